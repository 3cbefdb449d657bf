/// The forms that this build knows. A new form is a file of its own and a line here.
public enum RuleForms {
  public static let all: [any RuleForm.Type] = [
    AssertionRule.self, ConstancyRule.self, SequenceRule.self, AggregateRule.self, CoverRule.self,
    ForbidRule.self, TransactionRule.self, JoinRule.self, DisjointRule.self, MachineRule.self,
    WindowRule.self,
  ]
}
