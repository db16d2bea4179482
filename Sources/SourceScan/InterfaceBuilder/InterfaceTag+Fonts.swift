extension String {
  /// Whether the last part of a key path speaks of a font: `fontName`, `titleFont`, `layer.fontFamily`.
  var isFontKey: Bool {
    let last = split(separator: ".").last ?? ""
    return last.lowercased().contains("font")
  }
}

extension InterfaceTag {
  /// What a `fontDescription` says.
  ///
  /// A name that starts with a dot is what Interface Builder writes for the system's font.
  var describedFont: InterfaceFont.Shape? {
    if let name = self["name"], name.hasPrefix(".") { return .system(type: name, weight: nil) }
    if let name = self["name"], !name.isEmpty { return .custom(name: name, family: self["family"]) }
    if let style = self["style"] { return .textStyle(style) }
    return self["type"].map { .system(type: $0, weight: self["weight"]) }
  }

  /// What a `font` of an attributed string says.
  var attributeFont: InterfaceFont.Shape? {
    if let name = self["name"], name.hasPrefix(".") { return .system(type: name, weight: nil) }
    if let name = self["name"], !name.isEmpty { return .custom(name: name, family: nil) }
    return self["metaFont"].map { .system(type: $0, weight: nil) }
  }
}
