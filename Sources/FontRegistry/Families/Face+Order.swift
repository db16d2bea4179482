extension Face {
  /// The order of faces within a family: by width, weight, slant, PostScript name, file and place.
  ///
  /// - Parameter other: Another face.
  /// - Returns: Whether this face comes first; faces without a value come before those with one.
  package func precedesInFamily(_ other: Face) -> Bool {
    if width != other.width { return (width ?? 0) < (other.width ?? 0) }
    if weight != other.weight { return (weight ?? 0) < (other.weight ?? 0) }
    if isItalic != other.isItalic { return !isItalic }
    let (name, otherName) = (postScriptName ?? "", other.postScriptName ?? "")
    if !name.hasSameBytes(as: otherName) { return name.precedesByBytes(otherName) }
    if file != other.file { return file < other.file }
    return index < other.index
  }
}
