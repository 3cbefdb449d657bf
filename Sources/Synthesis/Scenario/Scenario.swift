/// What is to be synthesised: cells between DUs and RUs, associations and F1-U between other units, single messages,
/// the faults in the traffic, and the place where it is captured.
///
/// The same scenario gives the same bytes, on every machine.
public struct Scenario: Equatable, Sendable {
  public var title: String
  /// Where all chance comes from.
  public var seed: UInt64
  /// Nanoseconds since 1970, UTC; traffic begins with the first radio frame from there on.
  public var startTime: Int64
  /// Milliseconds of radio time.
  public var duration: Int
  public var cells: [Cell]
  public var associations: [Association]
  /// What is sent beside the traffic of the cells.
  public var messages: [MessageRequest]
  public var faults: [FaultRequest]
  public var userPlane: UserPlane?
  public var capture = CaptureSetup()
}
