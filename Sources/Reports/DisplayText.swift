internal import JSON

extension Unicode.Scalar {
  /// Columns that a terminal gives the character: East Asian wide ones take two, combining ones none.
  var columns: Int {
    if properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark {
      return 0
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The text with every character that a terminal, an XML parser or a reader's eye could be misled by
  /// replaced by its code point, `\u{1B}`. Line feeds stay where `keepingLines` says so.
  package func visible(keepingLines: Bool = false) -> String {
    if !unicodeScalars.contains(where: \.actsOnTerminal) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.actsOnTerminal && !(keepingLines && scalar == "\n") {
        text += "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Columns on a terminal.
  var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text, filled with spaces up to a number of columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Lines of at most `width` columns: broken at spaces, between wide characters (Japanese has no
  /// spaces), and inside words that are longer than a line.
  func wrapped(to width: Int) -> [String] {
    let width = max(width, 2)
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var used = 0
      for piece in paragraph.breakable {
        let needed = piece.columns
        if piece == " " {
          // A space is written only when a piece follows on the same line.
          if used > 0 && used < width {
            line += " "
            used += 1
          }
          continue
        }
        if used + needed > width && used > 0 {
          lines.append(line.trimmingTrailingSpaces)
          (line, used) = ("", 0)
        }
        for scalar in piece.unicodeScalars {
          if used + scalar.columns > width {
            lines.append(line)
            (line, used) = ("", 0)
          }
          line.unicodeScalars.append(scalar)
          used += scalar.columns
        }
      }
      lines.append(line.trimmingTrailingSpaces)
    }
    return lines
  }

  private var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Substring {
  /// The pieces between which a line may be broken: words, single spaces, wide characters.
  fileprivate var breakable: [String] {
    var pieces: [String] = []
    var word = ""
    for scalar in unicodeScalars {
      if scalar == " " || scalar.columns == 2 {
        if !word.isEmpty { pieces.append(word) }
        word = ""
        pieces.append(String(scalar))
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { pieces.append(word) }
    return pieces
  }
}
