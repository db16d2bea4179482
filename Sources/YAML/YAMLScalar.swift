/// A node that is one piece of text.
package struct YAMLScalar: Hashable, Sendable {
  /// The text, without quotes and with escapes resolved.
  package let text: String

  /// Whether it is written without quotes and without the sign of a block: only then may it stand
  /// for something other than text.
  package let isPlain: Bool

  /// Puts a scalar together.
  package init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }
}

extension YAMLScalar {
  /// Whether it stands for nothing: left out, `~` or `null`.
  package var isNull: Bool {
    isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The decimal whole number that it stands for.
  ///
  /// Other forms of numbers (`0x1F`, `1_000`, `1e3`) are not taken: the versions of YAML disagree
  /// about them.
  package var integer: Int? {
    guard isPlain, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2B })
    else { return nil }
    return Int(text)
  }

  /// The truth value that it stands for, in the spellings of YAML 1.1, which are what the tools
  /// around Xcode read.
  package var boolean: Bool? {
    guard isPlain else { return nil }
    switch text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }
}
