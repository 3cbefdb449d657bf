import Foundation
import FuzzTargets
import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What libFuzzer calls for each input, with the target that `TEKIGO_FUZZ_TARGET` names.
///
/// The only `unsafe` outside of `Platform`: the pointer is libFuzzer's interface, and the program is not shipped.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // libFuzzer lends `count` bytes for the time of the call.
  let input = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: start, count: count))
  let began = clock()
  do throws(Violation) { try target.run(input) } catch { stop("broken promise: \(error)") }
  let spent = clock() - began
  if spent > mostTime { stop("an input that takes \(spent) µs of processor time") }
  return 0
}

/// What an input may take, in the unit of `clock()`: microseconds, by POSIX. The time of the processor counts, since
/// the wall's goes on while others have it.
private let mostTime = 1_000_000

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["TEKIGO_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    stop("TEKIGO_FUZZ_TARGET is one of " + FuzzTarget.all.map(\.name).joined(separator: ", "))
  }
  return target
}()

/// Ends with a message in the way that libFuzzer takes for a finding.
private func stop(_ message: String) -> Never {
  try? FileDescriptor.standardError.write(Array((message + "\n").utf8).span)
  preconditionFailure(message)
}
