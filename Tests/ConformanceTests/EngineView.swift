import Conformance
import Results

extension Engine {
  /// The verdicts on what is found.
  ///
  /// - Parameter caps: what the capture does not allow to be judged.
  mutating func finish(
    _ limits: CaptureLimits, caps: VerdictCaps = VerdictCaps(), waivers: [Waiver], units: [UnitDescription]
  ) -> [RequirementResult] {
    finish(limits).map { RequirementResult($0, caps: caps, waivers: waivers, units: units) }
  }
}
