internal import Documents
internal import Foundation
internal import Platform
internal import Profiles
internal import Reports
internal import Results

/// Checks a bundle without a network: that nothing in it was changed, and that what it says of itself holds.
public struct BundleCheck: Sendable {
  /// One thing that was looked at.
  public struct Finding: Sendable, Equatable {
    public enum Kind: Sendable {
      case holds
      case fails
      /// Not decided here.
      case open
    }
    public var kind: Kind
    public var text: String
  }

  /// The program that checks.
  public let tool: BundleTool
  /// The file of allowed signers; `nil` = whose key a signature has stays open.
  public var signers: String?
  /// Captures that the run is made again of.
  public var captures: [String] = []
  /// Whether the run is made again of the captures that the bundle has.
  public var usesPackedCaptures = false
  public var threads = 1

  public init(tool: BundleTool) { self.tool = tool }

  /// Looks at a bundle, a folder or an archive.
  ///
  /// - Returns: what was found, in the order in which it was looked at. After a failure of the manifest nothing else is
  ///   looked at.
  /// - Throws: ``BundleError`` for what is no bundle.
  public func run(_ path: String) throws -> [Finding] {
    guard let kind = FileDescriptor.kind(ofPath: path) else { throw BundleError("there is no \(path)") }
    if kind == .directory { return try check(BundleFolder(at: path)) }
    let folder = try BundleFolder(temporaryIn: FileManager.default.temporaryDirectory.path)
    try BundleArchive.unpack(path, to: folder)
    return try check(folder)
  }

  private func check(_ folder: BundleFolder) throws -> [Finding] {
    var findings = try manifest(folder)
    guard findings.allSatisfy({ $0.kind != .fails }) else { return findings }
    let description = try BundleDescription(text: folder.text(BundleDescription.name))
    let isSame = tool.isSameBuild(as: description.tool)
    findings.append(
      Finding(
        kind: isSame ? .holds : .open,
        text: isSame
          ? "made by this program, \(tool.title)"
          : "made by \(description.tool.title); this is \(tool.title), which may word reports otherwise"))
    let record = try RecordFile("\(folder.path)/\(BundleDescription.record)").read()
    let (profile, finding) = profile(description, folder, record)
    findings.append(finding)
    findings += captureDigests(description, record)
    findings += try reports(description, folder, record, isSame: isSame)
    if !captures.isEmpty || usesPackedCaptures {
      guard let profile else { return findings }
      findings.append(try rerun(description, folder, record, profile, isSame: isSame))
    }
    return findings
  }

  // MARK: Nothing was changed

  private func manifest(_ folder: BundleFolder) throws -> [Finding] {
    let manifest = try BundleManifest(text: folder.text(BundleManifest.name))
    let files = try Set(folder.files()).subtracting([BundleManifest.name, BundleManifest.signatureName])
    var wrong: [String] = []
    for entry in manifest.entries {
      if !files.contains(entry.path) {
        wrong.append("\(entry.path) is not there")
      } else if try folder.digest(entry.path) != entry.sha256 {
        wrong.append("\(entry.path) was changed")
      }
    }
    for file in files.subtracting(manifest.entries.map(\.path)).sorted() { wrong.append("\(file) was added") }
    var findings = wrong.map { Finding(kind: .fails, text: $0) }
    if wrong.isEmpty {
      findings = [
        Finding(kind: .holds, text: "\(manifest.entries.count) files are as \(BundleManifest.name) has them")
      ]
    }
    return findings + (try signature(folder))
  }

  private func signature(_ folder: BundleFolder) throws -> [Finding] {
    guard FileManager.default.fileExists(atPath: "\(folder.path)/\(BundleManifest.signatureName)") else {
      let text = "the bundle is not signed"
      return [Finding(kind: signers == nil ? .open : .fails, text: text)]
    }
    switch try BundleSignature.check(folder, signers: signers) {
    case .by(let name): return [Finding(kind: .holds, text: "signed by \(name)")]
    case .unknownSigner(let key):
      return [
        Finding(
          kind: .open,
          text:
            "signed by the key \(key); whose key it is, --signers FILE tells (ssh-keygen, allowed signers)")
      ]
    case .wrong(let reason): return [Finding(kind: .fails, text: "the signature does not hold: \(reason)")]
    }
  }

  // MARK: What the bundle says of itself

  private func profile(
    _ description: BundleDescription, _ folder: BundleFolder, _ record: RunRecord
  ) -> (Profile?, Finding) {
    let root = "\(folder.path)/\(BundleDescription.profileFolder)"
    let declared = ManagementPlaneFiles(description.managementPlaneFiles.map { "\(root)/\($0)" })
    var files: [ProfileFile] = []
    for path in description.profileFiles {
      guard let text = try? folder.text("\(BundleDescription.profileFolder)/\(path)") else {
        return (nil, Finding(kind: .fails, text: "the profile file \(path) is not there"))
      }
      files.append(ProfileFile(path: path, text: text))
    }
    let (profile, diagnostics) = Profile.read(
      composed: files, catalogue: Tekigo.catalogue, parameterOverrides: RecordRerun.overrides(of: record),
      declarations: declared.declarations, asOf: record.asOf)
    guard let profile else {
      let error = diagnostics.first { $0.severity == .error }
      return (
        nil, Finding(kind: .fails, text: "the profile can't be loaded: \(error.map(\.description) ?? "")")
      )
    }
    guard record.isOf(profile) else {
      return (nil, Finding(kind: .fails, text: "the profile is not the one of the record, by its SHA-256"))
    }
    return (
      profile, Finding(kind: .holds, text: "the profile \(record.profile.name) is the one of the record")
    )
  }

  private func captureDigests(_ description: BundleDescription, _ record: RunRecord) -> [Finding] {
    let same =
      description.captures.map(\.name) == record.captures.map(\.name)
      && description.captures.map(\.sha256) == record.captures.map(\.sha256)
    return [
      Finding(
        kind: same ? .holds : .fails,
        text: same
          ? "the captures are those of the record: \(record.captures.map(\.name).joined(separator: ", "))"
          : "\(BundleDescription.name) names other captures than the record")
    ]
  }

  /// Reports are views of the record: the same program makes the same bytes of it.
  private func reports(
    _ description: BundleDescription, _ folder: BundleFolder, _ record: RunRecord, isSame: Bool
  ) throws -> [Finding] {
    try description.reports.map { report in
      guard let format = ReportFormat.named(report.format) else {
        return Finding(kind: .open, text: "this program knows no report `\(report.format)`")
      }
      let path = report.path(format)
      guard try folder.text(path) != report.text(of: record, format) else {
        return Finding(kind: .holds, text: "\(path) is what the record gives")
      }
      return Finding(
        kind: isSame ? .fails : .open, text: "\(path) is not what the record gives with \(tool.title)")
    }
  }

  // MARK: The run again

  private func rerun(
    _ description: BundleDescription, _ folder: BundleFolder, _ record: RunRecord, _ profile: Profile,
    isSame: Bool
  ) throws -> Finding {
    var paths = captures
    if usesPackedCaptures {
      let packed = description.captures.filter(\.isPacked).map(\.name)
      guard !packed.isEmpty else { throw BundleError("the bundle has no captures: name them by --rerun") }
      paths += packed.map { "\(folder.path)/\(BundleDescription.captureFolder)/\($0)" }
    }
    let made = try RecordRerun(record).run(paths, profile: profile, threads: threads)
    let differences = try RecordRerun.differences(record, made)
    guard !differences.isEmpty else {
      return Finding(kind: .holds, text: "the run was made again: its record is the same, byte for byte")
    }
    let named = differences.prefix(8).joined(separator: ", ")
    let more = differences.count > 8 ? " and \(differences.count - 8) more" : ""
    return Finding(
      kind: isSame ? .fails : .open, text: "the run was made again, and its record differs: \(named)\(more)")
  }
}
