extension ScalingTable {
  /// Sizes as published, line heights as measured; xSmall to xxxLarge, then AX1 to AX5.
  static let iosRows: [StyleRow] = [
    StyleRow(
      .largeTitle,
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
      emphasized: .bold
    ),
    StyleRow(
      .title1,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lines: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
      emphasized: .bold
    ),
    StyleRow(
      .title2,
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
      emphasized: .bold
    ),
    StyleRow(
      .title3,
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    StyleRow(
      .headline,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
      weight: .semibold
    ),
    StyleRow(
      .body,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    ),
    StyleRow(
      .callout,
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    StyleRow(
      .subheadline,
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lines: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    ),
    StyleRow(
      .footnote,
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    StyleRow(
      .caption1,
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lines: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    ),
    StyleRow(
      .caption2,
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lines: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    ),
    // Of these only the size at large is known.
    StyleRow(
      .extraLargeTitle,
      sizes: [0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0],
      weight: .bold,
      emphasized: nil
    ),
    StyleRow(
      .extraLargeTitle2,
      sizes: [0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0],
      weight: .bold,
      emphasized: nil
    ),
  ]
}
