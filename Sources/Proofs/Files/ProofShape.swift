public import Documents
internal import Synthesis

/// What may stand in a proof file.
public enum ProofShape {
  /// The table that checking and the reference read.
  public static let root = Shape.mapping([
    .init(
      "profile", .text, required: true, "The profile: a path from this file, or a name like `spec/oran-cus`"),
    .init("scenario", .text, required: true, "The healthy scenario: a path from this file"),
    .init("proofs", .list(proof), required: true, "How requirements fail"),
    .init("survivors", .list(survivor), "Mutants that no proof can catch"),
  ])

  private static let proof = Shape.mapping([
    .init("requirement", .text, required: true, "Id of the requirement"),
    .init("faults", ScenarioShape.faults, required: true, "Faults as in a scenario"),
    .init(
      "witness", .choice(Proof.Witness.allCases.map(\.rawValue)),
      "The frame that the finding names first; hit unless given"),
    .init(
      "unit", .choice(Proof.ChargedUnit.allCases.map(\.rawValue)),
      "Who is charged; whom the profile charges unless given"),
    .init("consequences", .oneOrMore(.text), "Requirements that fail because of it, folded under it"),
    .init("companions", .oneOrMore(.text), "Requirements that fail beside it"),
    .init("why", .text, "Why there are companions"),
  ])

  private static let survivor = Shape.mapping([
    .init("requirement", .text, required: true, "Id of the requirement, or what several ids begin with"),
    .init("mutant", .text, required: true, "The mutant as `tekigo profile prove --mutants` prints it"),
    .init("why", .text, required: true, "Why no proof can catch it"),
  ])
}
