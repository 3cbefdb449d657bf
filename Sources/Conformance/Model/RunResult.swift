public import Events

/// A unit of the chain, declared by the profile or found in the traffic.
public struct UnitDescription: Sendable, Equatable {
  public var name: String
  /// `O-RU`, `O-DU`, … or `unknown`.
  public var role: String
  public var vendor: String?
  public var model: String?
  public var version: String?
  public var addresses: [String]
  /// What of the traffic of the addresses is the unit's, in words; `nil` = all.
  public var part: String?
  /// `virtual`, `dedicated` or `nil`.
  public var deployment: String?
  /// Part of the test equipment, so its deviations do not make the run fail.
  public var isTester = false
  /// The run is about its conformance.
  public var isUnderTest = false
  /// Whether the capture shows a frame from it or to it.
  public var isInCapture = true
  /// Where the entry comes from: `profile`, or `inferred` with the reason.
  public var provenance: String
  public init(name: String, role: String, addresses: [String], provenance: String) {
    self.name = name
    self.role = role
    self.addresses = addresses
    self.provenance = provenance
  }
}

/// The outcome of a requirement for one unit.
public struct UnitResult: Sendable, Equatable {
  public var unit: UnitID?
  public var verdict: Verdict
  public var tally: Tally
  /// The waiver that accepts the failure.
  public var disposition: Waiver?
  public init(unit: UnitID?, verdict: Verdict, tally: Tally, disposition: Waiver? = nil) {
    self.unit = unit
    self.verdict = verdict
    self.tally = tally
    self.disposition = disposition
  }
}

/// The outcome of one member of a requirement's family, over all units.
public struct MemberResult: Sendable, Equatable {
  /// The value, as a reader expects it.
  public var name: String
  public var value: Int64
  public var verdict: Verdict
  public var tally: Tally
  public var units: [UnitResult]
  public init(name: String, value: Int64, verdict: Verdict, tally: Tally, units: [UnitResult]) {
    self.name = name
    self.value = value
    self.verdict = verdict
    self.tally = tally
    self.units = units
  }
}

/// The outcome of a requirement over all units.
public struct RequirementResult: Sendable {
  public var requirement: Requirement
  public var verdict: Verdict
  public var basis: Basis
  public var tally: Tally
  public var units: [UnitResult]
  /// The members of the requirement's family that were exercised, in the order of their values.
  public var members: [MemberResult]
  public var findings: [Finding]
  /// What was measured, flow by flow, in the order in which flows turned up.
  public var measurements: [Measurement] = []
  /// Why the verdict is not more than it is: the limits of the capture or of the tool.
  public var reasons: [String]
  /// Every failure of every unit is accepted by a valid waiver.
  public var disposition: Waiver?
  public init(
    requirement: Requirement, verdict: Verdict, basis: Basis, tally: Tally, units: [UnitResult],
    members: [MemberResult] = [], findings: [Finding], reasons: [String], disposition: Waiver?
  ) {
    self.requirement = requirement
    self.verdict = verdict
    self.basis = basis
    self.tally = tally
    self.units = units
    self.members = members
    self.findings = findings
    self.reasons = reasons
    self.disposition = disposition
  }
}

/// Something about the capture that limits what can be judged.
public struct IntegrityNote: Sendable, Equatable {
  /// `drops`, `truncated`, `damaged`, `clock-step`, `resolution`, `one-direction`, `duplicates`, …
  public var kind: String
  public var text: String
  /// Whether verdicts are capped because of it.
  public var limitsVerdicts: Bool
  public init(kind: String, text: String, limitsVerdicts: Bool) {
    self.kind = kind
    self.text = text
    self.limitsVerdicts = limitsVerdicts
  }
}

/// A capture file that was judged.
public struct CaptureDescription: Sendable, Equatable {
  public var name: String
  /// Hexadecimal; `nil` where the digest was left out.
  public var sha256: String?
  public var format: String
  public var bytes: Int64
  public var frames: Int
  /// Nanoseconds since 1970.
  public var firstTime: Int64?
  public var lastTime: Int64?
  public var linkTypes: [String]
  /// Frames of which the capture has fewer bytes than there were.
  public var cutFrames = 0
  public init(name: String, format: String, bytes: Int64, frames: Int, linkTypes: [String]) {
    self.name = name
    self.format = format
    self.bytes = bytes
    self.frames = frames
    self.linkTypes = linkTypes
  }
}

/// A decode setting of a flow: its value and where it comes from.
public struct ConfigurationItem: Sendable, Equatable {
  /// For example `udCompHdr`.
  public var name: String
  public var value: String
  /// `profile`, `m-plane`, `capture`, `c-plane`, `in-band` or `inferred`.
  public var provenance: String
  /// What an inference rests on, in words.
  public var evidence: String?
  /// Frames that an inference rests on.
  public var frames: Int?
  /// What also fitted.
  public var alternatives: [String]
  public init(
    name: String, value: String, provenance: String, evidence: String? = nil, frames: Int? = nil,
    alternatives: [String] = []
  ) {
    self.name = name
    self.value = value
    self.provenance = provenance
    self.evidence = evidence
    self.frames = frames
    self.alternatives = alternatives
  }
}

/// How one flow (addresses, VLAN, plane, direction, eAxC) was decoded, or what an association carried.
public struct FlowDescription: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    case flow, association
  }

  public var kind: Kind
  public var name: String
  /// The sender of a flow; the side of an association that set it up, or was seen first.
  public var sender: UnitID?
  public var receiver: UnitID?
  /// The frames of a flow, the user messages of an association.
  public var frames: Int
  public var items: [ConfigurationItem]
  public init(
    kind: Kind = .flow, name: String, sender: UnitID?, receiver: UnitID?, frames: Int,
    items: [ConfigurationItem]
  ) {
    self.kind = kind
    self.name = name
    self.sender = sender
    self.receiver = receiver
    self.frames = frames
    self.items = items
  }
}

/// A profile parameter as it was used.
public struct ResolvedParameter: Sendable, Equatable {
  public var name: String
  public var value: String
  /// `file:line` or `command line`.
  public var provenance: String
  /// The values of other profiles that it takes the place of, each with where it was given, the last one first.
  public var replaced: [String]
  public init(name: String, value: String, provenance: String, replaced: [String] = []) {
    self.name = name
    self.value = value
    self.provenance = provenance
    self.replaced = replaced
  }
}

/// The profile that was used.
public struct ProfileDescription: Sendable, Equatable {
  public var name: String
  public var title: String
  /// All files that went into it, in the order of composition.
  public var files: [String]
  /// SHA-256 over the contents of these files.
  public var digest: String
  public var parameters: [ResolvedParameter]
  public init(
    name: String, title: String, files: [String], digest: String, parameters: [ResolvedParameter]
  ) {
    self.name = name
    self.title = title
    self.files = files
    self.digest = digest
    self.parameters = parameters
  }
}

/// How many events of a type were seen.
public struct EventCount: Sendable, Equatable {
  public var event: String
  public var count: Int
  public init(event: String, count: Int) {
    self.event = event
    self.count = count
  }
}

/// The outcome of a run, as the exit code tells it.
public enum Outcome: String, Sendable, CaseIterable {
  case pass
  case fail
  case inconclusive
  case error
}

/// Everything a report needs. Equal inputs give equal values, whatever the machine.
public struct RunResult: Sendable {
  public var toolVersion: String
  public var captures: [CaptureDescription]
  public var profile: ProfileDescription
  public var units: [UnitDescription]
  public var configuration: [FlowDescription]
  public var integrity: [IntegrityNote]
  /// In the order of the profile.
  public var requirements: [RequirementResult]
  public var outcome: Outcome
  /// The scope in words: "no nonconformity observed in N of M requirements of …".
  public var statement: String
  public var events: [EventCount]
  /// Frames with nothing that requirements could judge, by what they were.
  public var otherTraffic: [EventCount]
  /// Periodic messages beside what was judged.
  public var context: [ContextStream] = []
  /// What the samples of each flow amount to; empty where they were not measured.
  public var samples: [SampleDescription] = []
  /// How much of their memories rules used. No report shows it.
  public var memory: [MemoryUse] = []
  /// All waivers of the profile, in the order of the files.
  public var waivers: [WaiverStatement] = []
  /// What `--from` and `--to` left out, in words; empty = everything was judged.
  public var restrictions: [String]
  /// The day that waivers were judged by, `YYYY-MM-DD`.
  public var asOf: String

  public init(
    toolVersion: String, captures: [CaptureDescription], profile: ProfileDescription,
    units: [UnitDescription], configuration: [FlowDescription], integrity: [IntegrityNote],
    requirements: [RequirementResult], outcome: Outcome, statement: String, events: [EventCount],
    otherTraffic: [EventCount], restrictions: [String], asOf: String
  ) {
    self.toolVersion = toolVersion
    self.captures = captures
    self.profile = profile
    self.units = units
    self.configuration = configuration
    self.integrity = integrity
    self.requirements = requirements
    self.outcome = outcome
    self.statement = statement
    self.events = events
    self.otherTraffic = otherTraffic
    self.restrictions = restrictions
    self.asOf = asOf
  }
}
