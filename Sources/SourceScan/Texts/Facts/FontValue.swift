/// What an expression says of a font.
enum FontValue: Hashable, Sendable {
  /// Nothing that is known.
  case unknown

  /// A font.
  case font(TextFont)

  /// What another file of the module may define.
  case reference(FontReference)
}

/// A name of another file that may stand for a font.
struct FontReference: Hashable, Sendable {
  /// The type that it is a member of; `UIFont` and `Font` where the context says so.
  var owner: String

  /// The name of the property or function.
  var name: String

  /// What is handed over; `nil` for a property.
  var arguments: [Argument]?

  /// An argument.
  struct Argument: Hashable, Sendable {
    var label: String
    var size: TextSize
    var style: TextStyleName
  }
}

/// What a property or function of a type results in.
struct FontDefinition: Hashable, Sendable {
  /// The labels of its parameters; `nil` for a property.
  var labels: [String]?

  /// What its parameters are where they are left out.
  var usual: [TextSize] = []

  /// What it results in.
  var font: TextFont
}

extension FontValue {
  /// What is known when it can be one of two.
  func or(_ other: FontValue) -> FontValue {
    if self == other { return self }
    guard case .font(var font) = self, case .font(let second) = other, let scales = font.scales,
      scales == second.scales
    else { return .unknown }
    if font.style != second.style, font.style != nil { font.style = .unknown }
    if font.maximum != second.maximum { font.maximum = nil }
    return .font(font)
  }
}

extension TextSize {
  /// What is known when it can be one of two.
  func or(_ other: TextSize) -> TextSize {
    if self == other { return self }
    switch (self, other) {
    case (.points, .points): return self
    default: return .unknown
    }
  }
}

extension TextFont {
  /// The font with what is handed over in the place of its parameters.
  func handing(over arguments: [FontReference.Argument], to definition: FontDefinition) -> TextFont
  {
    func place(_ index: Int) -> Int? {
      guard let labels = definition.labels, labels.indices.contains(index) else { return nil }
      if arguments.count == labels.count { return index }
      return arguments.firstIndex { $0.label == labels[index] }
    }
    func filled(_ size: TextSize) -> TextSize {
      guard case .parameter(let index) = size else { return size }
      if let place = place(index) { return arguments[place].size }
      return definition.usual.indices.contains(index) ? definition.usual[index] : .unknown
    }
    var font = self
    font.size = filled(size)
    font.maximum = maximum.map(filled)
    if case .parameter(let index)? = style {
      font.style = place(index).map { arguments[$0].style } ?? .unknown
    }
    return font
  }
}
