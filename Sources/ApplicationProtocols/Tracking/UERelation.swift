/// What the ids of a UE in a message are to those that came before. TS 38.413, 10.6.
///
/// The raw value is the code point in events.
enum UERelation: Int, CaseIterable {
  /// The message has no ids of a UE.
  case none
  /// It begins a connection: its sender has given the UE an id.
  case new
  /// Both ids, or the one that is there, are those of a connection.
  case known
  /// It brings the second id of a connection.
  case completed
  /// No connection has an id of it.
  case unknown
  /// Its ids belong to different connections, or one of them to another pair.
  case inconsistent
  /// Its ids are those of a connection that has ended.
  case released
  /// It gives a UE an id that another connection has.
  case reused
  /// The connection may have begun before the capture did.
  case unjudged

  var spelling: String { String(describing: self) }
}
