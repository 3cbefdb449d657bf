"""A fronthaul frame taken apart and put together again: Ethernet, VLAN tags, eCPRI, C- and U-plane of O-RAN.

    Ethernet      destination (6) source (6) [0x8100 tag]… 0xAEFE
    eCPRI         revision, reserved, C (1) type (1) size of what follows (2) eAxC (2) sequence (1) E, subsequence (1)
    C and U       direction, version, filter (1) frame (1) subframe, slot, symbol (2)
    C             sections (1) type (1), type 1: udCompHdr (1) reserved (1)
                  type 3: timeOffset (2) frameStructure (1) cpLength (2) udCompHdr (1)
    C section     sectionId, rb, symInc, startPrb (3) numPrb (1) reMask, numSymbol (2) ef, beamId (2)
                  type 3: freqOffset (3) reserved (1)
    U section     sectionId, rb, symInc, startPrb (3) numPrb (1) [udCompHdr (1) reserved (1)] samples

What the reader does not know it keeps as octets. Section extensions are not read.
"""

import copy
import dataclasses
import struct

UPLINK, DOWNLINK = 0, 1
IQ_DATA, REAL_TIME_CONTROL = 0, 2
ECPRI = 0xAEFE
TAG = 0x8100
# Octets of a PRB by udCompHdr: BFP has an octet for the exponent, 9 bits take 27.
PRB_OCTETS = {0x91: 28, 0x00: 48}


@dataclasses.dataclass
class Section:
    """A section of the C- or the U-plane. `header` is udCompHdr of the U-plane, where it has one."""

    identifier: int
    rb: int
    increment: int
    start: int
    count: int
    # Of the C-plane.
    offset: bytes = b""
    mask: int = 0
    symbols: int = 0
    extended: int = 0
    beam: int = 0
    # Of the U-plane.
    samples: bytes = b""
    header: int | None = None
    reserved: int = 0

    def first_octets(self):
        bits = self.identifier << 12 | self.rb << 11 | self.increment << 10 | self.start
        return bits.to_bytes(3, "big") + bytes([self.count])


@dataclasses.dataclass
class Message:
    """A fronthaul message in its frame. Sizes and counts are those of its parts, unless an edit says otherwise."""

    time: int
    destination: bytes
    source: bytes
    tags: list
    revision: int
    kind: int
    eaxc: int
    sequence: int
    fragment: int
    direction: int
    version: int
    filter: int
    frame: int
    subframe: int
    slot: int
    symbol: int
    sections: list
    padding: bytes = b""
    section_type: int = 0
    number_of_sections: int | None = None
    compression: int = 0
    reserved: int = 0
    # Of section type 3.
    time_offset: int = 0
    structure: int = 0
    prefix: int = 0
    size: int | None = None
    ethertype: int = ECPRI
    # The message type that the header tells, if not the one that the message is of.
    told_kind: int | None = None
    beyond: bytes = b""

    @property
    def is_user_plane(self):
        return self.kind == IQ_DATA

    @property
    def is_downlink(self):
        return self.direction == DOWNLINK

    def clone(self, **changes):
        return dataclasses.replace(copy.deepcopy(self), **changes)

    def body(self):
        """What the eCPRI common header counts."""
        octets = struct.pack(
            ">HBBBBH", self.eaxc, self.sequence & 0xFF, self.fragment,
            self.direction << 7 | self.version << 4 | self.filter, self.frame & 0xFF,
            self.subframe << 12 | self.slot << 6 | self.symbol)
        if not self.is_user_plane:
            octets += self._control_header()
        for section in self.sections:
            octets += section.first_octets()
            if self.is_user_plane:
                octets += b"" if section.header is None else bytes([section.header, section.reserved])
                octets += section.samples
            else:
                octets += struct.pack(
                    ">HH", section.mask << 4 | section.symbols, section.extended << 15 | section.beam)
                octets += section.offset
        return octets + self.beyond

    def _control_header(self):
        count = len(self.sections) if self.number_of_sections is None else self.number_of_sections
        octets = bytes([count, self.section_type])
        if self.section_type == 3:
            return octets + struct.pack(">HBHB", self.time_offset, self.structure, self.prefix, self.compression)
        return octets + bytes([self.compression, self.reserved])

    def octets(self):
        """The frame."""
        body = self.body()
        size = len(body) if self.size is None else self.size
        octets = self.destination + self.source
        octets += b"".join(struct.pack(">HH", TAG, tag) for tag in self.tags)
        kind = self.kind if self.told_kind is None else self.told_kind
        octets += struct.pack(">HBBH", self.ethertype, self.revision, kind, size) + body + self.padding
        return octets


def parse(frame, header):
    """The message of a frame; `header` says whether the U-plane has udCompHdr. None if it is no such message."""
    octets = frame.octets
    at, tags = 12, []
    while octets[at:at + 2] == b"\x81\x00":
        tags.append(int.from_bytes(octets[at + 2:at + 4], "big"))
        at += 4
    if octets[at:at + 2] != b"\xae\xfe" or octets[at + 3] not in (IQ_DATA, REAL_TIME_CONTROL):
        return None
    revision, kind, size = struct.unpack_from(">BBH", octets, at + 2)
    body = octets[at + 6:at + 6 + size]
    eaxc, sequence, fragment, first, radio_frame, place = struct.unpack_from(">HBBBBH", body)
    message = Message(
        time=frame.time, destination=octets[:6], source=octets[6:12], tags=tags, revision=revision, kind=kind, eaxc=eaxc,
        sequence=sequence, fragment=fragment, direction=first >> 7, version=first >> 4 & 7, filter=first & 15,
        frame=radio_frame, subframe=place >> 12, slot=place >> 6 & 63, symbol=place & 63, sections=[],
        padding=octets[at + 6 + size:])
    if kind == IQ_DATA:
        _read_samples(message, body, header)
    else:
        _read_control(message, body)
    assert message.octets() == octets, "a frame that is put together again is another one"
    return message


def _first(octets):
    bits = int.from_bytes(octets[:3], "big")
    return Section(bits >> 12, bits >> 11 & 1, bits >> 10 & 1, bits & 1023, octets[3])


def _read_samples(message, body, header):
    at = 8
    while at < len(body):
        section = _first(body[at:at + 4])
        at += 4
        if header:
            section.header, section.reserved = body[at], body[at + 1]
            at += 2
        # A message of one section, or sections whose compression the header tells.
        length = len(body) - at
        if header and section.count:
            length = min(length, section.count * PRB_OCTETS[section.header])
        section.samples = body[at:at + length]
        at += length
        message.sections.append(section)


def _read_control(message, body):
    count, message.section_type = body[8], body[9]
    if message.section_type == 3:
        message.time_offset, message.structure, message.prefix, message.compression = struct.unpack_from(">HBHB", body, 10)
        at, more = 16, 4
    else:
        message.compression, message.reserved = body[10], body[11]
        at, more = 12, 0
    for _ in range(count):
        section = _first(body[at:at + 4])
        rest, beams = struct.unpack_from(">HH", body, at + 4)
        section.mask, section.symbols = rest >> 4, rest & 15
        section.extended, section.beam = beams >> 15, beams & 0x7FFF
        section.offset = body[at + 8:at + 8 + more]
        message.sections.append(section)
        at += 8 + more
    message.beyond = body[at:]
