internal import Events

extension CPlaneDecoder {
  /// Sends where a section of type 3, which is in the row, lies in frequency and time.
  ///
  /// - Parameter isFirst: whether it is the first one of its message, which tells the time for all of them.
  @inline(never)
  func sendOccasion<S: EventSink & ~Copyable>(
    _ section: Layout.Filled, isFirst: Bool, _ row: inout EventRow, _ sink: inout S
  ) {
    typealias Field = SectionDescription.Field
    let spacing = row.value(CPlaneSlot.scs).flatMap(Self.hertz)
    let offset = row.value(CPlaneSectionSlot.freqOffset)
    if let spacing, let offset {
      // freqOffset counts halves of the subcarrier spacing, and a resource block has 12 subcarriers (7.5.3.11).
      let lowest = offset * spacing / 2 + section(Field.startPrbc) * 12 * spacing
      row[OccasionSlot.lowestFrequency] = lowest
      let count = section(Field.numPrbc)
      let span = section(Field.rb) != 0 ? 2 * count - 1 : count
      row.set(OccasionSlot.highestFrequency, count > 0 ? lowest + span * 12 * spacing : nil)
    } else {
      row.clear(OccasionSlot.lowestFrequency)
      row.clear(OccasionSlot.highestFrequency)
    }
    row.set(OccasionSlot.carrierEdge, carrierEdge)
    row.set(OccasionSlot.sinceOccasion, isFirst ? sinceOccasion : nil)
    send(.cusCOccasion, &row, &sink)
  }

  /// A subcarrier spacing by its code (7.5.2.13).
  private static func hertz(_ code: Int64) -> Int64? {
    switch code {
    case 0...4: 15_000 << code
    case 12: 1_250
    case 13: 3_750
    case 14: 5_000
    case 15: 7_500
    default: nil
    }
  }
}
