import ApplicationProtocols
import PackedEncoding

/// Changes inside the values of IEs.
extension PlannedSignal {
  /// Replaces parts of its values: the closure gives what takes the place of a value, nil to leave it as it is.
  /// - Returns: whether anything was replaced.
  mutating func changeValues(_ change: (PackedValue) -> PackedValue?) -> Bool {
    var isChanged = false
    for place in elements.indices {
      elements[place].value = elements[place].value.replacing(&isChanged, change)
    }
    return isChanged
  }
}

extension PackedValue {
  /// The value with parts replaced, from the outside to the inside; what was replaced is not looked into.
  fileprivate func replacing(_ isChanged: inout Bool, _ change: (PackedValue) -> PackedValue?) -> PackedValue
  {
    if let other = change(self) {
      isChanged = true
      return other
    }
    switch self {
    case .sequence(let members):
      return .sequence(members.map { Member($0.name, $0.value.replacing(&isChanged, change)) })
    case .list(let items): return .list(items.map { $0.replacing(&isChanged, change) })
    case .choice(let name, let content): return .choice(name, content.replacing(&isChanged, change))
    case .contained(let name, let content): return .contained(name, content.replacing(&isChanged, change))
    default: return self
    }
  }
}
