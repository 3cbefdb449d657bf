import Conformance
import Documents

/// A piece of work with a name, the same every time, whose cost is measured.
struct BenchmarkCase: Sendable {
  /// What the case works on, so that whoever runs it can make it ready.
  enum Input: String, Codable, Sendable {
    case pcapng, pcap, gzip, zstd, xz
    /// A scenario file of `tekigo synthesize`.
    case scenario
    /// A capture of signalling.
    case f1ap, e1ap
    /// Nothing but a number of rounds.
    case amount
  }

  /// Group and name with a slash between them.
  let name: String
  let summary: String
  /// What is counted, in the plural.
  let unit: String
  let input: Input
  let run: @Sendable (Workload, inout Stopwatch) throws -> Work

  /// Every case. A new one is an entry.
  static let all: [BenchmarkCase] =
    readers + [decode] + RuleForms.all.map { check(form: $0.name) } + [checkBaseProfile]
    + signalling + compression + measurement + [synthesize, loadProfile]
}

/// What a case works on.
enum Workload: Sendable {
  case file(String)
  case amount(Int)

  var path: String {
    get throws(BenchmarkError) {
      guard case .file(let path) = self else { throw BenchmarkError("the case needs --input") }
      return path
    }
  }

  var count: Int {
    get throws(BenchmarkError) {
      guard case .amount(let count) = self else { throw BenchmarkError("the case needs --amount") }
      return count
    }
  }
}

/// How much was done.
struct Work: Sendable {
  /// In the unit of the case.
  var items: Int
  /// Bytes that were read, or made, in doing so.
  var bytes: Int
}

/// Why a case can't be run.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
  init(_ diagnostics: [Diagnostic]) { self.init(diagnostics.map(\.description).joined(separator: "\n")) }
}
