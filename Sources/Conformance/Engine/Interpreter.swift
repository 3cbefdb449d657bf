internal import Events
internal import Platform

/// How a group of checks ended: a bit for each check.
struct GroupOutcome {
  var applicable: UInt64 = 0
  var failed: UInt64 = 0
  var overflow = false
}

/// Runs the checks of a group on the cells of a row, in place. Nothing is allocated, nothing is explained:
/// what fails, overflows or touches unknown fields is evaluated again, exactly, elsewhere.
///
/// Of a step only that is read which its operation has; taken out whole, it costs more than most operations.
@inline(never)
func interpret(
  _ steps: borrowing [CodeStep], from start: Int, _ present: FieldSet, _ cells: inout CellBuffer
) -> GroupOutcome {
  let code = steps.span
  var outcome = GroupOutcome()
  var pc = start
  while true {
    let at = pc
    pc &+= 1
    let a = cells[code[at].a]
    switch code[at].op {
    case .constant: cells[code[at].dst] = code[at].x
    case .copy: cells[code[at].dst] = a
    case .add:
      let (value, overflow) = a.addingReportingOverflow(cells[code[at].b])
      cells[code[at].dst] = value
      if overflow { outcome.overflow = true }
    case .subtract:
      let (value, overflow) = a.subtractingReportingOverflow(cells[code[at].b])
      cells[code[at].dst] = value
      if overflow { outcome.overflow = true }
    case .multiply:
      let (value, overflow) = a.multipliedReportingOverflow(by: cells[code[at].b])
      cells[code[at].dst] = value
      if overflow { outcome.overflow = true }
    case .addConstant:
      let (value, overflow) = a.addingReportingOverflow(code[at].x)
      cells[code[at].dst] = value
      if overflow { outcome.overflow = true }
    case .multiplyConstant:
      let (value, overflow) = a.multipliedReportingOverflow(by: code[at].x)
      cells[code[at].dst] = value
      if overflow { outcome.overflow = true }
    case .divide, .remainder:
      let b = cells[code[at].b]
      if b == 0 || (b == -1 && a == .min) {
        outcome.overflow = true
        cells[code[at].dst] = 0
      } else {
        cells[code[at].dst] = code[at].op == .divide ? a / b : a % b
      }
    case .bitAnd: cells[code[at].dst] = a & cells[code[at].b]
    case .bitCount: cells[code[at].dst] = Int64(a.nonzeroBitCount)
    case .equal: cells[code[at].dst] = a == cells[code[at].b] ? 1 : 0
    case .notEqual: cells[code[at].dst] = a != cells[code[at].b] ? 1 : 0
    case .less: cells[code[at].dst] = a < cells[code[at].b] ? 1 : 0
    case .lessOrEqual: cells[code[at].dst] = a <= cells[code[at].b] ? 1 : 0
    case .equalConstant: cells[code[at].dst] = a == code[at].x ? 1 : 0
    case .notEqualConstant: cells[code[at].dst] = a != code[at].x ? 1 : 0
    case .lessOrEqualConstant: cells[code[at].dst] = a <= code[at].x ? 1 : 0
    case .greaterOrEqualConstant: cells[code[at].dst] = a >= code[at].x ? 1 : 0
    case .inRange: cells[code[at].dst] = code[at].x <= a && a <= code[at].y ? 1 : 0
    case .inMask: cells[code[at].dst] = isIn(code[at].x, a) ? 1 : 0
    case .subset: cells[code[at].dst] = a & ~cells[code[at].b] == 0 ? 1 : 0
    case .and: cells[code[at].dst] = a & cells[code[at].b]
    case .or: cells[code[at].dst] = a | cells[code[at].b]
    case .not: cells[code[at].dst] = a ^ 1
    case .has: cells[code[at].dst] = present.contains(FieldSlot(rawValue: code[at].a)) ? 1 : 0
    case .skipUnless: if a == 0 { pc &+= Int(code[at].jump) }
    case .skipUnlessInRange: if a < code[at].x || a > code[at].y { pc &+= Int(code[at].jump) }
    case .skipUnlessInMask: if !isIn(code[at].x, a) { pc &+= Int(code[at].jump) }
    case .settleIf:
      if a != 0 {
        outcome.applicable |= 1 &<< UInt64(code[at].b)
        pc &+= Int(code[at].jump)
      }
    case .settleIfInRange:
      if code[at].x <= a, a <= code[at].y {
        outcome.applicable |= 1 &<< UInt64(code[at].b)
        pc &+= Int(code[at].jump)
      }
    case .settleIfInMask:
      if isIn(code[at].x, a) {
        outcome.applicable |= 1 &<< UInt64(code[at].b)
        pc &+= Int(code[at].jump)
      }
    case .check:
      outcome.applicable |= 1 &<< UInt64(code[at].b)
      if a == 0 { outcome.failed |= 1 &<< UInt64(code[at].b) }
    case .checkInRange:
      outcome.applicable |= 1 &<< UInt64(code[at].b)
      if a < code[at].x || a > code[at].y { outcome.failed |= 1 &<< UInt64(code[at].b) }
    case .checkInMask:
      outcome.applicable |= 1 &<< UInt64(code[at].b)
      if !isIn(code[at].x, a) { outcome.failed |= 1 &<< UInt64(code[at].b) }
    case .applies: outcome.applicable |= 1 &<< UInt64(code[at].b)
    case .end: return outcome
    }
  }
}

/// Whether a mask has the bit of a number.
@inline(__always)
private func isIn(_ mask: Int64, _ number: Int64) -> Bool {
  number >= 0 && number < 64 && (mask &>> number) & 1 == 1
}
