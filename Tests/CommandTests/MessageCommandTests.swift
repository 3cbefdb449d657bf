import Foundation
import Testing

/// Messages from a log, a line each: `tekigo decode --protocol` and `tekigo encode --protocol`.
@Suite struct MessageCommandTests {
  private static let value =
    #"{"value":{"successfulOutcome":{"procedureCode":0,"criticality":"reject","value":{"ResetAcknowledge":"#
    + #"{"protocolIEs":[{"id":78,"criticality":"reject","value":{"TransactionID":0}}]}}}}}"#
  private static let octets = "40000009000001004e00020000"

  @Test func linesBecomeValuesAndErrorsInTheirPlace() throws {
    let workspace = try Workspace()
    let input = try workspace.write(
      "log", "# a log\n\n0x\(Self.octets)\n40 00 00 09\nnothing\n\(Self.octets.uppercased())")
    for outcome in [
      try workspace.tekigo("decode", "--protocol", "f1ap", "log"),
      try workspace.tekigo("decode", "--protocol", "f1ap", "-", input: input),
      try workspace.tekigo("decode", "--protocol", "f1ap", input: input),
    ] {
      let lines = outcome.output.split(separator: "\n")
      #expect(outcome.code == 0 && outcome.errors == "" && lines.count == 4)
      #expect(lines.first ?? "" == Self.value && lines.last ?? "" == Self.value)
      #expect(
        lines.dropFirst().first?.hasPrefix(
          #"{"error":{"code":"truncated","bitOffset":32,"path":"F1AP-PDU.successfulOutcome.value","message":""#
        )
          ?? false)
      #expect(
        lines.dropFirst(2).first?.hasPrefix(#"{"error":{"code":"notHexadecimal","bitOffset":null"#) ?? false)
    }
  }

  @Test func valuesBecomeOctetsAgain() throws {
    let workspace = try Workspace()
    try workspace.write("values", Self.value + "\n\n" + Self.value + "\n")
    let outcome = try workspace.tekigo("encode", "--protocol", "f1ap", "values")
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.output == "\(Self.octets)\n\(Self.octets)\n")
  }

  @Test func whatCannotBeEncodedIsAnErrorInItsLineAndInTheExitCode() throws {
    let workspace = try Workspace()
    let wrong = Self.value.replacing(#""TransactionID":0"#, with: #""TransactionID":"x""#)
    let input = try workspace.write("values", Self.value + "\n" + wrong + "\n" + Self.value)
    let outcome = try workspace.tekigo("encode", "--protocol", "f1ap", input: input)
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.code == 1 && lines.count == 3)
    #expect(lines.first ?? "" == Self.octets && lines.last ?? "" == Self.octets)
    let path = "F1AP-PDU.successfulOutcome.value.ResetAcknowledge.protocolIEs.[0].value.TransactionID"
    #expect(
      lines.dropFirst().first?.contains(#""code":"notOfType","bitOffset":null,"path":"\#(path)""#) ?? false)
  }

  @Test func otherTypesOfTheProtocolCanBeNamed() throws {
    let workspace = try Workspace()
    try workspace.write("octets", "18\n")
    let decoded = try workspace.tekigo(
      "decode", "--protocol", "e1ap", "--type", "Criticality", "--remarks", "octets")
    #expect(
      decoded.output
        == #"{"value":"reject","remarks":[{"kind":"paddingNotZero","bitOffset":2}]}"# + "\n")
    try workspace.write("values", #""notify""#)
    #expect(
      try workspace.tekigo("encode", "--protocol", "e1ap", "--type", "Criticality", "values").output == "80\n"
    )
  }

  /// Longer than what is read from a pipe at a time.
  @Test func aMessageOfAMegabyteComesBack() throws {
    let workspace = try Workspace()
    let name = "MeasurementTimingConfiguration"
    let line = #""\#(String(repeating: "5a", count: 1_500_000))""#
    try workspace.write("value", line + "\n")
    let command =
      "tekigo encode --protocol f1ap --type \(name) < value | tekigo decode --protocol f1ap --type \(name) | cat"
    #expect(try Command.shell(command, in: workspace.folder).output == #"{"value":\#(line)}"# + "\n")
  }

  @Test(arguments: [
    (["decode", "--protocol", "rrc", "-"], "rrc"), (["decode"], "name a capture"),
    (["decode", "--remarks", "x.pcap"], "go with --protocol"),
    (["decode", "--protocol", "f1ap", "--type", "Nowhere", "-"], "F1AP has no type `Nowhere`"),
    (["decode", "--protocol", "f1ap", "missing"], "missing"), (["encode", "-"], "--protocol"),
  ])
  func wrongUsageIsSaid(_ arguments: [String], _ message: String) throws {
    let workspace = try Workspace()
    let outcome = try Command.run(arguments, in: workspace.folder)
    #expect(outcome.code == 3 && outcome.output == "" && outcome.errors.contains(message))
  }
}
