"""Edits that break no rule: what a unit, a network or a capturing host may do otherwise."""

import gzip
import zlib

from . import container, internet
from .faults import BESIDE
from .message import Section
from .trace import PLACE, PRACH_EAXC, flow, shift_slots

HEALTHY = {}
PERIOD = 2_560_000_000  # of the frame number, in nanoseconds
PRB_OCTETS = 28
# Where the frames of the radio begin in the teaching captures: nanoseconds since 1970 of a frame's start.
FRAME_START = 1_704_067_200_000_000_000


def healthy(function):
    """Makes a function an edit of the table."""
    HEALTHY[function.__name__.replace("_", "-")] = function
    return function


# ---- What units may do otherwise --------------------------------------------------------------------------


@healthy
def split_messages(trace, what, prbs, header=True):
    """U-plane messages are sent in parts of so many PRBs."""
    for one in trace.of(what):
        first, parts = one.sections[0], []
        for at in range(0, first.count or len(first.samples) // PRB_OCTETS, prbs):
            octets = first.samples[at * PRB_OCTETS:(at + prbs) * PRB_OCTETS]
            section = Section(**{**vars(first), "start": first.start + at, "count": len(octets) // PRB_OCTETS,
                                 "samples": octets})
            parts.append(one.clone(time=one.time + at * 40, sections=[section], padding=b""))
        trace.drop([one])
        trace.messages += parts
    trace.messages.sort(key=lambda one: one.time)
    trace.renumber()


@healthy
def split_sections(trace, messages=1):
    """C-plane sections are halved, each half with an identifier of its own, in one message or in two; so is the U-plane."""
    for request in trace.of("C"):
        first = request.sections[0]
        half = first.count // 2
        if half == 0:
            continue
        second = Section(**{**vars(first), "identifier": first.identifier + 1000, "start": first.start + half,
                            "count": first.count - half})
        slot = PLACE["slot"](request)
        for one in trace.of("U"):
            section = one.sections[0]
            if one.direction != request.direction or PLACE["slot"](one) != slot or (
                    section.identifier, section.start, section.count) != (first.identifier, first.start, first.count):
                continue
            at = half * PRB_OCTETS
            one.sections.append(Section(**{**vars(section), "identifier": second.identifier, "start": second.start,
                                           "count": second.count, "samples": section.samples[at:]}))
            section.count, section.samples = half, section.samples[:at]
        first.count = half
        if messages == 1:
            request.sections.append(second)
            request.padding = request.padding[8:]
        else:
            trace.insert(request.clone(time=request.time + 1500, sections=[second]))
    # In one message the numbers stay: one O-DU numbers a late slot before those that it sends ahead of it.
    if messages > 1:
        trace.renumber()


@healthy
def merge_sections(trace):
    """Two C-plane messages of a slot become one: symInc leads to the symbols of the second section."""
    for messages in trace.slots("C DL"):
        if len(messages) == 2 and messages[0].sections[0].symbols == messages[1].symbol - messages[0].symbol:
            second = messages[1].sections[0]
            second.increment = 1
            messages[0].sections.append(second)
            messages[0].padding = messages[0].padding[8:]
            trace.drop([messages[1]])
    trace.renumber()


@healthy
def without_headers(trace):
    """The form of the header is static: no udCompHdr in the U-plane, 0 in the C-plane."""
    for one in trace.messages:
        one.compression = 0
        for section in one.sections:
            section.header = None


@healthy
def with_headers(trace, header=0x91):
    """The form of the header is dynamic."""
    for one in trace.of("U any"):
        for section in one.sections:
            section.header = header


@healthy
def all_blocks(trace, count):
    """Sections of so many PRBs, the whole carrier, say 0 instead."""
    for one in trace.messages:
        for section in one.sections:
            if section.start == 0 and section.count == count and one.eaxc != PRACH_EAXC:
                section.count = 0


@healthy
def every_block_said(trace, count):
    """Sections that said 0 for the whole carrier give its width."""
    for one in trace.messages:
        for section in one.sections:
            section.count = section.count or count


@healthy
def renumber_eaxc(trace, eaxcs):
    for one in trace.messages:
        one.eaxc = eaxcs[one.eaxc]


@healthy
def change_fields(trace, what, message=None, section=None):
    """Fields that a unit may choose freely get a value."""
    for one in trace.of(what):
        vars(one).update(message or {})
        for each in one.sections:
            vars(each).update(section or {})


@healthy
def shift_numbers(trace, what, by):
    """Sequence numbers begin with others."""
    for one in trace.of(what):
        one.sequence = (one.sequence + by) % 256


@healthy
def blank(trace, symbols):
    """The O-DU sends nothing for some symbols of downlink that it announced."""
    trace.drop([one for one in trace.of("U DL") if one.symbol in symbols])
    trace.renumber()


@healthy
def ask_again(trace, what):
    """A C-plane message is sent again, with a number of its own (5.3)."""
    trace.send_again(what, nanoseconds=20_000)


@healthy
def one_message_a_symbol(trace):
    """U-plane messages of a symbol become one with several sections."""
    for what in ("U DL", "U UL"):
        symbols = {}
        for one in trace.of(what):
            symbols.setdefault(PLACE["symbol"](one), []).append(one)
        for messages in symbols.values():
            for other in messages[1:]:
                messages[0].sections += other.sections
            trace.drop(messages[1:])
    trace.renumber()


@healthy
def stop_asking(trace):
    """No occasion of the PRACH any more from the middle on."""
    times = [one.time for one in trace.of("C UL prach")]
    middle = times[len(times) // 2]
    last = [one for one in trace.of("C UL prach") if one.time < middle][-1]
    trace.drop([one for one in trace.of("any prach") if one.eaxc == PRACH_EAXC and one.time >= middle
                and PLACE["slot"](one) != PLACE["slot"](last)])


# ---- Several carriers and antennas ------------------------------------------------------------------------


@healthy
def another_carrier(trace, addresses=False, eaxc=0, microseconds=0):
    """The cell once more, a carrier beside it: with addresses of its own, or with eAxC of its own."""
    copies = [one.clone(eaxc=one.eaxc + eaxc, time=one.time + microseconds * 1000) for one in trace.messages]
    for one in copies if addresses else []:
        one.source, one.destination = (octets[:4] + b"\x10" + octets[5:] for octets in (one.source, one.destination))
    trace.insert(*copies)


@healthy
def another_numerology(trace, kilohertz, eaxc):
    """A carrier of another subcarrier spacing beside the one of 30 kHz, behind the same addresses and in the same VLAN.

    Messages keep the time by which they are ahead of their symbols, or behind them.
    """
    copies = []
    for one in [one for one in trace.of("C") + trace.of("U") if one.eaxc == 0]:
        slots = ((one.frame - 8) % 256 * 10 + one.subframe) * 2 + one.slot
        lead = symbol_start(slots, one.symbol, 30) - (one.time - FRAME_START)
        per_subframe = kilohertz // 15
        copy = one.clone(eaxc=one.eaxc + eaxc, time=FRAME_START + symbol_start(slots, one.symbol, kilohertz) - lead)
        subframes, copy.slot = divmod(slots, per_subframe)
        copy.frame, copy.subframe = (8 + subframes // 10) % 256, subframes % 10
        copies.append(copy)
    trace.insert(*copies)


def symbol_start(slots, symbol, kilohertz):
    """When a symbol begins, in nanoseconds from the start of the slots: the first of each half millisecond is longer."""
    per_half = kilohertz // 30 * 14 if kilohertz >= 30 else 7
    halves, rest = divmod(slots * 14 + symbol, per_half)
    # In samples of 30.72 MHz: 2048 and 144 at 15 kHz, and 16 more in the first symbol.
    length = (2048 + 144) * 15 / kilohertz
    inside = rest * length + (16 if rest else 0)
    return round(halves * 500_000 + inside / 30.72 * 1000)


@healthy
def another_capture(trace, other, eaxc):
    """A carrier of another capture beside this one, behind the same addresses and in the same VLAN."""
    mine, first = trace.of("U DL")[0], other.of("U DL")[0]
    later = _slots(first) - _slots(mine)
    offset = mine.time - first.time
    for one in other.messages:
        shift_slots(one, -later)
        one.time += offset
        one.eaxc += eaxc
        one.tags, one.source, one.destination = mine.tags, mine.source, mine.destination
    trace.insert(*other.messages)


def _slots(one):
    return (one.frame * 10 + one.subframe) * 2 + one.slot


@healthy
def more_antennas(trace, eaxcs):
    """The same on further eAxC of the carrier."""
    found = trace.of("C") + trace.of("U")
    trace.insert(*[one.clone(eaxc=eaxc, time=one.time + 700 * eaxc) for eaxc in eaxcs for one in found])


@healthy
def more_occasions(trace, eaxcs):
    """The random access channel once more for other carriers, between the messages of the first one."""
    found = trace.of("C UL prach") + trace.of("U UL prach")
    trace.insert(*[one.clone(eaxc=eaxc, time=one.time + 300 * place)
                   for place, eaxc in enumerate(eaxcs, 1) for one in found])


# ---- What networks and capturing hosts do -----------------------------------------------------------------


@healthy
def addresses(trace):
    for one in trace.messages:
        one.source, one.destination = (b"\x8c\x1f\x64" + octets[3:] for octets in (one.source, one.destination))


@healthy
def vlan(trace, identifier=None, priority=None, tags=None):
    """Another VLAN, another priority, or other tags altogether."""
    for one in trace.messages:
        if tags is not None:
            one.tags = list(tags)
        if identifier is not None:
            one.tags = [one.tags[0] & 0xF000 | identifier]
        if priority is not None:
            one.tags = [one.tags[0] & 0x1FFF | priority << 13]


@healthy
def strip_tags_of(trace, what):
    """A network card takes the tag off what one unit sends."""
    source = trace.of(what)[0].source
    for one in trace.messages:
        if one.source == source:
            one.tags = []


@healthy
def clock(trace, nanoseconds):
    for one in trace.messages:
        one.time += nanoseconds


@healthy
def later_in_the_air(trace, frames):
    """Clock and frame numbers are those of later frames."""
    for one in trace.messages:
        one.time += frames * 10_000_000
        one.frame = (one.frame + frames) % 256


@healthy
def pause(trace, periods):
    """The exchange once more behind a pause; the sequence numbers go on."""
    again = [one.clone(time=one.time + periods * PERIOD) for one in trace.messages]
    last = {}
    for one in trace.messages:
        last[flow(one)] = one.sequence
    starts = {}
    for one in again:
        starts.setdefault(flow(one), one.sequence)
        one.sequence = (one.sequence - starts[flow(one)] + last[flow(one)] + 1) % 256
    trace.messages += again


@healthy
def swap(trace, what, every):
    """The network swaps neighbours of a flow: what came first is captured second."""
    found = trace.of(what)
    for first, second in zip(found[::every], found[1::every]):
        if PLACE["slot"](first) == PLACE["slot"](second):
            first.time, second.time = second.time, first.time
    trace.messages.sort(key=lambda one: one.time)


@healthy
def mirror(trace, nanoseconds):
    """A mirror port that shows both ends of the link: each frame twice."""
    trace.insert(*[one.clone(time=one.time + nanoseconds) for one in trace.messages])


@healthy
def one_direction(trace, what):
    """Frames of one unit alone are in the capture."""
    source = trace.of(what)[0].source
    trace.drop([one for one in trace.messages if one.source != source])


@healthy
def cut(trace, first, last):
    """The capture has a part of the frames, whatever slot they are in."""
    count = len(trace.messages)
    trace.messages = trace.messages[int(count * first):int(count * last)]


@healthy
def pad(trace, octets):
    for one in trace.messages:
        one.padding += bytes(octets)


@healthy
def foreign(trace):
    """Frames of other protocols between: LLDP, ARP, PTP, UDP of both units."""
    for one in trace.messages[::50]:
        found = [*BESIDE["flooded"](one.source, one.destination), *BESIDE["unicast"](one.source, one.destination),
                 bytes.fromhex("011b19000000") + one.source + b"\x88\xf7\x1b\x02\x00\x2c" + bytes(42)]
        trace.others += [container.Frame(one.time, octets, len(octets)) for octets in found]


# ---- Forms of the file: what is done to the frames, and with them -----------------------------------------


def _plain(frames):
    return container.pcapng(frames)


def _with_fcs(frames):
    for frame in frames:
        frame.octets += zlib.crc32(frame.octets).to_bytes(4, "little")
        frame.length += 4
    return frames


def _over_udp(frames, version=4):
    """eCPRI in UDP: the frame's Ethernet header and tags, IP, UDP, and what was behind the EtherType."""
    for frame in frames:
        at = 12
        while frame.octets[at:at + 2] == b"\x81\x00":
            at += 4
        tags, body = frame.octets[:at], frame.octets[at + 2:]
        body = body[:4 + int.from_bytes(body[2:4], "big")]
        is_down = frame.octets[5] == 2
        frame.octets = tags + internet.datagram(body, source=1 if is_down else 2, ports=(45000, 45000), version=version)
        frame.octets += bytes(max(0, 60 - len(frame.octets)))
        frame.length = len(frame.octets)
    return frames


def _snapped(frames, octets=64):
    for frame in frames:
        frame.octets = frame.octets[:octets]
    return frames


# Name → (suffix of the file, its octets).
FILES = {
    "pcapng": (".pcapng", _plain),
    "pcap": (".pcap", container.pcap),
    "microseconds": (".pcap", lambda frames: container.pcap(frames, nanoseconds=False)),
    "gzip": (".pcapng.gz", lambda frames: gzip.compress(_plain(frames), compresslevel=1, mtime=0)),
    "fcs": (".pcapng", lambda frames: container.pcapng(_with_fcs(frames), fcs_length=4)),
    "fcs-untold": (".pcap", lambda frames: container.pcap(_with_fcs(frames))),
    "snapped": (".pcapng", lambda frames: _plain(_snapped(frames))),
    "udp": (".pcapng", lambda frames: _plain(_over_udp(frames))),
    "udp6": (".pcapng", lambda frames: _plain(_over_udp(frames, version=6))),
}
