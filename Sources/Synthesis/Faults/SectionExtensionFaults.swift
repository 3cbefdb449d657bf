import Fronthaul

/// Section extensions. CUS 7.6, 7.7.
extension Fault {
  static let sectionExtensions: [Fault] = [
    Fault(
      "extension-length-zero", "A section extension says that it has no length",
      .cPlane([0, 1, 3, 5], trips: "cus/7.6.2.3/length-not-zero"),
      isDownlink: true
    ) { message, _ in
      // Modulation compression, the extension of a downlink section that says least.
      message.cPlane { content in
        guard !content.sections.isEmpty else { return }
        content.sections[0].extensions = [.modulationCompression(csf: false, scaler: 0)]
      }
      message.patchExtension(4, at: 1, 0)
    }
  ]
}
