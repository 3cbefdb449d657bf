/// Nanoseconds since 1970 as text of ISO 8601 with nine decimals, `2026-11-21T23:45:32.560919560Z`.
///
/// The letter Z tells how the number was split into days and hours; whether the clock of the capture ran
/// on UTC is for the profile's time base to say.
public func isoText(nanoseconds: Int64) -> String {
  let second: Int64 = 1_000_000_000
  let (seconds, fraction) = flooredDivision(nanoseconds, second)
  let (days, secondOfDay) = flooredDivision(seconds, 86_400)
  // Days are counted from 0000-03-01, so that the leap day ends the year.
  let (era, dayOfEra) = flooredDivision(days + 719_468, 146_097)
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T\(digits(secondOfDay / 3600, 2))"
    + ":\(digits(secondOfDay / 60 % 60, 2)):\(digits(secondOfDay % 60, 2)).\(digits(fraction, 9))Z"
}

private func flooredDivision(_ a: Int64, _ b: Int64) -> (Int64, Int64) {
  let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
  return remainder < 0 ? (quotient - 1, remainder + b) : (quotient, remainder)
}

private func digits(_ value: Int64, _ count: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(0, count - text.count)) + text
}
