import Testing

@testable import FontscanCLI

@Suite("Decimals")
struct DecimalsTests {
  @Test(
    arguments: [
      (20.5714, 1, "20.6", "20.6"), (20, 2, "20.00", "20"), (0.05, 1, "0.1", "0.1"),
      (-0.25, 1, "-0.3", "-0.3"), (-0.01, 1, "0.0", "0"), (1.045, 0, "1", "1"),
      (7.006, 3, "7.006", "7.006"), (0.1, 3, "0.100", "0.1"), (100, 1, "100.0", "100"),
      (1e14, 1, "100000000000000", "100000000000000"), (.infinity, 2, "inf", "inf"),
      (1e300, 3, "1e+300", "1e+300"), (-1.5e20, 3, "-1.5e+20", "-1.5e+20"),
    ] as [(Double, Int, String, String)]
  )
  func `are rounded to places`(number: Double, places: Int, fixed: String, rounded: String) {
    #expect(number.fixed(places) == fixed)
    #expect(number.rounded(to: places) == rounded)
  }

  @Test func `what is no number stays so`() {
    #expect(Double.nan.fixed(2) == "nan")
  }
}

@Suite("Numbers of a command line")
struct DecimalNumberTests {
  @Test(arguments: [
    ("17", 17), ("17.5", 17.5), ("-3", -3), (".5", 0.5), ("007", 7), ("1e3", 1000), ("+1", 1),
    ("1.75E+1", 17.5), ("175e-1", 17.5), ("12345678901234568", 12_345_678_901_234_568),
    ("17.000000000000000000000000", 17),
  ])
  func `are decimal`(text: String, number: Double) {
    #expect(DecimalNumber.value(of: text) == number)
  }

  @Test(arguments: [
    "", "-", ".", "1e999", "0x1p3", "inf", "nan", "1-", "1 ", "1e", "e3", "1e3.5", "--1", "1.7.5",
    "e",
  ])
  func `are nothing else`(text: String) {
    #expect(DecimalNumber.value(of: text) == nil)
  }
}
