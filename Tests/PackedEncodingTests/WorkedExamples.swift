import PackedEncoding

/// A type without parts, a value of it, and its encoding: aligned and unaligned, alone and as `v` of
/// `SEQUENCE { b BOOLEAN, v T, e BOOLEAN }` with b and e true, which shows where it is aligned.
struct WorkedExample: Sendable, CustomStringConvertible {
  var description: String
  var kind: PackedType.Kind
  var value: PackedValue
  var aligned: String
  var unaligned: String
  var alignedInside: String
  var unalignedInside: String

  init(
    _ description: String, _ kind: PackedType.Kind, _ value: PackedValue, _ aligned: String,
    _ unaligned: String, _ alignedInside: String, _ unalignedInside: String
  ) {
    self.description = description
    self.kind = kind
    self.value = value
    self.aligned = aligned
    self.unaligned = unaligned
    self.alignedInside = alignedInside
    self.unalignedInside = unalignedInside
  }

  /// Computed by hand and by two other implementations, which differ for `INTEGER (10..10)` (one octet is right,
  /// X.691 11.1) and `INTEGER (5..MAX)` (the lower bound is taken off, 11.7).
  static let all: [WorkedExample] = [
    WorkedExample("INTEGER (0..7)", .integer(.init(lower: 0, span: 7)), .integer(5), "a0", "a0", "d8", "d8"),
    WorkedExample(
      "INTEGER (0..254)", .integer(.init(lower: 0, span: 254)), .integer(200), "c8", "c8", "e440", "e440"),
    WorkedExample(
      "INTEGER (0..255)", .integer(.init(lower: 0, span: 255)), .integer(200), "c8", "c8", "80c880", "e440"),
    WorkedExample(
      "INTEGER (1..256)", .integer(.init(lower: 1, span: 255)), .integer(200), "c7", "c7", "80c780", "e3c0"),
    WorkedExample(
      "INTEGER (0..65535)", .integer(.init(lower: 0, span: 65535)), .integer(300), "012c", "012c", "80012c80",
      "809640"),
    WorkedExample(
      "INTEGER (0..1007)", .integer(.init(lower: 0, span: 1007)), .integer(300), "012c", "4b00", "80012c80",
      "a590"),
    WorkedExample(
      "INTEGER (0..65536)", .integer(.init(lower: 0, span: 65536)), .integer(300), "40012c", "009600",
      "a0012c80", "804b20"),
    WorkedExample(
      "INTEGER (0..4294967295)", .integer(.init(lower: 0, span: 4294967295)), .integer(7), "0007", "00000007",
      "800780", "80000003c0"),
    WorkedExample(
      "INTEGER (0..4294967295)", .integer(.init(lower: 0, span: 4294967295)), .integer(70000), "80011170",
      "00011170", "c001117080", "800088b840"),
    WorkedExample(
      "INTEGER (0..4294967295)", .integer(.init(lower: 0, span: 4294967295)), .integer(4294967295),
      "c0ffffffff", "ffffffff", "e0ffffffff80", "ffffffffc0"),
    WorkedExample(
      "INTEGER (0..68719476735)", .integer(.init(lower: 0, span: 68719476735)), .integer(17), "0011",
      "0000000110", "801180", "800000008c"),
    WorkedExample(
      "INTEGER (0..1099511627775)", .integer(.init(lower: 0, span: 1099511627775)), .integer(1099511627775),
      "80ffffffffff", "ffffffffff", "c0ffffffffff80", "ffffffffffc0"),
    WorkedExample(
      "INTEGER (0..255, ...)", .integer(.init(lower: 0, span: 255, isExtensible: true)), .integer(99), "0063",
      "3180", "806380", "98e0"),
    WorkedExample(
      "INTEGER (0..255, ...)", .integer(.init(lower: 0, span: 255, isExtensible: true)), .integer(300),
      "8002012c", "81009600", "c002012c80", "c0804b20"),
    WorkedExample(
      "INTEGER (-156..-31)", .integer(.init(lower: -156, span: 125)), .integer(-100), "70", "70", "b880",
      "b880"),
    WorkedExample(
      "INTEGER (10..10)", .integer(.init(lower: 10, span: 0)), .integer(10), "00", "00", "c0", "c0"),
    WorkedExample(
      "INTEGER", .integer(.init(lower: nil, span: nil)), .integer(-129), "02ff7f", "02ff7f", "8002ff7f80",
      "817fbfc0"),
    WorkedExample(
      "INTEGER (5..MAX)", .integer(.init(lower: 5, span: nil)), .integer(261), "020100", "020100",
      "8002010080", "81008040"),
    WorkedExample(
      "INTEGER (0..18446744073709551615)", .integer(.init(lower: 0, span: 18446744073709551615)),
      .unsigned(9223372036854775808), "e08000000000000000", "8000000000000000", "f0800000000000000080",
      "c00000000000000040"),
    WorkedExample(
      "INTEGER (0..3, ...)", .integer(.init(lower: 0, span: 3, isExtensible: true)), .integer(2), "40", "40",
      "a8", "a8"),
    WorkedExample(
      "ENUMERATED {reject, ignore, notify}",
      .enumerated(.init(root: ["reject", "ignore", "notify"], extensions: nil)), .item("notify"), "80", "80",
      "d0", "d0"),
    WorkedExample(
      "ENUMERATED {a, b, ...}", .enumerated(.init(root: ["a", "b"], extensions: [])), .item("b"), "40", "40",
      "b0", "b0"),
    WorkedExample(
      "ENUMERATED {a, b, ..., c, d}", .enumerated(.init(root: ["a", "b"], extensions: ["c", "d"])),
      .item("d"), "81", "81", "c0c0", "c0c0"),
    WorkedExample(
      "ENUMERATED {true, ...}", .enumerated(.init(root: ["true"], extensions: [])), .item("true"), "00", "00",
      "a0", "a0"),
    WorkedExample(
      "BIT STRING (SIZE (3))", .bitString(.init(lower: 3, upper: 3), containing: nil), .bits([160], count: 3),
      "a0", "a0", "d8", "d8"),
    WorkedExample(
      "BIT STRING (SIZE (16))", .bitString(.init(lower: 16, upper: 16), containing: nil),
      .bits([171, 205], count: 16), "abcd", "abcd", "d5e6c0", "d5e6c0"),
    WorkedExample(
      "BIT STRING (SIZE (17))", .bitString(.init(lower: 17, upper: 17), containing: nil),
      .bits([171, 205, 128], count: 17), "abcd80", "abcd80", "80abcdc0", "d5e6e0"),
    WorkedExample(
      "BIT STRING (SIZE (1..160, ...))",
      .bitString(.init(lower: 1, upper: 160, isExtensible: true), containing: nil),
      .bits([10, 0, 0, 1], count: 32), "0f800a000001", "0f8500000080", "87c00a00000180", "87c280000060"),
    WorkedExample(
      "BIT STRING (SIZE (22..32))", .bitString(.init(lower: 22, upper: 32), containing: nil),
      .bits([0, 0, 4], count: 22), "00000004", "00000040", "80000006", "80000030"),
    WorkedExample(
      "BIT STRING", .bitString(.init(), containing: nil), .bits([248], count: 5), "05f8", "05f8", "8005fc",
      "82fe"),
    WorkedExample(
      "BIT STRING (SIZE (0..16))", .bitString(.init(lower: 0, upper: 16), containing: nil),
      .bits([], count: 0), "00", "00", "8080", "82"),
    WorkedExample(
      "OCTET STRING (SIZE (1))", .octetString(.init(lower: 1, upper: 1), containing: nil), .octets([1]), "01",
      "01", "80c0", "80c0"),
    WorkedExample(
      "OCTET STRING (SIZE (2))", .octetString(.init(lower: 2, upper: 2), containing: nil), .octets([1, 2]),
      "0102", "0102", "808140", "808140"),
    WorkedExample(
      "OCTET STRING (SIZE (3))", .octetString(.init(lower: 3, upper: 3), containing: nil),
      .octets([2, 248, 153]), "02f899", "02f899", "8002f89980", "817c4cc0"),
    WorkedExample(
      "OCTET STRING (SIZE (4))", .octetString(.init(lower: 4, upper: 4), containing: nil),
      .octets([1, 2, 3, 4]), "01020304", "01020304", "800102030480", "8081018240"),
    WorkedExample(
      "OCTET STRING", .octetString(.init(), containing: nil), .octets([170, 187]), "02aabb", "02aabb",
      "8002aabb80", "81555dc0"),
    WorkedExample(
      "OCTET STRING (SIZE (1..8))", .octetString(.init(lower: 1, upper: 8), containing: nil),
      .octets([170, 187]), "20aabb", "355760", "90aabb80", "9aabb8"),
    WorkedExample(
      "OCTET STRING", .octetString(.init(), containing: nil), .octets([]), "00", "00", "800080", "8040"),
    WorkedExample(
      "OCTET STRING (SIZE (0..7))", .octetString(.init(lower: 0, upper: 7), containing: nil), .octets([]),
      "00", "00", "8080", "88"),
    WorkedExample(
      "OCTET STRING (SIZE (1..2))", .octetString(.init(lower: 1, upper: 2), containing: nil), .octets([170]),
      "00aa", "5500", "80aa80", "aaa0"),
    WorkedExample(
      "PrintableString (SIZE (1..150, ...))",
      .characterString(.printable, .init(lower: 1, upper: 150, isExtensible: true)), .text("srsDU"),
      "02007372734455", "0273e5ce2550", "8100737273445580", "8139f2e712ac"),
    WorkedExample(
      "VisibleString (SIZE (1..150, ...))",
      .characterString(.visible, .init(lower: 1, upper: 150, isExtensible: true)), .text("gNB"), "0100674e42",
      "01679d08", "8080674e4280", "80b3ce85"),
    WorkedExample(
      "UTF8String (SIZE (1..150, ...))",
      .characterString(.utf8, .init(lower: 1, upper: 150, isExtensible: true)), .text("gNBé"), "05674e42c3a9",
      "05674e42c3a9", "8005674e42c3a980", "82b3a72161d4c0"),
    WorkedExample(
      "PrintableString (SIZE (2))", .characterString(.printable, .init(lower: 2, upper: 2)), .text("ab"),
      "6162", "c388", "b0b140", "e1c5"),
    WorkedExample(
      "OBJECT IDENTIFIER", .objectIdentifier, .objectIdentifier([1, 3, 6, 1, 4, 1, 53148]),
      "082b06010401839f1c", "082b06010401839f1c", "80082b06010401839f1c80", "841583008200c1cf8e40"),
    WorkedExample("BOOLEAN", .boolean, .boolean(true), "80", "80", "e0", "e0"),
  ]
}
