import CaptureFiles
import Testing
import Transport

@Suite struct UpperLayerTests {
  private func recognize(
    _ payloadProtocol: UInt32, from: UInt16 = 40_000, to: UInt16 = 40_001
  ) -> UpperLayer.Recognition? {
    UpperLayer.recognize(payloadProtocol: payloadProtocol, sourcePort: from, destinationPort: to)
  }

  @Test(
    arguments: [
      (60, UpperLayer.ngap), (61, .xnap), (62, .f1ap), (64, .e1ap), (70, .e2ap), (71, .e2ap), (72, .e2ap),
      (73, .w1ap),
    ] as [(UInt32, UpperLayer)])
  func thePayloadProtocolNamesTheProtocol(_ identifier: UInt32, _ layer: UpperLayer) {
    #expect(recognize(identifier) == .init(layer, .payloadProtocol))
    // It comes before the port.
    #expect(recognize(identifier, to: 38472) == .init(layer, .payloadProtocol))
  }

  @Test func anIdentifierInReverseOrderIsRecognisedAndTold() {
    #expect(recognize(0x3E00_0000) == .init(.f1ap, .swappedPayloadProtocol))
    #expect(recognize(0x4000_0000) == .init(.e1ap, .swappedPayloadProtocol))
  }

  @Test(arguments: [(66, UpperLayer.ngap), (67, .xnap), (68, .f1ap), (69, .e1ap)] as [(UInt32, UpperLayer)])
  func dtlsIsToldApart(_ identifier: UInt32, _ layer: UpperLayer) {
    #expect(recognize(identifier) == .init(layer, .payloadProtocol, isEncrypted: true))
  }

  @Test(
    arguments: [
      (38412, UpperLayer.ngap), (38422, .xnap), (38462, .e1ap), (38472, .f1ap), (36421, .e2ap),
      (36422, .e2ap),
      (37472, .w1ap),
    ] as [(UInt16, UpperLayer)])
  func withoutAnIdentifierTheRegisteredPortOfEitherSideNamesIt(_ port: UInt16, _ layer: UpperLayer) {
    #expect(recognize(0, to: port) == .init(layer, .port))
    #expect(recognize(0, from: port) == .init(layer, .port))
  }

  @Test func anythingElseIsNotKnown() {
    #expect(recognize(0) == nil)
    #expect(recognize(63) == nil)
    #expect(recognize(18, to: 38472) == nil)
    #expect(recognize(.max) == nil)
  }
}
