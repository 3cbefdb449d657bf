internal import Foundation

/// Reads the files that people write.
package enum TextFile {
  package enum Failure: Error, Equatable {
    case reason(String)
  }

  package static func read(_ path: String) -> Result<String, Failure> {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      return .failure(.reason("the file cannot be opened"))
    }
    defer { try? handle.close() }
    do {
      let data = try handle.read(upToCount: YAMLReader.largest + 1) ?? Data()
      guard let text = String(data: data, encoding: .utf8) else {
        return .failure(.reason("the file is no UTF-8 text"))
      }
      return .success(text)
    } catch {
      return .failure(.reason("the file cannot be read: \(error.localizedDescription)"))
    }
  }
}
