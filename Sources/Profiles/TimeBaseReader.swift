internal import Documents
internal import Events
internal import Expressions

/// `timebase`: the clock of the capture.
struct TimeBaseReader {
  let documents: DocumentSet
  let names: FileNames
  var diagnostics = Diagnostics()

  init(documents: DocumentSet, names: FileNames) {
    self.documents = documents
    self.names = names
  }

  /// The keys of all files together; nil where none has any.
  mutating func timeBase(_ composed: [Composed]) -> DeclaredTimeBase? {
    guard let last = composed.last?.entry else { return nil }
    let node = Node(.mapping(composed.map(\.entry)), at: last.keyLocation)
    var base = DeclaredTimeBase()
    base.provenance = "\(names[last.keyLocation.file]):\(last.keyLocation.line)"
    base.scale = node["scale"]?.text.flatMap(DeclaredTimeBase.Scale.init) ?? .none
    base.point = node["point"]?.text.flatMap(DeclaredTimeBase.Point.init)
    base.stamp = node["stamp"]?.text.flatMap(DeclaredTimeBase.Stamp.init) ?? .start
    base.linkRate = node["link_rate"]?.integer.flatMap(Int.init(exactly:))
    if base.stamp == .end, base.linkRate == nil, let stamp = node["stamp"] {
      report(
        stamp, "to know the start of a frame from its end takes the bit rate of the link",
        suggestion: "give `link_rate: 25`, in Gbit/s")
    }
    base.uncertainty = time(node["uncertainty"])
    if base.uncertainty == 0, let place = node["uncertainty"] {
      diagnostics.add(
        documents.diagnostic(
          .warning, place, "no clock is exact: with an uncertainty of 0 a unit fails by a single nanosecond",
          suggestion: "state the uncertainty of the time stamps, for example `500 ns`"))
    }
    base.statedGuardBand = time(node["guard_band"])
    if let place = node["k"] { base.coverage = coverage(place) }
    base.alpha = node["alpha"]?.integer ?? 0
    base.beta = node["beta"]?.integer ?? 0
    for parameter in DeclaredTimeBase.delayParameters {
      if let delay = time(node["delays"]?[parameter.key]) {
        base.delays[parameter.name] = delay
      } else if base.point == parameter.zeroAt {
        base.delays[parameter.name] = 0
      }
    }
    return base
  }

  /// The delays as parameters. Without a time base the place of the capture is not known, and times are relative: there
  /// they are 0, since what is constant does not matter.
  func parameters(_ base: DeclaredTimeBase?) -> [String: DeclaredValue] {
    var values: [String: DeclaredValue] = [:]
    for parameter in DeclaredTimeBase.delayParameters {
      let delay = base == nil || base?.point == nil ? 0 : base?.delays[parameter.name]
      values[parameter.name] = DeclaredValue(
        value: delay.map { .number($0, .nanoseconds) } ?? .unset(.nanoseconds),
        provenance: base?.provenance ?? "no time base", note: parameter.note)
    }
    return values
  }

  /// What rules ask of the clock to know whether they apply.
  func capabilities(_ base: DeclaredTimeBase?) -> [String: DeclaredValue] {
    guard let base else { return [:] }
    return [
      "common-clock": DeclaredValue(
        value: .boolean(base.scale != .none), provenance: base.provenance, note: "By the time base")
    ]
  }

  private mutating func report(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.add(documents.diagnostic(.error, node, message, suggestion: suggestion))
  }

  private mutating func time(_ node: Node?) -> Int64? {
    guard let node, let text = node.text else { return nil }
    guard let quantity = try? Quantity(text), quantity.unit == .nanoseconds, quantity.value >= 0 else {
      report(node, "`\(text)` is no length of time", suggestion: "write for example `500 ns`")
      return nil
    }
    return quantity.value
  }

  private mutating func coverage(_ node: Node) -> Double {
    guard let text = node.text, let factor = Double(text), factor >= 1, factor <= 10 else {
      report(node, "a coverage factor is a number from 1 to 10")
      return 2
    }
    return factor
  }
}
