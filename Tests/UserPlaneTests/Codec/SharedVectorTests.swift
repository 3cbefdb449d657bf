import Foundation
import Testing
import Transport

@testable import UserPlane

/// The vectors beside the repository, made and dissected elsewhere: whole messages with what they say.
@Suite struct SharedVectorTests {
  /// A vector as the file has it.
  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var name: String
    var hex: String
    var value: Value
    var testDescription: String { "\(id): \(name)" }

    struct Value: Decodable, Sendable, Equatable {
      var teid: UInt32
      var payload: String
      var pduType: Int?
      var nruSN: UInt32?
      var reportPolling: Bool?
      var requestOutOfSeqReport: Bool?
      var retransmission: Bool?
      var userDataExistence: Bool?
      var dlDiscardNRPDCPPDUSN: UInt32?
      var dlReportNRPDCPPDUSN: UInt32?
      var discardBlocks: [[UInt32]]?
      var desiredBufferSize: UInt32?
      var desiredDataRate: UInt32?
      var lostRanges: [[UInt32]]?
      var highestDelivered: UInt32?
      var highestTransmitted: UInt32?
      var highestDeliveredRetx: UInt32?
      var highestRetransmitted: UInt32?
      var finalFrame: Bool?
      var cause: UInt8?
      var pdcpDuplicationActivation: Bool?
      var ulDelay: UInt32?
      var dlDelay: UInt32?
      var assistanceFields: [Field]?
    }

    struct Field: Decodable, Sendable, Equatable {
      var type: UInt8
      var value: String
    }
  }

  private struct File: Decodable { var vectors: [Vector] }

  static let vectors: [Vector] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let path = root.deletingLastPathComponent().appending(path: "shared/vectors/f1u.json")
    guard let data = try? Data(contentsOf: path) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).vectors) ?? []
  }()

  @Test(.enabled(if: !vectors.isEmpty, "no ../shared/vectors/f1u.json"), arguments: vectors)
  func aVectorSaysWhatItsFileSays(_ vector: Vector) throws {
    let bytes = hex(vector.hex)
    let message = try GTPUMessage(bytes.span, 0..<bytes.count)
    var value = Vector.Value(teid: message.teid, payload: message.content.map(Self.digits).joined())
    if let container = message.extensions.first {
      #expect(container.type == GTPUExtensionPlace.nrRANContainer)
      let pdu = try NRUserPlanePDU(container.content.span, 0..<container.content.count)
      value.take(pdu)
      #expect(try pdu.encode() == container.content)
    }
    #expect(value == vector.value)
    #expect(try message.encode() == bytes)
  }

  fileprivate static func digits(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }
}

extension SharedVectorTests.Vector.Value {
  /// A flag is told where it is set.
  private func told(_ flag: Bool) -> Bool? { flag ? true : nil }

  fileprivate mutating func take(_ pdu: NRUserPlanePDU) {
    switch pdu {
    case .dlUserData(let data):
      pduType = 0
      nruSN = data.nrUSequenceNumber
      reportPolling = told(data.reportPolling)
      requestOutOfSeqReport = told(data.requestOutOfSeqReport)
      retransmission = told(data.retransmission)
      userDataExistence = told(data.userDataExistence)
      dlDiscardNRPDCPPDUSN = data.dlDiscardNRPDCPPDUSN
      dlReportNRPDCPPDUSN = data.dlReportNRPDCPPDUSN
      discardBlocks = data.discardBlocks?.map { [$0.start, UInt32($0.size)] }
    case .deliveryStatus(let status):
      pduType = 1
      desiredBufferSize = status.desiredBufferSize
      desiredDataRate = status.desiredDataRate
      lostRanges = status.lostRanges?.map { [$0.start, $0.end] }
      highestDelivered = status.highestDelivered
      highestTransmitted = status.highestTransmitted
      highestDeliveredRetx = status.highestDeliveredRetransmitted
      highestRetransmitted = status.highestRetransmitted
      finalFrame = told(status.finalFrame)
      cause = status.cause
    case .assistance(let data):
      pduType = 2
      pdcpDuplicationActivation = data.pdcpDuplicationActivation
      ulDelay = data.ulDelay
      dlDelay = data.dlDelay
      assistanceFields = data.fields?.map {
        .init(type: $0.type, value: $0.value.map(SharedVectorTests.digits).joined())
      }
    case .unknown: pduType = -1
    }
  }
}
