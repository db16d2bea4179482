internal import PropertyList

/// One object of a project file: a target, a group, a reference to a file.
///
/// There is no published description of the format; what the keys mean is known from what Xcode
/// writes.
///
/// A class, since there are tens of thousands and they are handed around a lot.
final class XcodeObject {
  /// What other objects call it: usually 24 hexadecimal digits.
  let id: String

  /// Its class, `isa`.
  let isa: String

  /// All its values, as they are written.
  let values: PropertyListDictionary

  /// Where the object is written.
  let position: PropertyListPosition

  /// The group that it is in; `nil` for the main group, and for what is in none.
  var group: XcodeObject?

  /// Of a group that was asked: where it lies, `nil` within when that is not in the checkout by design.
  var knownLocation: ProjectPath??

  init(id: String, isa: String, values: PropertyListDictionary, position: PropertyListPosition) {
    self.id = id
    self.isa = isa
    self.values = values
    self.position = position
  }
}

extension XcodeObject {
  /// A string, or `nil` when there is none under the key.
  func string(_ key: String) -> String? { values[key]?.string }

  /// Whether a key says yes: `YES`, `true` or `1`.
  func isSet(_ key: String) -> Bool {
    guard let value = string(key) else { return false }
    return value == "1" || value.uppercased() == "YES" || value.lowercased() == "true"
  }

  /// What it is called in a project's window: its name, else the end of its path.
  var title: String? {
    string("name")
      ?? string("path").map { path in
        String(decoding: Array(path.utf8)[...].lastComponent, as: UTF8.self)
      }
  }
}

/// A string of a project file and its place: often the id of another object.
struct XcodeString {
  let text: String
  let position: PropertyListPosition
}
