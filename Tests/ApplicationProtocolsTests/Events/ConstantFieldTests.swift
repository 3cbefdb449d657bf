import Events
import PackedEncoding
import Synthesis
import Testing

@testable import ApplicationProtocols

/// What the catalogue says that all messages of a type have in common, they have.
@Suite struct ConstantFieldTests {
  @Test(arguments: ShippedProtocol.allCases)
  func messagesHaveTheConstantsOfTheirType(_ shipped: ShippedProtocol) throws {
    let schema = try shipped.schema
    let conversation = try Conversation(shipped)
    let catalogue = Catalogue([], sources: [conversation.events])
    var sampler = SchemaSampler(schema.packed, .minimal)
    for message in schema.messages where message.name != "PrivateMessage" {
      var random = SeededRandom(UInt64(message.number))
      let body = try #require(sampler.value(of: message.type, using: &random))
      let octets = try PackedEncoder(schema.packed).encode(schema.pdu(message, body), as: schema.pduType)
      let seen = conversation.message(from: .central, octets)
      let event = try #require(catalogue.event(named: seen.name))
      #expect(event.constants.count == 5, "\(seen.name)")
      for (slot, value) in event.constants {
        let field = try #require(catalogue.fields(of: event.id).first { $0.slot == slot })
        #expect(seen[field.name] == value, "\(seen.name) \(field.name)")
      }
    }
  }

  @Test func itemsOfAListHaveThoseOfTheirMessage() throws {
    let events = ApplicationEvents(.f1ap)
    let message = try #require(events.event(named: "f1ap.UEContextSetupRequest"))
    let list = try #require(events.event(named: "f1ap.UEContextSetupRequest.DRBs-ToBeSetup-List"))
    #expect(!message.constants.isEmpty && list.constants == message.constants)
  }

  @Test(arguments: ["f1ap", "f1ap.violation", "f1ap.remark", "f1ap.malformed"])
  func whatTellsOfAnyMessageHasNone(_ name: String) throws {
    #expect(try #require(ApplicationEvents(.f1ap).event(named: name)).constants.isEmpty)
  }
}
