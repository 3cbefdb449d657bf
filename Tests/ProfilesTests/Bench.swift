import Conformance
import Documents
import Events
import Expressions
import Foundation
import Profiles
import Testing

/// A form with a key of every kind, which keeps what it was given.
struct ProbeForm: RuleForm {
  static let name = "probe"
  static let summary = "Keeps what it was given"
  static let usesSelect = true
  static let keys = [
    FormKey("probe", .measure, required: true, "a measure"),
    FormKey("within", .interval, "an interval"),
    FormKey("holds", .condition, "a condition"),
    FormKey(
      "inner",
      .mapping([
        FormKey("field", .field, required: true, "a field"), FormKey("fields", .fields, "fields"),
        FormKey("modulo", .integer, "an integer"), FormKey("hold", .duration, "a duration"),
        FormKey("label", .text, "a text"), FormKey("mode", .choice(["loss", "order"]), "a choice"),
        FormKey("once", .flag, "a flag"),
      ]), "a mapping"),
  ]
  let values: FormValues

  init(_ values: FormValues) throws(FormError) {
    if values.mapping("inner").integer("modulo") == 0 {
      throw FormError(key: "inner.modulo", "must not be 0")
    }
    self.values = values
  }

  var horizon: Horizon { .event }
  func compile(rule: Int, selections: [Selection]) -> CompiledRule { .assertion([:]) }
}

/// A form that names its events itself.
struct CountForm: RuleForm {
  static let name = "cover"
  static let summary = "Counts"
  static let usesSelect = false
  static let keys = [FormKey("cover", .count, required: true, "a count")]
  let values: FormValues
  init(_ values: FormValues) throws(FormError) { self.values = values }
  var horizon: Horizon { .event }
  func compile(rule: Int, selections: [Selection]) -> CompiledRule { .assertion([:]) }
}

/// A form of one condition.
struct CheckForm: RuleForm {
  static let name = "assertion"
  static let summary = "Holds"
  static let usesSelect = true
  static let keys = [FormKey("assert", .condition, required: true, "a condition")]
  let values: FormValues
  init(_ values: FormValues) throws(FormError) { self.values = values }
  var horizon: Horizon { .event }
  func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .assertion(values.expression("assert") ?? [:])
  }
}

/// A folder of profiles that is gone after the test, and a small catalogue.
final class Bench {
  let folder: String
  static let forms: [any RuleForm.Type] = [CheckForm.self, ProbeForm.self, CountForm.self]

  static let catalogue: Catalogue = {
    let methods = [CodePoint(0, "none"), CodePoint(1, "BFP")]
    let message = EventDefinition(
      EventTypeID(rawValue: 1), "x.c", clause: "", summary: "",
      fields: [
        FieldDefinition("payloadVersion", FieldSlot(0), .integer, ""),
        FieldDefinition(
          "dataDirection", FieldSlot(1), .enumeration([CodePoint(0, "UL"), CodePoint(1, "DL")]), ""),
        FieldDefinition("delay", FieldSlot(2), unit: .nanoseconds, ""),
        FieldDefinition("udIqWidth", FieldSlot(3), optional: true, ""),
      ])
    let section = EventDefinition(
      EventTypeID(rawValue: 2), "x.c.section", parent: message.id, clause: "", summary: "",
      fields: [FieldDefinition("udCompMeth", FieldSlot(4), .enumeration(methods), "")])
    return Catalogue([[message, section]])
  }()

  init(_ files: [String: String]) throws {
    folder = NSTemporaryDirectory() + "tekigo-\(UUID().uuidString)"
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var locator: ProfileLocator {
    ProfileLocator(
      environment: ["TEKIGO_PROFILES": folder + "/Profiles"], executable: nil, workingDirectory: "/")
  }

  func load(
    _ name: String = "p.yaml", parameters: [String: String] = [:], asOf: String = "2026-06-01"
  ) -> (profile: Profile?, diagnostics: [Diagnostic]) {
    Profile.load(
      name.hasPrefix("spec/") ? name : folder + "/" + name, catalogue: Self.catalogue, forms: Self.forms,
      locator: locator, parameterOverrides: parameters, asOf: asOf)
  }
}
