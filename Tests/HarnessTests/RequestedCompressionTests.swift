import Events
import Results
import Testing

/// An uplink whose header says another compression than the C-plane asked for (CUS 8.3.3.13), in a capture whose
/// requests a test takes away.
@Suite struct RequestedCompressionTests {
  private static let asked = "cus/8.3.3.13/uplink-as-requested"
  private static let unasked = "cus/8.3.3.13/uplink-unrequested-compression"

  /// The shipped healthy capture, in which the C-plane of the uplink asks for 16 bits without compression.
  private func withoutRequests() throws -> RewrittenCapture {
    var capture = try RewrittenCapture("teaching-healthy")
    for index in capture.frames.indices {
      // Behind the VLAN tag: eCPRI type 2, the uplink, and section type 1 or 3.
      let bytes = capture.frames[index].bytes
      guard bytes[19] == 2, bytes[26] & 0x80 == 0 else { continue }
      switch bytes[31] {
      case 1: capture.frames[index].bytes[32] = 0
      case 3: capture.frames[index].bytes[37] = 0
      default: continue
      }
    }
    return capture
  }

  private func verdicts(_ result: RunResult) -> [String: RequirementResult] {
    Dictionary(
      result.requirements.filter { [Self.asked, Self.unasked].contains($0.requirement.id) }
        .map { ($0.requirement.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func withADeclaredHeaderTheRUIsCharged() throws {
    let result = try withoutRequests().judge("pair/demo")
    let found = verdicts(result)
    #expect(found[Self.asked]?.verdict == .fail)
    #expect(found[Self.unasked]?.verdict == .notExercised)
    let charged = found[Self.asked]?.findings.compactMap(\.unit).map { result.units[$0.rawValue].name }
    #expect(charged == ["demo-ru"])
  }

  @Test func withoutADeclarationBothReadingsAreTold() throws {
    let found = verdicts(try withoutRequests().judge("spec/oran-cus"))
    #expect(found[Self.asked]?.verdict == .notExercised)
    #expect(found[Self.unasked]?.verdict == .fail)
  }

  @Test(arguments: ["pair/demo", "spec/oran-cus"]) func anUplinkAsAskedPasses(_ profile: String) throws {
    let found = verdicts(try RewrittenCapture("teaching-healthy").judge(profile))
    #expect(found[Self.asked]?.verdict == .pass)
    #expect(found[Self.unasked]?.verdict == .notExercised)
  }
}
