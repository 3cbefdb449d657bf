internal import PackedEncoding

/// What stands round the IEs of a PDU: the type of message, the procedure and its criticality.
///
///     PDU ::= CHOICE { initiatingMessage | successfulOutcome | unsuccessfulOutcome }
///     each: SEQUENCE { procedureCode, criticality, value: the message in an open type }
struct PDUHeader {
  /// nil: the alternative is none of the three, or was not read.
  var role: MessageRole?
  /// nil: it was not read.
  var code: Int?
  var criticality: Criticality?
  /// nil: the schema knows none of the code.
  var procedure: SchemaTables.Procedure?
  /// nil: the procedure has no message of this type.
  var message: SchemaTables.Message?
  /// The node of the message; -1: it was not read.
  var body = -1
  /// The first bit of the message's open type; -1: it was not read.
  var value = -1
  /// The node with the procedure code, the criticality and the message; 0: it was not read.
  var start = 0

  init(_ tree: borrowing PackedTree, _ layout: ApplicationLayout) {
    guard let alternative = tree.firstChild(of: 0, orNone: ()) else { return }
    role = MessageRole(rawValue: Int(tree.nodes[0].value))
    guard role != nil else { return }
    start = tree.unwrapped(alternative)
    guard let codeNode = tree.child(of: start, at: 0), tree.isRead(codeNode) else { return }
    let code = Int(tree.nodes[codeNode].value)
    self.code = code
    procedure = layout.tables.procedure(code)
    guard let criticalityNode = tree.child(of: start, at: 1), tree.isRead(criticalityNode) else { return }
    criticality = Criticality(rawValue: Int(tree.nodes[criticalityNode].value))
    guard let role, let procedure, let message = layout.tables.message(procedure, role) else { return }
    self.message = message
    guard let open = tree.child(of: start, at: 2) else { return }
    body = tree.contained(in: open) ?? -1
    value = Int(tree.nodes[open].start)
  }
}

extension PackedTree {
  /// Whether a part was read to its end.
  func isRead(_ node: Int) -> Bool {
    guard let unfinished else { return true }
    return node > unfinished || Int(nodes[node].next) <= unfinished
  }

  fileprivate func firstChild(of node: Int, orNone: Void) -> Int? {
    nodes.isEmpty ? nil : firstChild(of: node)
  }
}
