internal import Events
internal import Synchronization

/// The event types of families, by the patterns that name them: a profile names the same few families hundreds of
/// times.
final class KnownFamilies: Sendable {
  private let known = Mutex<[String: [EventDefinition]]>([:])

  func events(_ pattern: String, of catalogue: Catalogue) -> [EventDefinition] {
    guard pattern.hasSuffix(".*") else { return catalogue.select(pattern) }
    if let events = known.withLock({ $0[pattern] }) { return events }
    let events = catalogue.select(pattern)
    known.withLock { $0[pattern] = events }
    return events
  }
}
