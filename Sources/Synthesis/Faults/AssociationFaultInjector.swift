/// Puts the faults of a scenario into its associations before anything is planned.
struct AssociationFaultInjector {
  /// A fault of an association, and the packets that show it.
  private struct Hit {
    var association: Int
    var mark: AssociationMark
    var name: String
  }

  /// The scenario with its associations changed.
  private(set) var scenario: Scenario
  private var hits: [Hit] = []
  private var active: [ActiveFault]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    active = scenario.faults.compactMap { ActiveFault($0) }
    for index in active.indices {
      guard case .association(let mark, let change) = active[index].fault.action else { continue }
      for (place, association) in scenario.associations.enumerated() {
        guard active[index].isLeft, active[index].fault.canHit(association),
          active[index].request.association.map({ $0 == place }) ?? true, active[index].isDue()
        else { continue }
        change(&self.scenario.associations[place], active[index].value)
        hits.append(Hit(association: place, mark: mark, name: active[index].fault.name))
        active[index].noteHit()
      }
    }
  }

  /// The names of the faults that a packet shows.
  func faults(of packet: PlannedPacket) -> [String] {
    hits.filter { $0.association == packet.association && $0.mark.contains(packet) }.map(\.name)
  }

  /// The faults that hit no association, by their place in the scenario.
  var unused: [Int] { active.indices.filter { active[$0].hit == 0 } }
}

extension Fault {
  /// Whether it can be put into a whole association.
  fileprivate func canHit(_ association: Scenario.Association) -> Bool {
    targets.contains { target in
      guard case .application(let name, _, _) = target else { return false }
      return name == association.signalling.name
    }
  }
}
