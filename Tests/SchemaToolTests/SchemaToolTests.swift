import Foundation
import JSON
import Testing

@testable import tekigo_schema

@Suite struct SchemaToolTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: ["f1ap", "e1ap"])
  func theShippedSchemaIsWhatTheFactsGive(_ name: String) throws {
    let facts = Self.root.appending(path: "Sources/tekigo-schema/Facts")
    let text = try TekigoSchema.schema(
      facts: facts.appending(path: "\(name).json").path,
      procedures: facts.appending(path: "\(name).procedures.json").path)
    let shipped = try String(
      contentsOf: Self.root.appending(
        path: "Sources/ApplicationProtocols/Resources/\(name.uppercased())Text.swift"), encoding: .utf8)
    // Not compared in one expectation: a difference would be shown with all of the text.
    let isSame = TekigoSchema.literal(text, named: "\(name)Text") == shipped
    #expect(isSame, "run tekigo-schema as Sources/tekigo-schema/Facts/README.md says")
  }

  // MARK: A protocol of one procedure

  private func facts(_ change: (inout String) -> Void = { _ in }) throws -> JSONValue {
    var text = """
      {"protocol": "TOY", "spec": "Toy 1", "version": "2", "variant": "aligned", "top": ["PDU"],
       "procedureSet": "PROCEDURES", "procedures": [{"name": "ping", "code": 3, "criticality": "reject",
       "InitiatingMessage": "Ping"}], "ieNames": {"9": "id-Cause", "7": "id-size"},
       "types": {
        "PDU": {"k": "SEQUENCE", "root": [{"n": "code", "t": "Code"}, {"n": "value", "t": {"k": "OPEN",
         "set": "PROCEDURES", "key": "code", "field": "InitiatingMessage"}}], "ext": []},
        "Ping": {"k": "SEQUENCE OF", "lb": 0, "ub": 65535, "of": "Field{PingIEs}"},
        "Field{PingIEs}": {"k": "SEQUENCE", "root": [{"n": "id", "t": "Code"}, {"n": "value", "t": {"k": "OPEN",
         "set": "PingIEs", "key": "id", "field": "Value"}}]},
        "Field{OtherIEs}": {"k": "SEQUENCE", "root": [{"n": "id", "t": "Code"}, {"n": "value", "t": {"k": "OPEN",
         "set": "OtherIEs", "key": "id", "field": "Value"}}]},
        "Code": {"k": "INTEGER", "lb": 0, "ub": 255}, "Unused": {"k": "NULL"},
        "Cause": {"k": "ENUMERATED", "root": ["a", "b"], "ext": ["c"]},
        "Other": {"k": "CHOICE", "root": [{"n": "x", "t": {"k": "BOOLEAN"}}, {"n": "more", "t": "Field{OtherIEs}"}]}},
       "objectSets": {
        "PROCEDURES": {"class": "ELEMENTARY-PROCEDURE", "objects": [{"InitiatingMessage": "Ping"}]},
        "OtherIEs": {"class": "PROTOCOL-EXTENSION", "objects": []}, "UnusedIEs": {"class": "IES", "objects": []},
        "PingIEs": {"class": "IES", "objects": [
         {"id": 9, "criticality": "reject", "Value": "Cause", "presence": "mandatory"},
         {"id": 7, "criticality": "ignore", "Value": "Other", "presence": "optional"}]}}}
      """
    change(&text)
    return try JSONValue(json: text)
  }

  @Test func whatNothingRefersToIsLeftOut() throws {
    let notes = try JSONValue(
      json: #"{"sides": ["A", "B"], "port": 7, "procedures": [{"code": 3, "from": "B", "correlation": "-"}]}"#
    )
    let text = try SchemaText(facts: facts(), notes: notes).text()
    #expect(
      text == """
        PROTOCOL TOY
        SPECIFICATION Toy 1
        VERSION 2
        ENCODING aligned
        PORT 7
        SIDES A B
        PDU PDU

        PROCEDURES PROCEDURES
          3 ping reject B - - Ping - -

        IDS
          7 size
          9 Cause

        TYPES
        Field{Set} ::= SEQUENCE { id Code, value OPEN Value OF Set BY id }
        Cause ::= ENUMERATED { a, b, ..., c }
        Code ::= INTEGER (0..255)
        Other ::= CHOICE { x BOOLEAN, more Field{OtherIEs} }
        PDU ::= SEQUENCE { code Code, value OPEN InitiatingMessage OF PROCEDURES BY code, ... }
        Ping ::= SEQUENCE (SIZE(0..65535)) OF Field{PingIEs}
        OtherIEs ::= SET Extension { }
        PingIEs ::= SET Value { Cause reject mandatory, size ignore optional Other }

        """)
  }

  @Test(arguments: [
    (#""lb": 0, "ub": 255"#, #""ub": 255"#, "an upper bound alone"),
    (#"{"k": "BOOLEAN"}"#, #"{"k": "REAL"}"#, "no notation for REAL"),
    (#"{"n": "x", "t": {"k": "BOOLEAN"}}"#, #"{"n": "x", "t": "Nowhere"}"#, "no type `Nowhere`"),
    (#""set": "OtherIEs""#, #""set": "NowhereIEs""#, "no object set `NowhereIEs`"),
    (#""set": "OtherIEs", "key": "id""#, #""set": "OtherIEs", "key": "code""#, "made otherwise than others"),
    (#""id": 7"#, #""id": 8"#, "IE 8 has no name"),
    (#""presence": "optional""#, #""needed": "optional""#, "an object has another shape"),
    (#""spec": "Toy 1", "#, "", "no `spec`"),
  ])
  func whatDoesNotFitIsSaid(_ old: String, _ new: String, _ message: String) throws {
    let facts = try facts { $0 = $0.replacingOccurrences(of: old, with: new) }
    let error = try #require(throws: FactsError.self) { try SchemaText(facts: facts, notes: nil).text() }
    #expect(error.description.contains(message))
  }
}
