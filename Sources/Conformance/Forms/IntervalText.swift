/// An interval as readers expect it: `n in 1 … 5`, `n <= 5`, `n >= 1`.
///
/// An end that is open is the smallest or the largest number, as in ``FormValue/interval(_:_:)``.
func intervalText(
  _ number: String, _ lower: Int64, _ upper: Int64, _ text: (Int64) -> String = { "\($0)" }
) -> String {
  switch (lower, upper) {
  case (.min, _): "\(number) <= \(text(upper))"
  case (_, .max): "\(number) >= \(text(lower))"
  default: "\(number) in \(text(lower)) … \(text(upper))"
  }
}
