internal import Foundation
internal import Platform

/// The signature over the manifest of a bundle, made and checked by `ssh-keygen -Y`.
enum BundleSignature {
  /// What keeps a signature for one purpose from being used for another.
  static let namespace = "tekigo-bundle"

  /// Signs the manifest.
  ///
  /// - Parameter key: the file of a private key.
  static func sign(_ folder: BundleFolder, key: String) throws {
    try BundleProgram.run(
      "ssh-keygen", ["-Y", "sign", "-f", key, "-n", namespace, "\(folder.path)/\(BundleManifest.name)"])
  }

  enum Finding: Equatable {
    /// By a key that the file of allowed signers has.
    case by(String)
    /// By a key that nobody vouches for here.
    case unknownSigner(key: String)
    case wrong(String)
  }

  /// Checks the signature.
  ///
  /// - Parameter signers: a file of allowed signers (`ssh-keygen(1)`); `nil` = whose key it is stays open.
  static func check(_ folder: BundleFolder, signers: String?) throws -> Finding {
    let signature = "\(folder.path)/\(BundleManifest.signatureName)"
    let manifest = "\(folder.path)/\(BundleManifest.name)"
    guard let signers else {
      let (status, output, complaint) = try BundleProgram.result(
        "ssh-keygen", ["-Y", "check-novalidate", "-n", namespace, "-s", signature], input: manifest)
      guard status == .exited(0) else { return .wrong(reason(output, complaint)) }
      let key = output.split(whereSeparator: \.isWhitespace).last { $0.hasPrefix("SHA256:") }
      return .unknownSigner(key: key.map(String.init) ?? "of an unknown kind")
    }
    guard FileManager.default.isReadableFile(atPath: signers) else {
      throw BundleError("cannot read the allowed signers \(signers)")
    }
    let (found, names, complaint) = try BundleProgram.result(
      "ssh-keygen", ["-Y", "find-principals", "-f", signers, "-s", signature])
    guard found == .exited(0), let name = names.split(separator: "\n").first.map(String.init) else {
      return .wrong("no allowed signer has its key: \(reason(names, complaint))")
    }
    let (status, output, more) = try BundleProgram.result(
      "ssh-keygen", ["-Y", "verify", "-f", signers, "-I", name, "-n", namespace, "-s", signature],
      input: manifest)
    return status == .exited(0) ? .by(name) : .wrong(reason(output, more))
  }

  private static func reason(_ output: String, _ complaint: String) -> String {
    [complaint, output].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}
