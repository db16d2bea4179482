/// Stands for being told of changes; releasing it ends that.
public final class TextObservation {
  private var end: (() -> Void)?

  init(onEnd end: @escaping () -> Void) {
    self.end = end
  }

  deinit {
    end?()
  }

  /// Ends it now; calling it again does nothing.
  public func cancel() {
    end?()
    end = nil
  }
}
