internal import FontRegistry

extension WeightComparison {
  /// What was measured, with both figures: `stems 80 -> 140 (1.75 times)`.
  package var words: String {
    let what = script == nil || script == .latin ? "" : "\(script?.rawValue ?? "") "
    let kind = method == .stems ? "stems" : "ink"
    guard let bold, let ratio else { return "\(what)\(kind) \(figure(regular))" }
    let times = ratio.text == "1" ? "the same" : "\(ratio.text) times"
    return "\(what)\(kind) \(figure(regular)) -> \(figure(bold)) (\(times))"
  }

  /// Both figures for a sentence, with their unit.
  package var sentence: String {
    let letters = script.map { "its \($0.rawValue) letters" } ?? "its letters"
    let (regular, bold) = (figure(regular), bold.map(figure) ?? "none")
    return switch method {
    case .stems:
      "the stems of \(letters) are \(bold) thousandths of an em thick, and those of the face "
        + regular
    case .ink:
      "the ink of \(letters) covers \(bold) thousandths of an em's square, and that of the face "
        + regular
    }
  }

  private func figure(_ value: Double) -> String {
    ((value * 10).rounded() / 10).text
  }
}
