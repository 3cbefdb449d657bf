import ArgumentParser
import Harness
import Reports

/// `tekigo fields`: the catalogue.
struct FieldsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fields", abstract: "List events and their fields: what profiles and filters can speak of.")

  @Argument(help: "An event or a family, such as cus.u.section or cus.c.*.")
  var event: String?

  @Flag(help: "JSON instead of a table.")
  var json = false

  mutating func run() throws {
    let report = CatalogueReport(Tekigo.catalogue, selector: event)
    guard !report.isEmpty else { throw SelectionError("there is no event `\(event ?? "")`") }
    try say(json ? report.json : report.table())
  }
}
