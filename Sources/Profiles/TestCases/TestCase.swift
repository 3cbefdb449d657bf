/// A test case of O-RAN.WG4.TS.CONF.0 (v12), or several that differ in the direction alone: what a trace of it shows.
///
/// A trace never gives the verdict of a case by itself. It shows the stimulus and what the units say to each other.
public struct TestCase: Sendable, Equatable {
  public enum UnderTest: String, Sendable {
    case radioUnit = "O-RU"
    case distributedUnit = "O-DU"
    case multiplexer = "FHM"
    case both = "O-RU, O-DU"
  }

  public enum Status: String, Sendable {
    case mandatory
    /// Mandatory if the unit declares the feature.
    case conditional
    case optional
    /// For further study.
    case study = "for study"
  }

  /// The document as `relevant_to` names it.
  public static let document = "O-RAN.WG4.CONF.0"
  /// The version whose clauses these are.
  public static let version = "12"

  /// The clauses of the case. An O-RU runs one of four scenarios, each with clauses of its own: FDD conducted (3.2.3), FDD
  /// OTA (3.2.4), TDD conducted (3.2.5), TDD OTA (3.2.6).
  public let clauses: [String]
  public let title: String
  public let unit: UnderTest
  public let status: Status
  /// What a trace shows of it.
  public let shows: String
  /// What decides the case and no trace has.
  public let lacks: String

  init(
    _ clauses: [String], _ title: String, _ unit: UnderTest, _ status: Status, shows: String, lacks: String
  ) {
    self.clauses = clauses
    self.title = title
    self.unit = unit
    self.status = status
    self.shows = shows
    self.lacks = lacks
  }

  /// All cases, in the order of the document.
  public static let all =
    managementPlane + allocation + beamforming + formats + energySaving + synchronisation + distributedUnit
    + multiplexer
}
