public import ArgumentParser
import CaptureFiles
public import Harness
import Platform

/// `tekigo decode`: captures as events.
struct DecodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decode", abstract: "Show captures as events: JSON Lines or a readable tree.",
    discussion: "Fields and events are those of `tekigo fields`. Payload is not shown.")

  @Argument(help: "Captures, pcap or pcapng; `-` for standard input.")
  var captures: [String]

  @Option(name: .shortAndLong, help: "Profile whose decode settings and units apply.")
  var profile: String?

  @Option(help: "Only this event or family, such as cus.u.section or cus.c.*; may be repeated.")
  var only: [String] = []

  @Option(
    name: .customLong("where"), help: "Only events that fulfil this condition, such as `sectionId == 7`.")
  var filter: String?

  @Option(help: "jsonl or tree.")
  var format = DecodeFormat.jsonl

  @Option(help: "UDP port that carries eCPRI; may be repeated.")
  var udpPort: [UInt16] = []

  mutating func run() throws {
    var decode = DecodeRun(captures.map { CaptureInput($0) })
    if let profile {
      decode.apply(try ProfileLoading.load(profile, overrides: [], asOf: try ProfileLoading.day(nil)))
    }
    decode.only = only
    decode.filter = filter
    decode.format = format
    decode.udpPorts.formUnion(udpPort)
    let summaries = try decode.run { try say($0) }
    for summary in summaries {
      if let damage = summary.damage { complain("warning: \(summary.name) is \(damage)") }
    }
  }
}

extension DecodeFormat: ExpressibleByArgument {}
