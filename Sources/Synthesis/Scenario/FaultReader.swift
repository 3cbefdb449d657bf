import ApplicationProtocols
import Documents
import Events

extension ScenarioReader {
  /// What faults can name.
  struct FaultPlaces {
    var cells: [Scenario.Cell]
    var associations: [Scenario.Association]
    var messages: [MessageRequest]
  }

  /// An entry of `faults`.
  mutating func fault(_ node: Node, _ places: FaultPlaces) -> FaultRequest {
    let at = node["at"]
    var request = FaultRequest(node["fault"]?.text ?? "")
    request.value = node["value"]?.integer.map { Int($0) }
    request.isUPlane = node["plane"]?.text.map { $0 == "U" }
    request.isDownlink = node["direction"]?.text.map { $0 == "DL" }
    request.sender = node["unit"]?.text
    request.eAxC = node["eaxc"].map { ids($0) }
    request.sectionType = node["section_type"]?.integer.map { Int($0) }
    request.frame = integers(at, "frame")
    request.subframe = integers(at, "subframe")
    request.slot = integers(at, "slot")
    request.slotInFrame = integers(at, "slot_of_frame")
    request.symbol = integers(at, "symbol")
    request.userPlaneKind = node["f1u"]?.text
    request.bearer = node["bearer"]?.text
    request.every = integer(node, "every", or: 1)
    request.count = integer(node, "count", or: 1)
    if let bounds = integers(node, "between"), bounds.count == 2 {
      if bounds[0] > bounds[1] {
        wrong(node["between"] ?? node, "the interval ends before it begins")
      } else {
        request.between = bounds[0]...bounds[1]
      }
    }
    if let name = node["cell"]?.text {
      request.cell = place(of: name, among: places.cells.map(\.name), "cell", node["cell"] ?? node)
    }
    if let name = node["association"]?.text {
      request.association = place(
        of: name, among: places.associations.map(\.name), "association", node["association"] ?? node)
    }
    request.message = named(node["message"], among: places.messageNames, "message")
    request.procedure = named(node["procedure"], among: places.procedureNames, "procedure")
    request.script = named(node["script"], among: places.scriptNames, "script")
    check(request, node)
    return request
  }

  private mutating func named(_ node: Node?, among names: [String], _ kind: String) -> String? {
    guard let node, let name = node.text else { return nil }
    return place(of: name, among: names, kind, node).map { names[$0] }
  }

  private mutating func place(of name: String, among names: [String], _ kind: String, _ node: Node) -> Int? {
    if let place = names.firstIndex(of: name) { return place }
    wrong(
      node, "there is no \(kind) `\(name)` in the scenario",
      suggestion: Spelling.nearest(to: name, among: names).map { "did you mean `\($0)`?" })
    return nil
  }

  private mutating func check(_ request: FaultRequest, _ node: Node) {
    guard let fault = Fault.named(request.name) else { return }
    if !fault.agrees(with: request) {
      wrong(node, "`\(fault.name)` can't be put into these messages: \(fault.summary)")
    }
    guard let value = request.value, let place = node["value"] else { return }
    guard let strength = fault.strength else {
      return wrong(place, "`\(fault.name)` has no strength")
    }
    if !strength.contains(value) { wrong(place, "the strength of `\(fault.name)` is \(strength)") }
  }
}

extension ScenarioReader.FaultPlaces {
  /// Names of messages that are spelt out, and the types of messages of the protocols that are spoken.
  fileprivate var messageNames: [String] {
    let steps = associations.flatMap(\.groups).flatMap(\.operations).compactMap { operation in
      if case .send(let template) = operation { template.name } else { nil }
    }
    return messages.compactMap(\.name) + steps
      + associations.flatMap { $0.signalling.schema.messages.map(\.name) }
  }

  fileprivate var procedureNames: [String] {
    associations.flatMap { $0.signalling.schema.procedures.map(\.name) }
  }

  fileprivate var scriptNames: [String] { associations.flatMap { $0.groups.compactMap(\.name) } }
}

extension Fault {
  /// Whether a request leaves messages that the fault can hit.
  fileprivate func agrees(with request: FaultRequest) -> Bool {
    if let isDownlink, let wanted = request.isDownlink, isDownlink != wanted { return false }
    if case .association = action, request.asksForMessages { return false }
    return targets.contains { target in
      switch target {
      case .any: true
      case .uPlane: request.isUPlane != false && request.sectionType == nil
      case .cPlane(let types, _):
        request.isUPlane != true
          && (types.isEmpty || request.sectionType.map { types.contains(UInt8(clamping: $0)) } ?? true)
      case .sectionExtension: request.isUPlane != true
      case .application: !request.asksForFronthaul
      case .other: request.isUPlane == nil && request.isDownlink == nil && request.sectionType == nil
      case .f1u(let messages, _):
        request.isUPlane == nil && request.sectionType == nil && request.message == nil
          && (request.userPlaneKind.map { messages.contains(named: $0) } ?? true)
      }
    }
  }
}
