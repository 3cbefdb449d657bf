import Conformance
import Results

extension Engine {
  /// The verdicts on what is found.
  ///
  /// - Parameter caps: what the capture does not allow to be judged.
  mutating func finish(
    _ limits: CaptureLimits, caps: VerdictCaps = VerdictCaps(), waivers: [Waiver], units: [UnitDescription]
  ) -> [RequirementResult] {
    let unmet = zip(CaptureNeed.allCases, [caps.incomplete, caps.doubled, caps.unsteady])
      .filter { $0.1 != nil }.map(\.0)
    return finish(limits).map { record in
      var record = record
      record.mark(unmet: unmet)
      return RequirementResult(record, caps: caps, waivers: waivers, units: units)
    }
  }
}
