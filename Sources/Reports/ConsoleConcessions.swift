import Results

/// What the profile concedes: where it departs from the requirements that it extends, and the deviations that it accepts.
struct ConsoleConcessions {
  let run: RunResult

  func write(to page: inout ConsolePage) {
    departures(&page)
    waivers(&page)
  }

  private func waivers(_ page: inout ConsolePage) {
    guard !run.waivers.isEmpty else { return }
    page.heading("Waivers (on \(run.asOf))")
    for waiver in run.waivers {
      page.line(
        "\(waiver.state.rawValue): \(waiver.text)", indent: 2, hanging: 2,
        style: waiver.state == .applied ? .doubtful : .faint)
    }
  }

  private func departures(_ page: inout ConsolePage) {
    let departed = run.requirements.map(\.requirement).filter { !$0.departures.isEmpty }
    guard !departed.isEmpty else { return }
    page.heading("DEPARTURES (what the profile changes of requirements)", .doubtful)
    for requirement in departed {
      page.line("\(requirement.id)  \(requirement.levelText)", indent: 2, hanging: 2)
      for departure in requirement.departures {
        page.line(
          departure.change, indent: 4, hanging: 2, style: departure.weakens ? .doubtful : .plain)
        page.line("\(departure.place): \(departure.reason)", indent: 6, hanging: 2, style: .faint)
      }
    }
  }
}
