import Platform
import Testing

@Suite struct ResourceUsageTests {
  @Test func memoryIsMeasured() { #expect(ProcessMemory.peakResidentBytes() > 1 << 20) }

  @Test func workTakesProcessorTime() {
    let start = ProcessTime.cpu()
    var rounds = 0
    // No more than a clock tick has to pass; the bound ends a clock that stands still.
    while ProcessTime.cpu() - start < .milliseconds(2), rounds < 10_000_000 { rounds += 1 }
    #expect(rounds < 10_000_000)
    #expect(ProcessTime.cpu() > start)
  }
}
