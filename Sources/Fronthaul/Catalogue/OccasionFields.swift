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
}
