import Results

/// What makes the report reproducible: versions, digests and the command.
extension HTMLReport {
  var identityPart: Markup {
    part("identity", Phrase.identity, Phrase.identityLead) {
      facts([
        (Phrase.tool, [Markup("tekigo \(run.toolVersion)")]),
        (Phrase.profile, [Markup("\(run.profile.name): \(t(run.profile.title))")]),
        (Phrase.profileFiles, [Markup(run.profile.files.joined(separator: ", "))]),
        (Phrase.profileDigest, [code("sha256:\(run.profile.digest)")]),
        (Phrase.waiversJudgedOn, [Markup(run.asOf)]),
        (Phrase.command, command.map { [code($0)] } ?? []),
      ])
      table("captures", [Phrase.capture, Phrase.format, Phrase.frames, Phrase.size, Phrase.digest]) {
        for capture in run.captures {
          row([
            Markup(capture.name),
            Markup(([capture.format] + capture.linkTypes).joined(separator: ", ")),
            Markup(
              capture.frames.grouped
                + (capture.cutFrames > 0 ? " (\(t(Phrase.cutFrames(capture.cutFrames))))" : "")),
            Markup(sizeText(capture.bytes)),
            code(capture.sha256.map { "sha256:\($0)" } ?? t(Phrase.digestLeftOut)),
          ])
        }
      }
    }
  }

  /// What to type for the same verdict: files and profile by the names that the report has for them. `nil` where the report
  /// does not know all of it: parts of captures, merged records, a baseline.
  private var command: String? {
    guard run.restrictions.isEmpty, run.known.isEmpty else { return nil }
    var words = ["tekigo", "check"] + run.captures.map { Self.quoted($0.name) }
    words += ["--profile", Self.quoted(run.profile.name), "--as-of", run.asOf]
    if options.failOn != .shall { words += ["--fail-on", options.failOn.rawValue] }
    if options.allowsInconclusive { words.append("--allow-inconclusive") }
    if !run.samples.isEmpty { words.append("--iq") }
    for parameter in run.profile.parameters where parameter.provenance == ResolvedParameter.commandLine {
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
