/// One assignment of a build setting, in a project or in an `.xcconfig` file.
struct BuildSetting {
  /// What has to hold for the assignment to count, such as `sdk=iphoneos*`.
  struct Condition {
    var key: String
    var pattern: String
  }

  /// The setting's name without conditions.
  let name: String

  /// The name as it is written.
  let spelledName: String

  /// All of these have to hold.
  let conditions: [Condition]

  /// The value as it is written; elements of an array are separated by spaces.
  let value: String

  /// Where it is set.
  let place: SourcePlace

  /// Takes an assignment apart.
  ///
  /// - Parameters:
  ///   - spelledName: The name with its conditions: `NAME[sdk=macosx*][arch=arm64]`.
  ///   - value: The value.
  ///   - place: Where it is set.
  init(_ spelledName: String, value: String, place: SourcePlace) {
    let parts = spelledName.split(separator: "[", omittingEmptySubsequences: false)
    name = parts[0].trimmed
    self.spelledName = spelledName
    conditions = parts.dropFirst().flatMap { part in
      // Several conditions may share one pair of brackets.
      part.prefix { $0 != "]" }.split(separator: ",").map { condition in
        let sides = condition.split(separator: "=", maxSplits: 1)
        return Condition(
          key: sides.first?.trimmed ?? "",
          pattern: sides.count == 2 ? sides[1].trimmed : ""
        )
      }
    }
    self.value = value
    self.place = place
  }
}

extension BuildSetting {
  /// Whether the conditions hold.
  func applies(to build: BuildKind) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.key {
      case "sdk": Glob.matches(condition.pattern, build.sdk)
      case "config": Glob.matches(condition.pattern, build.configuration)
      // What is built for devices and stores.
      case "arch": Glob.matches(condition.pattern, "arm64")
      case "variant": Glob.matches(condition.pattern, "normal")
      default: false
      }
    }
  }
}

/// What a build is made for, as far as conditions of settings ask.
struct BuildKind: Hashable {
  /// The name of the SDK without its version: `iphoneos`.
  var sdk: String

  /// The name of the configuration: `Debug`.
  var configuration: String
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
