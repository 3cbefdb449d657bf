import ManagementPlane

/// M-plane data: XML, its envelopes, the modules.
///
/// Input: the bytes of a file.
extension FuzzTarget {
  static let instanceData = FuzzTarget("instance-data") { input throws(Violation) in
    let lines = lineLengths(input)
    do {
      let data = try ManagementPlaneData(reading: input)
      for module in data.coverage {
        try Violation.unless(
          (0...module.values).contains(module.unused), "\(module.unused) of \(module.values) values")
      }
      for remark in data.remarks { try promiseToLie(remark.place.line, remark.place.column, lines) }
      for other in data.unread {
        try promiseToLie(other.place.line, other.place.column, lines)
        try Violation.unless(other.count > 0, "\(other.name) occurs \(other.count) times")
      }
    } catch let error as InstanceDataError {
      try promiseToLie(error.line, error.column, lines)
      try Violation.unless(!error.message.isEmpty, "an error without a message")
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("\(error)")
    }
  }

  /// The bytes of each line: no line has more characters.
  private static func lineLengths(_ input: Span<UInt8>) -> [Int] {
    var lengths = [0]
    for index in input.indices {
      if input[index] == UInt8(ascii: "\n") { lengths.append(0) } else { lengths[lengths.count - 1] += 1 }
    }
    return lengths
  }

  private static func promiseToLie(_ line: Int, _ column: Int, _ lines: [Int]) throws(Violation) {
    try Violation.unless(
      (1...lines.count).contains(line) && (1...lines[line - 1] + 1).contains(column),
      "\(line):\(column), in \(lines.count) lines")
  }
}
