import Results

extension RunResult {
  /// What to type for the same verdict: files and profile by the names that the report has for them. `nil` where the report
  /// does not know all of it: parts of captures, merged records.
  func command(_ options: ReportOptions) -> String? {
    guard restrictions.isEmpty else { return nil }
    var words = ["tekigo", "check"] + captures.map { Self.quoted($0.name) }
    words += ["--profile", Self.quoted(profile.name), "--as-of", asOf]
    if options.failOn != .shall { words += ["--fail-on", options.failOn.rawValue] }
    if options.allowsInconclusive { words.append("--allow-inconclusive") }
    if let baseline {
      words +=
        ["--baseline", Self.quoted(baseline.name)] + baseline.pairs.flatMap { ["--map", Self.quoted($0)] }
    }
    if !samples.isEmpty { words.append("--iq") }
    for parameter in profile.parameters where parameter.provenance == ResolvedParameter.commandLine {
      words += ["--set", Self.quoted("\(parameter.name)=\(parameter.value)")]
    }
    return words.joined(separator: " ")
  }

  /// A word of a POSIX shell.
  private static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./:@+".unicodeScalars.contains($0))
    }
    return plain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
