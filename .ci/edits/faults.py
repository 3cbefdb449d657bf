"""Edits that break a rule. Each takes a trace and words of the table; what must be found is in the table alone."""

import struct

from . import container, internet, samples
from .message import Section
from .trace import PLACE, shift_slots

FAULTS = {}
STRANGER = bytes.fromhex("02005e000009")
# An eAxC of commands alone.
COMMANDS_EAXC = 0x00C0


def fault(function):
    """Makes a function an edit of the table."""
    FAULTS[function.__name__.replace("_", "-")] = function
    return function


@fault
def change(trace, what, count=1, at=0.5, set=None, add=None, section=None, add_section=None):  # noqa: A002
    """Fields of messages, and of their first section, get a value or are moved by one."""
    for one in trace.some(what, count, at):
        for holder, values, is_sum in (
                (one, set, False), (one, add, True), (one.sections[0], section, False),
                (one.sections[0], add_section, True)):
            for name, value in (values or {}).items():
                value = bytes.fromhex(value) if isinstance(getattr(holder, name), bytes) else value
                setattr(holder, name, getattr(holder, name) + value if is_sum else value)


@fault
def drop(trace, what, count=1, at=0.5):
    trace.drop(trace.some(what, count, at))


@fault
def drop_of_sender(trace, what, count):
    """Frames in a row of the unit that sends these, whatever they are."""
    source = trace.of(what)[0].source
    found = [one for one in trace.messages if one.source == source]
    trace.drop(found[len(found) // 2:][:count])


@fault
def repeat(trace, what, count=1):
    """The same octets once more, a microsecond later."""
    trace.insert(*[one.clone(time=one.time + 1000) for one in trace.some(what, count)])


@fault
def answer_twice(trace, what):
    """The same resource blocks once more, in a message with a number of its own."""
    trace.send_again(what, nanoseconds=1000)


@fault
def both(trace, first, second):
    for name, words in (first, second):
        FAULTS[name](trace, **words)


@fault
def delay(trace, what, count="all", microseconds=0, at=0.5):
    """Frames are captured later, or earlier."""
    for one in trace.some(what, count, at):
        one.time += round(microseconds * 1000)


@fault
def delay_slot(trace, what, microseconds):
    """All of a radio slot is captured later."""
    slot = PLACE["slot"](trace.some(what)[0])
    for one in trace.of(what):
        if PLACE["slot"](one) == slot:
            one.time += round(microseconds * 1000)


@fault
def shift(trace, what, count="all", slots=0, at=0.5):
    """The radio time that messages carry is another one by so many slots."""
    for one in trace.some(what, count, at):
        shift_slots(one, slots)


@fault
def uncompressed(trace, what):
    """The U-plane has 16 bits without compression, and says so."""
    for one in trace.of(what):
        for section in one.sections:
            section.samples, section.header = samples.uncompressed(section.samples), 0


@fault
def narrower(trace, what, count="all"):
    """The U-plane has 8 bits instead of 9, and says so."""
    for one in trace.some(what, count):
        for section in one.sections:
            section.samples, section.header = samples.narrower(section.samples), 0x81


@fault
def announce(trace, what, header, count="all", at=0.5, every=1):
    """The U-plane tells another compression than its samples have, in all sections of every n-th message."""
    for one in trace.some(what, count, at)[::every]:
        for section in one.sections:
            section.header = header


@fault
def modulated(trace, what):
    """The U-plane says modulation compression of 4 bits, and has 12 octets a PRB."""
    for one in trace.some(what):
        for section in one.sections:
            section.samples, section.header = section.samples[:12 * section.count], 0x44


@fault
def reserved_nibble(trace, what, count=1):
    """The upper half of the octet with the exponent is not 0."""
    for one in trace.some(what, count):
        octets = bytearray(one.sections[0].samples)
        octets[0] |= 0xF0
        one.sections[0].samples = bytes(octets)


@fault
def reflected(trace, what):
    """What one unit sends comes from the other one."""
    one = trace.some(what)[0]
    trace.insert(one.clone(time=one.time + 5000, source=one.destination, destination=one.source))


@fault
def without_header(trace, what, count="all"):
    for one in trace.some(what, count):
        for section in one.sections:
            section.header = None


@fault
def shorten(trace, what, octets, count=1):
    """Samples at the end are not sent; the size says so."""
    for one in trace.some(what, count):
        one.sections[-1].samples = one.sections[-1].samples[:-octets]


@fault
def fewer_blocks(trace, what, blocks=1, count=1):
    """A section ends earlier than asked, in its header and its samples."""
    for one in trace.some(what, count):
        one.sections[-1].count -= blocks
        one.sections[-1].samples = one.sections[-1].samples[:-28 * blocks]


@fault
def size(trace, what, octets=0, count=1, value=None):
    """The eCPRI size is another one than what follows it."""
    for one in trace.some(what, count):
        one.size = len(one.body()) + octets if value is None else value


@fault
def number(trace, what, value):
    """The sequence numbers of a flow stand still."""
    for one in trace.of(what):
        one.sequence = value


@fault
def number_by_slot(trace, what):
    """The sequence numbers of a flow begin each slot anew."""
    for messages in trace.slots(what):
        for place, one in enumerate(messages):
            one.sequence = place


@fault
def readdress(trace, what, count="all", at=0.5):
    """Frames come from an address that nobody declared."""
    for one in trace.some(what, count, at):
        one.source = STRANGER


@fault
def retag(trace, what, vlan, count):
    for one in trace.some(what, count):
        one.tags = [one.tags[0] & 0xF000 | vlan]


@fault
def silent(trace, beside=None):
    """The O-RU sends no U-plane; beside that it may send frames to the O-DU, or to all."""
    uplink = trace.of("U UL any")
    unit, other = uplink[0].source, uplink[0].destination
    stamps = [one.time for one in uplink[::40]]
    trace.drop(uplink)
    for stamp in stamps:
        for octets in BESIDE[beside](unit, other):
            trace.others.append(container.Frame(stamp, octets, len(octets)))


def _datagram(unit, other):
    yield other + unit + internet.datagram(bytes(16), source=2, ports=(50000, 50001))


def _flooded(unit, _):
    lldp = bytes.fromhex("020704") + unit + bytes.fromhex("0402073106020078") + bytes(2)
    yield bytes.fromhex("0180c200000e") + unit + b"\x88\xcc" + lldp + bytes(46 - len(lldp))
    arp = struct.pack(">HHBBH", 1, 0x0800, 6, 4, 1) + unit + bytes([192, 0, 2, 2]) + bytes(6) + bytes([192, 0, 2, 1])
    yield bytes(b"\xff" * 6) + unit + b"\x08\x06" + arp + bytes(46 - len(arp))


BESIDE = {None: lambda *_: (), "unicast": _datagram, "flooded": _flooded}


@fault
def add_section(trace, what, at=0.5, same=False, **fields):
    """Another section in a C-plane message: the first one with other fields, also as a description of the same id."""
    one = trace.some(what, 1, at)[0]
    first = one.sections[0]
    values = {**vars(first), **fields}
    if not same and "identifier" not in fields:
        values["identifier"] = first.identifier + 1000
    one.sections.append(Section(**values))


@fault
def extension(trace, what, octets):
    """A section extension behind the last section of a C-plane message."""
    one = trace.some(what)[0]
    one.sections[-1].extended = 1
    one.beyond = bytes.fromhex(octets) + one.beyond


@fault
def request_late(trace, what, answers):
    """A request is captured behind all answers to it."""
    request = trace.some(what)[0]
    slot = PLACE["slot"](request)
    request.time = max(one.time for one in trace.of(answers) if PLACE["slot"](one) == slot) + 20_000


@fault
def one_more_sent(trace, what, add):
    """A C-plane message of the slot with another compression, for the same section on its later symbols."""
    one = trace.some(what)[0]
    half = one.sections[0].symbols // 2
    other = one.clone(time=one.time + 2000, symbol=one.symbol + half, compression=one.compression ^ add)
    other.sections[0].symbols -= half
    one.sections[0].symbols = half
    trace.insert(other)
    trace.renumber(trace.of(what))


@fault
def wrong_eaxc(trace, what, eaxc, count="all"):
    for one in trace.some(what, count):
        one.eaxc = eaxc


@fault
def in_other_direction(trace, direction="UL", slots=-4, of_pattern=None):
    """A slot is asked for, and answered, where the pattern of the cell has the other direction, so many slots away.

    `of_pattern` are the slots of the pattern from which it may be moved.
    """
    for request in trace.some(f"C {direction}", "later"):
        if of_pattern is None or (request.subframe * 2 + request.slot) % 10 in of_pattern:
            break
    slot = PLACE["slot"](request)
    for one in [one for one in trace.of(direction) if PLACE["slot"](one) == slot]:
        shift_slots(one, slots)
        one.time += slots * 500_000
    trace.messages.sort(key=lambda one: one.time)
    trace.renumber(trace.of(f"U {direction}"))
    trace.renumber(trace.of(f"C {direction}"))


@fault
def one_in_other_direction(trace, what, slots, of_pattern):
    """A message alone names another slot; it stays where it is."""
    one = next(one for one in trace.some(what, "later") if (one.subframe * 2 + one.slot) % 10 in of_pattern)
    shift_slots(one, slots)


@fault
def command(trace, octets, scope=0, commands=1, symbol=0, sender="C DL"):
    """A message of section type 4 ahead of a slot of the downlink, with these commands."""
    model = trace.some("C DL")[0]
    source, destination = (model.source, model.destination) if sender == "C DL" else (model.destination, model.source)
    # The header has the subcarrier spacing in the place of the filter, the scope in that of the number of sections, and the
    # number of commands behind the section type.
    trace.insert(model.clone(
        time=model.time - 3000, source=source, destination=destination, eaxc=COMMANDS_EAXC, sequence=0, filter=1,
        symbol=symbol, section_type=4, number_of_sections=scope, compression=commands, reserved=0, sections=[],
        beyond=bytes.fromhex(octets), padding=bytes(20)))


@fault
def stop(trace, what):
    """No message of the kind any more, from the middle on."""
    trace.drop(trace.some(what, "later"))
