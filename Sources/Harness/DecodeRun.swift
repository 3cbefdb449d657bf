internal import ApplicationProtocols
public import CaptureFiles
public import Conformance
public import Events
internal import Expressions
public import Fronthaul
public import Profiles
internal import Transport
public import Units
internal import UserPlane

/// How decoded events are shown.
public enum DecodeFormat: String, Sendable, CaseIterable {
  /// One JSON object a line: frame, time, event, fields.
  case jsonl
  /// Lines for people, sections below their message.
  case tree
}

/// What `tekigo decode` does: events as text.
public struct DecodeRun: Sendable {
  public var inputs: [CaptureInput]
  public var settings = DecodeSettings()
  public var units: [UnitDeclaration] = []
  public var encapsulation = Encapsulation()
  /// Event types or families; empty = all.
  public var only: [String] = []
  /// A condition over the fields of the events; events that do not have these fields are left out.
  public var filter: String?
  public var format = DecodeFormat.jsonl
  public var range = JudgedRange()

  public init(_ inputs: [CaptureInput]) { self.inputs = inputs }

  /// Decodes, and hands on the text in pieces of whole lines.
  ///
  /// - Throws: ``SelectionError`` for an event or a filter that does not exist, `CaptureError` for a capture
  ///   that can't be read, and what `write` throws.
  public func run(_ write: @escaping (String) throws -> Void) throws -> [CaptureSummary] {
    let catalogue = Tekigo.catalogue
    var printer = EventPrinter(catalogue, format)
    printer.filters = try selectedEvents(catalogue)
    var settings = settings
    settings.sendsAllocations = isNamed(.cusCAllocation, catalogue)
    let samples = isNamed(.cusUSamples, catalogue) ? SampleMeasurement(threads: 1) : nil
    let sink = RangedSink(printer, range)
    let router = PacketRouter<EventPrinter>(
      settings, units: UnitDirectory(declared: units), samples: samples, linkTypes: encapsulation.linkTypes,
      into: sink, progress: nil)
    var transport = TransportSink(TransportDecoder(ecpriPorts: encapsulation.ecpriPorts), router)
    transport.consumer.applications.sink.sink.write = write
    var frames = PrintedFrames(transport)
    let summaries = try CaptureReader(inputs).read(into: &frames)
    frames.transport.consumer.finish()
    frames.transport.consumer.applications.sink.sink.flush()
    if let failure = frames.transport.consumer.applications.sink.sink.failure { throw failure }
    return summaries
  }

  /// Whether somebody asks for an event that is not in the capture itself, but made of what is.
  private func isNamed(_ event: EventTypeID, _ catalogue: Catalogue) -> Bool {
    only.contains { name in catalogue.select(name).contains { $0.id == event } }
  }

  /// The condition of each event type that is shown; no entry = not shown, nil = all are.
  private func selectedEvents(_ catalogue: Catalogue) throws(SelectionError) -> [EventTypeID: Program?]? {
    guard !only.isEmpty || filter != nil else { return nil }
    var events: [EventDefinition] = []
    for name in only {
      let selected = catalogue.select(name)
      guard !selected.isEmpty else {
        throw SelectionError("there is no event `\(name)`; `tekigo fields` lists them")
      }
      events += selected
    }
    if only.isEmpty { events = catalogue.allEvents }
    guard let filter else { return Dictionary(events.map { ($0.id, nil) }, uniquingKeysWith: { a, _ in a }) }
    let compiler = ExpressionCompiler(catalogue: catalogue)
    var programs: [EventTypeID: Program?] = [:]
    var first: ExpressionError?
    for event in events {
      do {
        // A filter may read optional fields: what is absent does not match.
        programs[event.id] = .some(
          try compiler.condition(filter, of: event, guarded: FieldSet.all).program)
      } catch {
        if first == nil { first = error }
      }
    }
    if programs.isEmpty, let first {
      let suggestion = first.suggestion.map { "; " + $0 } ?? ""
      throw SelectionError("filter, column \(first.offset + 1): \(first.message)\(suggestion)")
    }
    return programs
  }
}

/// An event or filter that the user named and that does not exist.
public struct SelectionError: Error, Sendable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

/// What this build knows.
public enum Tekigo {
  public static let version = "0.1.0"
  /// The application protocols, whose schemas are read when something of theirs is asked for.
  static let protocols = ShippedProtocol.allCases.map { ApplicationEvents($0) }
  public static let catalogue = Catalogue(
    [FronthaulCatalogue.events, UserPlaneCatalogue.events, AssociationEvents.definitions], sources: protocols)
}

extension DecodeRun {
  /// Takes the decode settings, units and ports of a profile.
  public mutating func apply(_ profile: Profile) {
    let mapping = ProfileMapping(profile)
    settings = mapping.settings
    units = mapping.units
    encapsulation.formUnion(mapping.encapsulation)
  }
}

/// Wants no more frames when what is decoded can't be written any more.
private struct PrintedFrames: FrameSink, ~Copyable {
  var transport: TransportSink<PacketRouter<EventPrinter>>

  init(_ transport: consuming TransportSink<PacketRouter<EventPrinter>>) { self.transport = transport }

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    transport.receive(frame, bytes) && transport.consumer.applications.sink.sink.failure == nil
  }

  mutating func receive(comment: String, of frame: FrameInfo) {
    transport.receive(comment: comment, of: frame)
  }

  mutating func receive(_ block: ConfigurationBlock) { transport.receive(block) }
}
