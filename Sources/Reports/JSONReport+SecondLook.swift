internal import JSON
import Results

/// What a second look at the capture shows of a finding.
extension JSONReport {
  func secondLook(_ look: SecondLook) -> JSONValue {
    [
      "notKept": JSONValue(look.notKept?.rawValue),
      "frame": look.frame.map(excerpt) ?? .null,
      "fields": .array(
        look.fields.map {
          [
            "event": .string($0.event), "name": .string($0.name), "text": .string($0.text),
            "bits": ["first": JSONValue($0.bits.lowerBound), "count": JSONValue($0.bits.count)],
          ]
        }),
      "partner": look.partner.map(excerpt) ?? .null,
      "partnerNotKept": JSONValue(look.partnerNotKept?.rawValue),
      "neighbours": .array(
        look.neighbours.map {
          [
            "frame": JSONValue($0.frame),
            "time": JSONValue($0.time),
            "sender": name($0.sender),
            "receiver": name($0.receiver),
            "event": .string($0.event),
            "fields": .string($0.fields),
          ]
        }),
      "cells": look.cells.map(picture) ?? .null,
    ]
  }

  private func picture(_ cells: CellPicture) -> JSONValue {
    [
      "rowField": .string(cells.rowField),
      "columnField": .string(cells.columnField),
      "firstFrame": JSONValue(cells.frames.lowerBound),
      "lastFrame": JSONValue(cells.frames.upperBound - 1),
      "events": .array(
        cells.events.map {
          [
            "frame": JSONValue($0.frame),
            "part": .string($0.part.rawValue),
            "rows": range($0.rows),
            "columns": range($0.columns),
            "everyOtherColumn": .boolean($0.everyOtherColumn),
          ]
        }),
      "eventsBeyondBound": JSONValue(cells.eventsBeyondBound),
    ]
  }

  private func range(_ numbers: Range<Int>) -> JSONValue {
    ["first": JSONValue(numbers.lowerBound), "count": JSONValue(numbers.count)]
  }

  private func excerpt(_ excerpt: FrameExcerpt) -> JSONValue {
    [
      "frame": JSONValue(excerpt.frame),
      "length": JSONValue(excerpt.length),
      "parts": .array(
        excerpt.parts.map { ["offset": JSONValue($0.offset), "bytes": .string($0.bytes)] }),
      "leftOut": .array(
        excerpt.leftOut.map { ["what": .string($0.what.rawValue), "bytes": JSONValue($0.bytes)] }),
    ]
  }
}
