public import Documents
public import Synthesis

/// How a requirement is shown to fail: faults in a scenario that is healthy otherwise, and what follows from them.
public struct Proof: Sendable {
  /// Which frame the finding must name first.
  public enum Witness: String, Sendable, CaseIterable {
    /// The first frame that the faults hit.
    case hit
    /// The first frame whose forerunner in its flow was hit: after a loss, or where something goes back again.
    case next
    /// The last frame that the faults hit: where it takes several to see the deviation.
    case last
    /// A frame ahead of all that the faults hit: the request whose answer is at fault.
    case before
    /// A frame behind the first one that the faults hit, of which that one is the partner: where a later message tells what
    /// to make of an earlier one.
    case behind
    /// Every frame that the faults hit, whatever the causes of the findings are: where a rule denies in several
    /// states, or on several ways, what it must.
    case each
  }

  /// Who must be charged.
  public enum ChargedUnit: String, Sendable, CaseIterable {
    /// The sender or the receiver of the witness.
    case sender, receiver
    /// The unit of that role.
    case du = "DU"
    case ru = "RU"
  }

  /// Id of the requirement.
  public var requirement: String
  /// The faults as they are written.
  var entries: Node?
  /// The faults, once the scenario is known.
  public internal(set) var faults: [FaultRequest] = []
  public var witness: Witness
  /// nil = whom the profile charges.
  public var unit: ChargedUnit?
  /// Requirements that fail because of it and are folded under it.
  public var consequences: [String]
  /// Requirements that fail beside it.
  public var companions: [String]
  /// Why there are companions.
  public var why: String?
  public var location: SourceLocation
}

/// A mutant that no proof catches, with the reason why none can.
public struct DeclaredSurvivor: Sendable {
  /// Id of the requirement, or a prefix of ids at a slash: of all requirements that have such a mutant.
  public var requirement: String
  /// The mutant as the table prints it.
  public var mutant: String
  public var why: String
  public var location: SourceLocation

  func isOf(_ id: String) -> Bool { id == requirement || id.hasPrefix(requirement + "/") }
}

/// What a proof file says: a profile, a healthy scenario, and how it fails requirement by requirement.
public struct ProofFile: Sendable {
  public var path: String
  /// The profile, as the file names it, seen from the working directory.
  public var profile: String
  public var profileLocation: SourceLocation
  /// Path of the scenario.
  public var scenario: String
  public var scenarioLocation: SourceLocation
  public var proofs: [Proof]
  public var survivors: [DeclaredSurvivor]
  /// For the places of diagnostics.
  public var document: Document

  /// The name without the ending that all proof files have.
  public var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(Self.ending) ? String(file.dropLast(Self.ending.count)) : file
  }

  /// How names of proof files end.
  public static let ending = ".proofs.yaml"
}
