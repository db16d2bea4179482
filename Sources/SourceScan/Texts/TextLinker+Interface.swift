internal import FileAccess

extension TextLinker {
  /// Adds what a storyboard or xib says of its texts.
  func add(_ document: InterfaceDocument, to texts: inout ModuleTexts) {
    for text in document.texts where Self.controls.contains(text.control) && !text.isInBar {
      let names = document.outlets[text.identifier] ?? []
      // A class of the app may do anything, and so may code in a language that is read for names only.
      guard text.customClass == nil, names.isEmpty || !hasOtherCode else { continue }
      let known = KnownText(
        text: text,
        isGivenFonts: names.contains(where: fontNames.contains),
        isFlagged: flagsAll || !flaggingTypes.isEmpty
          || names.contains(where: flaggedNames.contains),
        isGivenLines: names.contains(where: lineNames.contains)
      )
      known.addFont(to: &texts)
      known.addLimits(to: &texts)
      if names.isEmpty, !showsLargeContent, !document.speaksOfLargeContent {
        known.addSmallControl(to: &texts)
      }
      if known.grows {
        for id in [text.identifier] + text.containers.suffix(2) {
          guard let height = document.heights[id] else { continue }
          let fact = ConstantHeight(points: height, api: "constraint")
          texts.heights.append(.init(fact: fact, location: text.location))
          break
        }
      }
    }
    for scene in document.scenes where !scene.scrolls && scene.texts >= ModuleTexts.fullScene {
      texts.fullScenes.append(.init(fact: scene.texts, location: scene.location))
    }
  }

  private static let controls: Set<String> = ["label", "button", "textField", "textView"]
}

/// A text of a storyboard, and what code does to it.
private struct KnownText {
  let text: InterfaceText
  let isGivenFonts: Bool
  let isFlagged: Bool
  let isGivenLines: Bool

  /// The style of its font, when all of its fonts are of one.
  var isOfStyle: Bool {
    !text.fonts.isEmpty
      && text.fonts.allSatisfy { font in
        if case .textStyle = font.shape { true } else { false }
      }
  }

  /// Whether it is known to grow: at once when it is made, where nothing sets its flag.
  var grows: Bool { isOfStyle && !isGivenFonts }

  func addFont(to texts: inout ModuleTexts) {
    guard !isGivenFonts else { return }
    if isOfStyle {
      var setting = TextSetting(
        font: TextFont(.preferred, style: .unknown, api: "fontDescription"),
        control: text.control
      )
      // A button follows by itself only where it has a configuration, which is not looked at.
      let isMissing = !text.adjustsForSizeCategory && !isFlagged && text.control != "button"
      setting.adjusting = isMissing ? .missing : .adjusts
      texts.settings.append(.init(fact: setting, location: text.location))
      return
    }
    let fixed = text.fonts.first { font in
      if case .textStyle = font.shape { return false }
      return font.pointSize != nil
    }
    guard let fixed, let points = fixed.pointSize else { return }
    var font = TextFont(.system, size: .points(points), api: "fontDescription")
    if case .custom = fixed.shape { font.form = .custom }
    let setting = TextSetting(font: font, control: text.control)
    if font.form == .custom, text.adjustsForSizeCategory, !fixed.isAttribute {
      texts.idleSwitches.append(.init(fact: setting, location: text.location))
    } else {
      texts.settings.append(.init(fact: setting, location: text.location))
    }
  }

  /// A button of small text, which no outlet hands to code.
  func addSmallControl(to texts: inout ModuleTexts) {
    guard text.control == "button", !text.showsLargeContent, !text.fonts.isEmpty else { return }
    let sizes = text.fonts.compactMap { font -> Double? in
      if case .textStyle = font.shape { nil } else { font.pointSize }
    }
    guard sizes.count == text.fonts.count, let largest = sizes.max(),
      largest <= SwiftTextReader.smallText
    else { return }
    let control = SmallControl(control: text.control, content: .text, points: largest)
    texts.smallControls.append(.init(fact: control, location: text.location))
  }

  func addLimits(to texts: inout ModuleTexts) {
    guard text.control == "label" else { return }
    if grows, text.lines != 0, !isGivenLines {
      let limit = LineLimit(lines: text.lines, api: "numberOfLines")
      texts.lineLimits.append(.init(fact: limit, location: text.location))
    }
    guard text.shrinksToFit, !text.hasMinimumFontSize else { return }
    let shrink = TextShrink(factor: text.minimumScaleFactor, api: "adjustsFontSizeToFit")
    texts.shrinks.append(.init(fact: shrink, location: text.location))
  }
}
