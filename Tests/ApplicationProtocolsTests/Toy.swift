import ApplicationProtocols
import PackedEncoding

/// A protocol with one of everything.
enum Toy {
  static let text = """
    PROTOCOL TOY
    SPECIFICATION Toy 1
    VERSION 2
    ENCODING aligned
    SIDES A B
    PDU PDU
    TRANSACTION number

    PROCEDURES PROCEDURES
      3 ping reject A transaction 4.2 Ping Pong -
      4 drop ignore A/B? - - Drop - -

    IDS
      7 number
      8 Text

    -- A comment.
    TYPES
    Field{Set} ::= SEQUENCE { id INTEGER (0..65535), value OPEN Value OF Set BY id }
    PDU ::= CHOICE { initiatingMessage Message, successfulOutcome Message, ... }
    Message ::= SEQUENCE { code INTEGER (0..255), value OPEN InitiatingMessage OF PROCEDURES BY code }
    Ping ::= SEQUENCE { fields SEQUENCE (SIZE(0..65535)) OF Field{PingIEs}, ... }
    Pong ::= SEQUENCE { }
    Drop ::= NULL
    Number ::= INTEGER (0..18446744073709551615)
    Small ::= INTEGER (-5..5, ...)
    Any ::= INTEGER
    From ::= INTEGER (3..MAX)
    Text ::= VisibleString (SIZE(1..20, ...))
    Alias ::= Other
    Other ::= Small
    Colour ::= ENUMERATED {
      red, green,
      ..., blue
    }
    Flags ::= BIT STRING (SIZE(3..10))
    Octets ::= OCTET STRING (SIZE(2))
    Wrapped ::= OCTET STRING CONTAINING Small
    WrappedBits ::= BIT STRING CONTAINING Colour
    Path ::= OBJECT IDENTIFIER
    Word ::= UTF8String
    Pick ::= CHOICE { yes BOOLEAN, none NULL, ..., more Small }
    Record ::= SEQUENCE {
      a Small,
      b Colour OPTIONAL,
      c Small DEFAULT -2,
      d Colour DEFAULT green,
      e BOOLEAN DEFAULT TRUE,
      ...,
      f Small OPTIONAL,
      [[ g Small, h Colour OPTIONAL ]]
    }
    List ::= SEQUENCE (SIZE(0..4)) OF Record
    PingIEs ::= SET Value { number reject mandatory, Text ignore optional, }

    """

  static func schema() throws -> ProtocolSchema { try ProtocolSchema(text: text) }
}
