internal import Events
internal import PackedEncoding

/// The event types of one protocol with the fields that were asked for.
struct EventVocabulary: Sendable {
  /// What an event type stands for.
  enum Subject: Sendable {
    /// A PDU that names no known message, and the parent of all others.
    case pdu
    case violation
    case remark
    case malformed
    /// The message of that number.
    case message(Int)
    case list(List)
  }

  /// A list in a message, or in the items of a list.
  struct List: Sendable {
    /// The event of the message, or of the list, that it is in.
    var parent: EventTypeID
    /// From there to the list.
    var steps: [SchemaPaths.Step]
    var item: PackedSchema.TypeID
    /// From an item of the encoding to what the item is.
    var itemSteps: [SchemaPaths.Step]
    /// Lists that it is inside of, itself included.
    var depth: Int
  }

  /// A field that was asked for, and how to find it from the message or the item.
  struct Allocation: Sendable {
    var field: FieldDefinition
    var steps: [SchemaPaths.Step]
  }

  struct Named: Sendable {
    var name: String
    var subject: Subject
    var allocations: [Allocation] = []
    /// Whether somebody asked for it by name: not only for something that is inside of it.
    var isAsked = false
  }

  let schema: ProtocolSchema
  let paths: SchemaPaths
  let common: ApplicationFields
  private let wireshark: WiresharkNames
  let family: String
  let first: UInt16
  /// The event types that were named, by number.
  private(set) var named: [EventTypeID: Named] = [:]
  private var numbersOfLists: [String: EventTypeID] = [:]
  /// The slot that a path has in the first event type that it was asked of: the same in others where it is free.
  private var slotsOfPaths: [String: FieldSlot] = [:]

  /// What lists begin with, counted from ``first``; messages lie below.
  private static let firstList: UInt16 = 0x400
  private static let firstMessage: UInt16 = 0x10
  private static let details = ["violation", "remark", "malformed"]
  /// What is known of each message without its fields.
  private let messages: [EventDefinition]
  /// The fields that all messages have, by name.
  private let fieldsOfMessages: [String: FieldDefinition]

  init(_ schema: ProtocolSchema, family: String, first: UInt16) {
    self.schema = schema
    self.family = family
    self.first = first
    paths = SchemaPaths(schema)
    wireshark = WiresharkNames(schema, family: family)
    common = ApplicationFields(schema, wireshark)
    fieldsOfMessages = Dictionary(
      common.message.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    let document = common.document
    let names = wireshark
    messages = schema.messages.map { message in
      let procedure = schema.procedures[message.procedure]
      let code = Int64(procedure.code)
      return EventDefinition(
        EventTypeID(rawValue: first + Self.firstMessage + UInt16(truncatingIfNeeded: message.number)),
        "\(family).\(message.name)", parent: EventTypeID(rawValue: first),
        constants: [
          MessageSlot.message: Int64(message.number), MessageSlot.messageType: Int64(message.role.rawValue),
          MessageSlot.procedureCode: code, MessageSlot.procedure: code,
          MessageSlot.procedureClass: Int64(procedure.procedureClass),
        ],
        clause: "\(document) \(procedure.clause ?? "8")", filter: names.message(message),
        summary: "\(message.role.spelling) of the procedure \(procedure.name)", fields: [])
    }
  }

  // MARK: Event types

  var pdu: EventTypeID { EventTypeID(rawValue: first) }
  var violation: EventTypeID { EventTypeID(rawValue: first + 1) }
  var remark: EventTypeID { EventTypeID(rawValue: first + 2) }
  var malformed: EventTypeID { EventTypeID(rawValue: first + 3) }

  func message(_ number: Int) -> EventTypeID {
    EventTypeID(rawValue: first + Self.firstMessage + UInt16(truncatingIfNeeded: number))
  }

  private func isMessage(_ id: EventTypeID) -> Bool {
    id >= message(0) && Int(id.rawValue - message(0).rawValue) < messages.count
  }

  /// All event types but those of lists.
  var unlisted: [EventTypeID] {
    [pdu, violation, remark, malformed] + schema.messages.indices.map(message)
  }

  func subject(_ id: EventTypeID) -> Subject? {
    if let known = named[id] { return known.subject }
    switch id {
    case pdu: return .pdu
    case violation: return .violation
    case remark: return .remark
    case malformed: return .malformed
    default:
      guard id.rawValue >= first + Self.firstMessage else { return nil }
      let number = Int(id.rawValue - first - Self.firstMessage)
      return schema.messages.indices.contains(number) ? .message(number) : nil
    }
  }

  /// The event type of a name, which is known from now on.
  mutating func event(named name: String) -> EventTypeID? {
    if name == family { return know(pdu, name, .pdu) }
    guard name.hasPrefix(family + ".") else { return nil }
    let parts = name.dropFirst(family.count + 1).split(separator: ".", omittingEmptySubsequences: false)
    guard let head = parts.first.map(String.init) else { return nil }
    if parts.count == 1, let detail = Self.details.firstIndex(of: head) {
      let id = [violation, remark, malformed][detail]
      return subject(id).flatMap { know(id, name, $0) }
    }
    guard let message = schema.message(named: head) else { return nil }
    let id = self.message(message.number)
    guard parts.count > 1 else { return know(id, name, .message(message.number)) }
    let names = parts.dropFirst().map(String.init)
    guard let list = list(names, in: id, name: family + "." + head, message.type) else { return nil }
    named[list]?.isAsked = true
    return list
  }

  private mutating func know(_ id: EventTypeID, _ name: String, _ subject: Subject) -> EventTypeID {
    if named[id] == nil { named[id] = Named(name: name, subject: subject) }
    named[id]?.isAsked = true
    return id
  }

  /// The event type of the items of the list that the parts of a name lead to.
  private mutating func list(
    _ names: [String], in message: EventTypeID, name: String, _ type: PackedSchema.TypeID
  ) -> EventTypeID? {
    var (parent, type, name) = (message, type, name)
    var steps: [SchemaPaths.Step] = []
    var depth = 0
    var lists: [(name: String, list: List)] = []
    for part in names {
      guard let member = paths.member(named: part, of: type) else { return nil }
      name += "." + part
      steps += member.steps
      type = member.type
      guard let item = paths.item(of: type) else { continue }
      depth += 1
      guard depth <= MessageSlot.deepestList else { return nil }
      lists.append(
        (name, List(parent: parent, steps: steps, item: item.type, itemSteps: item.steps, depth: depth)))
      (type, steps) = (item.type, [])
    }
    guard steps.isEmpty, !lists.isEmpty else { return nil }
    for entry in lists {
      var list = entry.list
      list.parent = parent
      guard let id = know(list: list, entry.name) else { return nil }
      parent = id
    }
    return parent
  }

  private mutating func know(list: List, _ name: String) -> EventTypeID? {
    if let known = numbersOfLists[name] { return known }
    let (number, overflows) = (first + Self.firstList).addingReportingOverflow(UInt16(numbersOfLists.count))
    guard !overflows, number - first < 0x1000 else { return nil }
    let id = EventTypeID(rawValue: number)
    numbersOfLists[name] = id
    named[id] = Named(name: name, subject: .list(list))
    return id
  }

  // MARK: Definitions

  func definition(_ id: EventTypeID) -> EventDefinition? {
    guard let subject = subject(id) else { return nil }
    let name: String
    let parent: EventTypeID?
    let summary: String
    var clause = "\(common.document) 8"
    var filter: String?
    switch subject {
    case .pdu:
      (name, parent, summary) = (
        family, nil, "A PDU; events of this type are those that name no known message"
      )
    case .violation:
      (name, parent, summary) = ("\(family).violation", pdu, "Something in a message that its schema forbids")
      clause = "TS 38.413 10"
    case .remark:
      (name, parent) = ("\(family).remark", pdu)
      summary = "An encoding in a message that can be read and is not the canonical one"
      clause = "X.691"
    case .malformed:
      (name, parent, summary) = ("\(family).malformed", pdu, "What kept a message from being read")
      clause = "TS 38.413 10.2"
    case .message(let number):
      let message = messages[number]
      (name, parent, summary, clause) = (message.name, message.parent, message.summary, message.clause)
      filter = message.filter
    case .list(let list):
      (name, parent) = (named[id]?.name ?? "", list.parent)
      summary = "An item of the list"
      let parentDefinition = definition(list.parent)
      clause = parentDefinition?.clause ?? clause
      filter = parentDefinition?.filter
    }
    return EventDefinition(
      id, name, parent: parent, constants: constants(id), clause: clause, filter: filter, summary: summary,
      fields: own(id))
  }

  /// What the header of a message is known to say once its event type is.
  private func constants(_ id: EventTypeID) -> [FieldSlot: Int64] {
    switch subject(id) {
    case .message(let number)?: return messages[number].constants
    case .list(let list)?: return constants(list.parent)
    default: return [:]
    }
  }

  /// The fields that an event type adds to those of its parent, as far as they have a slot.
  private func own(_ id: EventTypeID) -> [FieldDefinition] {
    guard let subject = subject(id) else { return [] }
    let allocated = named[id]?.allocations.map(\.field) ?? []
    switch subject {
    case .pdu: return common.message
    case .violation: return common.violation
    case .remark: return common.remark
    case .malformed: return common.malformed
    case .message: return allocated
    case .list(let list): return [Self.itemIndex(depth: list.depth)] + allocated
    }
  }

  private static func itemIndex(depth: Int) -> FieldDefinition {
    FieldDefinition(
      "itemIndex", MessageSlot.itemIndex(depth: depth), "Number of the item in its list, from 0")
  }

  func parent(of id: EventTypeID) -> EventTypeID? {
    switch subject(id) {
    case .pdu?, nil: nil
    case .list(let list)?: list.parent
    default: pdu
    }
  }

  func fields(of id: EventTypeID) -> [FieldDefinition] {
    (parent(of: id).map(fields) ?? []) + own(id)
  }

  // MARK: Fields by path

  /// A field of an event type, which gets a slot if it has none.
  mutating func field(named name: String, of id: EventTypeID) -> FieldDefinition? {
    if id == pdu { return fieldsOfMessages[name] }
    if isMessage(id) {
      if let known = fieldsOfMessages[name] { return known }
      if let known = named[id]?.allocations.last(where: { $0.field.name == name }) { return known.field }
    } else if let known = own(id).last(where: { $0.name == name }) {
      return known
    }
    if let field = allocate(name, of: id) { return field }
    return parent(of: id).flatMap { field(named: name, of: $0) }
  }

  /// What the paths of an event type begin at, and how to get there.
  private func root(of id: EventTypeID) -> (type: PackedSchema.TypeID, steps: [SchemaPaths.Step])? {
    switch subject(id) {
    case .message(let number)?: (schema.messages[number].type, [])
    case .list(let list)?: (list.item, list.itemSteps)
    default: nil
    }
  }

  /// The name of the field that an item itself is, in lists of numbers and the like.
  private static let itemItself = "item"

  private mutating func allocate(_ name: String, of id: EventTypeID) -> FieldDefinition? {
    guard let root = root(of: id) else { return nil }
    var (type, steps) = root
    var component: String?
    if name != Self.itemItself || !isScalarItem(id) {
      for part in name.split(separator: ".", omittingEmptySubsequences: false) {
        guard let member = paths.member(named: String(part), of: type) else { return nil }
        type = member.type
        steps += member.steps
        component = member.name
      }
    }
    guard let slot = freeSlot(for: name, in: id) else { return nil }
    let field = definition(of: type, name, slot, shown(component, steps, type, in: id))
    if named[id] == nil, let subject = subject(id), let name = definition(id)?.name {
      named[id] = Named(name: name, subject: subject)
    }
    named[id]?.allocations.append(Allocation(field: field, steps: steps))
    if slotsOfPaths[name] == nil { slotsOfPaths[name] = slot }
    return field
  }

  private func isScalarItem(_ id: EventTypeID) -> Bool {
    guard case .list(let list)? = subject(id) else { return false }
    if case .sequence = schema.packed.types[list.item].kind { return false }
    return true
  }

  private func definition(
    of type: PackedSchema.TypeID, _ name: String, _ slot: FieldSlot,
    _ shown: (name: String, form: FilterForm)?
  ) -> FieldDefinition {
    let kind = schema.packed.types[type].kind
    let typeName = schema.packed.types[type].name
    return FieldDefinition(
      name, slot, FieldMeaning.kind(kind), optional: true, clause: "\(common.document) 9.3",
      wireshark: shown?.name, filter: shown?.form ?? .number, range: FieldMeaning.range(kind),
      typeName.isEmpty ? kind.keyword : typeName)
  }

  /// What Wireshark calls a part of an event; nil where it does not know it.
  private func shown(
    _ component: String?, _ steps: [SchemaPaths.Step], _ type: PackedSchema.TypeID, in id: EventTypeID
  ) -> (name: String, form: FilterForm)? {
    isKnownToWireshark(id) ? wireshark.part(component, steps, type) : nil
  }

  private func isKnownToWireshark(_ id: EventTypeID) -> Bool {
    switch subject(id) {
    case .message(let number)?: wireshark.isKnown(schema.messages[number])
    case .list(let list)?: wireshark.areKnown(list.steps) && isKnownToWireshark(list.parent)
    default: true
    }
  }

  /// A slot that no event in the line from the message down to the deepest list uses.
  private func freeSlot(for path: String, in id: EventTypeID) -> FieldSlot? {
    var used = FieldSet()
    for (other, event) in named where isInLine(other, id) {
      for allocation in event.allocations { used.insert(allocation.field.slot) }
    }
    if let slot = slotsOfPaths[path], !used.contains(slot) { return slot }
    let taken = FieldSet(slotsOfPaths.values)
    let free = MessageSlot.paths.map { FieldSlot($0) }.filter { !used.contains($0) }
    return free.first { !taken.contains($0) } ?? free.first
  }

  private func isInLine(_ a: EventTypeID, _ b: EventTypeID) -> Bool {
    a == b || isAncestor(a, of: b) || isAncestor(b, of: a)
  }

  private func isAncestor(_ a: EventTypeID, of b: EventTypeID) -> Bool {
    var id = b
    while let parent = parent(of: id) {
      if parent == a { return true }
      id = parent
    }
    return false
  }

  // MARK: For readers

  /// All fields by path of a message, down to its lists, or of an item of one.
  func described(_ id: EventTypeID, limit: Int) -> [FieldDefinition] {
    guard let root = root(of: id) else { return own(id) }
    var fields: [FieldDefinition] = []
    if isScalarItem(id) {
      let shown = shown(nil, root.steps, root.type, in: id)
      fields.append(definition(of: root.type, Self.itemItself, FieldSlot(0), shown))
    }
    describe(root.type, "", root.steps, depth: 0, in: id, limit: limit, &fields)
    return fields
  }

  private func describe(
    _ type: PackedSchema.TypeID, _ prefix: String, _ steps: [SchemaPaths.Step], depth: Int,
    in id: EventTypeID, limit: Int, _ fields: inout [FieldDefinition]
  ) {
    guard depth < 8 else { return }
    for member in paths.members(of: type) where fields.count < limit {
      let steps = steps + member.steps
      let shown = shown(member.name, steps, member.type, in: id)
      fields.append(definition(of: member.type, prefix + member.name, FieldSlot(0), shown))
      describe(
        member.type, prefix + member.name + ".", steps, depth: depth + 1, in: id, limit: limit, &fields)
    }
  }
}
