import Fronthaul
import Wire

extension BenchmarkCase {
  /// Samples to PRBs and back, by method and width.
  static let compression: [BenchmarkCase] = []
}
