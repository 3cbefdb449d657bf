import ApplicationProtocols
import PackedEncoding

/// The ids of UEs, their bearers, and the cells that they are in. TS 38.473, 8.3; TS 37.483, 8.3; TS 38.413, 10.6.
extension Fault {
  static let signallingUEs: [Fault] = identifiers + bearers

  private static let identifiers: [Fault] = [
    Fault(
      "wrong-ue-id", "A message names a UE that there is not, by the id of the gNB-CU or gNB-CU-CP",
      Target.signalling("10.6/ids-known"), strength: Strength(1000, in: 1...1_000_000_000, "added to the id"),
      signal: { $0.ueID(.central) != nil && $0.ueID(.peripheral) != nil }
    ) { signal, context in
      signal.setUEID(.central, (signal.ueID(.central) ?? 0) + Int64(context.value))
      return true
    },
    Fault(
      "mixed-ue-ids", "A message has the ids of two UEs", Target.signalling("10.6/pair-consistent"),
      signal: { $0.ueID(.central) != nil && $0.ueID(.peripheral) != nil }
    ) { signal, context in
      guard let id = context.neighbour?.ids.peripheral else { return false }
      signal.setUEID(.peripheral, Int64(truncatingIfNeeded: id))
      return true
    },
    Fault(
      "reused-ue-id", "A UE is given an id that another one has",
      [
        .application(
          "f1ap", ["InitialULRRCMessageTransfer", "UEContextSetupRequest"], trips: "f1ap/10.6/id-unused"),
        .application("e1ap", ["BearerContextSetupRequest"], trips: "e1ap/10.6/id-unused"),
      ],
      signal: { ($0.ueID(.central) == nil) != ($0.ueID(.peripheral) == nil) }
    ) { signal, context in
      guard let id = context.neighbour?.ids[signal.sender] else { return false }
      signal.setUEID(signal.sender, Int64(truncatingIfNeeded: id))
      signal.ueIDs[signal.sender] = id
      return true
    },
    Fault(
      "message-after-release", "A message of a UE comes when it is released",
      [
        .application(
          "f1ap", ["UEContextReleaseComplete"], trips: "f1ap/8.3.3.2/nothing-after-release"),
        .application(
          "e1ap", ["BearerContextReleaseComplete"], trips: "e1ap/8.3.4.2/nothing-after-release"),
      ], strength: Strength(2, in: 1...60_000, "ms after the release")
    ) { signal, context in
      signal.companions.append(.init(kind: .extra("stray"), delay: Int64(context.value) * 1_000_000))
      return true
    },
    Fault(
      "complete-with-other-ids", "The answer to a release names another UE",
      [
        .application("f1ap", ["UEContextReleaseComplete"], trips: "f1ap/8.3.3.2/complete-repeats-ids"),
        .application("e1ap", ["BearerContextReleaseComplete"], trips: "e1ap/8.3.4.2/complete-repeats-ids"),
      ], strength: Strength(1000, in: 1...1_000_000_000, "added to the id of the gNB-CU or gNB-CU-CP")
    ) { signal, context in
      signal.setUEID(.central, (signal.ueID(.central) ?? 0) + Int64(context.value))
      return true
    },
    Fault(
      "cell-not-served", "A UE is in a cell that there is not",
      [
        .application(
          "f1ap", ["InitialULRRCMessageTransfer"], trips: "f1ap/8.4.1.2/access-in-active-cell"),
        .application(
          "f1ap", ["UEContextSetupRequest"], trips: "f1ap/8.3.1.2/context-in-announced-cell"),
      ]
    ) { signal, _ in
      signal.changeValues { value in
        guard case .sequence(let members) = value,
          let place = members.firstIndex(where: { $0.name == .component("nRCellIdentity") }),
          case .bits(var octets, let count) = members[place].value, !octets.isEmpty
        else { return nil }
        var changed = members
        octets[0] ^= 0x80
        changed[place].value = .bits(octets, count: count)
        return .sequence(changed)
      }
    },
  ]

  private static let bearers: [Fault] = [
    Fault(
      "bearer-not-answered", "An answer leaves out the last bearer that was asked for: of UEs with several",
      [
        .application("f1ap", ["UEContextSetupResponse"], trips: "f1ap/8.3.1.2/drbs-answered"),
        .application(
          "f1ap", ["UEContextModificationResponse"], trips: "f1ap/8.3.4.2/modified-drbs-answered"),
        .application("e1ap", ["BearerContextSetupResponse"], trips: "e1ap/8.3.1.2/drbs-answered"),
      ]
    ) { signal, _ in
      signal.changeValues { value in
        guard case .list(let items) = value, items.count > 1, items.last?.bearer != nil else { return nil }
        return .list(items.dropLast())
      }
    },
    Fault(
      "bearer-not-asked", "An answer has a bearer that was not asked for",
      [
        .application("f1ap", ["UEContextSetupResponse"], trips: "f1ap/8.3.1.2/drbs-asked"),
        .application(
          "f1ap", ["UEContextModificationResponse"], trips: "f1ap/8.3.4.2/modified-drbs-asked"),
      ], strength: bearer
    ) { signal, context in
      signal.changeValues { value in
        guard case .list(let items) = value, let last = items.last, last.bearer != nil else { return nil }
        return .list(items + [last.withBearer(Int64(context.value))])
      }
    },
    Fault(
      "modify-unknown-bearer", "A request changes a bearer that there is not",
      [.application("f1ap", ["UEContextModificationRequest"], trips: "f1ap/8.3/drb-life")], strength: bearer
    ) { signal, context in
      signal.changeValues { value in
        guard case .list(let items) = value, let first = items.first, first.bearer != nil else { return nil }
        return .list([first.withBearer(Int64(context.value))] + items.dropFirst())
      }
    },
  ]

  private static let bearer = Strength(32, in: 1...32, "DRB ID")
}

extension PackedValue {
  /// The id of the bearer that an item of a list is for, also of one in a container of its own.
  fileprivate var bearer: Int64? {
    guard case .sequence(let members) = self else { return nil }
    for member in members {
      switch (member.name, member.value) {
      case (.component("dRBID"), .integer(let id)), (.component("dRB-ID"), .integer(let id)): return id
      case (_, .contained(_, let content)): if let id = content.bearer { return id }
      default: continue
      }
    }
    return nil
  }

  /// The item for another bearer.
  fileprivate func withBearer(_ id: Int64) -> PackedValue {
    guard case .sequence(let members) = self else { return self }
    return .sequence(
      members.map { member in
        switch (member.name, member.value) {
        case (.component("dRBID"), .integer), (.component("dRB-ID"), .integer):
          return Member(member.name, .integer(id))
        case (_, .contained(let name, let content)):
          return Member(member.name, .contained(name, content.withBearer(id)))
        default: return member
        }
      })
  }
}
