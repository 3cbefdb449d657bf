import Foundation
import FuzzTargets
import InputMeter
import Platform

/// What libFuzzer calls for each input, with the target that `TEKIGO_FUZZ_TARGET` names.
///
/// The only `unsafe` outside of `Platform`: the pointer is libFuzzer's interface, and the program is not shipped.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // libFuzzer lends `count` bytes for the time of the call.
  let input = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: start, count: count))
  let target = target
  tekigo_begin_metering()
  do throws(Violation) { try target.run(input) } catch { stop("broken promise: \(error)") }
  let spent = Spending(tekigo_end_metering())
  if printsCosts {
    say("cost: \(count) \(spent.instructions ?? 0) \(spent.nanoseconds) \(spent.heldBytes ?? 0)")
  }
  do throws(Violation) { try target.budget.check(spent, of: count) } catch { stop("\(error)") }
  return 0
}

private let printsCosts = ProcessInfo.processInfo.environment["TEKIGO_FUZZ_COSTS"] != nil

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["TEKIGO_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    stop("TEKIGO_FUZZ_TARGET is one of " + FuzzTarget.all.map(\.name).joined(separator: ", "))
  }
  // What is made once and kept, profiles and schemas, is no cost of the first input.
  try? target.run(Span())
  return target
}()

extension Spending {
  fileprivate init(_ spent: tekigo_spending) {
    self.init(
      instructions: spent.instructions < 0 ? nil : Int(spent.instructions),
      nanoseconds: Int(spent.nanoseconds), heldBytes: spent.held_bytes < 0 ? nil : Int(spent.held_bytes))
  }
}

private func say(_ message: String) {
  try? FileDescriptor.standardError.write(Array((message + "\n").utf8).span)
}

/// Ends with a message in the way that libFuzzer takes for a finding.
private func stop(_ message: String) -> Never {
  say(message)
  preconditionFailure(message)
}
