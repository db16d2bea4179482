package import FontRegistry

extension Face {
  /// A face for the examples of a rule, sane in everything that is not said.
  ///
  /// - Parameters:
  ///   - postScriptName: Name ID 6.
  ///   - family: The family.
  ///   - style: The style.
  ///   - weight: usWeightClass.
  ///   - italic: Whether style bits and angle are those of an italic.
  ///   - bits: What the bold bits say; `nil` means that they follow the style.
  ///   - macBits: What the bold bit of `macStyle` says; `nil` means the same as the other.
  ///   - angle: `italicAngle` of `post`; `nil` means that it follows `italic`.
  ///   - embedding: fsType.
  ///   - names: Name records besides those that follow from the above.
  ///   - cffName: The name in the `CFF ` table.
  ///   - isSymbol: Whether it is a symbol font.
  ///   - hhea: Ascender, descender and line gap of `hhea`, of 1000 units.
  ///   - typo: The typographic ones of `OS/2`.
  ///   - win: Ascent and descent of Windows.
  ///   - useTypo: Whether `fsSelection` asks for the typographic ones.
  ///   - coverage: The characters.
  /// - Returns: A face.
  @inline(never)
  package static func example(
    _ postScriptName: String?,
    family: String? = "Demo",
    style: String? = "Regular",
    weight: Int = 400,
    italic: Bool = false,
    bits: Bool? = nil,
    macBits: Bool? = nil,
    angle: Double? = nil,
    embedding: UInt16 = 0,
    names: [NameRecord] = [],
    cffName: String? = nil,
    isSymbol: Bool = false,
    hhea: (ascender: Int, descender: Int, gap: Int) = (950, -250, 0),
    typo: (ascender: Int, descender: Int, gap: Int) = (950, -250, 0),
    win: (ascent: Int, descent: Int) = (950, 250),
    useTypo: Bool = false,
    coverage: [ClosedRange<UInt32>] = [0x20...0x7E]
  ) -> Face {
    let isBold = bits ?? (style == "Bold" || style == "Bold Italic")
    let isMacBold = macBits ?? isBold
    var records = [
      NameRecord(nameID: 1, text: family),
      NameRecord(nameID: 2, text: style),
      NameRecord(nameID: 6, text: postScriptName),
    ]
    records.removeAll { $0.text == nil }
    var face = Face(
      postScriptName: postScriptName,
      fullName: [family, style].compactMap { $0 }.joined(separator: " "),
      family: family,
      style: style,
      weight: Double(weight),
      isItalic: italic,
      isBold: weight >= 600 || isBold || isMacBold,
      details: FaceDetails(
        names: records + names,
        cffName: cffName,
        weightClass: weight,
        selection: (isBold ? 0x20 : 0) | (italic ? 0x01 : 0) | (useTypo ? 0x80 : 0),
        macStyle: (isMacBold ? 0x01 : 0) | (italic ? 0x02 : 0),
        embedding: embedding,
        italicAngle: angle ?? (italic ? -12 : 0),
        metrics: VerticalMetrics(
          unitsPerEm: 1000,
          hhea: .init(ascender: hhea.ascender, descender: hhea.descender, lineGap: hhea.gap),
          typo: .init(ascender: typo.ascender, descender: typo.descender, lineGap: typo.gap),
          win: .init(ascent: win.ascent, descent: win.descent),
          capHeight: 700,
          xHeight: 500
        ),
        coverage: Coverage(ranges: coverage),
        symbolKind: isSymbol ? .privateUse : nil
      )
    )
    face.hasBoldBits = isBold || isMacBold
    face.filePostScriptName = postScriptName
    face.legacyFamily = family
    return face
  }

  /// The same face in a variable file, at a position of its `wght` axis.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - axis: From where to where the axis goes, and its default.
  ///   - name: The subfamily name of the instance.
  ///   - stored: The PostScript name that the file stores for it.
  /// - Returns: The face at that position, under the name that iOS gives it.
  @inline(never)
  package func at(
    _ position: Double,
    axis: (minimum: Double, defaultValue: Double, maximum: Double) = (100, 400, 900),
    name: String,
    stored: String? = nil
  ) -> Face {
    var face = self
    let isDefault = position == axis.defaultValue
    face.axes = [
      VariationAxis(
        tag: "wght",
        minimum: axis.minimum,
        defaultValue: axis.defaultValue,
        maximum: axis.maximum
      )
    ]
    face.instance = NamedInstance(
      name: name,
      storedPostScriptName: stored,
      coordinates: [position],
      isDefault: isDefault
    )
    face.style = name
    face.weight = position
    face.isBold = position >= 600
    guard !isDefault else { return face }
    face.hasBoldBits = false
    face.postScriptName =
      stored
      ?? filePostScriptName.map { $0 + "_" + name.replacing(" ", with: "-") }
    return face
  }
}
