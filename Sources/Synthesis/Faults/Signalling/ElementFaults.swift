import ApplicationProtocols
import PackedEncoding

/// Information elements of messages. TS 38.473 and TS 37.483, 9.2; TS 38.413, 10.3.
extension Fault {
  static let signallingElements: [Fault] = [
    Fault(
      "missing-mandatory-ie", "A mandatory IE is left out", Target.signalling("9.2/ie-presence"),
      strength: Strength(0, in: 0...100, "place among the mandatory IEs, from the last one"),
      signal: { !$0.mandatoryElements.isEmpty }
    ) { signal, context in
      let places = signal.mandatoryElements
      signal.elements.remove(at: places[max(0, places.count - 1 - context.value)])
      return true
    },
    Fault(
      "wrong-criticality", "An IE has another criticality than the specified one",
      Target.signalling("9.2/ie-criticality"), strength: placeFromLast, signal: \.hasElements
    ) { signal, context in
      signal.changeElement(context.value) { $0.criticality = $0.criticality == .reject ? .ignore : .reject }
    },
    Fault(
      "wrong-ie-order", "Two IEs that follow each other stand in the other order",
      Target.signalling("9.2/ie-order"), strength: placeFromLast, signal: { $0.elements.count > 1 }
    ) { signal, context in
      let place = max(1, signal.elements.count - 1 - context.value)
      signal.elements.swapAt(place, place - 1)
      return true
    },
    Fault(
      "duplicate-ie", "An IE stands there twice", Target.signalling("9.2/ie-repetition"),
      strength: placeFromLast, signal: \.hasElements
    ) { signal, context in
      let place = max(0, signal.elements.count - 1 - context.value)
      signal.elements.insert(signal.elements[place], at: place)
      return true
    },
    Fault(
      "unknown-ie", "A message has an IE with an id that there is not", Target.signalling("9.2/ie-known"),
      strength: Strength(1, in: 0...2, "criticality: 0 reject, 1 ignore, 2 notify")
    ) { signal, context in
      signal.elements.append(
        PlannedSignal.Element(
          id: 65_500, criticality: Criticality(rawValue: context.value) ?? .ignore, value: .opaque([0x00])))
      return true
    },
    Fault(
      "value-out-of-range", "An enumerated value is one that this release does not have",
      Target.signalling("9.3/value-range"),
      strength: Strength(100, in: 60...65_000, "index after the extension marker"),
      signal: { $0.placeOfExtensibleItem != nil }
    ) { signal, context in
      guard let place = signal.placeOfExtensibleItem else { return false }
      return signal.setItem(at: place, .unknownItem(context.value))
    },
    Fault(
      "unknown-extension", "A structure has an addition that this release does not have",
      [.application("f1ap", trips: "f1ap/9.4/extension-known")],
      strength: Strength(0, in: 0...40, "number of the addition, from the first unknown one"),
      signal: { $0.placeOfExtensibleSequence != nil }
    ) { signal, context in
      guard let place = signal.placeOfExtensibleSequence else { return false }
      return signal.addUnknown(context.value, at: place)
    },
  ]

  private static let placeFromLast = Strength(0, in: 0...1000, "place of the IE, from the last one")
}

extension PlannedSignal {
  fileprivate var hasElements: Bool { !elements.isEmpty }

  /// The IEs that its message must have, but for the ids that say what it belongs to.
  fileprivate var mandatoryElements: [Int] {
    guard let set = schema.ieSet(of: message.number) else { return [] }
    let mandatory = elements.indices.filter { place in
      set.place(of: elements[place].id).map { set.entries[$0].presence == .mandatory } ?? false
    }
    let others = mandatory.filter { !isIdentifier(elements[$0].id) }
    return others.isEmpty ? mandatory : others
  }

  private func isIdentifier(_ id: Int) -> Bool {
    id == schema.identifiers.transaction
      || ProtocolSide.allCases.contains { schema.identifiers.ue?($0) == id }
  }

  fileprivate mutating func changeElement(_ place: Int, _ change: (inout Element) -> Void) -> Bool {
    guard hasElements else { return false }
    change(&elements[max(0, elements.count - 1 - place)])
    return true
  }

  // MARK: Values in IEs

  /// The IE whose value is an extensible ENUMERATED, alone or as the alternative of a CHOICE.
  fileprivate var placeOfExtensibleItem: Int? {
    elements.lastIndex { element in
      guard let type = type(of: element) else { return false }
      switch (schema.packed.types[type].kind, element.value.inside) {
      case (.enumerated(let items), _): return items.extensions != nil
      case (.choice(let choice), .choice(let name, .item)?):
        guard let chosen = choice.root.first(where: { $0.name == name }),
          case .enumerated(let items) = schema.packed.types[chosen.type].kind
        else { return false }
        return items.extensions != nil
      default: return false
      }
    }
  }

  fileprivate mutating func setItem(at place: Int, _ item: PackedValue) -> Bool {
    guard case .contained(let type, let content) = elements[place].value else { return false }
    if case .choice(let name, _) = content {
      elements[place].value = .contained(type, .choice(name, item))
    } else {
      elements[place].value = .contained(type, item)
    }
    return true
  }

  /// The IE whose value is a SEQUENCE with an extension marker.
  fileprivate var placeOfExtensibleSequence: Int? {
    elements.lastIndex { element in
      guard let type = type(of: element), case .sequence(let sequence) = schema.packed.types[type].kind else {
        return false
      }
      return sequence.additions != nil
    }
  }

  /// Adds a component behind those that the schema knows.
  fileprivate mutating func addUnknown(_ number: Int, at place: Int) -> Bool {
    guard let id = type(of: elements[place]), case .sequence(let sequence) = schema.packed.types[id].kind,
      case .contained(let type, .sequence(let members)) = elements[place].value
    else { return false }
    let known = sequence.additions?.count ?? 0
    elements[place].value = .contained(
      type, .sequence(members + [.init(.addition(known + number), .opaque([0x00]))]))
    return true
  }

  private func type(of element: Element) -> PackedSchema.TypeID? {
    guard let set = schema.ieSet(of: message.number) else { return nil }
    return set.place(of: element.id).map { set.entries[$0].type }
  }
}

extension PackedValue {
  /// What an open type holds.
  fileprivate var inside: PackedValue? {
    if case .contained(_, let content) = self { return content }
    return nil
  }
}
