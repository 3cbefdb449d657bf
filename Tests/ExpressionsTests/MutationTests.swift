import Events
import Expressions
import Testing

/// Numbers that look random and are the same in every run (xorshift).
struct Dice {
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
  static let seeds = [
    "has(udIqWidth) && udIqWidth in [1, 3..7, 99] || startPrbc + numPrbc * 2 <= 273 PRB",
    "airTime - captureTime >= 35.7 us && !(dataDirection == DL)",
    "reMask subset otherMask && size(reMask) > $few",
    "source == \"00:11:22:33:44:55\" && gNB-DU-ID % 3 == -1", "offset / 6144 Tc == 9223372036854775807",
    "x.c.section[sectionId == 4095 && has(flag)], x.c.* as c", "count(x.c[wellFormed]) >= 10",
  ]
  static let pieces = [
    "(", ")", "[", "]", "!", "-", " - ", "..", "&&", "||", "%", "/ 0", "0", "9223372036854775807", " us",
    "$few",
    "has(", "in [", ",", "\"", "é", "0x", "1.", " Tc", "==", "\u{0}", "🛰", "-9223372036854775808", " subset ",
  ]

  /// Whatever comes out, it comes out: a program that can be run, or an error inside the text.
  @Test func noTextTraps() {
    var dice = Dice(2026)
    for _ in 0..<2000 {
      var text = Array(Self.seeds[dice.roll(Self.seeds.count)])
      for _ in 0...dice.roll(4) {
        let place = dice.roll(text.count + 1)
        switch dice.roll(4) {
        case 0: text.insert(contentsOf: Self.pieces[dice.roll(Self.pieces.count)], at: place)
        case 1: if place < text.count { text.remove(at: place) }
        case 2: text = Array(text.prefix(place))
        default: text.insert(contentsOf: Self.seeds[dice.roll(Self.seeds.count)], at: place)
        }
      }
      check(String(text))
    }
  }

  private func check(_ text: String) {
    let length = text.unicodeScalars.count
    func inside(_ error: ExpressionError) {
      #expect(error.offset >= 0 && error.offset + error.length <= max(length, 1), "\(text): \(error)")
    }
    do {
      let program = try Radio.compiler.condition(text, of: Radio.message).program
      _ = program.evaluate(Radio.row())
      #expect(program.explain(Radio.row()).count <= program.instructions.count)
    } catch { inside(error) }
    do { _ = try Radio.compiler.select(text) } catch { inside(error) }
    do { _ = try Radio.compiler.count(text) } catch { inside(error) }
  }
}
