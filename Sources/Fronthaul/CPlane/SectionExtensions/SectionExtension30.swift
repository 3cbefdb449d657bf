/// Section extension 30: PUSCH repetition (CUS 7.7.30).
///
///     | res 4 | numRepUe 4 | res 8 |
///     one UE: | res 1 | isLastRep 1 | repIndex 6 | res 2 | numReps 6 | res 16 |
///     several: | res 1 | isLastRep 1 | repIndex 6 | res 2 | numReps 6 | (res 1 | repUeId 15) × numReps | each
extension ExtensionType {
  private static let repetition: [LayoutElement] = [
    .reserved(1),
    .flag("isLastRep", clause: "CUS 7.7.30.4", wireshark: "isLastRep", "Whether this is the last repetition"),
    .field("repIndex", 6, clause: "CUS 7.7.30.5", wireshark: "repIndex", "Number of the repetition"),
    .reserved(2),
    .field("numReps", 6, clause: "CUS 7.7.30.6", wireshark: "numReps", "Number of repetitions"),
  ]

  static let extension30 = ExtensionType(
    30, "PUSCH repetition indication", on: [5],
    [
      .reserved(4),
      .field("numRepUe", 4, clause: "CUS 7.7.30.2", wireshark: "numRepUe", "Number of UEs with repetitions"),
      .reserved(8),
      .when(.equal("numRepUe", 1), repetition + [.reserved(16)]),
      .when(
        .not(.equal("numRepUe", 1)),
        [
          .group(
            "ue", .times(.field("numRepUe")), event: .cusCExtensionItem(30, 0), "The repetitions of a UE",
            repetition + [
              .group(
                "repetition", .times(.field("numReps")), event: .cusCExtensionItem(30, 1), "A repetition",
                [
                  .reserved(1),
                  .field("repUeId", 15, clause: "CUS 7.7.30.3", wireshark: "repUeId", "UE of the repetition"),
                ])
            ])
        ]),
    ])
}
