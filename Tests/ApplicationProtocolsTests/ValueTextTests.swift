import ApplicationProtocols
import PackedEncoding
import Testing

/// Lines of hexadecimal digits and JSON, both ways.
@Suite struct ValueTextTests {
  private func texts(_ name: String) throws -> ValueText {
    let schema = try Toy.schema()
    return ValueText(schema.packed, type: try #require(schema.packed.type(named: name)))
  }

  /// Type, encoding, value. The encodings were written by hand after X.691.
  @Test(arguments: [
    ("Small", "18", "-2"), ("Small", "80020100", "256"), ("Any", "0180", "-128"),
    ("Number", "e0ffffffffffffffff", "18446744073709551615"), ("From", "0100", "3"),
    ("Colour", "40", #""green""#), ("Colour", "80", #""blue""#), ("Colour", "83", #""_ext_3""#),
    ("Drop", "00", "null"), ("Pick", "20", #"{"yes":true}"#), ("Pick", "40", #"{"none":null}"#),
    ("Pick", "800118", #"{"more":-2}"#), ("Pick", "8502beef", #"{"_ext_5":"beef"}"#),
    ("Flags", "40f8", #"{"bits":5,"hex":"f8"}"#), ("Octets", "beef", #""beef""#),
    ("Wrapped", "0118", #"{"Small":-2}"#), ("WrappedBits", "0840", #"{"Colour":"green"}"#),
    ("Path", "052b06018648", #""1.3.6.1.840""#), ("Word", "06e981a9e59088", #""適合""#),
    ("Text", "08612022", #""a \"""#),
    ("Record", "0140", #"{"a":0,"c":-2,"d":"green","e":true}"#),
    ("List", "2028", #"[{"a":0,"c":-2,"d":"green","e":true}]"#),
  ])
  func valuesAndEncodingsAreEachOthersWayBack(_ type: String, _ octets: String, _ json: String) throws {
    var texts = try texts(type)
    #expect(texts.decode(octets) == .text(#"{"value":\#(json)}"#))
    #expect(texts.encode(#"{"value": \#(json)}"#) == .text(octets))
    #expect(texts.encode(json) == .text(octets))
  }

  @Test func additionsComeBackWithTheirNames() throws {
    var texts = try texts("Record")
    let value = #"{"a":0,"b":"red","c":1,"d":"red","e":false,"f":1,"g":2,"_ext_2":"beef"}"#
    guard case .text(let octets)? = texts.encode(value) else {
      Issue.record("\(String(describing: texts.encode(value)))")
      return
    }
    #expect(texts.decode(octets) == .text(#"{"value":\#(value)}"#))
  }

  @Test func digitsMayBeWrittenLoosely() throws {
    var texts = try texts("Octets")
    for line in ["BE EF", "0xbeef", "0xBE 0xef", " b\te e f \r"] {
      #expect(texts.decode(line) == .text(#"{"value":"beef"}"#))
    }
    for line in ["", "   ", "# beef", "  # beef"] {
      #expect(texts.decode(line) == nil && texts.encode(line) == nil)
    }
  }

  @Test(arguments: [
    ("xbeef", #"{"code":"notHexadecimal","bitOffset":null,"path":"","message":"column 1: "#),
    ("be f", #"{"code":"notHexadecimal","bitOffset":null,"path":"","message":"column 5: "#),
    ("0x", #"{"code":"truncated","bitOffset":0,"path":"Octets","message":"#),
    ("be", #"{"code":"truncated","bitOffset":0,"path":"Octets","message":"#),
  ])
  func whatIsNotDecodedIsAnError(_ line: String, _ start: String) throws {
    var texts = try texts("Octets")
    guard case .failure(let text)? = texts.decode(line) else {
      Issue.record("\(line) decodes")
      return
    }
    #expect(text.hasPrefix(#"{"error":"# + start), "\(text)")
  }

  @Test func remarksAreShownOnDemand() throws {
    var texts = try texts("Drop")
    texts.showsRemarks = true
    #expect(texts.decode("00") == .text(#"{"value":null,"remarks":[]}"#))
    #expect(
      texts.decode("0000") == .text(#"{"value":null,"remarks":[{"kind":"octetsBehindValue","bitOffset":8}]}"#)
    )
  }

  // MARK: JSON that is no value

  @Test(arguments: [
    ("Small", "{", "notJSON", "", "byte 1"),
    ("Small", "7.5", "notOfType", "Small", "this is no INTEGER: 7.5"),
    ("Small", "7e1", "notJSON", "", "whole number"),
    ("Small", #""7""#, "notOfType", "Small", "this is no INTEGER"),
    ("Colour", #""pink""#, "notOfType", "Colour", "no item `pink`"),
    ("Octets", #""bee""#, "notOfType", "Octets", "no octets"),
    ("Octets", #""beefed""#, "outOfRange", "Octets", "a size of 3"),
    ("Flags", #"{"bits":5}"#, "notOfType", "Flags", "`bits` and `hex`"),
    ("Flags", #"{"bits":5,"hex":"ff"}"#, "notOfType", "Flags", "after the last one"),
    ("Flags", #"{"bits":9,"hex":"ff"}"#, "notOfType", "Flags", "9 bits are not in 1 octets"),
    ("Flags", #"{"bits":9223372036854775807,"hex":"ff"}"#, "notOfType", "Flags", "bits are not in"),
    ("Path", #""1.x""#, "notOfType", "Path", "no OBJECT IDENTIFIER"),
    ("Pick", #"{"yes":true,"none":null}"#, "notOfType", "Pick", "one member"),
    ("Pick", #"{"maybe":true}"#, "notOfType", "Pick", "no alternative `maybe`"),
    ("Wrapped", #"{"Colour":"red"}"#, "notOfType", "Wrapped", "expected `Small`"),
    ("List", #"[{"a":1},{"a":"x"}]"#, "notOfType", "List.[1].a", "this is no INTEGER"),
    ("List", #"[{"a":1,"z":1}]"#, "notOfType", "List.[0]", "no component `z`"),
    ("List", #"[{"a":1,"a":1}]"#, "notOfType", "List.[0]", "`a` is there twice"),
    ("List", #"[{"b":"red"}]"#, "mismatch", "List.[0]", "`a` is missing"),
    (
      "PDU", #"{"initiatingMessage":{"code":3,"value":{"Ping":{"fields":[{"id":9,"value":{"Number":1}}]}}}}"#,
      "notOfType", "PDU.initiatingMessage.value.Ping.fields.[0].value", "PingIEs has no type for the key"
    ),
    (
      "PDU", #"{"initiatingMessage":{"code":-1,"value":{"_unknown":"00"}}}"#,
      "outOfRange", "PDU.initiatingMessage.code", "-1 is not allowed"
    ),
  ])
  func errorsNameTheComponent(
    _ type: String, _ json: String, _ code: String, _ path: String, _ message: String
  ) throws {
    guard case .failure(let text)? = try texts(type).encode(json) else {
      Issue.record("\(json) can be encoded")
      return
    }
    #expect(text.hasPrefix(#"{"error":{"code":"\#(code)","#))
    #expect(text.contains(#""path":"\#(path)""#), "\(text)")
    #expect(text.contains(message), "\(text)")
  }

  @Test func anUnknownKeyKeepsItsOctets() throws {
    var texts = try texts("PDU")
    let json =
      #"{"initiatingMessage":{"code":3,"value":{"Ping":{"fields":[{"id":9,"value":{"_unknown":"beef"}}]}}}}"#
    guard case .text(let octets)? = texts.encode(json) else {
      Issue.record("\(String(describing: texts.encode(json)))")
      return
    }
    #expect(texts.decode(octets) == .text(#"{"value":\#(json)}"#))
  }
}
