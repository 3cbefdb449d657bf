import Results

/// What the profile concedes: where it departs from the requirements that it extends, and the deviations that it accepts.
struct ConsoleConcessions {
  let run: RunResult
  let options: ReportOptions

  private func t(_ text: LocalizedText) -> String { options.text(text) }

  func write(to page: inout ConsolePage) {
    departures(&page)
    waivers(&page)
  }

  private func waivers(_ page: inout ConsolePage) {
    guard !run.waivers.isEmpty else { return }
    page.heading(t(Phrase.waivers(run.asOf)))
    for waiver in run.waivers {
      page.line(
        t(Phrase.named(waiver.state.phrase, Phrase.statement(waiver))), indent: 2, hanging: 2,
        style: waiver.state == .applied ? .doubtful : .faint)
    }
  }

  private func departures(_ page: inout ConsolePage) {
    let departed = run.requirements.map(\.requirement).filter { !$0.departures.isEmpty }
    guard !departed.isEmpty else { return }
    page.heading(t(Phrase.departuresHeading), .doubtful)
    for requirement in departed {
      page.line("\(requirement.id)  \(t(requirement.levelPhrase))", indent: 2, hanging: 2)
      for departure in requirement.departures {
        page.line(
          t(Phrase.change(departure)), indent: 4, hanging: 2, style: departure.weakens ? .doubtful : .plain)
        let reason = LocalizedText(departure.reason, departure.reason)
        page.line(
          t(Phrase.named(LocalizedText(departure.place, departure.place), reason)), indent: 6, hanging: 2,
          style: .faint)
      }
    }
  }
}
