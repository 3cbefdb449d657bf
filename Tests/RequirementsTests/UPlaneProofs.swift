import Fronthaul

/// U-plane messages and their sections.
extension Proof {
  static let uPlane: [Proof] = uPlaneMessages + uPlaneSections + compression

  private static let uPlaneMessages: [Proof] = [
    Proof("cus/8.3/sections-consume-payload", "u-dl/2/1", also: readable) { $0.more = [0, 0] },
    Proof("cus/8.3/section-present", "u-dl/2/0") { frame in frame.uPlane { $0.sections = [] } },
    Proof("cus/8.3.3.7/symbol", "u-dl/2/1") { $0.header("symbolId", 14) },
  ]

  private static let uPlaneSections: [Proof] = [
    Proof("cus/8.3.3.10/symbol-increment", "u-dl/2/0") { $0.uSection { $0.symInc = true } },
    Proof("cus/8.3.3.12/prb-range", "u-ul/2/0") { $0.uSection { $0.startPrbu = 40 } },
    Proof("cus/8.3.3.12/all-prbs-start", "u-dl/2/0", also: ["cus/8.3.3.12/prb-range"]) {
      $0.uSection { $0.startPrbu = 1 }
    },
    Proof("cus/8.3.3.14/reserved-byte", "u-dl/2/0") { $0.uSection { $0.reserved = 0x55 } },
    Proof("cus/8.3.3.21/second-mask", "u-masks") { $0.uSection { $0.masks = [0xFFF, 0xFFF] } },
  ]

  private static let compression: [Proof] = [
    Proof(
      "cus/8.3.3.13/method-known", "u-one",
      also: readable.union(["cus/8.3/sections-consume-payload", "cus/8.3/section-present"])
    ) { $0.uSection { $0.compression = 0x9A } },
    Proof("cus/8.3.3.13/width-for-method", "u-modulation") {
      $0.uSection {
        $0.compression = 0x64
        $0.bytesPerPrb = 18
      }
    },
    Proof("cus/8.3.3.13/mu-law-width", "u-mu-law") {
      $0.uSection {
        $0.compression = 0x73
        $0.bytesPerPrb = 22
      }
    },
    Proof("cus/8.3.3.13/uplink-no-modulation", "u-one-ul") {
      $0.uSection {
        $0.compression = 0x44
        $0.bytesPerPrb = 12
      }
    },
    Proof("cus/8.3.3.13/compression-constant", "u-dl/2/0") {
      $0.uSection {
        $0.compression = 0xA1
        $0.bytesPerPrb = 31
      }
    },
    // A flow that nobody declared is learned from 32 messages. Its change is noticed when four messages one
    // after the other do not fit; the first three stay unread.
    Proof(
      "cus/8.3.3.13/header-form-constant", seenAt: "change/43",
      beside: readable.union(["cus/8.3/sections-consume-payload", "cus/8.3/section-present"]),
      prepare: { trace in
        trace.leaveUndeclared(0x31)
        for index in 0..<44 {
          trace.uPlane("change/\(index)", slot: 8 + index, eAxC: 0x31, isDownlink: true)
        }
      },
      trace: { trace in
        for index in 40..<44 { trace.edit("change/\(index)") { $0.uSection { $0.compression = nil } } }
      }),
  ]
}

extension Frame {
  mutating func uSection(_ edit: (inout UPlane.Section) -> Void) {
    uPlane { edit(&$0.sections[0]) }
  }
}
