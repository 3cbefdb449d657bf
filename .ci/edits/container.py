"""Reads and writes pcap and pcapng, as far as the edits need it: Ethernet, little-endian, one interface."""

import dataclasses
import struct

ETHERNET = 1
SECTION, INTERFACE, PACKET = 0x0A0D0D0A, 1, 6
# Options of an interface: resolution of its time stamps, octets of a frame check sequence.
TIME_RESOLUTION, FCS_LENGTH = 9, 13
PCAP = {0xA1B2C3D4: 1000, 0xA1B23C4D: 1}  # magic number → nanoseconds of a unit of the fraction


@dataclasses.dataclass
class Frame:
    """A captured frame: nanoseconds since 1970, what the file holds of it, and how long it was."""

    time: int
    octets: bytes
    length: int


def read(path):
    """The frames of a capture."""
    with open(path, "rb") as file:
        data = file.read()
    if int.from_bytes(data[:4], "little") in PCAP:
        return list(_pcap(data))
    return list(_pcapng(data))


def _pcap(data):
    unit = PCAP[int.from_bytes(data[:4], "little")]
    at = 24
    while at + 16 <= len(data):
        seconds, fraction, held, length = struct.unpack_from("<IIII", data, at)
        yield Frame(seconds * 10**9 + fraction * unit, data[at + 16:at + 16 + held], length)
        at += 16 + held


def _pcapng(data):
    at, resolution = 0, 10**6
    while at + 12 <= len(data):
        kind, size = struct.unpack_from("<II", data, at)
        body = data[at + 8:at + size - 4]
        if kind == INTERFACE:
            resolution = _resolution(body[8:])
        elif kind == PACKET:
            _, high, low, held, length = struct.unpack_from("<IIIII", body)
            yield Frame((high << 32 | low) * 10**9 // resolution, body[20:20 + held], length)
        at += size


def _resolution(options):
    at = 0
    while at + 4 <= len(options):
        code, size = struct.unpack_from("<HH", options, at)
        if code == TIME_RESOLUTION:
            return 10 ** options[at + 4]
        at += 4 + size + -size % 4
    return 10**6


def pcap(frames, nanoseconds=True):
    """The octets of a pcap file."""
    unit = 1 if nanoseconds else 1000
    magic = next(magic for magic, length in PCAP.items() if length == unit)
    parts = [struct.pack("<IHHiIII", magic, 2, 4, 0, 0, 262144, ETHERNET)]
    for frame in frames:
        seconds, rest = divmod(frame.time, 10**9)
        parts.append(struct.pack("<IIII", seconds, rest // unit, len(frame.octets), frame.length) + frame.octets)
    return b"".join(parts)


def pcapng(frames, fcs_length=None):
    """The octets of a pcapng file with stamps of 1 ns; `fcs_length` declares a frame check sequence of so many octets."""
    options = struct.pack("<HHB3x", TIME_RESOLUTION, 1, 9)
    if fcs_length is not None:
        options += struct.pack("<HHB3x", FCS_LENGTH, 1, fcs_length)
    parts = [
        _block(SECTION, struct.pack("<IHHq", 0x1A2B3C4D, 1, 0, -1)),
        _block(INTERFACE, struct.pack("<HHI", ETHERNET, 0, 0) + options + struct.pack("<HH", 0, 0)),
    ]
    for frame in frames:
        parts.append(_block(PACKET, struct.pack(
            "<IIIII", 0, frame.time >> 32, frame.time & 0xFFFFFFFF, len(frame.octets), frame.length)
            + frame.octets + bytes(-len(frame.octets) % 4)))
    return b"".join(parts)


def _block(kind, body):
    size = struct.pack("<I", len(body) + 12)
    return struct.pack("<I", kind) + size + body + size
