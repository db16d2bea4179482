import Testing

@testable import FontChecks

@Suite("legibility/not-restored and legibility/not-handled")
struct BoldTextCodeTests {
  @Test(arguments: [
    """
    final class A: UIViewController {
      let label = UILabel()
      @objc func boldTextChanged() {
        if UIAccessibility.isBoldTextEnabled {
          label.font = label.font.withTraits(.traitBold) // <--
        }
      }
    }
    """,
    """
    final class A: UILabel {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if traitCollection.legibilityWeight == .bold {
          self.font = self.font.bold() // <--
        }
      }
    }
    """,
    """
    final class A: UIView {
      let label = UILabel()
      func observe() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(update),
          name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
      }
      @objc func update() {
        label.font = UIFont(descriptor: label.font.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0) // <--
      }
    }
    """,
    """
    final class A: UIView {
      let label = UILabel()
      func check() { if UIAccessibility.isBoldTextEnabled { embolden() } }
      private func embolden() {
        label.font = .boldSystemFont(ofSize: label.font.pointSize) // <--
      }
    }
    """,
    """
    func update(label: UILabel, weight: UILegibilityWeight) {
      label.font = weight == UITraitCollection.current.legibilityWeight ? label.font : label.font.bold // <--
    }
    """,
    """
    final class A: UIView {
      let label = UILabel()
      init() {
        registerForTraitChanges([UITraitLegibilityWeight.self]) { (view: A, _) in
          view.label.font = view.label.font.bold() // <--
        }
      }
    }
    """,
  ])
  func `a bold that is made of what is there is told`(code: String) {
    MarkedCode(code).expect(.boldNotRestored)
  }

  @Test(arguments: [
    // The original is kept.
    """
    final class A: UILabel {
      private var original: UIFont?
      func update() {
        font = UIAccessibility.isBoldTextEnabled ? original?.bold() : original
      }
    }
    """,
    """
    final class A: UIView {
      let label = UILabel()
      private let original = UIFont.preferredFont(forTextStyle: .body)
      func update() {
        label.font = original
        if UIAccessibility.isBoldTextEnabled { label.font = label.font.bold() }
      }
    }
    """,
    """
    func update(label: UILabel, original: UIFont) {
      if UIAccessibility.isBoldTextEnabled {
        label.font = label.font.bold()
      } else {
        label.font = original
      }
    }
    """,
    // It has nothing to do with Bold Text.
    """
    func emphasize(label: UILabel) {
      label.font = label.font.bold()
    }
    """,
    """
    func update(label: UILabel, other: UILabel) {
      if UIAccessibility.isBoldTextEnabled { label.font = other.font.bold() }
    }
    """,
    """
    func update(label: UILabel) {
      // if UIAccessibility.isBoldTextEnabled { label.font = label.font.bold() }
      if UIAccessibility.isBoldTextEnabled { label.font = label.font.withSize(20) }
    }
    """,
  ])
  func `a font that is set again is left alone`(code: String) {
    MarkedCode(code).expect(.boldNotRestored)
  }
}
