extension Face {
  /// Asks FreeType and fontconfig what they call the face.
  ///
  /// Both open the file again, so this costs more than everything else about a face.
  ///
  /// - Returns: The names; none for a position of a variable font that is no named instance, and none
  ///   when FreeType is not trusted with the font.
  public func engineNames() -> EngineNames {
    guard let instance else { return FontEngine().names(file, index: index) }
    guard let place = instance.place else { return EngineNames() }
    return FontEngine().names(file, index: index, instance: place)
  }
}
