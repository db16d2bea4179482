internal import OpenType

extension Face {
  /// Takes family, style and PostScript name from the names of the file.
  mutating func setNames(_ names: FaceNames, in bytes: Span<UInt8>) {
    legacyFamily = names.text(1, in: bytes)
    family = names.text(16, in: bytes) ?? legacyFamily
    familyAlsoKnownAs = names.otherFamilyNames(than: family, in: bytes)
    legacyStyle = names.text(2, in: bytes)
    style = names.text(17, in: bytes) ?? legacyStyle
    filePostScriptName = names.postScriptName(in: bytes)
    postScriptName = filePostScriptName
    guard postScriptName != nil else { return }
    nameCertainty = .high
    if let doubt = names.postScriptNameDoubt(in: bytes) { doubtName(doubt) }
  }

  /// Takes the name for uncertain.
  mutating func doubtName(_ doubt: NameDoubt) {
    (nameCertainty, nameReason) = (.low, doubt.reason)
  }

  /// Takes weight, width, slant and boldness from the style bits and classes of the tables.
  mutating func setStyle(head: HeadTable?, os2: OS2Table?) {
    let macStyle = head?.macStyle ?? []
    let selection = os2?.selection ?? []
    hasBoldBits = macStyle.contains(.bold) || selection.contains(.bold)
    isItalic = macStyle.contains(.italic) || !selection.isDisjoint(with: [.italic, .oblique])
    if let os2 {
      weight = Double(os2.weightClass)
      width = Int(os2.widthClass)
    } else if head != nil {
      weight = macStyle.contains(.bold) ? 700 : 400
    }
    isBold = hasBoldBits || (weight ?? 0) >= 600
  }
}
