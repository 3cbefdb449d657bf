internal import Dispatch
internal import Synchronization

/// Work that other threads do, and that comes back in the order in which it was handed over.
///
/// To be used from one thread at a time.
public final class OrderedWorkers<Item: Sendable> {
  /// A place for an item on its way.
  private final class Place: Sendable {
    let item: Mutex<Item>
    let isDone = DispatchSemaphore(value: 0)

    init(_ item: Item) { self.item = Mutex(item) }
  }

  private let queues: [DispatchQueue]
  private let work: @Sendable (inout Item) -> Void
  private var submitted = 0
  private var underWay: [Place] = []

  /// - Parameter threads: how many items may be worked on at a time, 1 or more.
  public init(threads: Int, _ work: @escaping @Sendable (inout Item) -> Void) {
    queues = (0..<max(1, threads)).map { DispatchQueue(label: "tekigo.worker.\($0)") }
    self.work = work
  }

  public func submit(_ item: Item) {
    let place = Place(item)
    underWay.append(place)
    queues[submitted % queues.count].async { [work] in
      place.item.withLock { work(&$0) }
      place.isDone.signal()
    }
    submitted += 1
  }

  /// The item that was handed over first and has not come back; waits until it is done. `nil` if there is none.
  public func take() -> Item? {
    guard !underWay.isEmpty else { return nil }
    let place = underWay.removeFirst()
    place.isDone.wait()
    return place.item.withLock { $0 }
  }
}
