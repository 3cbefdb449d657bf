import Testing

@testable import ApplicationProtocols

/// The table of TS 38.413, 10.3: what is owed depends on the kind, the criticality and the message.
@Suite struct OwedReactionTests {
  private func context(_ message: String) throws -> OwedReaction.Context {
    let schema = try ShippedProtocol.f1ap.schema
    let tables = SchemaTables(schema, .f1)
    let found = try #require(schema.message(named: message))
    let code = schema.procedures[found.procedure].code
    return OwedReaction.Context(role: found.role, procedure: tables.procedure(code), criticality: .reject)
  }

  private func owed(
    _ kind: Violation.Kind, _ sent: Criticality?, _ specified: Criticality?, in message: String
  ) throws -> OwedReaction {
    OwedReaction.owed(
      for: Violation(kind: kind, criticality: sent, specifiedCriticality: specified, bits: 0..<1),
      in: try context(message))
  }

  @Test func rejectStopsTheProcedure() throws {
    #expect(try owed(.unknownIE, .reject, nil, in: "F1SetupRequest") == .unsuccessfulOutcome)
    #expect(try owed(.unknownIE, .reject, nil, in: "UEContextReleaseCommand") == .errorIndication)
    #expect(try owed(.unknownIE, .reject, nil, in: "Notify") == .errorIndication)
    #expect(try owed(.unknownIE, .reject, nil, in: "F1SetupResponse") == .localHandling)
  }

  @Test func notifyIsReported() throws {
    #expect(try owed(.unknownIE, .notify, nil, in: "F1SetupRequest") == .report)
    #expect(try owed(.unknownIE, .notify, nil, in: "UEContextReleaseCommand") == .report)
    #expect(try owed(.unknownIE, .notify, nil, in: "Notify") == .errorIndication)
    #expect(try owed(.unknownIE, .notify, nil, in: "F1SetupResponse") == .errorIndication)
  }

  @Test func missingIEActsByTheCriticalityOfTheSpecification() throws {
    #expect(try owed(.missingMandatory, nil, .ignore, in: "F1SetupRequest") == .none)
    #expect(try owed(.missingMandatory, nil, .reject, in: "F1SetupRequest") == .unsuccessfulOutcome)
  }

  @Test func falselyConstructedMessageIsRejectedWhateverTheCriticality() throws {
    for kind in [Violation.Kind.duplicate, .outOfOrder] {
      #expect(try owed(kind, .ignore, .ignore, in: "F1SetupRequest") == .unsuccessfulOutcome)
      #expect(try owed(kind, .ignore, .ignore, in: "F1SetupResponse") == .localHandling)
    }
  }

  @Test func criticalityOfAKnownIEHasNoEffect() throws {
    #expect(try owed(.wrongCriticality, .reject, .ignore, in: "F1SetupRequest") == .none)
  }
}
