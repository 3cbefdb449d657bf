public import Wire

/// The PRBs of a section, decompressed one after the other. CUS 8.3.2.
///
///     var walk = try PRBWalk(bytes, section)
///     var samples = PRBSamples()
///     while try walk.next(into: &samples) { … }
public struct PRBWalk: ~Escapable {
  private let bytes: Span<UInt8>
  private let section: UPlaneSection
  private let codec: PRBCodec
  /// How many PRBs have been read.
  public private(set) var index = 0
  /// Where the next one begins.
  public private(set) var offset: Int

  /// - Parameters:
  ///   - bytes: the span that the section was read from.
  ///   - scaling: for modulation compression, from the C-plane.
  /// - Throws: as ``PRBCodec/init(_:scaling:)``.
  @_lifetime(copy bytes)
  public init(
    _ bytes: Span<UInt8>, _ section: UPlaneSection, scaling: ModulationScaling = .unscaled
  ) throws(WireError) {
    self.bytes = bytes
    self.section = section
    codec = try PRBCodec(section.compression, scaling: scaling)
    offset = section.dataOffset
  }

  /// Reads the next PRB.
  /// - Returns: `false` behind the last one.
  /// - Throws: `notCaptured` where the bytes end inside it: the section itself fits its message.
  public mutating func next(into samples: inout PRBSamples) throws(WireError) -> Bool {
    guard index < section.prbCount else { return false }
    do throws(WireError) {
      offset = try codec.decompress(
        bytes, at: offset, sectionMask: section.sReSMask(ofPRB: index), into: &samples)
    } catch {
      throw Self.notCaptured(error)
    }
    index &+= 1
    return true
  }

  @inline(never)
  private static func notCaptured(_ error: WireError) -> WireError {
    WireError(error.code == .truncated ? .notCaptured : error.code, at: error.offset, error.field)
  }
}

extension UPlaneSection {
  /// The mask of the section header that is in force for a PRB, with methods 7 and 8; all resource elements
  /// with the others. CUS 8.3.3.20, 8.3.3.21.
  ///
  /// - Parameter index: counted from 0 in the section: those of even index have `sReSMask1`, those of odd index
  ///   `sReSMask2`; where every other PRB is used (`rb`), `sReSMask1` is for all of them.
  public func sReSMask(ofPRB index: Int) -> SelectiveREMask {
    guard compression.hasSectionMasks else { return .all }
    return SelectiveREMask(rawValue: index % 2 == 0 || rb ? sReSMask1 : sReSMask2)
  }
}
