/// An SVG picture that is told in words too: for those who do not see it, and where it is not drawn.
struct Picture {
  let width: Int
  let height: Int
  /// What the picture shows, in a sentence.
  let title: String
  var shapes: [Markup] = []

  init(width: Int, height: Int, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String, title: String? = nil
  ) {
    let attributes: KeyValuePairs<String, String?> = [
      "x": Self.number(x), "y": Self.number(y), "width": Self.number(max(width, 0)),
      "height": Self.number(max(height, 0)),
      "class": style,
    ]
    shapes.append(tag("rect", attributes) { if let title { tag("title") { title } } })
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
    shapes.append(
      tag(
        "line",
        [
          "x1": Self.number(x1), "y1": Self.number(y1), "x2": Self.number(x2), "y2": Self.number(y2),
          "class": style,
        ]))
  }

  /// - Parameter anchor: `start`, `middle` or `end`.
  mutating func text(_ x: Double, _ y: Double, _ text: String, _ style: String = "", anchor: String = "start")
  {
    shapes.append(
      tag(
        "text",
        [
          "x": Self.number(x), "y": Self.number(y), "class": style.isEmpty ? nil : style,
          "text-anchor": anchor == "start" ? nil : anchor,
        ]
      ) { text })
  }

  mutating func polygon(_ points: [(Double, Double)], _ style: String) {
    let list = points.map { "\(Self.number($0.0)),\(Self.number($0.1))" }.joined(separator: " ")
    shapes.append(tag("polygon", ["points": list, "class": style]))
  }

  /// The picture at its own size, smaller where the page is narrow.
  var svg: Markup {
    tag(
      "svg",
      [
        "viewBox": "0 0 \(width) \(height)", "width": "\(width)", "height": "\(height)", "role": "img",
        "aria-label": title,
      ]
    ) { shapes }
  }

  /// A length with at most one digit behind the point, the same on every machine.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e7 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
