/// A font name, as far as a source says it without being run.
package enum RequestedName: Hashable, Sendable {
  /// The whole name: one literal, or several that are joined.
  case known(String)

  /// A name that only exists while the app runs.
  ///
  /// - Parameter parts: Its known parts in order, with `nil` for each part that is not known; never
  ///   empty, and only `nil` when nothing is known: any font may be asked for.
  case joined(parts: [String?])
}
