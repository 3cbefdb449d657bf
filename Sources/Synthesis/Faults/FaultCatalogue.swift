extension Fault {
  /// Every fault, by what it is put into.
  public static let all: [Fault] =
    transport + applicationHeader + sectionDescriptions + sectionExtensions + otherSectionTypes
    + userPlane + otherMessages
}
