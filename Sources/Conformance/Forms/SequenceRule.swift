internal import Events
internal import Expressions

/// A number goes up by a step from message to message of a key, modulo something.
///
/// Numbers are not compared pairwise: a network or a capturing host may swap two frames, and a sender may
/// number the messages of a slot in any order. The highest number seen is kept and never stepped back from.
/// A number that was skipped is lost only if it is still absent when the reorder window closes; one that turns
/// up late clears its loss. Radio time tells a late message from one that is far ahead, since a message that
/// is late by more than half a cycle looks like one that comes after a hole.
public struct SequenceRule: RuleForm {
  public static let name = "sequence"
  public static let summary =
    "A counter of a key misses no number, repeats none, goes up in order, or moves on"
  public static let usesSelect = true
  public static let keys = [
    FormKey(
      "sequence",
      .mapping([
        FormKey("field", .field, required: true, "The counter"),
        FormKey("step", .integer, default: "1", "How much it goes up by; 1"),
        FormKey("modulo", .integer, required: true, "Where it starts again at 0"),
        FormKey("key", .fields, required: true, "What counts by itself"),
        FormKey("detect", .choice(["loss", "duplicate", "order", "standstill"]), "What fails; loss"),
        FormKey("reorder", .duration, "How late a number may turn up before it is lost; 1 slot"),
        FormKey(
          "clock", .field, "Radio time in slots: late messages are told by it, windows in slots measured"),
        FormKey(
          "identity", .fields, "What must be equal, beside the number, for a message to be a duplicate"),
      ]), required: true, "A counter without holes")
  ]

  enum Detection: String {
    case loss, duplicate, order
    /// The counter begins each slot with the same number.
    case standstill
  }

  let field: [EventTypeID: FieldDefinition]
  let clock: [EventTypeID: FieldDefinition]
  let identity: [EventTypeID: [FieldDefinition]]
  let key: [EventTypeID: [FieldDefinition]]
  let step: Int64
  let modulo: Int64
  let detection: Detection
  let reorder: FormDuration

  public init(_ values: FormValues) throws(FormError) {
    let sequence = values.mapping("sequence")
    guard let field = sequence.field("field"), let key = sequence.fields("key"),
      let modulo = sequence.integer("modulo")
    else { throw FormError(key: "sequence", "needs `field`, `modulo` and `key`") }
    detection = sequence.text("detect").flatMap(Detection.init) ?? .loss
    // For duplicates something is remembered of each number, for the rest only of those that are missing.
    let largest: Int64 = detection == .duplicate ? 1 << 16 : 1 << 32
    guard (2...largest).contains(modulo) else {
      throw FormError(key: "sequence.modulo", "must be 2 to \(largest)")
    }
    step = sequence.integer("step") ?? 1
    guard step >= 1, step < modulo else { throw FormError(key: "sequence.step", "must be 1 to modulo - 1") }
    reorder = sequence.duration("reorder") ?? .slots(1)
    clock = sequence.field("clock") ?? [:]
    // Only a loss waits for a number to turn up.
    if case .slots = reorder, clock.isEmpty, detection == .loss {
      throw FormError(key: "sequence.reorder", "is in slots, so `clock` must name a field that counts slots")
    }
    guard detection != .standstill || !clock.isEmpty else {
      throw FormError(
        key: "sequence.clock", "is needed to tell whether the counter moves on from slot to slot")
    }
    identity = sequence.fields("identity") ?? [:]
    self.field = field
    self.key = key
    self.modulo = modulo
  }

  /// Of a loss the numbers are counted that messages should have: those that were received and those that were not.
  public var instance: String? { detection == .loss ? "number" : "message" }

  public var horizon: Horizon {
    // A number that is missing may turn up as long as no other message of its key says that its window is over.
    detection == .loss ? .run : .event
  }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    CompiledRule(.sequence(SequencePlan(self, rule: rule, selections: selections)))
  }

  /// Whether another rule follows the same numbers of the same keys, whatever it detects. Where both tell late messages
  /// by radio time they do so by the same.
  func followsSame(as other: SequenceRule) -> Bool {
    field == other.field && key == other.key && step == other.step && modulo == other.modulo
      && (clock.isEmpty || other.clock.isEmpty || clock == other.clock)
  }
}
