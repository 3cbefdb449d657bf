/// What a parser found at its position in a window.
enum ParseStep {
  /// A frame, described in the frame information, whose bytes begin at `start`. The position is behind it.
  case frame(start: Int)
  /// Something that is no frame. The position is behind it, perhaps behind the window.
  case again
  /// What begins at the position has this many bytes, more than the window still holds.
  case more(Int)
  /// What begins at the position contradicts the format.
  case damaged(DamageCause)
}

/// The most bytes that a frame may have; a record that claims more is damage.
let frameLengthLimit = 16 << 20
