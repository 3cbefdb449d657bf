internal import Events
internal import Synchronization

/// The event types that patterns name: a profile names the same few events and families hundreds of times.
final class KnownEvents: Sendable {
  private let known = Mutex<[String: [EventDefinition]]>([:])

  func events(_ pattern: String, of catalogue: Catalogue) -> [EventDefinition] {
    if let events = known.withLock({ $0[pattern] }) { return events }
    let events = catalogue.select(pattern)
    known.withLock { $0[pattern] = events }
    return events
  }
}
