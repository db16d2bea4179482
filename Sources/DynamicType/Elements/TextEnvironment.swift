/// The settings that text elements follow: what the system is on a device, and what a test changes.
///
/// Not thread-safe: it belongs, with its elements, to one thread or actor, as everything in UIKit
/// belongs to the main one.
public final class TextEnvironment {
  /// A change of settings.
  public struct Change: Hashable, Sendable {
    /// The traits before, as they were set.
    public let previous: TraitCollection

    /// The traits after it, as they were set.
    public let current: TraitCollection
  }

  /// The settings; what they leave open comes from ``TraitCollection/current``.
  ///
  /// Setting other ones tells everyone who observes, in the order in which they began to.
  public var traits: TraitCollection {
    didSet {
      guard traits != oldValue else { return }
      pending.append(Change(previous: oldValue, current: traits))
      deliver()
    }
  }

  // By number, which rises with each, so that the order is kept and any of them ends at once.
  private var observers: [Int: (Change) -> Void] = [:]
  private var nextID = 0
  private var pending: [Change] = []
  private var isDelivering = false

  /// Makes an environment.
  ///
  /// - Parameter traits: Its settings.
  public init(traits: TraitCollection = TraitCollection()) {
    self.traits = traits
  }

  /// How many are being told of changes, elements included.
  public var observerCount: Int { observers.count }

  /// Tells of each change from now on.
  ///
  /// - Parameter handler: What to do. It may change the settings: everyone is told of that next,
  ///   after this change, so a handler must not do so without end.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ handler: @escaping (Change) -> Void) -> TextObservation {
    let id = nextID
    nextID += 1
    observers[id] = handler
    return TextObservation { [weak self] in
      self?.observers[id] = nil
    }
  }

  private func deliver() {
    // A change within a change waits for its turn: no recursion, and everyone sees the same order.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !pending.isEmpty {
      let change = pending.removeFirst()
      for id in observers.keys.sorted() {
        // Looked up anew, since an earlier handler may have ended this observation.
        observers[id]?(change)
      }
    }
  }
}
