import Foundation
import Platform

/// Bytes of memory as the system would give them.
enum TemporaryBytes {
  /// Through windows on a file, which has no name any more.
  static func file(_ bytes: [UInt8], windowLength: Int) throws(Violation) -> ByteSource {
    let path = FileManager.default.temporaryDirectory.appending(path: "tekigo-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    do throws(SystemError) {
      var file = try AtomicFile(path: path)
      try file.write(bytes.span)
      try file.commit()
      return try ByteSource.opening(path: path, windowLength: windowLength)
    } catch {
      throw Violation("\(error)")
    }
  }

  /// Through a pipe, which must have room for all of them; at least one.
  static func pipe(_ bytes: [UInt8], windowLength: Int) throws(Violation) -> ByteSource {
    let pipe = Pipe()
    defer { try? pipe.fileHandleForWriting.close() }
    do {
      try pipe.fileHandleForWriting.write(contentsOf: bytes)
      return try ByteSource.opening(
        path: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", windowLength: windowLength)
    } catch {
      throw Violation("\(error)")
    }
  }
}
