/// Capture files built byte by byte, in either byte order.
struct CaptureBytes {
  var bytes: [UInt8] = []
  let isBig: Bool

  init(isBig: Bool = false) { self.isBig = isBig }

  mutating func append<Number: FixedWidthInteger>(_ value: Number) {
    let shifts = stride(from: 0, to: Number.bitWidth, by: 8).map { $0 }
    for shift in isBig ? shifts.reversed() : shifts {
      bytes.append(UInt8(truncatingIfNeeded: value >> Number(shift)))
    }
  }

  // MARK: pcap

  static func pcap(
    isBig: Bool = false, magic: UInt32 = 0xA1B2_C3D4, snapLength: UInt32 = 65_535, link: UInt32 = 1
  ) -> CaptureBytes {
    var file = CaptureBytes(isBig: isBig)
    file.append(magic)
    file.append(UInt16(2))
    file.append(UInt16(4))
    file.append(UInt64(0))
    file.append(snapLength)
    file.append(link)
    return file
  }

  mutating func record(
    _ seconds: UInt32, _ fraction: UInt32, _ frame: [UInt8], original: UInt32? = nil,
    claiming length: UInt32? = nil
  ) {
    append(seconds)
    append(fraction)
    append(length ?? UInt32(frame.count))
    append(original ?? UInt32(frame.count))
    bytes += frame
  }

  // MARK: pcapng

  /// A file with one section and, unless told otherwise, one interface.
  static func pcapng(isBig: Bool = false, interfaces: Int = 1) -> CaptureBytes {
    var file = CaptureBytes(isBig: isBig)
    file.section()
    for _ in 0..<interfaces { file.interface() }
    return file
  }

  /// A block of any type around a body, which is filled up to a multiple of four bytes.
  mutating func block(_ type: UInt32, _ build: (inout CaptureBytes) -> Void) {
    var body = CaptureBytes(isBig: isBig)
    build(&body)
    body.pad()
    append(type)
    append(UInt32(body.bytes.count + 12))
    bytes += body.bytes
    append(UInt32(body.bytes.count + 12))
  }

  mutating func pad() { while bytes.count % 4 != 0 { bytes.append(0) } }

  mutating func option(_ code: UInt16, _ build: (inout CaptureBytes) -> Void) {
    var value = CaptureBytes(isBig: isBig)
    build(&value)
    append(code)
    append(UInt16(value.bytes.count))
    bytes += value.bytes
    pad()
  }

  mutating func section() {
    block(0x0A0D_0D0A) {
      $0.append(UInt32(0x1A2B_3C4D))
      $0.append(UInt16(1))
      $0.append(UInt16(0))
      $0.append(UInt64.max)
    }
  }

  mutating func interface(
    link: UInt16 = 1, snapLength: UInt32 = 0, options: (inout CaptureBytes) -> Void = { _ in }
  ) {
    block(1) {
      $0.append(link)
      $0.append(UInt16(0))
      $0.append(snapLength)
      options(&$0)
    }
  }

  mutating func enhanced(
    interface: UInt32 = 0, ticks: UInt64, _ frame: [UInt8], original: UInt32? = nil,
    options: (inout CaptureBytes) -> Void = { _ in }
  ) {
    block(6) {
      $0.append(interface)
      $0.append(UInt32(truncatingIfNeeded: ticks >> 32))
      $0.append(UInt32(truncatingIfNeeded: ticks))
      $0.append(UInt32(frame.count))
      $0.append(original ?? UInt32(frame.count))
      $0.bytes += frame
      $0.pad()
      options(&$0)
    }
  }

  mutating func simple(_ frame: [UInt8], original: UInt32? = nil) {
    block(3) {
      $0.append(original ?? UInt32(frame.count))
      $0.bytes += frame
    }
  }

  mutating func obsolete(interface: UInt16 = 0, drops: UInt16, ticks: UInt64, _ frame: [UInt8]) {
    block(2) {
      $0.append(interface)
      $0.append(drops)
      $0.append(UInt32(truncatingIfNeeded: ticks >> 32))
      $0.append(UInt32(truncatingIfNeeded: ticks))
      $0.append(UInt32(frame.count))
      $0.append(UInt32(frame.count))
      $0.bytes += frame
    }
  }

  mutating func statistics(interface: UInt32 = 0, interfaceDrops: UInt64, systemDrops: UInt64) {
    block(5) {
      $0.append(interface)
      $0.append(UInt64(0))
      $0.option(5) { $0.append(interfaceDrops) }
      $0.option(7) { $0.append(systemDrops) }
      $0.option(0) { _ in }
    }
  }
}

/// A frame of recognisable bytes.
func frame(_ length: Int, first: UInt8 = 0) -> [UInt8] {
  (0..<length).map { UInt8(truncatingIfNeeded: Int(first) + $0) }
}
