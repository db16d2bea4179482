/// Why the records of a file leave it open which name iOS gives a face.
enum NameDoubt {
  /// Two records of the PostScript name say different things.
  case recordsDiffer
  /// A record of the PostScript name cannot be read, and another gives the name.
  case recordDamaged
  /// Two records of an instance's style say different things.
  case stylesDiffer

  /// The doubt in a sentence, for ``Face/nameReason``.
  var reason: String {
    switch self {
    case .recordsDiffer:
      "the file's records of the PostScript name differ, and which one iOS takes is not published"
    case .recordDamaged:
      "a record of the PostScript name is damaged, and the name is that of another record"
    case .stylesDiffer:
      "the file's records of the instance's style differ, and which one iOS takes is not published"
    }
  }
}
