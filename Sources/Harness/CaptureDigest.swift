internal import Platform
internal import Synchronization

/// The SHA-256 of bytes, in hexadecimal.
enum CaptureDigest {
  /// The digest of a file's bytes as they are stored.
  ///
  /// - Parameter stop: asked before each piece; a digest that is stopped is `nil`.
  /// - Returns: `nil` for standard input, a pipe or a device, which can't be read twice.
  static func sha256(of path: String, unless stop: () -> Bool = { false }) throws(SystemError) -> String? {
    guard path != "-", FileDescriptor.kind(ofPath: path) != .other else { return nil }
    var digest = SHA256Digest()
    let file = try FileDescriptor(reading: path)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while !stop() {
      let count = try file.read(into: &buffer)
      if count == 0 { return digest.hexadecimal }
      digest.add(buffer.span.extracting(..<count))
    }
    return nil
  }

  static func sha256(of bytes: [UInt8]) -> String {
    var digest = SHA256Digest()
    digest.add(bytes.span)
    return digest.hexadecimal
  }
}

/// The digests of captures, computed on another thread while this one judges them.
final class CaptureDigests {
  private struct Job: Sendable {
    let path: String
    var result: Result<String?, SystemError> = .success(nil)
  }

  private final class Stop: Sendable {
    let isWanted = Atomic(false)
  }

  private let workers: OrderedWorkers<Job>
  private let stop = Stop()

  init(of paths: [String]) {
    workers = OrderedWorkers(threads: paths.isEmpty ? 0 : 1) { [stop] job in
      do throws(SystemError) {
        let digest = try CaptureDigest.sha256(of: job.path) { stop.isWanted.load(ordering: .relaxed) }
        job.result = .success(digest)
      } catch {
        job.result = .failure(error)
      }
    }
    for path in paths { workers.submit(Job(path: path)) }
  }

  /// Stops what is still under way: its result can't be asked for any more.
  deinit { stop.isWanted.store(true, ordering: .relaxed) }

  /// Waits for all of them, in the order of the paths.
  func all() throws(SystemError) -> [String?] {
    var digests: [String?] = []
    while let job = workers.take() { digests.append(try job.result.get()) }
    return digests
  }
}
