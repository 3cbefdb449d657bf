public import ApplicationProtocols
public import ArgumentParser
import Harness
import Reports

/// `tekigo encode`: values as encodings.
struct EncodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode", abstract: "Encode messages that are given as JSON, one a line.",
    discussion: """
      The way back of `tekigo decode --protocol`: takes the lines that it prints, and prints hexadecimal digits. What \
      can't be encoded becomes a line `{"error": …}` in its place; the exit code is then 1.
      """)

  @Option(name: .customLong("protocol"), help: "The protocol of the messages: f1ap or e1ap.")
  var messageProtocol: ShippedProtocol

  @Option(help: "Another type of the protocol than its PDU, such as Cause.")
  var type: String?

  @Argument(help: "A file with one value a line; `-` for standard input.")
  var file = "-"

  mutating func run() throws {
    var run = try MessageRun(.encode, messageProtocol, typeName: type)
    try run.run(file) { try say($0) }
    if run.failures > 0 { throw ArgumentParser.ExitCode(Reports.ExitCode.failure.rawValue) }
  }
}

extension ShippedProtocol: ExpressibleByArgument {}
