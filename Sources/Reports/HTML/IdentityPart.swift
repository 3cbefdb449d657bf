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
        (Phrase.command, run.command(options).map { [code($0)] } ?? []),
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
}
