internal import Dispatch
internal import Synchronization

/// Work that is done on other threads and on the one that waits for it, and that comes back in the order in which it was
/// handed over.
///
/// To be used from one thread at a time.
public final class OrderedWorkers<Item: ~Copyable & Sendable> {
  /// A place for an item on its way.
  private final class Place: Sendable {
    /// There until it is taken.
    private let item: Mutex<Item?>
    private let isClaimed = Atomic(false)
    private let isDone = Atomic(false)
    private let done = DispatchSemaphore(value: 0)

    init(_ item: consuming Item) { self.item = Mutex(item) }

    /// Does what is to be done, unless somebody else has begun it.
    func run(_ work: (inout Item) -> Void) {
      guard !isClaimed.exchange(true, ordering: .acquiringAndReleasing) else { return }
      item.withLock {
        guard var item = $0.take() else { return }
        work(&item)
        $0 = consume item
      }
      isDone.store(true, ordering: .releasing)
      done.signal()
    }

    var isReady: Bool { isDone.load(ordering: .acquiring) }

    /// Waits until the item is done.
    func take() -> Item? {
      done.wait()
      return item.withLock { $0.take() }
    }
  }

  private let queues: [DispatchQueue]
  private let work: @Sendable (inout Item) -> Void
  private var submitted = 0
  private var underWay: [Place] = []

  /// - Parameter threads: how many threads work beside the one that takes items back, 0 or more.
  public init(threads: Int, _ work: @escaping @Sendable (inout Item) -> Void) {
    queues = (0..<max(0, threads)).map { DispatchQueue(label: "tekigo.worker.\($0)") }
    self.work = work
  }

  public func submit(_ item: consuming Item) {
    let place = Place(item)
    underWay.append(place)
    guard !queues.isEmpty else { return }
    queues[submitted % queues.count].async { [work] in place.run(work) }
    submitted += 1
  }

  /// The item that was handed over first and has not come back. `nil` if there is none.
  ///
  /// Until it is done, this thread works, too: on that item, or if another thread has it, on those behind it.
  public func take() -> Item? {
    guard !underWay.isEmpty else { return nil }
    let first = underWay.removeFirst()
    first.run(work)
    for place in underWay {
      guard !first.isReady else { break }
      place.run(work)
    }
    return first.take()
  }
}
