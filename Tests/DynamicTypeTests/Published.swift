internal import DynamicType

/// What is published and measured, typed as the sources print it.
enum Published {
  /// Point size and line height as the Human Interface Guidelines print them (January 2026), xSmall
  /// to xxxLarge, then AX1 to AX5.
  static let iOS = TextTable(
    """
    largeTitle  31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1      25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    title2      19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3      17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline    14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    body        14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout     13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    footnote    12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1    11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    caption2    11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """
  )

  /// `UIFontMetrics.scaledValue(for: 1000)` over 1000 at three pixels to a point, printed on iOS 27
  /// by the ScaledFont project, to four places.
  static let multipliers = TextTable(
    """
    largeTitle  0.9267 0.9513 0.9757 1      1.0487 1.122  1.1707 1.2683 1.3903 1.4877 1.6097 1.7073
    title1      0.9117 0.9413 0.9707 1      1.0587 1.1177 1.206  1.353  1.5    1.6763 1.794  2
    title2      0.857  0.893  0.9287 1      1.0713 1.143  1.2143 1.4643 1.6787 1.857  2.107  2.357
    title3      0.88   0.92   0.96   1      1.12   1.2    1.28   1.52   1.76   2.04   2.32   2.6
    headline    0.8637 0.909  0.9547 1      1.091  1.1817 1.3183 1.5453 1.8183 2.1817 2.3183 2.8183
    body        0.8637 0.909  0.9547 1      1.091  1.1817 1.3183 1.5453 1.8183 2.1817 2.5453 2.8183
    callout     0.857  0.9047 0.9523 1      1.0953 1.1903 1.3333 1.5237 1.857  2.1903 2.4763 2.857
    subheadline 0.8    0.9    0.95   1      1.1    1.2    1.3    1.55   1.8    2.15   2.5    2.9
    footnote    0.889  0.889  0.889  1      1.111  1.2223 1.3333 1.611  1.8333 2.2223 2.5557 2.889
    caption1    0.8127 0.8127 0.8127 1      1.1877 1.3127 1.4377 1.6877 2      2.4377 2.75   3.1877
    caption2    1      1      1      1      1.3847 1.5383 1.6923 1.923  2.2307 2.6923 3.154  3.6923
    """
  )

  /// Point sizes of iOS 7 to 10.
  static let iOS10 = TextTable(
    """
    title1      25 26 27 28 30 32 34 34 34 34 34 34
    title2      19 20 21 22 24 26 28 28 28 28 28 28
    title3      17 18 19 20 22 24 26 26 26 26 26 26
    headline    14 15 16 17 19 21 23 23 23 23 23 23
    body        14 15 16 17 19 21 23 28 33 40 47 53
    callout     13 14 15 16 18 20 22 22 22 22 22 22
    subheadline 12 13 14 15 17 19 21 21 21 21 21 21
    footnote    12 12 12 13 15 17 19 19 19 19 19 19
    caption1    11 11 11 12 14 16 18 18 18 18 18 18
    caption2    11 11 11 11 13 15 17 17 17 17 17 17
    """
  )

  /// Point size and line height on macOS, with both weights.
  static let macOS = TextTable(
    """
    largeTitle  26/32 regular bold
    title1      22/26 regular bold
    title2      17/22 regular bold
    title3      15/20 regular semibold
    headline    13/16 bold    heavy
    body        13/16 regular semibold
    callout     12/15 regular semibold
    subheadline 11/14 regular semibold
    footnote    10/13 regular semibold
    caption1    10/13 regular medium
    caption2    10/13 medium  semibold
    """
  )

  /// Where measurement and publication part: published and measured line height.
  static let disputed = TextTable(
    """
    title1      xLarge   37 36
    title1      xxLarge  39 38
    title1      AX4      62 61
    headline    AX4      56 51
    subheadline xxxLarge 28 26
    subheadline AX2      37 36
    caption1    AX1      28 27
    caption2    AX2      30 29
    """
  )
}

/// Rows of words, the first of which is a text style.
struct TextTable: Sendable {
  /// A row.
  struct Row: Sendable {
    /// The style that it begins with.
    let style: TextStyle

    /// The words after it.
    let words: [String]

    /// The words as numbers, each cut at a slash.
    func numbers(part: Int = 0) -> [Double] {
      words.map { Double($0.split(separator: "/")[part]) ?? .nan }
    }
  }

  /// The rows, in order.
  let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      // A style that cannot be read would be missed below, where the styles are counted.
      return Row(
        style: TextStyle.allCases.first { $0.key == words[0] } ?? .extraLargeTitle2,
        words: Array(words.dropFirst())
      )
    }
  }
}
