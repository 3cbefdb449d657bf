internal import Events

/// Where in frequency and time a section of type 3 lies: PRACH occasions, and channels of another numerology.
enum OccasionFields {
  static let event = EventDefinition(
    .cusCOccasion, "cus.c.occasion", parent: .cusCSection, clause: "CUS 7.4.5",
    summary: "Where in frequency and time a section of type 3 lies",
    fields: [
      FieldDefinition(
        "lowestFrequency", OccasionSlot.lowestFrequency, .integer, unit: .hertz, optional: true,
        clause: "CUS 7.5.3.11",
        "Lower edge of the first resource block, from the middle of the carrier; absent for a subcarrier spacing that is not known"
      ),
      FieldDefinition(
        "highestFrequency", OccasionSlot.highestFrequency, .integer, unit: .hertz, optional: true,
        clause: "CUS 7.5.3.11", "Upper edge of the last resource block; absent for all that the carrier has"),
      FieldDefinition(
        "carrierEdge", OccasionSlot.carrierEdge, .integer, unit: .hertz, optional: true,
        clause: "TS 38.104 5.3.2",
        "Half of the channel bandwidth, where the profile or the M-plane says the PRBs and the subcarrier spacing of the carrier"
      ),
      FieldDefinition(
        "sinceOccasion", OccasionSlot.sinceOccasion, .integer, unit: .nanoseconds, optional: true,
        "Radio time since the slot that section type 3 asked for before, on the same eAxC and with the same filter; absent "
          + "for the first one, and for further sections of a slot"),
    ])

  static let end = EventDefinition(
    .cusCOccasions, "cus.c.occasions", parent: .cusC, clause: "CUS 7.4.5",
    summary:
      "What section type 3 has asked for with a filter when the observation ends: shown with the last message of the flow, "
      + "where three slots or more were asked for",
    fields: [
      FieldDefinition(
        "lastOccasionFrame", OccasionSlot.lastOccasionFrame, .integer, "The frame of the last request"),
      FieldDefinition(
        "longestGap", OccasionSlot.longestGap, .integer, unit: .nanoseconds,
        "The longest radio time from one slot to the next"),
      FieldDefinition(
        "untilEnd", OccasionSlot.untilEnd, .integer, unit: .nanoseconds,
        "Capture time from the last request to the end of the observation"),
      FieldDefinition(
        "haveEnded", OccasionSlot.haveEnded, .boolean,
        "Whether that is longer than four of the longest gaps; not known where it is longer than one"),
    ])
}
