internal import Events

/// What a section schedules: an event for each rectangle of symbols and resource blocks.
enum AllocationFields {
  static let event = EventDefinition(
    .cusCAllocation, "cus.c.allocation", parent: .cusCSection, clause: "CUS 7.8.1",
    summary: "Symbols and resource blocks that a section of type 0, 1, 3 or 5 schedules, extensions included",
    fields: [
      FieldDefinition(
        "fromSymbol", AllocationSlot.fromSymbol, .integer, optional: true, clause: "CUS 7.5.3.7",
        "First symbol; absent where what was sent has more than one reading"),
      FieldDefinition(
        "toSymbol", AllocationSlot.toSymbol, .integer, optional: true, clause: "CUS 7.5.3.7",
        "The symbol after the last one"),
      FieldDefinition(
        "fromPrb", AllocationSlot.fromPrb, .integer, unit: .prbs, optional: true, clause: "CUS 7.5.3.4",
        "First resource block"),
      FieldDefinition(
        "toPrb", AllocationSlot.toPrb, .integer, unit: .prbs, optional: true, clause: "CUS 7.5.3.6",
        "The resource block after the last one; not known where all of an unknown carrier are meant"),
      FieldDefinition(
        "everyOtherPrb", AllocationSlot.everyOtherPrb, .boolean, optional: true, clause: "CUS 7.5.3.2",
        "Whether only every other resource block is meant"),
      FieldDefinition(
        "pieceIndex", AllocationSlot.pieceIndex, .integer,
        "Position among the rectangles of the section, from 0"
      ),
      FieldDefinition(
        "pieceCount", AllocationSlot.pieceCount, .integer, "Rectangles that the section comes to"),
      FieldDefinition(
        "isShared", AllocationSlot.isShared, .boolean, clause: "CUS 7.7.10",
        "Whether extensions 7 or 10 let the section stand for other eAxCs too"),
      FieldDefinition(
        "sharedBits", AllocationSlot.sharedBits, .mask(16), optional: true, clause: "CUS 7.7.7.2",
        "Bits in which other eAxCs that the section stands for are like its own; absent without extension 7"),
      FieldDefinition(
        "sharedPorts", AllocationSlot.sharedPorts, .integer, optional: true, clause: "CUS 7.7.10.3",
        "For how many other eAxCs the section stands; absent without extension 10"),
      FieldDefinition(
        "isOptional", AllocationSlot.isOptional, .boolean, clause: "CUS 7.5.3.5",
        "Whether U-plane need not come: no resource element, no UE, or DMRS symbols that are not sent"),
      FieldDefinition(
        "isPunctured", AllocationSlot.isPunctured, .boolean, clause: "CUS 7.7.20",
        "Whether extension 20, of the section or of one before it in the message, gives elements of it away"),
      FieldDefinition(
        "isPrioritized", AllocationSlot.isPrioritized, .boolean, clause: "CUS 7.8.1.4",
        "Whether the flow has used priorities so far, so that its U-plane is coupled by frequency and time"),
    ])
}
