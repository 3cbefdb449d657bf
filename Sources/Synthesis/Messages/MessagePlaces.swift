import Fronthaul
import Wire

extension CPlaneMessage {
  /// Where the extensions of a section begin, then its reports or requests, and last where these end.
  ///
  /// - Parameter bytes: the message as it is encoded.
  func places(inSection section: Int, of bytes: [UInt8]) throws(WireError) -> [Int] {
    guard sections.indices.contains(section) else { return [] }
    var before = self
    before.sections.removeSubrange((section + 1)...)
    before.sections[section].extensions = []
    before.sections[section].parts = []
    before.sections[section].samples = []
    before.rest = []
    var places = [try before.encode().count]
    for content in sections[section].extensions {
      // The length counts 32-bit words from the type on, in 8 bits or in 16.
      places.append(
        places[places.count - 1] + 4 * words(bytes, places[places.count - 1] + 1, content.headerBytes - 1))
    }
    for _ in sections[section].parts {
      places.append(places[places.count - 1] + 4 * words(bytes, places[places.count - 1] + 2, 2))
    }
    return places
  }

  private func words(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> Int {
    bytes.dropFirst(offset).prefix(width).reduce(0) { $0 << 8 | Int($1) }
  }
}
