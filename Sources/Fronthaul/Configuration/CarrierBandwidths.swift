/// Transmission bandwidths in PRBs, N_RB. TS 38.104, 5.3.2; LTE: TS 36.104, 5.6.
public enum CarrierBandwidths {
  /// Which of the tables.
  public enum Range: Sendable, CaseIterable {
    case lte
    case fr1
    case fr2
  }

  /// One row: a subcarrier spacing and what its carriers may have.
  struct Row: Sendable {
    /// Slots in a subframe: 1, 2, 4, 8 for 15, 30, 60, 120 kHz.
    let slotsPerSubframe: Int
    let range: Range
    let name: String
    /// PRBs, and the bandwidth in units of 100 kHz.
    let carriers: [(prbs: Int, hundredKilohertz: Int)]
  }

  static let rows: [Row] = [
    Row(
      slotsPerSubframe: 1, range: .fr1, name: "FR1, 15 kHz",
      carriers: [
        (25, 50), (52, 100), (79, 150), (106, 200), (133, 250), (160, 300), (188, 350), (216, 400),
        (242, 450), (270, 500),
      ]),
    Row(
      slotsPerSubframe: 1, range: .lte, name: "LTE",
      carriers: [(6, 14), (15, 30), (25, 50), (50, 100), (75, 150), (100, 200)]),
    Row(
      slotsPerSubframe: 2, range: .fr1, name: "FR1, 30 kHz",
      carriers: [
        (11, 50), (24, 100), (38, 150), (51, 200), (65, 250), (78, 300), (92, 350), (106, 400), (119, 450),
        (133, 500), (162, 600), (189, 700), (217, 800), (245, 900), (273, 1000),
      ]),
    Row(
      slotsPerSubframe: 4, range: .fr1, name: "FR1, 60 kHz",
      carriers: [
        (11, 100), (18, 150), (24, 200), (31, 250), (38, 300), (44, 350), (51, 400), (58, 450), (65, 500),
        (79, 600), (93, 700), (107, 800), (121, 900), (135, 1000),
      ]),
    Row(
      slotsPerSubframe: 4, range: .fr2, name: "FR2, 60 kHz",
      carriers: [(66, 500), (132, 1000), (264, 2000)]),
    Row(
      slotsPerSubframe: 8, range: .fr2, name: "FR2, 120 kHz",
      carriers: [(32, 500), (66, 1000), (132, 2000), (264, 4000)]),
  ]

  /// The most PRBs that any carrier of the tables has.
  public static let largest = 273

  /// All numbers of PRBs of any row, ascending.
  public static let allPrbs: [Int] = Set(rows.flatMap { $0.carriers.map(\.prbs) }).sorted()

  /// Numbers of PRBs that a carrier with `slotsPerSubframe` slots may have, ascending; of any carrier if nil.
  public static func prbs(slotsPerSubframe: Int?) -> [Int] {
    guard let slotsPerSubframe else { return allPrbs }
    let fitting = rows.filter { $0.slotsPerSubframe == slotsPerSubframe }
    return Set(fitting.flatMap { $0.carriers.map(\.prbs) }).sorted()
  }

  /// What a carrier of a bandwidth may have by the tables of some ranges, ascending. The tables of FR1 and FR2, and of
  /// LTE, differ.
  public static func prbs(hertz: Int64, slotsPerSubframe: Int, _ ranges: Set<Range>) -> [Int] {
    var found: Set<Int> = []
    for row in rows where row.slotsPerSubframe == slotsPerSubframe && ranges.contains(row.range) {
      for carrier in row.carriers where Int64(carrier.hundredKilohertz) * 100_000 == hertz {
        found.insert(carrier.prbs)
      }
    }
    return found.sorted()
  }

  /// The widest channel that has so many PRBs; `nil` where none has.
  public static func hertz(prbs: Int, slotsPerSubframe: Int) -> Int64? {
    rows.lazy.filter { $0.slotsPerSubframe == slotsPerSubframe }.flatMap(\.carriers)
      .filter { $0.prbs == prbs }.map { Int64($0.hundredKilohertz) * 100_000 }.max()
  }

  /// The names of the carriers that have `prbs` PRBs, for example `FR1, 30 kHz, 20 MHz`.
  public static func names(prbs: Int, slotsPerSubframe: Int?) -> [String] {
    var names: [String] = []
    for row in rows where slotsPerSubframe == nil || row.slotsPerSubframe == slotsPerSubframe {
      for carrier in row.carriers where carrier.prbs == prbs {
        let whole = carrier.hundredKilohertz / 10
        let tenth = carrier.hundredKilohertz % 10
        names.append("\(row.name), \(whole)\(tenth == 0 ? "" : ".\(tenth)") MHz")
      }
    }
    return names
  }
}
