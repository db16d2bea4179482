extension Family {
  /// The PostScript name of the family's regular face when it does not end as its siblings' do.
  ///
  /// People build names by rule, from the family and a hyphen and a style. That fails for a face
  /// that is called `DemoSans` beside `DemoSans-Bold`: there is no `DemoSans-Regular`.
  public var bareRegularName: String? {
    let names = faces.compactMap(\.postScriptName)
    return names.first { name in
      !name.utf8.contains(UInt8(ascii: "-"))
        && names.contains { $0.hasPrefix(name + "-") }
        && !names.contains { $0.hasSameBytes(as: name + "-Regular") }
    }
  }
}
