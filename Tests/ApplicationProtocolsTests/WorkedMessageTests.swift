import ApplicationProtocols
import Testing

/// Messages that were put together by hand, octet by octet.
@Suite struct WorkedMessageTests {
  @Test(arguments: [
    // Choice 0; procedure 1; reject; 26 octets: three IEs: 78 = 99, 42 = 17, 45 = "srsDU".
    (
      ShippedProtocol.f1ap, "0001001a000003004e00020063002a00020011002d400702007372734455",
      #"{"initiatingMessage":{"procedureCode":1,"criticality":"reject","value":{"F1SetupRequest":{"protocolIEs":["#
        + #"{"id":78,"criticality":"reject","value":{"TransactionID":99}},"#
        + #"{"id":42,"criticality":"reject","value":{"GNB-DU-ID":17}},"#
        + #"{"id":45,"criticality":"ignore","value":{"GNB-DU-Name":"srsDU"}}]}}}}"#
    ),
    // One addition that nobody knows behind the IEs: extension bit, bitmap of one bit, two octets.
    (
      .f1ap, "4006001380000200280002000700290002000901" + "02beef",
      #"{"successfulOutcome":{"procedureCode":6,"criticality":"reject","value":{"UEContextReleaseComplete":"#
        + #"{"protocolIEs":[{"id":40,"criticality":"reject","value":{"GNB-CU-UE-F1AP-ID":7}},"#
        + #"{"id":41,"criticality":"reject","value":{"GNB-DU-UE-F1AP-ID":9}}],"_ext_0":"beef"}}}}"#
    ),
    // The third of three additions.
    (
      .f1ap, "40060015800002002800020007002900020009" + "044003010203",
      #"{"successfulOutcome":{"procedureCode":6,"criticality":"reject","value":{"UEContextReleaseComplete":"#
        + #"{"protocolIEs":[{"id":40,"criticality":"reject","value":{"GNB-CU-UE-F1AP-ID":7}},"#
        + #"{"id":41,"criticality":"reject","value":{"GNB-DU-UE-F1AP-ID":9}}],"_ext_2":"010203"}}}}"#
    ),
    // The PDU of E1AP has a marker, so one bit more than that of F1AP: the successful outcome begins with 20.
    (
      .e1ap, "20000009000001003900020005",
      #"{"successfulOutcome":{"procedureCode":0,"criticality":"reject","value":{"ResetAcknowledge":{"protocolIEs":["#
        + #"{"id":57,"criticality":"reject","value":{"TransactionID":5}}]}}}}"#
    ),
    // A procedure that nobody knows keeps its octets.
    (
      .f1ap, "00fa4002beef",
      #"{"initiatingMessage":{"procedureCode":250,"criticality":"ignore","value":{"_unknown":"beef"}}}"#
    ),
    // The 200th item behind the marker of a cause: 0 in 3 bits, marker, large number, its octet.
    (
      .f1ap, "00060016000003002800020007002900020009000040031801c8",
      #"{"initiatingMessage":{"procedureCode":6,"criticality":"reject","value":{"UEContextReleaseCommand":"#
        + #"{"protocolIEs":[{"id":40,"criticality":"reject","value":{"GNB-CU-UE-F1AP-ID":7}},"#
        + #"{"id":41,"criticality":"reject","value":{"GNB-DU-UE-F1AP-ID":9}},"#
        + #"{"id":0,"criticality":"ignore","value":{"Cause":{"radioNetwork":"_ext_200"}}}]}}}}"#
    ),
  ])
  func areReadAndWrittenAgain(_ shipped: ShippedProtocol, _ octets: String, _ json: String) throws {
    let schema = try shipped.schema
    var texts = ValueText(schema.packed, type: schema.pduType)
    #expect(texts.decode(octets) == .text(#"{"value":\#(json)}"#))
    #expect(texts.encode(json) == .text(octets))
  }
}
