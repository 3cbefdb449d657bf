extension [UInt8] {
  /// Appends a copy of borrowed bytes, all at once.
  public mutating func append(copying bytes: Span<UInt8>) {
    // The span stays borrowed while its bytes are copied.
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
