internal import PropertyList

/// A tag of a storyboard or xib, with its place in the file.
struct InterfaceTag {
  let name: String
  let location: SourceLocation
  private let attributes: XMLAttributes

  init(_ element: XMLElements.Element, location: SourceLocation) {
    name = element.name
    self.location = location
    attributes = element.attributes
  }

  /// The value of an attribute; `nil` when the tag does not have it.
  subscript(attribute: String) -> String? { attributes[attribute] }
}
