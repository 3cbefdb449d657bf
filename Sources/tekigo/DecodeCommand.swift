import ApplicationProtocols
public import ArgumentParser
import CaptureFiles
public import Harness
import Platform

/// `tekigo decode`: captures as events.
struct DecodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decode", abstract: "Show captures as events: JSON Lines or a readable tree.",
    discussion: """
      Fields and events are those of `tekigo fields`. Payload is not shown.

      With --protocol the input is text: messages in hexadecimal digits, one a line. Each becomes a line \
      `{"value": …}`, or `{"error": {"code", "bitOffset", "path", "message"}}`. Blanks and 0x are skipped, and so are \
      empty lines and those that begin with #.
      """)

  @Argument(help: "Captures, pcap or pcapng, or text with --protocol; `-` for standard input.")
  var captures: [String] = []

  @Option(name: .customLong("protocol"), help: "Decode messages from text: f1ap or e1ap.")
  var messageProtocol: ShippedProtocol?

  @Option(help: "With --protocol: another type of the protocol than its PDU, such as Cause.")
  var type: String?

  @Flag(help: "With --protocol: add what is not canonical in an encoding.")
  var remarks = false

  @Option(name: .shortAndLong, help: "Profile whose decode settings and units apply.")
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "With --profile: M-plane data of an O-RU (NETCONF, XML); may be repeated.", valueName: "file.xml"))
  var mPlane: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only this event or family, such as cus.u.section or cus.c.*; may be repeated. What sections schedule "
        + "(cus.c.allocation) and what their samples amount to (cus.u.samples) are worked out only where they are "
        + "asked for."))
  var only: [String] = []

  @Option(
    name: .customLong("where"), help: "Only events that fulfil this condition, such as `sectionId == 7`.")
  var filter: String?

  @Option(help: "jsonl or tree.")
  var format = DecodeFormat.jsonl

  @OptionGroup var encapsulation: EncapsulationOptions

  func validate() throws {
    if captures.isEmpty, messageProtocol == nil {
      throw ValidationError("name a capture, or - for standard input")
    }
    if profile == nil, !mPlane.isEmpty { throw ValidationError("--m-plane goes with --profile") }
    if messageProtocol == nil, type != nil || remarks {
      throw ValidationError("--type and --remarks go with --protocol")
    }
    if messageProtocol != nil,
      profile != nil || !only.isEmpty || filter != nil || format != .jsonl
        || encapsulation.value != Encapsulation()
    {
      throw ValidationError(
        "--profile, --only, --where, --format tree, --udp-port and --link-type are for captures, not for --protocol"
      )
    }
  }

  mutating func run() throws {
    if let messageProtocol { return try decodeMessages(messageProtocol) }
    var decode = DecodeRun(captures.map { CaptureInput($0) })
    if let profile {
      decode.apply(
        try ProfileLoading.load(
          profile, overrides: [], managementPlane: mPlane, asOf: try ProfileLoading.day(nil)))
    }
    decode.only = only
    decode.filter = filter
    decode.format = format
    decode.encapsulation.formUnion(encapsulation.value)
    let summaries = try decode.run { try say($0) }
    for summary in summaries {
      if let damage = summary.damage { complain("warning: \(summary.name) is \(damage)") }
    }
  }

  private func decodeMessages(_ messageProtocol: ShippedProtocol) throws {
    var run = try MessageRun(.decode, messageProtocol, typeName: type, showsRemarks: remarks)
    for file in captures.isEmpty ? ["-"] : captures { try run.run(file) { try say($0) } }
  }
}

extension DecodeFormat: ExpressibleByArgument {}
