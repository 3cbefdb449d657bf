import Foundation
import JSON
import SchemaCheck
import Testing

@testable import Results

@Suite("The text of a record") struct RecordTextTests {
  private func schema() throws -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Results/tekigo.record-1.schema.json").standardizedFileURL
    return try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
  }

  @Test("gives the record back, whatever is in it") func roundTrip() throws {
    for record in [SampleRecord.full, SampleRecord.record()] {
      let read = try RunRecord(text: record.text())
      #expect(read == record)
      #expect(try read.text() == record.text())
    }
  }

  @Test("fits the schema, and every declared key is written by some record") func schemaFits() throws {
    var check = SchemaCheck(try schema())
    var bounds = SampleRecord.record()
    bounds.captureSets[0].judgedPart = JudgedPart([.init(from: .time(5), to: nil)], leftOut: 0, of: 0)
    for record in [SampleRecord.full, bounds] { check.check(try JSONValue(json: record.text())) }
    #expect(check.complaints == [])
    #expect(check.declared.subtracting(check.seen) == [])
  }

  @Test("has the codes of the schema, and no others") func codes() throws {
    let properties = try schema()["properties"]
    let sets = properties?["captureSets"]?["items"]?["properties"]
    let integrity = sets?["integrity"]?["items"]?["properties"]?["code"]?["enum"]
    #expect(Set(integrity?.elements.compactMap(\.text) ?? []) == Set(IntegrityCode.allCases.map(\.rawValue)))
    let requirement = properties?["requirements"]?["items"]?["properties"]
    let reasons = requirement?["reasons"]?["items"]?["properties"]?["code"]?["enum"]
    #expect(Set(reasons?.elements.compactMap(\.text) ?? []) == Set(Reason.Code.allCases.map(\.rawValue)))
    let definitions = try schema()["$defs"]
    let notKept = definitions?["notKept"]?["enum"]?.elements.compactMap(\.text) ?? []
    #expect(Set(notKept) == Set(SecondLook.NotKept.allCases.map(\.rawValue)))
    let leftOut = definitions?["excerpt"]?["properties"]?["leftOut"]?["items"]?["properties"]?["what"]?[
      "enum"]
    #expect(
      Set(leftOut?.elements.compactMap(\.text) ?? [])
        == Set(FrameExcerpt.LeftOut.What.allCases.map(\.rawValue)))
    let part = definitions?["cellPicture"]?["properties"]?["events"]?["items"]?["properties"]?["part"]?[
      "enum"]
    #expect(
      Set(part?.elements.compactMap(\.text) ?? []) == Set(ClaimedCells.Part.allCases.map(\.rawValue)))
  }

  @Test("that was cut anywhere is refused with the place") func cut() throws {
    let text = try SampleRecord.full.text().dropLast()
    for length in stride(from: 1, to: text.utf8.count, by: 97) {
      let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      let error = #expect(throws: RecordError.self) { try RunRecord(text: part) }
      #expect(error?.place.hasPrefix("byte ") == true, "\(length)")
    }
  }

  @Test("of another version or of something else is refused") func foreign() throws {
    let newer = try SampleRecord.full.text().replacing("tekigo.record/1", with: "tekigo.record/2")
    #expect(
      throws: RecordError(
        at: "schema", "it is of the version `tekigo.record/2`; this tekigo reads `tekigo.record/1`")
    ) {
      try RunRecord(text: newer)
    }
    for text in ["{}", "[]", "7", #"{"schema":"tekigo.report/1"}"#, #"{"schema":1}"#] {
      let error = #expect(throws: RecordError.self) { try RunRecord(text: text) }
      #expect(error?.message.hasPrefix("it is no record of tekigo") == true)
    }
  }

  @Test(
    "whose values do not fit is refused, and the place is named",
    arguments: [
      (#""form":"sequence""#, #""form":3"#, "requirements[0].requirement.form"),
      (#""level":"shall""#, #""level":"must""#, "requirements[0].requirement.level"),
      (#""unit":1,"event""#, #""unit":9,"event""#, "requirements[0].measurements[0]"),
      (#""capture":0,"frame":20"#, #""capture":5,"frame":20"#, "requirements[0].findings[0]"),
      (#""notJudged":4"#, #""notJudged":-4"#, "requirements[0].lines[1].units[0]"),
      (#""notJudged":4"#, #""notJudged":9223372036854775807"#, "requirements[0].lines[1].units[0]"),
      (#""bits":[192,200]"#, #""bits":[200,192]"#, "requirements[0].findings[0].first[0].fields[0].bits"),
      (#""bits":[192,200]"#, #""bits":[-3,200]"#, "requirements[0].findings[0]"),
      (#""place":9"#, #""place":-9"#, "requirements[0].measurements[0]"),
      (#""sender":0,"receiver":1,"frames""#, #""sender":0,"receiver":2,"frames""#, "captureSets[0].flows[0]"),
      (#""code":"drops""#, #""code":"rain""#, "captureSets[0].integrity[0].code"),
      (#""columns":[50,74]"#, #""columns":[-50,74]"#, "requirements[0].findings[0]"),
      (#""frames":[1,200]"#, #""frames":[8,200]"#, "requirements[0].findings[0]"),
      (#""frames":[1,200]"#, #""frames":[200,1]"#, "requirements[0].findings[0].look.cells.frames"),
      (#""tool":{"#, #""gear":{"#, ""),
    ])
  func damaged(_ old: String, _ new: String, _ place: String) throws {
    let text = try SampleRecord.full.text()
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    #expect(changed != text)
    let error = #expect(throws: RecordError.self) { try RunRecord(text: changed) }
    #expect(error?.place == place, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("that is nested beyond reason ends in an error and not in a trap") func nested() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: RecordError.self) { try RunRecord(text: text) }
  }
}
