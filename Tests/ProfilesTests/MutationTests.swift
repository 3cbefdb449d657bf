import Documents
import Events
import Profiles
import Testing

/// Numbers that look random and are the same in every run (xorshift).
private struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed | 1 }
  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(sides, 1)))
  }
}

@Suite struct MutationTests {
  static let pieces = [
    "\t", "\n", "  ", "- ", ": ", "{", "}", "[", "]", "\"", "'", "&a ", "*a", "!", "|\n", ">\n", "#", "~",
    "yes",
    "$late", "9223372036854775808", "-", "%", "@", "? ", "---\n", "<<: *a\n", "é", "\u{0}", "\u{FEFF}",
    "\u{E000}",
    "requirements:\n", "extends: p.yaml\n", "id: cus/cover\n", "null", "\r\n",
  ]

  /// Whatever comes out, it comes out: a profile, or diagnostics that lie in the file.
  @Test func noProfileTraps() throws {
    var dice = Dice(103_859)
    let bench = try Bench([:])
    for _ in 0..<500 {
      var text = Array(ProfileLoaderTests.full)
      for _ in 0...dice.roll(5) {
        let place = dice.roll(text.count + 1)
        switch dice.roll(4) {
        case 0, 1: text.insert(contentsOf: Self.pieces[dice.roll(Self.pieces.count)], at: place)
        case 2: text.removeSubrange(place..<min(text.count, place + dice.roll(30)))
        default: text.insert(contentsOf: text[place..<min(text.count, place + 40)], at: dice.roll(text.count))
        }
      }
      try bench.write("p.yaml", String(text))
      let lines = String(text).split(omittingEmptySubsequences: false) { $0.isNewline }.count
      let (profile, diagnostics) = bench.load()
      #expect(profile != nil || diagnostics.contains { $0.severity == .error })
      #expect(diagnostics.allSatisfy { $0.location.line >= 1 && $0.location.line <= lines + 1 })
      #expect(diagnostics.allSatisfy { $0.location.column >= 1 && !$0.description.isEmpty })
    }
  }
}
