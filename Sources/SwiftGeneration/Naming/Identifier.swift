/// Makes identifiers of names that may hold anything.
///
/// The rule, which the README has in the words of its readers:
///
/// 1. A name is split into words at all that is no letter, mark or digit.
/// 2. The words are joined, each with its first letter in upper case; of a case the first word starts
///    in lower case, as `boldItalic` and `w3` do, and `ltBold` of `LT Bold`.
/// 3. What would start with a digit gets an underscore before it.
/// 4. What Swift, Apple's frameworks or the generated code mean something else by gets `Family` or `Face`
///    behind it.
/// 5. Names that would be called the same are spelled out, all of them: `Family_`, `face_` or `style_`,
///    and then the name with the code of each scalar that is no letter, mark or digit in hexadecimal,
///    between underscores. So nothing is ever called as something else was before.
enum Identifier {
  /// The identifier of a type; `nil` where the name has no letter or digit.
  static func type(_ name: String) -> String? {
    finished(words(of: name).map(capitalized).joined(), suffix: "Family", ReservedNames.types)
  }

  /// The identifier of a case; `nil` where the name has no letter or digit.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - suffix: What goes behind it where it is taken.
  /// - Returns: The identifier.
  static func member(_ name: String, suffix: String = "Face") -> String? {
    let words = words(of: name)
    let first = words.first.map(uncapitalized) ?? ""
    let joined = first + words.dropFirst().map(capitalized).joined()
    return finished(joined, suffix: suffix, ReservedNames.members)
  }

  /// The identifiers, spelled out where several names have the same.
  ///
  /// - Parameters:
  ///   - identifiers: What each of the names is called by itself.
  ///   - names: The names.
  ///   - kind: What the names are of: what a name that is spelled out starts with.
  /// - Returns: Identifiers that differ.
  static func distinct(_ identifiers: [String], of names: [String], kind: String) -> [String] {
    var counts: [String: Int] = [:]
    for identifier in identifiers { counts[identifier, default: 0] += 1 }
    return numbered(
      zip(identifiers, names).map { identifier, name in
        counts[identifier] == 1 ? identifier : spelled(name, kind)
      }
    )
  }

  /// A name without a loss; no name is called so by itself, since words have no underscore between
  /// them.
  private static func spelled(_ name: String, _ kind: String) -> String {
    let parts = name.unicodeScalars.map { scalar in
      scalar.staysInIdentifier
        ? String(scalar) : "_\(String(scalar.value, radix: 16, uppercase: true))_"
    }
    return "\(kind)_" + parts.joined()
  }

  /// The identifiers, with a number behind those that are there a second time: two spellings of one
  /// text, which Unicode has for some letters, or the same name twice.
  private static func numbered(_ identifiers: [String]) -> [String] {
    var taken = Set(identifiers)
    var seen: Set<String> = []
    // Where many are alike, no number is tried twice.
    var next: [String: Int] = [:]
    return identifiers.map { identifier in
      guard !seen.insert(identifier).inserted else { return identifier }
      var number = next[identifier] ?? 2
      while !taken.insert("\(identifier)\(number)").inserted { number += 1 }
      next[identifier] = number + 1
      return "\(identifier)\(number)"
    }
  }

  private static func words(of name: String) -> [String] {
    name.unicodeScalars.split { !$0.staysInIdentifier }.map { String($0) }
  }

  private static func finished(
    _ joined: String,
    suffix: String,
    _ reserved: Set<String>
  ) -> String? {
    guard let first = joined.unicodeScalars.first else { return nil }
    let identifier = first.startsIdentifier ? joined : "_" + joined
    return reserved.contains(identifier) ? identifier + suffix : identifier
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return mapped(first, first.properties.uppercaseMapping)
      + String(word.unicodeScalars.dropFirst())
  }

  /// The word with its leading capitals in lower case, without the last of several that a small letter
  /// follows: `Bold` is `bold`, `BOLD` is `bold`, `LTBold` is `ltBold`.
  private static func uncapitalized(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { $0.properties.isUppercase }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    return scalars[..<count].map { mapped($0, $0.properties.lowercaseMapping) }.joined()
      + scalars[count...].map { String($0) }.joined()
  }

  /// A scalar in the other case, as long as that is one scalar which an identifier may hold.
  private static func mapped(_ scalar: Unicode.Scalar, _ mapping: String) -> String {
    let scalars = mapping.unicodeScalars
    guard scalars.count == 1, let other = scalars.first, other.staysInIdentifier else {
      return String(scalar)
    }
    return mapping
  }
}
