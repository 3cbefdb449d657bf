extension Scenario {
  /// When messages pass the DU, in nanoseconds.
  public struct Timing: Equatable, Sendable {
    /// A moment before or after the symbol on the air, and how far a message may be from it.
    public struct Moment: Equatable, Sendable {
      public var offset: Int64
      public var jitter: Int64
    }

    /// Before the first symbol of a C-plane message.
    public var t1aCpDl: Moment
    public var t1aCpUl: Moment
    /// Before the symbol of a downlink U-plane message.
    public var t1aUp: Moment
    /// Behind the start of the symbol of an uplink U-plane message.
    public var ta4: Moment
  }
}
