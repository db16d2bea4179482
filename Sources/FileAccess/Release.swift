internal import Dispatch

/// Frees what a value holds on another thread, while the caller goes on.
///
/// A tree of a hundred thousand parts takes as long to free as to look through. The caller must hold
/// no part of it any more, or frees that itself; a process that ends does not wait.
///
/// - Parameter value: What nobody needs any more.
package func releaseElsewhere(_ value: consuming some Sendable) {
  DispatchQueue.global().async { [value] in withExtendedLifetime(value) {} }
}
