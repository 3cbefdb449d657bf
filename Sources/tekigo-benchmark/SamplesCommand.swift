public import ApplicationProtocols
public import ArgumentParser
import JSON
import PackedEncoding
import Synthesis

/// Prints random messages, for comparisons with other programs.
struct SamplesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "Prints random messages of a protocol, in the lines of `tekigo decode`.",
    discussion: "All messages take turns. The same seed gives the same messages.")

  @Option(name: .customLong("protocol"), help: "f1ap or e1ap.")
  var messageProtocol: ShippedProtocol

  @Option(help: "How many messages.")
  var count = 1000

  @Option(help: "Where the random numbers begin.")
  var seed: UInt64 = 1

  func run() throws {
    let schema = try messageProtocol.schema
    let kinds: [SchemaSampler.Options] = [.minimal, .init(), .wild, .wild]
    var made = 0
    for round in 0... {
      for message in schema.messages {
        if made == count { return }
        var random = SeededRandom(seed, at: [UInt64(round), UInt64(message.number)])
        var sampler = SchemaSampler(schema.packed, kinds[round % kinds.count])
        var body = sampler.value(of: message.type, using: &random)
        if body == nil {
          // A message for private use has no value without something unknown.
          sampler.options.unknown = 1000
          body = sampler.value(of: message.type, using: &random)
        }
        guard let body else { continue }
        print(JSONValue.object([.init("value", schema.pdu(message, body).json)]).compactText)
        made += 1
      }
    }
  }
}

extension ShippedProtocol: ExpressibleByArgument {}
