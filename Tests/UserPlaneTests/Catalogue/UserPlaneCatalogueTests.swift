import Events
import Testing

@testable import UserPlane

/// The event types of F1-U: numbers, names, slots.
@Suite struct UserPlaneCatalogueTests {
  private let catalogue = Catalogue([UserPlaneCatalogue.events])

  @Test func numbersAndNamesAreThoseOfTheFamily() {
    #expect(catalogue.events.allSatisfy { (300...399).contains($0.id.rawValue) })
    #expect(catalogue.events.allSatisfy { $0.name.hasPrefix("f1u.") })
    #expect(catalogue.select("f1u.*").count == catalogue.events.count)
  }

  @Test func fieldsOfAnEventHaveSlotsAndNamesOfTheirOwn() {
    for event in catalogue.events {
      let fields = catalogue.fields(of: event.id)
      #expect(Set(fields.map(\.slot)).count == fields.count, "\(event.name)")
      #expect(Set(fields.map(\.name)).count == fields.count, "\(event.name)")
    }
  }

  @Test func aPlaceIsToldByAFieldOfTheSameEvent() {
    for event in catalogue.events {
      let fields = catalogue.fields(of: event.id)
      for field in fields {
        guard let location = field.location else { continue }
        #expect(fields.contains { $0.slot == location.anchor }, "\(event.name).\(field.name)")
      }
    }
  }
}
