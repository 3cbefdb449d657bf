import Dispatch
import Platform
import Testing

@Suite struct OrderedWorkersTests {
  /// With no other thread, all is done by the one that takes items back.
  @Test(arguments: [0, 1, 2, 5])
  func itemsComeBackDoneOnceAndInTheirOrder(_ threads: Int) {
    let workers = OrderedWorkers<Int>(threads: threads) { item in
      // Items that come later are done sooner, if they may.
      var rest = (20 - item) * 20_000
      while rest > 0 { rest -= 1 }
      item = item * 10 + rest
    }
    #expect(workers.take() == nil)
    var back: [Int] = []
    for item in 0..<20 {
      workers.submit(item)
      if item >= 4, let done = workers.take() { back.append(done) }
    }
    while let done = workers.take() { back.append(done) }
    #expect(back == (0..<20).map { $0 * 10 })
  }

  /// The first item is not done before the second: whichever of the two threads has it, the other one must do the second.
  @Test(.timeLimit(.minutes(1)))
  func whoWaitsForAnItemWorksOnTheNext() {
    let isSecondDone = DispatchSemaphore(value: 0)
    let workers = OrderedWorkers<Int>(threads: 1) { item in
      if item == 0 { isSecondDone.wait() } else { isSecondDone.signal() }
      item += 10
    }
    for item in 0...1 { workers.submit(item) }
    #expect(workers.take() == 10)
    #expect(workers.take() == 11)
  }
}
