/// Copies of a good file with a few small changes each, the same ones in every run.
package struct Mutants: Sequence, IteratorProtocol {
  private let good: [UInt8]
  private let pieces: [[UInt8]]
  private var left: Int
  private var random: SplitMix64

  /// Prepares copies.
  ///
  /// - Parameters:
  ///   - good: The file.
  ///   - count: How many copies to make.
  ///   - pieces: What has a meaning in such files, put in here and there.
  ///   - seed: Which copies to make.
  package init(of good: some Sequence<UInt8>, count: Int, pieces: [String], seed: UInt64) {
    self.good = Array(good)
    self.pieces = pieces.map { Array($0.utf8) }
    left = count
    random = SplitMix64(state: seed)
  }

  /// The next copy.
  package mutating func next() -> [UInt8]? {
    guard left > 0 else { return nil }
    left -= 1
    var copy = good
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let place = copy.indices.randomElement(using: &random) else { break }
      let end = Swift.min(copy.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: copy[place] = UInt8.random(in: 0...255, using: &random)
      case 1: copy.removeSubrange(place..<end)
      case 2: copy.insert(contentsOf: copy[place..<end], at: place)
      case 3: copy.removeSubrange(place...)
      default:
        guard let piece = pieces.randomElement(using: &random) else { continue }
        copy.insert(contentsOf: piece, at: place)
      }
    }
    return copy
  }
}

/// Numbers that look random (https://doi.org/10.1145/2714064.2660195).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
