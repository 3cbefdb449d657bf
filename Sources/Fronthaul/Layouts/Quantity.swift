/// A number that follows from what was read before: a width, a count, a length, a condition (0 = no).
package indirect enum Quantity: Sendable, ExpressibleByIntegerLiteral {
  case constant(Int64)
  /// The value of an earlier field of the structure, or of a structure around it.
  case field(String)
  /// How many bits of an earlier run of bytes are set.
  case ones(String)
  /// Something that the structure itself does not say; 0 = unknown.
  case parameter(LayoutParameter)
  /// The position of the item in its group, from 0.
  case itemIndex
  case sum(Quantity, Quantity)
  case product(Quantity, Quantity)
  /// Division, rounded up; by 0 gives 0.
  case quotient(Quantity, Quantity)
  /// 2 to the power of a number, at most 2^16.
  case power(Quantity)
  case larger(Quantity, Quantity)
  /// The first, or the second where the first is 0.
  case otherwise(Quantity, Quantity)
  /// The second where the first is not 0, else 0.
  case given(Quantity, Quantity)
  /// 1 where the number is one of these, else 0.
  case isOne(Quantity, of: [Int64])
  case not(Quantity)

  package init(integerLiteral value: Int64) { self = .constant(value) }

  /// A field in which 0 stands for another number, such as the 16 bits of an IQ width.
  static func field(_ name: String, zeroMeans value: Int64) -> Quantity {
    .otherwise(.field(name), .constant(value))
  }

  /// The width code of section extension 2: 0 = absent, n = n + 1 bits.
  static func widthCode(_ name: String) -> Quantity { .given(.field(name), .sum(.field(name), 1)) }

  static func equal(_ name: String, _ values: Int64...) -> Quantity { .isOne(.field(name), of: values) }
}

/// What a structure needs to know from outside to be read.
package enum LayoutParameter: Int, Sendable, CaseIterable {
  /// Beamforming weights for each antenna vector, K; from the M-plane.
  case weightCount
  /// Bundles of PRBs that share weights, where the section's PRBs are known.
  case bundleCount
  /// Ports that the section addresses: 1, and `numPortc` more with section extension 10.
  case portCount
}

/// The values of the parameters; 0 = unknown.
package struct LayoutParameters: Sendable, Equatable {
  private var values = InlineArray<3, Int64>(repeating: 0)

  package init() {}

  package subscript(_ parameter: LayoutParameter) -> Int64 {
    get { values[parameter.rawValue] }
    set { values[parameter.rawValue] = newValue }
  }

  package static func == (a: LayoutParameters, b: LayoutParameters) -> Bool {
    LayoutParameter.allCases.allSatisfy { a[$0] == b[$0] }
  }
}
