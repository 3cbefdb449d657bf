import Platform
import Testing

struct OwnedArrayTests {
  /// Counts its own end.
  struct Guest: ~Copyable {
    final class Book { var gone: [Int] = [] }
    let number: Int
    let book: Book
    var visits = 0

    init(_ number: Int, _ book: Book) {
      self.number = number
      self.book = book
    }

    deinit { book.gone.append(number) }
  }

  @Test func elementsStayWhatTheyAreWhenTheArrayGrows() {
    var numbers = OwnedArray<Int>()
    for number in 0..<100 { numbers.append(number * number) }
    numbers[7] += 1
    var all: [Int] = []
    for index in numbers.indices { all.append(numbers[index]) }
    var expected = (0..<100).map { $0 * $0 }
    expected[7] = 50
    #expect(all == expected)
    #expect(numbers.storageBytes >= 800)
  }

  @Test func elementsThatCannotBeCopiedAreChangedInPlaceAndGoWithTheArray() {
    let book = Guest.Book()
    do {
      var guests = OwnedArray<Guest>()
      for number in 0..<9 { guests.append(Guest(number, book)) }
      guests[4].visits += 2
      #expect(guests[4].visits == 2)
      #expect(guests.count == 9)
      #expect(book.gone.isEmpty)
    }
    #expect(book.gone.sorted() == Array(0..<9))
  }

  @Test func elementsAreRepeated() {
    var flags = OwnedArray(repeating: true, count: 3)
    flags.append(false, times: 5)
    var all: [Bool] = []
    for index in flags.indices { all.append(flags[index]) }
    #expect(all == [true, true, true, false, false, false, false, false])
  }

  @Test func elementsOfARangeAreReplacedAndTheOthersStay() {
    var numbers = OwnedArray(repeating: 7, count: 5)
    numbers.replace(1..<4, with: 0)
    var all: [Int] = []
    for index in numbers.indices { all.append(numbers[index]) }
    #expect(all == [7, 0, 0, 0, 7])
  }
}
