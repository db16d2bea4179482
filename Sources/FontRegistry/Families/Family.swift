/// The faces that share a family name.
public struct Family: Sendable {
  /// The name; `nil` gathers the faces that have none.
  public var name: String?

  /// The faces by width, weight, slant, PostScript name and file.
  public var faces: [Face]

  package init(name: String?, faces: [Face]) {
    self.name = name
    self.faces = faces
  }
}
