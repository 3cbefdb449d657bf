import Documents

extension ScenarioReader {
  mutating func capture(_ node: Node?) -> CaptureSetup {
    var setup = CaptureSetup()
    guard let node else { return setup }
    let isAtDU = (node["point"]?.text ?? "du") == "du"
    if let delay = node["delay"] {
      if isAtDU {
        wrong(
          delay, "at the DU there is no delay",
          suggestion: "say where the capture is: `point: ru` or `point: between`")
      }
      setup.downlinkDelay = Int64(integer(delay, "dl")) * 1_000
      setup.uplinkDelay = Int64(integer(delay, "ul")) * 1_000
    } else if !isAtDU {
      wrong(
        node["point"] ?? node, "this place needs its distance from the DU",
        suggestion: "give `delay: { dl: …, ul: … }` in microseconds")
    }
    setup.snapLength = node["snap_length"]?.integer.map { Int($0) }
    setup.interface = node["interface"]?.text
    let clock = node["clock"]
    setup.clockOffset = Int64(integer(clock, "offset")) * 1_000
    setup.clockDrift = Int64(integer(clock, "drift"))
    setup.resolution = ["us": 1_000, "ms": 1_000_000][clock?["resolution"]?.text ?? ""] ?? 1
    return setup
  }
}
