import Platform
import Testing

@Suite struct OrderedWorkersTests {
  @Test(arguments: [1, 2, 5])
  func itemsComeBackDoneAndInTheirOrder(_ threads: Int) {
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
}
