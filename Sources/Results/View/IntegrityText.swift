extension IntegrityEntry {
  /// The observation in a sentence.
  func text(_ captures: [CaptureDescription]) -> LocalizedText {
    LocalizedText(en: english(captures))
  }

  private func english(_ captures: [CaptureDescription]) -> String {
    guard let capture else { return sentence }
    let name = captures.indices.contains(capture) ? captures[capture].name : "capture \(capture)"
    return code == .damaged || code == .partial ? "\(name) \(sentence)" : "\(name): \(sentence)"
  }

  private var sentence: String {
    fileSentence ?? frameSentence ?? fronthaulSentence ?? associationSentence ?? messageSentence
      ?? text("text") ?? code.rawValue
  }

  private var count: Int64 { number("count") }
  private var total: Int64 { number("of") }

  private var fileSentence: String? {
    switch code {
    case .damaged:
      "is damaged at byte \(number("offset")), after frame \(number("frame")): \(text("reason") ?? "")"
    case .drops: "\(count) frames were dropped by the capturing host"
    case .truncated:
      "\(count) of \(total) frames were cut by the snap length; what needs the missing bytes is inconclusive"
    case .alikeLengths:
      "\(count) frames claim more bytes than they have, and none of the file is longer: the capture seems to have cut "
        + "them without saying so; what needs the missing bytes is inconclusive"
    case .partial: "was not read to its end"
    case .resolution: "time stamps count \(text("resolution") ?? "")"
    case .clockStep: clockStepSentence
    case .forwardStep: forwardStepSentence
    case .inversions:
      count == 1
        ? "a time stamp is up to 10 µs before the one ahead of it"
        : "\(count) time stamps are up to 10 µs before the one ahead of them"
    case .framesWithoutTime: "\(count) frames have no time stamp"
    case .flowMap: flowMapSentence
    case .otherBlocks: "blocks of a test tool that are not read: \(text("names") ?? "")"
    case .moreBlocks: "\(count) more blocks of a test tool are not read"
    case .unreadBlocks: "\(count) \(text("name") ?? "") are not read"
    default: nil
    }
  }

  private var clockStepSentence: String {
    let times = count == 1 ? "once" : "\(count) times"
    let limit = number("limit") / 1000
    guard numbers.contains(where: { $0.name == "frame" }) else {
      return "the capture clock goes back \(times) by more than \(limit) µs"
    }
    return
      "the capture clock goes back \(times) by more than \(limit) µs, \(count == 1 ? "" : "first ")at frame "
      + "\(number("frame")) by \(number("backwards") / 1000) µs"
  }

  private var forwardStepSentence: String {
    let pauses = count == 1 ? "a pause" : "\(count) pauses"
    return
      "behind \(pauses) the frame numbers of the radio are not those that the capture clock lets expect, "
      + "\(count == 1 ? "" : "first ")behind \(number("pause") / 1_000) us by \(number("forwards") / 1_000_000) ms, or "
      + "2.56 s more: the clock has stepped forward, or that of the units; no unit is charged with it"
  }

  private var flowMapSentence: String {
    let options = text("options").map { "; its options \($0) are not read" } ?? ""
    let unusable =
      number("unusable") == 0
      ? ""
      : "; \(number("unusable")) of its items are not used, without an eAxC ID of 16 bits or after the first "
        + "\(number("limit"))"
    return "the flow map at byte \(number("offset")) has settings for "
      + "\(count == 1 ? "one kind of flows" : "\(count) kinds of flows")\(options)\(unusable)"
  }

  private var frameSentence: String? {
    switch code {
    case .linkType:
      "\(count) frames have the link layer \(text("name") ?? ""), which is not supported: nothing in them was read"
    case .cutFrames:
      "\(count) frames were cut by the snap length before their payload: what they carry is not known"
    case .unreadableFrames: "\(count) frames have impossible headers, first \(text("first") ?? "")"
    case .lostFragments:
      "\(count) fragmented IP datagrams lack a part or contradict themselves and were not read"
    case .openFragments: "\(count) fragmented IP datagrams were given up: too many were open at a time"
    case .duplicates:
      "\(count) of \(total) messages come twice in a row: a mirror port, the capturing host or captures that "
        + "overlap show frames twice"
    case .copies, .copiesApart: copiesSentence
    case .holes:
      "\(count) holes of the capture, \(number("microseconds")) us in all: all units are silent, and the counters of both "
        + "sides jump over the silence; what is missing there is charged to no unit"
    case .borders: borderSentence
    case .steppedBorders:
      "by its stamps it begins \(number("backwards") / 1_000) us before the end of the file before it, but the numbers of its "
        + "messages are those of another time: the clock has stepped, and the files were read one after the other; what was "
        + "open there is judged by what was seen, and what follows as at the start of a capture"
    default: nil
    }
  }

  private var copiesSentence: String {
    let apart = number("most-apart")
    let stamps = apart < 1_000 ? "\(apart) ns" : "\(apart / 1_000) µs"
    let sentence =
      "\(count) of \(total) frames were also captured by another file or interface, with stamps up to \(stamps) apart: "
      + "each frame was judged once, with its earlier stamp"
    return code == .copies
      ? sentence
      : sentence
        + "; the clocks of the captures differ, so that times and the order of frames are not certain"
  }

  private var borderSentence: String {
    let jumps = number("jumps")
    let missing =
      count == 1
      ? "frames \(jumps == 1 ? "are" : "may be") missing between the file or section before and this one"
      : "frames are or may be missing at \(count) borders of it with files or sections before"
    let why =
      jumps == 0
      ? "no numbers of messages tell that none is"
      : count == 1
        ? "numbers of messages jump" : "numbers of messages jump over \(jumps) of them"
    return
      "\(missing), \(number("microseconds")) us in all: \(why); what was open there is judged by what was seen, "
      + "and what follows as at the start of a capture"
  }

  private var fronthaulSentence: String? {
    switch code {
    case .oneWayPairs:
      "\(count) of \(total) unit pairs show frames of one sender only: "
        + (number("both-are-shown") != 0
          ? "the other side is silent, since the profile says that the capture shows both directions"
          : "what the other side owes is not in the capture")
    case .otherDirection:
      "the profile says that the capture shows the \(text("direction") ?? "") only, and messages of the other direction "
        + "are in it: what a side owes is judged as if the profile did not say it"
    case .bothSidesLose: lossSentence
    case .bothSidesReorder:
      "\(count) of \(total) messages of \(text("unit") ?? "") and \(number("other-count")) of \(number("other-of")) of "
        + "\(text("other") ?? "") come after one with a higher sequence number: disorder on both sides points at the "
        + "capture, for example at time stamps that jitter; which message came first between these units is not certain"
    case .sharedEAxC:
      "flows that come in several VLANs at a time: \(count), first \(text("first") ?? ""): if these are several "
        + "cells, declare a unit for each, with `vlan`, or they are judged as one"
    case .cutMessages: "\(count) messages or more lie beyond the snap length: their senders are not known"
    case .flowLimit: "\(count) messages belong to more flows than are kept: they were not judged"
    case .unitLimit:
      "more units were met than the \(number("limit")) that are told apart: \(count) times an address was taken for "
        + "one that stands for all others"
    case .unreadablePTP: "\(count) PTP messages have impossible or cut headers and were left out"
    case .manyPTPStreams:
      "\(count) PTP messages belong to more streams than the \(number("limit")) that are told apart"
    default: nil
    }
  }

  private var lossSentence: String {
    let losses =
      "\(count) of \(total) messages of \(text("unit") ?? "") and \(number("other-count")) of \(number("other-of")) of "
      + "\(text("other") ?? "") are missing by their sequence numbers"
    if number("lossless") != 0 {
      return
        "\(losses); the profile says that the capture is lossless, so the senders or the network lost them"
    }
    return "\(losses): losses on both sides point at the capture"
      + (number("counter") != 0 ? "" : ", which has no drop counter")
      + "; what is missing between these units is inconclusive"
  }

  private var associationSentence: String? {
    switch code {
    case .unsureChecksums:
      "\(count) of \(total) SCTP packets have a checksum that is wrong or 0: network cards fill it in after a "
        + "capture on the sending host"
    case .damagedPackets:
      "\(count) of \(total) SCTP packets have a wrong checksum among right ones of their sender: they were left out, "
        + "as their receivers drop them"
    case .chunkOrder:
      "\(count) SCTP data chunks come after their acknowledgement: the capture is not in the order of what happened"
    case .unreadablePackets:
      "\(count) SCTP packets, chunks or exported PDUs could not be read: nothing of them was judged"
    case .incompleteMessages:
      "\(count) SCTP messages were begun and not ended: nothing of them was judged"
    case .associationGaps:
      "\(count) gaps in SCTP associations: the capture lacks messages"
        + (text("units").map { " between \($0)" } ?? "")
    case .cutChunks: "\(count) SCTP chunks were cut by the snap length; messages may be missing"
    case .oneWayAssociations:
      "\(count) of \(total) associations show one side only: what the other side answers is not in the capture, so "
        + "what it owes there is inconclusive"
    case .associationLimit:
      "\(count) SCTP associations were given up: more than \(number("limit")) were open at a time"
    case .barePDULimit:
      "\(count) PDUs without SCTP were left out: they are of more associations than are told apart"
    case .gapLimit: "\(count) gaps in SCTP associations were not waited for: too much had arrived after them"
    case .lengthLimit: "\(count) SCTP messages are longer than what is kept: they were not read"
    case .openMessageLimit:
      "what was held of SCTP messages was given up \(count) times: too much of them was open"
    case .addressLimit:
      "\(count) addresses, paths or tags of SCTP associations were not kept: they have too many"
    default: nil
    }
  }

  private var messageSentence: String? {
    switch code {
    case .encrypted:
      "\(count) of \(total) messages of application protocols are encrypted: nothing of them was judged"
    case .cutApplicationMessages:
      "\(count) of \(total) messages of application protocols were cut by the snap length: what they began, answered "
        + "or ended is not known"
    case .undecoded:
      "\(count) of \(total) messages of application protocols could not be read to their end: they are judged as "
        + "malformed and taken to have no effect"
    case .connectionLimit: "\(count) UE connections were not followed: too many were alive"
    case .interfaceLimit:
      "\(count) associations of application protocols were forgotten: too many were open"
    case .setUpLimit: "\(count) set-ups of interfaces were forgotten before their answers: too many were open"
    case .resetLimit: "\(count) resets of interfaces were forgotten before their answers: too many were open"
    case .instanceLimit:
      "\(count) units were not told apart on the interface that they share: there are too many"
    case .waitLimit: "\(count) failures with a time to wait were not remembered: too many had come"
    case .violationLimit:
      "\(count) messages have more violations, or list more connections, than are told of one message"
    case .depthLimit: "\(count) messages have more parts, or deeper ones, than are read"
    case .tunnelLimit:
      "\(count) messages of F1-U belong to more tunnels than are followed: nothing of their order was judged"
    case .endpointLimit:
      "\(count) announced ends of tunnels were not remembered: there are too many, so none counts as not announced"
    default: nil
    }
  }
}
