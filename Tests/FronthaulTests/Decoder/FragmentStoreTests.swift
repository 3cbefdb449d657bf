import Testing

@testable import Fronthaul

/// CUS 5.5.3.
@Suite struct FragmentStoreTests {
  private static func add(
    _ store: inout FragmentStore, sequence: Int, subsequence: Int, isLast: Bool = false
  ) -> FragmentStore.Outcome {
    let part: [UInt8] = [0x90, 0, 0, 0, 1, 2]
    return store.add(part.span, sequenceId: sequence, subsequenceId: subsequence, isLast: isLast)
  }

  /// Which of the parts have a section header is tried: one that is shorter has nothing else.
  @Test func aPartThatIsShorterThanASectionHeaderIsLeftOut() {
    var store = FragmentStore()
    #expect(Self.add(&store, sequence: 7, subsequence: 0) == .waiting)
    #expect(store.add([0, 0, 0, 0, 9].span, sequenceId: 7, subsequenceId: 1, isLast: false) == .waiting)
    #expect(Self.add(&store, sequence: 7, subsequence: 2, isLast: true) == .complete)
    let whole = store.bytes.count
    for header in 4...12 { #expect(store.joined(leavingOut: header).count < whole) }
  }

  @Test func fragmentsInOrderAreAMessage() {
    var store = FragmentStore()
    #expect(Self.add(&store, sequence: 7, subsequence: 0) == .waiting)
    #expect(Self.add(&store, sequence: 7, subsequence: 1, isLast: true) == .complete)
    #expect(store.bytes.count == 8)
  }

  @Test func aMissingFragmentBreaksTheMessage() {
    var store = FragmentStore()
    _ = Self.add(&store, sequence: 7, subsequence: 0)
    #expect(Self.add(&store, sequence: 7, subsequence: 2) == .broken)
  }

  @Test func aMessageThatBeganBeforeTheCaptureIsNotBroken() {
    var store = FragmentStore()
    #expect(Self.add(&store, sequence: 7, subsequence: 1) == .withoutStart)
    #expect(Self.add(&store, sequence: 7, subsequence: 2, isLast: true) == .withoutStart)
    #expect(Self.add(&store, sequence: 8, subsequence: 0, isLast: true) == .complete)
  }

  @Test func aLaterMessageWithoutItsFirstFragmentIsBroken() {
    var store = FragmentStore()
    #expect(Self.add(&store, sequence: 6, subsequence: 0, isLast: true) == .complete)
    #expect(Self.add(&store, sequence: 7, subsequence: 1) == .broken)
  }
}
