/// A bundle in one file, made and read by GNU `tar`; compressed if its name ends so.
enum BundleArchive {
  /// Bytes of all files of an archive together.
  static let mostBytes: Int64 = 64 << 30

  /// Whether a path is that of an archive and not of a folder.
  static func isName(_ path: String) -> Bool {
    [".tar", ".tar.gz", ".tar.zst", ".tar.xz"].contains { path.hasSuffix($0) }
  }

  /// Packs a folder: equal folders give equal archives.
  static func pack(_ folder: BundleFolder, to path: String) throws {
    let names = try folder.topNames()
    try BundleProgram.run(
      "tar",
      [
        "--create", "--auto-compress", "--file", path, "--format=gnu", "--sort=name", "--owner=0",
        "--group=0",
        "--numeric-owner", "--mode=u=rwX,go=rX", "--mtime=@0", "--directory", folder.path, "--",
      ] + names)
  }

  /// Unpacks an archive into a folder: files and folders, nothing else.
  static func unpack(_ path: String, to folder: BundleFolder) throws {
    let listing = try BundleProgram.run(
      "tar", ["--list", "--verbose", "--numeric-owner", "--quoting-style=escape", "--file", path])
    var bytes: Int64 = 0
    for line in listing.split(separator: "\n") {
      // Mode, owner, size, date, time, name.
      let columns = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard columns.count == 6, let kind = columns[0].first, "-d".contains(kind), let size = Int64(columns[2])
      else {
        throw BundleError("\(path) holds what is neither a file nor a folder: \(line)")
      }
      let (sum, overflows) = bytes.addingReportingOverflow(size)
      guard !overflows, sum <= mostBytes else {
        throw BundleError("\(path) unpacks to more than \(mostBytes) bytes")
      }
      bytes = sum
    }
    try BundleProgram.run(
      "tar",
      [
        "--extract", "--file", path, "--directory", folder.path, "--no-same-owner", "--no-same-permissions",
        "--keep-old-files",
      ])
  }
}
