import Events
import Fronthaul
import UserPlane

/// Compares events with the bytes that they are about.
///
/// - A field whose place is told has the value of the bits that lie there.
/// - Offsets lie inside the frame.
/// - A field that no message lacks is there, or unknown.
/// - Truth is 0 or 1.
struct EventChecker: EventSink {
  /// The fields of an event type.
  private struct Fields {
    var name: String
    var located: [FieldDefinition] = []
    var required = FieldSet()
    var booleans: [FieldDefinition] = []
    var isOfCPlane: Bool { name.hasPrefix("cus.c") }
    /// Where the event tells whether it was read to its end, where reading stopped, how long the frame was.
    var wellFormed: FieldSlot?
    var defectOffset: FieldSlot?
    var originalLength: FieldSlot?
  }

  private static let catalogue = Catalogue([FronthaulCatalogue.events, UserPlaneCatalogue.events])
  private static let sectionType = catalogue.field(named: "sectionType", of: .cusC)?.slot
  /// What a section description says. The extensions of a UE (section type 6) stand behind none.
  private static let sectionFields = FieldSet((catalogue.event(.cusCSection)?.fields ?? []).map(\.slot))

  private static let fields: [EventTypeID: Fields] = {
    var table: [EventTypeID: Fields] = [:]
    for event in catalogue.events {
      var fields = Fields(name: event.name)
      let names = Set(catalogue.fields(of: event.id).map(\.name)).sorted()
      for field in names.compactMap({ catalogue.field(named: $0, of: event.id) }) {
        if field.location != nil { fields.located.append(field) }
        if field.kind == .boolean { fields.booleans.append(field) }
        if !field.optional { fields.required.insert(field.slot) }
      }
      fields.wellFormed = catalogue.field(named: "wellFormed", of: event.id)?.slot
      fields.defectOffset = catalogue.field(named: "defectOffset", of: event.id)?.slot
      fields.originalLength = catalogue.field(named: "originalLength", of: event.id)?.slot
      table[event.id] = fields
    }
    return table
  }()

  /// The bytes of each frame by its number; of a reassembled datagram where there is one.
  var frames: [Int: [UInt8]] = [:]
  /// Whether rows have the fields of the frame and of eCPRI too.
  let isWhole: Bool
  private(set) var count = 0
  /// The first promise that was broken.
  private(set) var violation: Violation?

  init(isWhole: Bool) { self.isWhole = isWhole }

  mutating func receive(_ row: inout EventRow) {
    count += 1
    guard violation == nil else { return }
    do throws(Violation) { try check(row) } catch { violation = error }
  }

  private func check(_ row: borrowing EventRow) throws(Violation) {
    guard let fields = Self.fields[row.type] else {
      throw Violation("event type \(row.type.rawValue) is not in the catalogue")
    }
    try requires(fields, row)
    guard let frame = frames[Int(row[HeaderSlot.frameNumber])] else {
      throw Violation("\(fields.name) of a frame that was not sent")
    }
    for field in fields.located { try check(field, fields.name, row, frame) }
    for field in fields.booleans {
      let truth = row.value(field.slot) ?? 0
      try Violation.unless(truth == 0 || truth == 1, "\(fields.name).\(field.name) is \(truth)")
    }
    if let slot = fields.defectOffset, let offset = row.value(slot) {
      // The capture may have less than there was.
      let end = max(Int64(frame.count), fields.originalLength.flatMap { row.value($0) } ?? 0)
      try Violation.unless((0...end).contains(offset), "\(fields.name): defectOffset \(offset) of \(end)")
    }
  }

  private func requires(_ fields: Fields, _ row: borrowing EventRow) throws(Violation) {
    // A message that could not be read to its end has what was read.
    if let slot = fields.wellFormed, row.value(slot) == 0 || row.unknown.contains(slot) { return }
    guard isWhole else { return }
    var missing = fields.required.subtracting(row.present).subtracting(row.unknown)
    if fields.isOfCPlane, let slot = Self.sectionType, row.value(slot) == 6 {
      missing = missing.subtracting(Self.sectionFields)
    }
    try Violation.unless(missing.isEmpty, "\(fields.name) lacks the slots \(missing.slots.map(\.rawValue))")
  }

  /// A field and the bits at its place.
  private func check(
    _ field: FieldDefinition, _ event: String, _ row: borrowing EventRow, _ frame: [UInt8]
  ) throws(Violation) {
    guard let location = field.location, let value = row.value(field.slot),
      let anchor = row.value(location.anchor)
    else { return }
    let bits = Int(anchor) * 8 + location.bitOffset
    guard bits >= 0, bits + location.bitWidth <= frame.count * 8 else {
      throw Violation(
        "\(event).\(field.name): bits \(bits) to \(bits + location.bitWidth) of \(frame.count) bytes")
    }
    var found: UInt64 = 0
    for bit in bits..<bits + location.bitWidth {
      found = found << 1 | UInt64(frame[bit >> 3] >> UInt8(7 - bit & 7) & 1)
    }
    let mask: UInt64 = location.bitWidth >= 64 ? .max : 1 << UInt64(location.bitWidth) - 1
    try Violation.unless(
      UInt64(bitPattern: value) & mask == found, "\(event).\(field.name) is \(value), the bits are \(found)")
  }
}
