internal import Dispatch

/// The windows of sources that are being read, so that bytes seen in one of them can be kept.
///
/// To be used from the thread that reads.
public final class WindowRegister {
  private var pages: [MappedPages?] = []
  /// Where the pages of windows are brought in ahead of who reads them.
  private let fetching: DispatchQueue?

  /// How much of a window is brought in at a time.
  private static let step = 1 << 20

  /// - Parameter fetchesAhead: whether another thread brings the pages of each window in, ahead of who reads them: to
  ///   come upon a page that is not there costs as much as to judge what is in it.
  public init(fetchesAhead: Bool = false) {
    fetching = fetchesAhead ? DispatchQueue(label: "tekigo.pages") : nil
  }

  /// A place for one more source.
  func add() -> Int {
    pages.append(nil)
    return pages.count - 1
  }

  func set(_ place: Int, to window: MappedPages?) {
    pages[place] = window
    guard let fetching, let window else { return }
    fetching.async { [weak window] in
      var offset = 0
      // Nobody looks at a window any more that has gone.
      while let pages = window, pages.fetch(Self.step, from: offset) { offset += Self.step }
    }
  }

  /// Keeps the pages in which bytes of a window lie; `nil` if they were not mapped, such as those of a pipe, or put
  /// together from pieces.
  public func pages(of bytes: Span<UInt8>) -> KeptPages? {
    for case let pages? in pages where pages.range(of: bytes) != nil { return KeptPages(pages) }
    return nil
  }
}
