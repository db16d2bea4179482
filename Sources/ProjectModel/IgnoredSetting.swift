/// A font list in a build setting, `INFOPLIST_KEY_UIAppFonts`, which no build writes anywhere.
package struct IgnoredSetting: Hashable, Sendable {
  /// The setting's name as it is written, with conditions.
  package var name: String

  /// Its value as it is written; several are separated by spaces.
  package var value: String

  /// Where it is set.
  package var place: SourcePlace

  /// Puts a setting together.
  package init(name: String, value: String, place: SourcePlace) {
    self.name = name
    self.value = value
    self.place = place
  }
}
