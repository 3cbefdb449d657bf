internal import JSON
internal import Reports
public import Results

/// The program that makes a bundle, or checks one.
public struct BundleTool: Sendable, Equatable {
  public var version: String
  /// In hexadecimal digits; empty = not known.
  public var commit: String
  /// Whether files of that commit had been changed.
  public var hasChanges: Bool
  /// Names and versions.
  public var dependencies: String

  public init(version: String, commit: String, hasChanges: Bool, dependencies: String) {
    self.version = version
    self.commit = commit
    self.hasChanges = hasChanges
    self.dependencies = dependencies
  }

  /// Whether both were built of the same sources, as far as that is known.
  func isSameBuild(as other: BundleTool) -> Bool {
    version == other.version && commit == other.commit && !commit.isEmpty && !hasChanges && !other.hasChanges
  }

  var title: String {
    let build = commit.isEmpty ? "of an unknown commit" : "of commit \(commit.prefix(12))"
    return "tekigo \(version) \(build)\(hasChanges ? " with local changes" : "")"
  }
}

/// A report of a bundle: what it takes to make it again of the record.
public struct BundledReport: Sendable, Equatable {
  /// Name of the format.
  public var format: String
  public var language: Language
  public var failOn: Level
  public var allowsInconclusive: Bool
  /// The day by which waivers are judged, `YYYY-MM-DD`.
  public var asOf: String

  public init(format: String, language: Language, failOn: Level, allowsInconclusive: Bool, asOf: String) {
    self.format = format
    self.language = language
    self.failOn = failOn
    self.allowsInconclusive = allowsInconclusive
    self.asOf = asOf
  }

  /// Where the bundle has it.
  func path(_ format: ReportFormat) -> String {
    "reports/\(format.name).\(language.rawValue)\(format.suffix)"
  }

  func text(of record: RunRecord, _ format: ReportFormat) -> String {
    var options = ReportOptions()
    (options.language, options.failOn, options.allowsInconclusive) = (language, failOn, allowsInconclusive)
    return format.write(RunResult(record, ViewOptions(failOn: failOn, asOf: asOf)), options)
  }
}

/// What a bundle says of itself, `bundle.json`.
struct BundleDescription: Equatable {
  static let name = "bundle.json"
  static let schema = "tekigo.bundle/1"
  static let record = "record.json"
  static let profileFolder = "profile"
  static let captureFolder = "captures"
  static let resolvedProfile = "resolved-profile.txt"

  struct Capture: Equatable {
    var name: String
    /// `nil` = the run took none.
    var sha256: String?
    /// Whether the bundle has the file, under its name.
    var isPacked: Bool
  }

  var tool: BundleTool
  /// Files of the profile below ``profileFolder``, in the order of composition.
  var profileFiles: [String]
  /// M-plane data below ``profileFolder``, in the order in which they were given.
  var managementPlaneFiles: [String]
  var captures: [Capture]
  var reports: [BundledReport]

  var document: JSONValue {
    [
      "schema": .string(Self.schema),
      "tool": [
        "name": "tekigo", "version": .string(tool.version), "commit": .string(tool.commit),
        "localChanges": .boolean(tool.hasChanges), "dependencies": .string(tool.dependencies),
      ],
      "record": .string(Self.record),
      "profile": ["files": .strings(profileFiles), "mPlane": .strings(managementPlaneFiles)],
      "captures": .array(
        captures.map {
          ["name": .string($0.name), "sha256": JSONValue($0.sha256), "packed": .boolean($0.isPacked)]
        }),
      "reports": .array(
        reports.map {
          [
            "format": .string($0.format), "language": .string($0.language.rawValue),
            "failOn": .string($0.failOn.rawValue), "allowInconclusive": .boolean($0.allowsInconclusive),
            "asOf": .string($0.asOf),
          ]
        }),
    ]
  }
}

extension BundleDescription {
  /// Reads `bundle.json`.
  init(text: String) throws(BundleError) {
    let document: JSONValue
    do throws(JSONError) { document = try JSONValue(json: text) } catch {
      throw BundleError("\(Self.name), byte \(error.offset): \(error.message)")
    }
    guard document["schema"]?.text == Self.schema else {
      throw BundleError(
        "\(Self.name): `schema` is \(document["schema"]?.text.map { "`\($0)`" } ?? "not there"), and this tekigo reads `\(Self.schema)`"
      )
    }
    func texts(_ value: JSONValue?, _ key: String) throws(BundleError) -> [String] {
      guard case .array(let elements)? = value, elements.allSatisfy({ $0.text != nil }) else {
        throw Self.lacking(key)
      }
      return elements.compactMap(\.text)
    }
    guard let program = document["tool"], let version = program["version"]?.text,
      let commit = program["commit"]?.text, case .boolean(let changes)? = program["localChanges"],
      let dependencies = program["dependencies"]?.text
    else { throw Self.lacking("tool") }
    tool = BundleTool(version: version, commit: commit, hasChanges: changes, dependencies: dependencies)
    profileFiles = try texts(document["profile"]?["files"], "profile.files")
    managementPlaneFiles = try texts(document["profile"]?["mPlane"], "profile.mPlane")
    captures = []
    for capture in document["captures"]?.elements ?? [] {
      guard let name = capture["name"]?.text, case .boolean(let isPacked)? = capture["packed"] else {
        throw Self.lacking("captures")
      }
      captures.append(Capture(name: name, sha256: capture["sha256"]?.text, isPacked: isPacked))
    }
    reports = []
    for report in document["reports"]?.elements ?? [] {
      guard let format = report["format"]?.text,
        let language = report["language"]?.text.flatMap(Language.init),
        let failOn = report["failOn"]?.text.flatMap(Level.init), let asOf = report["asOf"]?.text,
        case .boolean(let allows)? = report["allowInconclusive"]
      else { throw Self.lacking("reports") }
      reports.append(
        BundledReport(
          format: format, language: language, failOn: failOn, allowsInconclusive: allows, asOf: asOf))
    }
    let paths = profileFiles + managementPlaneFiles + captures.map(\.name)
    if let outside = paths.first(where: { !BundleManifest.isInside($0) }) {
      throw BundleError("\(Self.name): `\(outside)` leads out of the bundle, or is no plain name")
    }
  }

  private static func lacking(_ key: String) -> BundleError {
    BundleError("\(name): `\(key)` is not there, or not what it should be")
  }
}
