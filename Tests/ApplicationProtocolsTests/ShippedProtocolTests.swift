import PackedEncoding
import Testing

@testable import ApplicationProtocols

/// What every shipped schema has in common, and a few facts of each that were looked up in its specification.
@Suite struct ShippedProtocolTests {
  @Test(arguments: ShippedProtocol.allCases)
  func proceduresAndMessagesReferToEachOther(_ shipped: ShippedProtocol) throws {
    let schema = try shipped.schema
    for (place, procedure) in schema.procedures.enumerated() {
      #expect(schema.procedure(procedure.code)?.name == procedure.name)
      #expect(!procedure.initiators.isEmpty)
      for role in MessageRole.allCases {
        guard let number = procedure.message(role) else { continue }
        let message = schema.messages[number]
        #expect(message.number == number && message.procedure == place && message.role == role)
        #expect(schema.packed.types[message.type].name == message.name)
        #expect(schema.message(named: message.name)?.number == number)
        #expect(message.elementSet != nil)
      }
    }
    #expect(schema.messages.count == schema.procedures.map { $0.messageCount }.reduce(0, +))
  }

  @Test(arguments: ShippedProtocol.allCases)
  func elementSetsAreThoseOfThePackedSchema(_ shipped: ShippedProtocol) throws {
    let schema = try shipped.schema
    #expect(schema.elementSets.count == schema.packed.objectSets.count)
    for (elements, objects) in zip(schema.elementSets, schema.packed.objectSets)
    where objects.columns.count == 1 {
      #expect(elements.name == objects.name)
      #expect(elements.entries.map { Int64($0.id) } == objects.rows.map(\.key))
      #expect(elements.entries.map(\.type) == objects.rows.map { $0.types[0] })
      for (place, entry) in elements.entries.enumerated() {
        #expect(elements.place(of: entry.id) == place)
        #expect(schema.ieName(entry.id) == entry.name)
      }
    }
  }

  @Test func f1apIsThatOfTheSpecification() throws {
    let schema = try ShippedProtocol.f1ap.schema
    #expect(schema.name == "F1AP" && schema.specification == "3GPP TS 38.473")
    #expect(schema.port == 38472 && schema.payloadProtocol == 62)
    #expect(schema.sides == ["CU", "DU"] && schema.packed.isAligned)
    #expect(schema.identifiers.transaction == 78)
    #expect(schema.identifiers.ue == .init(central: 40, peripheral: 41))
    #expect(schema.identifiers.mbs == .init(central: 451, peripheral: 452))
    #expect(schema.procedures.count == 94 && schema.messages.count == 158)
    let setup = try #require(schema.procedure(1))
    #expect(setup.name == "f1Setup" && setup.clause == "8.2.3" && setup.criticality == .reject)
    #expect(setup.initiators == .peripheral && setup.correlation == .transaction)
    #expect(setup.procedureClass == 1 && schema.procedure(2)?.procedureClass == 2)
    let response = try #require(schema.message(1, .successfulOutcome).map { schema.messages[$0] })
    #expect(response.name == "F1SetupResponse" && response.senders == .central)
    let request = try #require(schema.message(named: "F1SetupRequest"))
    let elements = try #require(schema.ieSet(of: request.number))
    #expect(elements.entries.prefix(3).map(\.name) == ["TransactionID", "gNB-DU-ID", "gNB-DU-Name"])
    #expect(elements.entries.prefix(3).map(\.presence) == [.mandatory, .mandatory, .optional])
    #expect(elements.entries[2].criticality == .ignore)
    #expect(schema.procedure(86)?.areInitiatorsCertain == false)
  }

  @Test func e1apIsThatOfTheSpecification() throws {
    let schema = try ShippedProtocol.e1ap.schema
    #expect(schema.name == "E1AP" && schema.specification == "3GPP TS 37.483")
    #expect(schema.port == 38462 && schema.payloadProtocol == 64)
    #expect(schema.identifiers.ue == .init(central: 2, peripheral: 3))
    #expect(schema.procedures.count == 40 && schema.messages.count == 72)
    #expect(schema.procedure(8)?.initiators == .central)
    #expect(schema.procedure(8)?.correlation == .ue)
    #expect(schema.procedure(29)?.correlation == .mbs)
    #expect(schema.name(of: .peripheral) == "UP")
  }

  @Test func aContainerKnowsItsElements() throws {
    let schema = try ShippedProtocol.f1ap.schema
    let list = try #require(schema.packed.type(named: "DRBs-ToBeSetup-List"))
    let elements = try #require(schema.elementSet(of: list).map { schema.elementSets[$0] })
    #expect(elements.entries.map(\.name) == ["DRBs-ToBeSetup-Item"])
    let cause = try #require(schema.packed.type(named: "Cause"))
    #expect(schema.elementSet(of: cause) == nil)
  }
}

extension ProtocolProcedure {
  fileprivate var messageCount: Int { MessageRole.allCases.count { message($0) != nil } }
}
