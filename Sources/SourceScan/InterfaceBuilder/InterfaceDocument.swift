/// What a storyboard or xib asks for, and the texts that it sets in fonts.
///
/// The font files that it lists (`customFonts`) are no part of it: they add to the fonts of the app
/// and are read with the project.
package struct InterfaceDocument: Sendable {
  /// What it asks for, in the order of the file.
  package internal(set) var requests: [FontRequest] = []

  /// The controls whose fonts it sets, in the order of the file.
  package internal(set) var texts: [InterfaceText] = []

  /// The properties of code that are connected to elements, by the elements' identifiers.
  package internal(set) var outlets: [String: [String]] = [:]

  /// The heights that do not change, by the identifiers of the elements that have them.
  package internal(set) var heights: [String: Double] = [:]

  /// The scenes, with how many texts each has and whether it scrolls.
  package internal(set) var scenes: [InterfaceScene] = []

  /// Whether runtime attributes speak of the Large Content Viewer.
  package internal(set) var speaksOfLargeContent = false

  /// What its comments say is not to be told.
  package internal(set) var suppressions: [SourceSuppression] = []

  /// Whether it is made for a Mac or a watch, of which nothing is taken.
  package internal(set) var isForOtherSystem = false

  /// Why it could not be read, or not to its end; what came before was taken.
  package internal(set) var problem: SourceProblem?

  init() {}
}
