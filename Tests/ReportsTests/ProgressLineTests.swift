import Reports
import Testing

@Suite struct ProgressLineTests {
  @Test func aFileShowsShareAndRates() {
    let line = ProgressLine(
      frames: 1_200_000, bytes: 512_000_000, totalBytes: 2_048_000_000, elapsedNanoseconds: 2_000_000_000)
    #expect(
      line.text() == "1,200,000 frames · 512.0 of 2,048.0 MB (25 %) · 600.0 k frames/s · 256.0 MB/s")
  }

  @Test func aPipeHasNoShareAndTheFirstInstantNoRate() {
    let line = ProgressLine(frames: 1, bytes: 90_000, totalBytes: nil, elapsedNanoseconds: 0)
    #expect(line.text() == "1 frame · 0.1 MB")
  }

  @Test func aNarrowTerminalGetsLess() {
    let line = ProgressLine(
      frames: 1_200_000, bytes: 512_000_000, totalBytes: nil, elapsedNanoseconds: 2_000_000_000)
    #expect(line.text(columns: 30) == "1,200,000 frames · 512.0 MB")
    #expect(line.text(columns: 4) == "1,20")
  }

  @Test func absurdNumbersDoNotTrap() {
    let line = ProgressLine(frames: .max, bytes: .max, totalBytes: 1, elapsedNanoseconds: 1)
    #expect(line.text(columns: 300).contains("100 %"))
    #expect(!ProgressLine(frames: -1, bytes: -1, totalBytes: 0, elapsedNanoseconds: -1).text().isEmpty)
  }
}
