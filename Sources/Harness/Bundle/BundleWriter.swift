internal import Foundation
internal import JSON
public import Profiles
internal import Reports
public import Results

/// Packs what a third party needs to look at the result of a run, and to make it again: record, reports, profile,
/// digests, and the captures on request.
public struct BundleWriter: Sendable {
  public let record: RunRecord
  /// The profile of the record.
  public let profile: Profile
  public let tool: BundleTool
  public var reports: [BundledReport] = []
  /// Captures that are packed, by their paths.
  public var captures: [String] = []
  /// The file of a private key that signs the manifest; `nil` = it is not signed.
  public var key: String?

  /// - Throws: ``BundleError`` where the record was made by another profile.
  public init(_ record: RunRecord, profile: Profile, tool: BundleTool) throws {
    guard record.isOf(profile) else {
      throw BundleError(
        "the record was made by other files of the profile \(record.profile.name) than those that are there now"
      )
    }
    (self.record, self.profile, self.tool) = (record, profile, tool)
  }

  /// Writes the bundle, whole or not at all: an archive where the name ends in `.tar`, `.tar.gz`, `.tar.zst` or `.tar.xz`,
  /// otherwise a folder.
  ///
  /// - Throws: ``BundleError``, and `SystemError` for what the system refuses.
  public func write(to path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw BundleError("\(path) is there already: a bundle is not written over anything")
    }
    let folder = try BundleFolder(
      temporaryIn: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try fill(folder)
    guard BundleArchive.isName(path) else {
      return try FileManager.default.moveItem(atPath: folder.path, toPath: path)
    }
    // Its ending tells how it is compressed.
    let archive = try BundleFolder(temporaryIn: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    let name = "\(archive.path)/\(URL(fileURLWithPath: path).lastPathComponent)"
    try BundleArchive.pack(folder, to: name)
    try FileManager.default.moveItem(atPath: name, toPath: path)
  }

  private func fill(_ folder: BundleFolder) throws {
    try folder.write(to: BundleDescription.record) { try record.send(to: $0) }
    for file in profile.files {
      guard BundleManifest.isInside(file.path) else {
        throw BundleError("the profile file \(file.path) has no name that a bundle can have")
      }
      try folder.write(file.text, to: "\(BundleDescription.profileFolder)/\(file.path)")
    }
    try folder.write(profile.explanation, to: BundleDescription.resolvedProfile)
    for report in reports {
      guard let format = ReportFormat.named(report.format) else {
        throw BundleError("there is no report `\(report.format)`")
      }
      try folder.write(report.text(of: record, format), to: report.path(format))
    }
    let packed = try pack(captures, to: folder)
    let description = BundleDescription(
      tool: tool, profileFiles: profile.files.filter { !$0.isManagementPlane }.map(\.path),
      managementPlaneFiles: profile.files.filter(\.isManagementPlane).map(\.path),
      captures: record.captures.map { capture in
        BundleDescription.Capture(
          name: capture.name, sha256: capture.sha256, isPacked: packed.contains(capture.name))
      }, reports: reports)
    try folder.write(description.document.prettyText, to: BundleDescription.name)
    let manifest = BundleManifest(
      try folder.files().map { BundleManifest.Entry(path: $0, sha256: try folder.digest($0)) })
    try folder.write(manifest.text, to: BundleManifest.name)
    if let key { try BundleSignature.sign(folder, key: key) }
  }

  /// Copies captures under the names that the record has for them.
  private func pack(_ paths: [String], to folder: BundleFolder) throws -> Set<String> {
    var packed: Set<String> = []
    for path in paths {
      guard let digest = try CaptureDigest.sha256(of: path),
        let capture = record.captures.first(where: { $0.sha256 == digest })
      else { throw BundleError("\(path) is none of the captures of the record, by their SHA-256") }
      guard BundleManifest.isInside(capture.name) else {
        throw BundleError("the capture \(capture.name) has no name that a bundle can have")
      }
      guard packed.insert(capture.name).inserted else { continue }
      try folder.copy(path, to: "\(BundleDescription.captureFolder)/\(capture.name)")
    }
    return packed
  }
}
