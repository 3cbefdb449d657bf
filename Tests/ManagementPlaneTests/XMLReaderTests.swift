import Testing

@testable import ManagementPlane

/// The XML that NETCONF uses, and nothing else.
@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLNode {
    let bytes = Array(text.utf8)
    return try XMLReader.read(bytes.span)
  }

  /// `line:column: message` of what is wrong.
  private func complaint(_ bytes: [UInt8]) -> String {
    do {
      _ = try XMLReader.read(bytes.span)
      return "nothing"
    } catch {
      return "\(error.line):\(error.column): \(error.message)"
    }
  }

  @Test func elementsHaveTheNamespacesThatAreInScope() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding='utf-8'?>
      <!-- a comment --><a xmlns="urn:a" xmlns:b='urn:b'>
        <b:c b:d="1" e="2"><f/></b:c><g xmlns="">text</g><h xmlns="urn:h"/>
      </a>
      """)
    #expect(root.namespace == "urn:a")
    let c = root.children[0]
    #expect(c.name == "c" && c.namespace == "urn:b")
    #expect(c.attributes.map(\.namespace) == ["urn:b", nil] && c.attributes.map(\.value) == ["1", "2"])
    #expect(c.children[0].namespace == "urn:a")
    #expect(root.children[1].namespace == nil && root.children[1].text == "text")
    #expect(root.children[2].namespace == "urn:h")
  }

  @Test func textIsPutTogetherFromReferencesAndSections() throws {
    let root = try read("<a> 1 &lt; &#50;&amp;&#x33; <!-- no --> <![CDATA[<&]]>\t\n</a>")
    #expect(root.text == "1 < 2&3  <&")
    #expect(try read("<a b='&quot;&apos;&gt;'/>").attributes[0].value == "\"'>")
  }

  @Test func placesCountCharactersFromOne() throws {
    let root = try read("\u{FEFF}<é>\n  ü <b/></é>")
    #expect(root.place == TextPlace(line: 1, column: 1))
    #expect(root.children[0].place == TextPlace(line: 2, column: 5))
  }

  @Test func theEndOfANETCONFMessageIsAccepted() throws {
    #expect(try read("<a/>\n]]>]]>\n<!-- done -->").name == "a")
  }

  @Test(arguments: [
    ("", "1:1: the file has no element"),
    ("hello", "1:1: expected an element: this is no XML"),
    (" {}", "1:2: this looks like JSON: write the data as XML, as NETCONF has it"),
    ("<a/>b", "1:5: there is text after the last element"),
    ("<a/><b/>", "1:5: there is a second element after the first: write each message to a file of its own"),
    ("<a>\n <b>\n</a>", "3:1: </a> closes <b> of line 2"),
    ("<a><b/>", "1:1: the element <a> is not closed"),
    ("<a", "1:1: the tag <a does not end"),
    ("<a b>", "1:5: expected `=` and the value of `b`"),
    ("<a b=c>", "1:6: the value of `b` needs quotes"),
    ("<a b='c>", "1:6: the value of `b` does not end"),
    ("<a b='<'/>", "1:7: `<` is not allowed in the value of an attribute"),
    ("<a b='1'c='2'/>", "1:9: expected a blank, or the end of the tag"),
    ("<a b='1' b='2'/>", "1:10: the attribute `b` occurs twice"),
    ("<a><b:c/></a>", "1:4: the prefix `b` is declared nowhere"),
    ("<a xmlns:b=''/>", "1:4: a prefix needs a namespace"),
    ("<:a/>", "1:1: `:a` is no name"),
    ("<1/>", "1:2: expected a name"),
    ("<a></a b>", "1:8: expected `>`"),
    ("<a><!-- </a>", "1:4: the comment does not end"),
    ("<a><![CDATA[ </a>", "1:4: the CDATA section does not end"),
    ("<a>&nbsp;</a>", "1:4: there is no entity `nbsp`"),
    ("<a>&lt</a>", "1:4: this entity reference does not end"),
    ("<a>&#xD800;</a>", "1:4: this character reference stands for no character"),
    ("<a>&#+1;</a>", "1:4: this character reference stands for no character"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "1:1: a document type is not read: M-plane data has none"),
    ("<?xml version='1.1'?><a/>", "1:7: this is XML 1.1; only 1.0 is read"),
    (
      "<?xml version='1.0' encoding='latin1'?><a/>",
      "1:21: the encoding is latin1; write the file as UTF-8"
    ),
    ("<?xml version='1.0'", "1:1: the XML declaration does not end"),
    (
      "<a>\u{1}</a>",
      "1:4: here are bytes that are no UTF-8, or a character that XML does not allow: write the file as UTF-8"
    ),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ says: String) {
    #expect(complaint(Array(text.utf8)) == says)
  }

  @Test(
    arguments: [
      [0x3C, 0x61, 0x3E, 0xFF], [0x3C, 0x61, 0x3E, 0xC0, 0x80], [0x3C, 0x61, 0x3E, 0xED, 0xA0, 0x80],
      [0x3C, 0x61, 0x3E, 0xE2, 0x82], [0x3C, 0x61, 0x3E, 0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8AreRefused(_ bytes: [UInt8]) {
    #expect(
      complaint(bytes)
        == "1:4: here are bytes that are no UTF-8, or a character that XML does not allow: write the file as UTF-8"
    )
  }

  @Test func otherEncodingsAreNamed() {
    #expect(complaint([0xFF, 0xFE, 0x3C, 0]) == "1:1: the file is UTF-16; write it as UTF-8")
    #expect(complaint([0x3C, 0, 0x61, 0]) == "1:1: the file is no UTF-8 text; write it as UTF-8")
  }

  @Test func nestingAndAttributesAreBounded() {
    let deep = String(repeating: "<a>", count: 65)
    #expect(complaint(Array(deep.utf8)) == "1:193: more than 64 elements lie in each other")
    let wide = "<a " + (0...64).map { "b\($0)='' " }.joined() + "/>"
    #expect(complaint(Array(wide.utf8)).hasSuffix("the element has more than 64 attributes"))
    let long = "<" + String(repeating: "a", count: 300) + "/>"
    #expect(complaint(Array(long.utf8)) == "1:2: the name is longer than 256 bytes")
  }
}
