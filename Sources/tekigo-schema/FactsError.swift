/// Why facts could not be taken.
struct FactsError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
