import Harness

/// What the program was built from. A file that is written ahead of each build holds that of this program.
struct BuildIdentity {
  /// In hexadecimal digits; empty = built outside a clone of the repository.
  let commit: String
  /// Whether files of that commit had been changed.
  let hasChanges: Bool
  /// Names and versions.
  let dependencies: String

  /// What `--version` prints.
  var text: String {
    let commit =
      self.commit.isEmpty
      ? "commit not known" : "commit \(self.commit)\(hasChanges ? " with local changes" : "")"
    return "tekigo \(Tekigo.version), \(commit)\nbuilt with \(dependencies)"
  }
}
