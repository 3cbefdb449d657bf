import Testing

@testable import Results

@Suite("What is observed about captures") struct IntegrityTextTests {
  private func text(_ entry: IntegrityEntry) -> String { entry.note(SampleRecord.record().captures).text.en }

  @Test("has a sentence for every code") func sentences() {
    for code in IntegrityCode.allCases where code != .remark {
      let text = text(IntegrityEntry(code, ["count": 2, "of": 3]))
      #expect(text != code.rawValue && text.contains(" "), "\(code)")
    }
    #expect(
      text(IntegrityEntry(.timeBase, texts: ["scale": "UTC", "looks-like": "TAI"]))
        .hasSuffix(" if the time stamps are UTC, as the profile says; they look like TAI"))
  }

  @Test("names the capture by its name in the record") func names() {
    #expect(
      text(IntegrityEntry(.drops, capture: 0, ["count": 4]))
        == "a.pcapng: 4 frames were dropped by the capturing host")
    #expect(
      text(IntegrityEntry(.damaged, capture: 0, ["offset": 24, "frame": 3], texts: ["cause": "options"]))
        == "a.pcapng is damaged at byte 24, after frame 3: the options of a block reach beyond its end")
    #expect(text(IntegrityEntry(.partial, capture: 7)) == "capture 7 was not read to its end")
  }

  @Test("is in the singular for one") func singular() {
    #expect(
      text(IntegrityEntry(.inversions, capture: 0, ["count": 1]))
        == "a.pcapng: a time stamp is up to 10 µs before the one ahead of it")
    #expect(
      text(
        IntegrityEntry(
          .clockStep, capture: 0, ["count": 1, "limit": 10_000, "frame": 5, "backwards": 20_000]))
        == "a.pcapng: the capture clock goes back once by more than 10 µs, at frame 5 by 20 µs")
    #expect(
      text(
        IntegrityEntry(
          .clockStep, capture: 0, ["count": 3, "limit": 10_000, "frame": 5, "backwards": 20_000]))
        == "a.pcapng: the capture clock goes back 3 times by more than 10 µs, first at frame 5 by 20 µs")
  }

  @Test("limits verdicts unless it is only told") func effects() {
    let captures = SampleRecord.record().captures
    for code in IntegrityCode.allCases {
      #expect(IntegrityEntry(code).note(captures).limitsVerdicts == (code.effect != .told))
      #expect((code.kind == "limit") == (code.effect == .limit))
    }
    let remark = IntegrityEntry(.remark, texts: ["kind": "m-plane", "text": "ru.xml: a note"])
    #expect(
      remark.note(captures)
        == IntegrityNote(
          kind: "m-plane", text: LocalizedText("ru.xml: a note", "ru.xml: a note"), limitsVerdicts: false))
  }

  @Test("tells which part was judged") func part() {
    #expect(
      JudgedPart([.init(from: .offset(20_000_000), to: .time(7))], leftOut: 12, of: 20).texts.map(\.en)
        == [
          "judged from 20 ms after the first frame", "judged up to 1970-01-01T00:00:00.000000007Z",
          "12 events were left out",
        ])
    #expect(
      JudgedPart([.init(from: .frame(3), to: .offset(1_500))], leftOut: 0, of: 20).texts[1].en
        == "judged up to 1500 ns after the first frame")
  }
}
