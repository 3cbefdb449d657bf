internal import Documents
internal import Foundation

/// Finds the profiles that are shipped with tekigo, from any working directory, for a binary that was built
/// in a source tree, installed or moved.
public struct ProfileLocator: Sendable {
  /// Where shipped profiles may be, in the order of trust.
  public let roots: [String]

  /// - Parameters:
  ///   - environment: `TEKIGO_PROFILES` names a folder of profiles.
  ///   - executable: path of the running binary.
  ///   - workingDirectory: where relative paths begin.
  public init(environment: [String: String], executable: String?, workingDirectory: String) {
    var roots: [String] = []
    if let folder = environment["TEKIGO_PROFILES"], !folder.isEmpty { roots.append(folder) }
    if let executable {
      let real = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
      roots.append(real.appendingPathComponent("../share/tekigo/Profiles").standardized.path)
      roots += Self.above(real.path)
    }
    roots += Self.above(workingDirectory)
    self.roots = roots.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// For this process.
  public static var current: ProfileLocator {
    let linux = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return ProfileLocator(
      environment: ProcessInfo.processInfo.environment,
      executable: linux ?? Bundle.main.executablePath ?? CommandLine.arguments.first,
      workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// `Profiles` in the nearest folder above a path that has `Profiles/spec`.
  private static func above(_ path: String) -> [String] {
    var folder = URL(fileURLWithPath: path).standardized
    for _ in 0..<64 {
      let candidate = folder.appendingPathComponent("Profiles")
      if isFolder(candidate.appendingPathComponent("spec").path) { return [candidate.path] }
      guard folder.path != "/", !folder.path.isEmpty else { break }
      folder = folder.deletingLastPathComponent()
    }
    return []
  }

  private static func isFolder(_ path: String) -> Bool { type(of: path) == .typeDirectory }
  private static func isFile(_ path: String) -> Bool { type(of: path) == .typeRegular }

  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: canonical(path))
    return attributes?[.type] as? FileAttributeType
  }

  /// The file that a path, or a name like `spec/oran-cus`, means.
  ///
  /// A path that begins with `/`, `./` or `../` means a file. Any other name may be that of a file or of a shipped
  /// profile; where it is both, it is ambiguous.
  /// - Parameter file: the file that the name stands in; paths are relative to it.
  public func locate(_ name: String, from file: String? = nil) -> Located {
    let folder = file.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    let given = (folder.map { name.hasPrefix("/") ? [] : $0 } ?? []) + [Substring(name)]
    let beside = Self.normalized(given.joined(separator: "/"))
    let own = Self.file(beside)
    let isPath = ["/", "./", "../"].contains { name.hasPrefix($0) }
    let places = isPath ? [] : roots.map { Self.normalized($0 + "/" + name) }
    let shipped = places.lazy.compactMap(Self.file).first
    switch (own, shipped) {
    case (let own?, let shipped?) where Self.canonical(own) != Self.canonical(shipped):
      return .ambiguous(file: own, shipped: shipped)
    case (let own?, _): return .found(own)
    case (nil, let shipped?): return .found(shipped)
    case (nil, nil): return .notFound([beside] + places)
    }
  }

  /// The file at a path, with or without the ending of its name.
  private static func file(_ path: String) -> String? {
    [path, path + ".yaml", path + ".yml"].first(where: isFile)
  }

  /// A path without `.` and `..` as far as its text allows; a relative one stays relative, so that messages
  /// and reports do not depend on the machine.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The name of a shipped profile below `Profiles`; `nil` for any other file.
  func shippedName(_ path: String) -> String? {
    let path = Self.canonical(path)
    for root in roots.map(Self.canonical) where path.hasPrefix(root + "/") {
      return String(path.dropFirst(root.count + 1))
    }
    return nil
  }

  /// The folder that belongs to a profile: its own, or the one above `spec`, `vendor` and `pair`.
  static func tree(of path: String) -> String {
    let folder = URL(fileURLWithPath: canonical(path)).deletingLastPathComponent()
    let isPart = ["spec", "vendor", "pair"].contains(folder.lastPathComponent)
    return (isPart ? folder.deletingLastPathComponent() : folder).path
  }

  /// Whether a file lies in a folder, or is shipped; symbolic links do not lead out.
  func contains(_ path: String, in tree: String) -> Bool {
    Self.canonical(path).hasPrefix(tree == "/" ? tree : tree + "/") || shippedName(path) != nil
  }

  /// The same for all paths that lead to a file.
  static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// What came of looking for a profile.
  public enum Located: Sendable, Equatable {
    case found(String)
    /// The places that were looked at, each with and without `.yaml`.
    case notFound([String])
    /// A file has the name, and a shipped profile too.
    case ambiguous(file: String, shipped: String)
  }

  /// A profile that is there to be used.
  public struct Shipped: Sendable, Equatable {
    /// For `extends` and the command line, for example `spec/oran-cus`.
    public let name: String
    public let title: String
    public let path: String
  }

  /// The profiles in all roots, in the order of their names; the first root wins.
  public func list() -> [Shipped] {
    var found: [String: Shipped] = [:]
    for root in roots {
      for folder in ["spec", "vendor", "pair"] {
        let path = URL(fileURLWithPath: root).appendingPathComponent(folder).path
        for file in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
          guard file.hasSuffix(".yaml") || file.hasSuffix(".yml"), let dot = file.lastIndex(of: ".") else {
            continue
          }
          let name = "\(folder)/\(file[..<dot])"
          let shipped = Shipped(name: name, title: Self.title(path + "/" + file), path: path + "/" + file)
          if found[name] == nil { found[name] = shipped }
        }
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  private static func title(_ path: String) -> String {
    guard case .success(let text) = TextFile.read(path),
      let root = YAMLReader.read(text, file: path).document?.root
    else { return "(not readable)" }
    return root["title"]?.localized?.en ?? root["profile"]?.text ?? ""
  }
}
