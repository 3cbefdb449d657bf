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
func interpret(
  _ steps: borrowing [CodeStep], _ group: CheckGroup, _ present: FieldSet, _ cells: inout CellBuffer
) -> GroupOutcome {
  let code = steps.span
  var outcome = GroupOutcome()
  var pc = group.start
  while pc < group.end {
    let step = code[pc]
    pc &+= 1
    let a = cells[step.a]
    let dst = step.dst
    switch step.op {
    case .constant: cells[dst] = step.x
    case .copy: cells[dst] = a
    case .add:
      let (value, overflow) = a.addingReportingOverflow(cells[step.b])
      cells[dst] = value
      if overflow { outcome.overflow = true }
    case .subtract:
      let (value, overflow) = a.subtractingReportingOverflow(cells[step.b])
      cells[dst] = value
      if overflow { outcome.overflow = true }
    case .multiply:
      let (value, overflow) = a.multipliedReportingOverflow(by: cells[step.b])
      cells[dst] = value
      if overflow { outcome.overflow = true }
    case .addConstant:
      let (value, overflow) = a.addingReportingOverflow(step.x)
      cells[dst] = value
      if overflow { outcome.overflow = true }
    case .multiplyConstant:
      let (value, overflow) = a.multipliedReportingOverflow(by: step.x)
      cells[dst] = value
      if overflow { outcome.overflow = true }
    case .divide, .remainder:
      let b = cells[step.b]
      if b == 0 || (b == -1 && a == .min) {
        outcome.overflow = true
        cells[dst] = 0
      } else {
        cells[dst] = step.op == .divide ? a / b : a % b
      }
    case .bitAnd: cells[dst] = a & cells[step.b]
    case .bitCount: cells[dst] = Int64(a.nonzeroBitCount)
    case .equal: cells[dst] = a == cells[step.b] ? 1 : 0
    case .notEqual: cells[dst] = a != cells[step.b] ? 1 : 0
    case .less: cells[dst] = a < cells[step.b] ? 1 : 0
    case .lessOrEqual: cells[dst] = a <= cells[step.b] ? 1 : 0
    case .equalConstant: cells[dst] = a == step.x ? 1 : 0
    case .notEqualConstant: cells[dst] = a != step.x ? 1 : 0
    case .lessOrEqualConstant: cells[dst] = a <= step.x ? 1 : 0
    case .greaterOrEqualConstant: cells[dst] = a >= step.x ? 1 : 0
    case .inRange: cells[dst] = step.x <= a && a <= step.y ? 1 : 0
    case .inMask: cells[dst] = a >= 0 && a < 64 && (step.x &>> a) & 1 == 1 ? 1 : 0
    case .subset: cells[dst] = a & ~cells[step.b] == 0 ? 1 : 0
    case .and: cells[dst] = a & cells[step.b]
    case .or: cells[dst] = a | cells[step.b]
    case .not: cells[dst] = a ^ 1
    case .has: cells[dst] = present.contains(FieldSlot(rawValue: step.a)) ? 1 : 0
    case .skipUnless: if a == 0 { pc &+= Int(step.k) }
    case .skipUnlessInRange: if a < step.x || a > step.y { pc &+= Int(step.k) }
    case .skipUnlessInMask: if !(a >= 0 && a < 64 && (step.x &>> a) & 1 == 1) { pc &+= Int(step.k) }
    case .check:
      outcome.applicable |= 1 &<< UInt64(step.k)
      if a == 0 { outcome.failed |= 1 &<< UInt64(step.k) }
    case .checkInRange:
      outcome.applicable |= 1 &<< UInt64(step.k)
      if a < step.x || a > step.y { outcome.failed |= 1 &<< UInt64(step.k) }
    case .checkInMask:
      outcome.applicable |= 1 &<< UInt64(step.k)
      if !(a >= 0 && a < 64 && (step.x &>> a) & 1 == 1) { outcome.failed |= 1 &<< UInt64(step.k) }
    case .applies: outcome.applicable |= 1 &<< UInt64(step.k)
    }
  }
  return outcome
}
