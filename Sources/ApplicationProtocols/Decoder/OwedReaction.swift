/// What the receiver of a message owes to its sender for what is wrong with it. TS 38.413, 10.
///
/// The raw value is the code point in events. They are ordered: of several, the largest is owed.
enum OwedReaction: Int, CaseIterable, Comparable {
  /// Nothing: the message is acted upon, what is not understood is passed over.
  case none
  /// The part is passed over and told in the Criticality Diagnostics of the response.
  case report
  /// The procedure has failed for the one that waits for the response; nothing is sent for it.
  case localHandling
  /// An ERROR INDICATION should be sent.
  case errorIndicationAdvised
  /// An ERROR INDICATION must be sent.
  case errorIndication
  /// The procedure is not carried out and its unsuccessful outcome is sent, or an ERROR INDICATION where that
  /// can't be filled.
  case unsuccessfulOutcome

  static func < (a: OwedReaction, b: OwedReaction) -> Bool { a.rawValue < b.rawValue }

  var spelling: String { String(describing: self) }

  /// What a message is to clause 10.
  struct Context {
    /// nil: the type of message is not one of the three.
    var role: MessageRole?
    /// nil: there is no such procedure.
    var procedure: SchemaTables.Procedure?
    /// The criticality of the procedure as sent.
    var criticality: Criticality?
    /// An error in an ERROR INDICATION is not answered (10.5).
    var isErrorIndication = false
  }

  static func owed(for violation: Violation, in context: Context) -> OwedReaction {
    guard !context.isErrorIndication else { return .none }
    switch violation.kind {
    case .wrongCriticality, .wrongProcedureCriticality: return .none
    case .transferSyntax: return .errorIndicationAdvised
    case .unexpectedMessageType: return .errorIndication
    case .unknownProcedure: return context.criticality == .ignore ? .none : .errorIndication
    case .duplicate, .outOfOrder: return rejected(context)
    case .missingMandatory: return owed(for: violation.specifiedCriticality, context)
    case .unknownIE, .unknownExtension, .outOfRange: return owed(for: violation.criticality, context)
    }
  }

  private static func owed(for criticality: Criticality?, _ context: Context) -> OwedReaction {
    switch criticality {
    case .reject?: return rejected(context)
    case .notify?:
      let isAnswered = context.role == .initiatingMessage && context.procedure?.procedureClass == 1
      return isAnswered ? .report : .errorIndication
    case .ignore?, nil: return .none
    }
  }

  /// The message is not acted upon (10.3.4.2, 10.3.5, 10.3.6).
  private static func rejected(_ context: Context) -> OwedReaction {
    guard context.role == .initiatingMessage else { return .localHandling }
    return context.procedure?.hasUnsuccessfulOutcome == true ? .unsuccessfulOutcome : .errorIndication
  }
}
