extension Fault {
  /// Every fault, by what it is put into.
  public static let all: [Fault] =
    transport + applicationHeader + cPlaneHeader + sectionDescriptions + otherSectionTypes
    + sectionExtensions + userPlane + otherMessages
}
