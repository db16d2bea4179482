package import FileAccess
internal import SourceScan

/// How many texts follow the text size that a person chooses, as far as code and storyboards say which
/// fonts they have.
package struct TextCounts: Hashable, Sendable {
  /// Those that follow it.
  package var following = 0

  /// Those that have a fixed size: see `scaling/fixed-size` and `scaling/interface-builder-adjusts`.
  package var fixed = 0

  /// Those that keep the size they got at first: see `scaling/does-not-adjust`.
  package var notAdjusting = 0

  /// Those whose fonts are not known.
  package var unknown = 0

  /// Starts with none.
  package init() {}

  /// How many of those of which it is known follow it, in percent, rounded down; `nil` without any.
  package var percent: Int? {
    let known = following + fixed + notAdjusting
    return known == 0 ? nil : following * 100 / known
  }

  /// How many there are.
  package var all: Int { following + fixed + notAdjusting + unknown }

  /// The counts of a file.
  package struct OfFile: Hashable, Sendable {
    /// The file.
    package var file: FilePath

    /// Its counts.
    package var counts: TextCounts
  }

  mutating func add(_ setting: TextSetting) {
    guard let scales = setting.font?.scales else {
      unknown += 1
      return
    }
    if !scales {
      if setting.isOnly { fixed += 1 } else { unknown += 1 }
      return
    }
    switch setting.adjusting {
    case .adjusts: following += 1
    case .unknown: unknown += 1
    case .missing: notAdjusting += 1
    }
  }

  mutating func add(_ other: TextCounts) {
    following += other.following
    fixed += other.fixed
    notAdjusting += other.notAdjusting
    unknown += other.unknown
  }
}

extension TextCounts {
  /// Counts the texts of modules, file by file; a file that two of them have counts once.
  static func files(of modules: [ModuleTexts]) -> [OfFile] {
    var counts: [FilePath: TextCounts] = [:]
    for module in modules {
      var own: [FilePath: TextCounts] = [:]
      for setting in module.settings {
        own[setting.location.file, default: .init()].add(setting.fact)
      }
      for text in module.idleSwitches { own[text.location.file, default: .init()].fixed += 1 }
      counts.merge(own) { first, _ in first }
    }
    return counts.sorted { $0.key < $1.key }.map { OfFile(file: $0.key, counts: $0.value) }
  }
}
