import Results

/// What Wireshark must be told of the fronthaul so that a display filter finds fields in it: it can't tell by itself.
///
/// Names: https://www.wireshark.org/docs/dfref/o/oran_fh_cus.html and the preferences of tshark 4.0 (`tshark -G currentprefs`).
struct WiresharkPreferences {
  /// For the command line: `-o oran_fh_cus.oran.ud_comp_hdr_up:TRUE`.
  let options: [String]

  /// Only events of the fronthaul need any.
  static func areFor(_ event: String) -> Bool { event == "cus" || event.hasPrefix("cus.") }

  /// - Parameter flows: as they were decoded.
  init(_ flows: [FlowDescription]) {
    var found: [(name: String, value: String)] = []
    let radio = flows.filter { $0.radio != nil }
    if let split = Self.usual(radio, "eAxCSplit") {
      let names = ["du_port_id_bits", "bandsector_id_bits", "cc_id_bits", "ru_port_id_bits"]
      found += zip(names, split.split(separator: "/").map(String.init)).map { ($0, $1) }
    }
    for (isDownlink, suffix) in [(false, "up"), (true, "down")] {
      let uPlane = radio.filter { $0.radio?.isUPlane == true && $0.radio?.isDownlink == isDownlink }
      // Wireshark knows no setting for a header that the samples contradict, nor one for a header that was not found.
      guard let header = Self.usual(uPlane, "section header"), let isDynamic = Self.headers[header] else {
        continue
      }
      found.append(("ud_comp_hdr_\(suffix)", isDynamic))
      if let width = Self.usual(uPlane, "udIqWidth") { found.append(("iq_bitwidth_\(suffix)", width)) }
      if let method = Self.usual(uPlane, "udCompMeth"), let name = Self.methods[method] {
        found.append(("ud_comp_\(suffix)", name))
      }
    }
    if let blocks = Self.usual(radio, "carrierPrbs") { found.append(("rbs_in_uplane_section", blocks)) }
    options = found.map { name, value in
      let option = "oran_fh_cus.oran.\(name):\(value)"
      return value.contains(" ") ? "-o '\(option)'" : "-o \(option)"
    }
  }

  /// Whether sections have a compression header, by its form.
  private static let headers = ["dynamic": "TRUE", "static": "FALSE"]

  /// Compression methods as the preferences call them.
  private static let methods = [
    "no compression": "No Compression", "block floating point": "Block Floating Point Compression",
    "block scaling": "Block Scaling Compression", "modulation compression": "Modulation Compression",
  ]

  /// The value that most frames have; of equal ones the first.
  private static func usual(_ flows: [FlowDescription], _ name: String) -> String? {
    var counts: [(value: String, frames: Int)] = []
    for flow in flows {
      guard let value = flow.items.first(where: { $0.name == name })?.value else { continue }
      if let known = counts.firstIndex(where: { $0.value == value }) {
        counts[known].frames += flow.frames
      } else {
        counts.append((value, flow.frames))
      }
    }
    let most = counts.map(\.frames).max()
    return counts.first { $0.frames == most }?.value
  }
}
