internal import Documents
internal import Events
internal import Expressions
internal import ManagementPlane
internal import Profiles

/// What O-RUs can do, as capabilities and lists.
extension ManagementPlaneMapping {
  mutating func add(_ capability: ModuleCapability, _ path: String) {
    if let supported = capability.supportsExtension6RB {
      if capability.isExtension6RBMisplaced {
        note(
          path, supported.place,
          "se6-rb-bit-supported stands in ru-capabilities, and the model has it in format-of-iq-sample: it is read all "
            + "the same")
      }
      declare("se6-rb-bit-supported", supported, path)
    }
    if let supported = capability.supportsNack { declare("nack-supported", supported, path) }
    add(supported: capability.compressions, path)
  }

  /// Declares what an O-RU can do. What only some of the O-RUs can do is nothing that all may be asked for.
  private mutating func declare(_ name: String, _ supported: Located<Bool>, _ path: String) {
    guard declarations.capabilities[name]?.value != .boolean(false) else { return }
    declarations.capabilities[name] = DeclaredValue(
      value: .boolean(supported.value), provenance: place(supported.place, path))
  }

  mutating func add(supported compressions: [DeclaredCompression], _ path: String) {
    // A method of which any width is supported has no list of widths.
    let free = compressions.filter { $0.width == nil }.map(\.method)
    for compression in compressions {
      guard let code = compression.method.codePoint else { continue }
      let provenance = place(compression.place, path)
      list("compression_methods", [Int64(code)], .none, provenance)
      guard let width = compression.width, !free.contains(compression.method) else { continue }
      switch compression.method {
      case .none: list("uncompressed_widths", [width], .bits, provenance)
      case .blockFloatingPoint: list("bfp_widths", [width], .bits, provenance)
      default: break
      }
    }
  }
}
