"""Inputs to begin with, for the targets of .ci/fuzz: all of them are made of what the repository ships.

The layouts of the inputs are told in the files of Tests/Fuzz/Targets.
"""

import os
import pathlib
import re
import struct

# One message for each section type, from its application header on.
SECTION_TYPES = """
    90010000 0100 0000c1000000 00100000fffe0000
    907b4040 0101 0000 00700000fffe0123
    107b404a 0102 9100 00800a64fff40000
    11c89000 0103 0c60cc000000 80000048fff10000fff33400
    91010000 0004 0200 0200030512340000 3f0f00f0 04000400 00000000 02000005 00000000
    90010000 0105 0000 00200014fffe0042
    90010000 0106 0100 0042fffe000a02 1122334455
    90010000 0007 0000 0201020a93007000
    91010000 0108 0201 1234 1235 4321
    10010000 0109 6500 00100a02 01020304
    10010000 010a 0000 00300014fffe0042 81000002fffe0000 060200020001ffff
    90010000 010b 0000 00300014fffe0000 0500000230010000
"""
WIDE_EXTENSIONS = {11, 19, 20, 22}
OTHER_MESSAGES = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 64]
ADDRESSES = bytes.fromhex("02005e000002 02005e000001")
ECPRI = b"\xae\xfe"
UDP_PORT = 0xAEFE
LONGEST = 4096
# Whole captures, or as much of them.
LONGEST_CAPTURE = 65536


def seeds(root, target):
    return SEEDS[target](root)


def words(root, target):
    """Names and operators that texts are made of; nothing for the other targets."""
    if target not in ("expression", "profile", "scenario", "instance-data"):
        return []
    text = b"\n".join(seeds(root, target)).decode(errors="ignore")
    found = set(re.findall(r"[A-Za-z_][A-Za-z0-9_.-]*|[<>=!&|]+", text))
    extra = ["in [", "has(", "size(", "subset ", "..", "count(", " as ", "$count", "$list", "&a", "*a", "- ", ": ", "|-"]
    return sorted(word.replace("\\", "\\\\") for word in found if len(word) < 40) + extra


# Captures ------------------------------------------------------------------------------------------------------


def frames(root):
    """The frames of the shipped captures: one interface, little-endian."""
    for file in sorted((root / "Captures").glob("*.pcapng")):
        yield from frames_of(file)


def frames_of(file):
    """The frames at the start of a capture: pcap, or pcapng with one interface."""
    with open(file, "rb") as opened:
        content, at = opened.read(1 << 20), 0
    for order in "<>":
        if content[:4] in [struct.pack(order + "I", magic) for magic in (0xA1B2C3D4, 0xA1B23C4D)]:
            at = 24
            while at + 16 <= len(content):
                captured = struct.unpack_from(order + "I", content, at + 8)[0]
                yield content[at + 16:at + 16 + captured]
                at += 16 + captured
            return
    while at + 12 <= len(content):
        kind, length = struct.unpack_from("<II", content, at)
        if length < 12:
            return
        if kind == 6:
            captured = struct.unpack_from("<I", content, at + 20)[0]
            yield content[at + 28:at + 28 + captured]
        at += length


def packet(frame):
    """What is behind the Ethernet header, the tag and the Ethernet type."""
    return frame[18:] if frame[12:14] == b"\x81\x00" else frame[14:]


def few(items, count=24):
    """Some of many, from all parts."""
    items = list(items)
    return items[::max(1, len(items) // count)]


def shipped_messages(root, kind):
    return [part[8:] for part in map(packet, frames(root)) if len(part) > 8 and part[1] == kind]


# Messages made by hand -----------------------------------------------------------------------------------------


def message(kind, payload):
    return bytes([0x10, kind]) + struct.pack(">H", len(payload)) + payload


def application(kind, payload, sequence=0, fragment=0x80):
    return message(kind, bytes([0, 0, sequence, fragment]) + payload)


def section_types():
    return [bytes.fromhex(line) for line in SECTION_TYPES.strip().splitlines()]


def extensions():
    """A section with one extension of each type, in several lengths."""
    for kind in range(1, 31):
        for count in (1, 2, 4, 8):
            head = bytes([kind, 0, count] if kind in WIDE_EXTENSIONS else [kind, count])
            body = bytes((number * 37 + kind) & 0xFF for number in range(count * 4 - len(head)))
            header = bytes([0x90, 1, 0, 0, 1, 5 if kind in (10, 24) else 1, 0, 0])
            yield header + bytes.fromhex("00300014fffe8000") + head + body


def compressed_sections(dynamic):
    """A section of two PRBs for each method in several widths: udCompHdr and the message."""
    for method in range(9):
        for width in (1, 8, 9, 14, 0):
            header = width << 4 | method
            size = (0, 1, 1, 1, 0, 2, 2, 1, 0)[method] + 3 * (width or 16)
            masks = bytes.fromhex("0fff0fff") if method in (7, 8) else b""
            mask = b"\x0f\xff" if method in (5, 6) else b""
            prb = (mask + b"\x35" * 60)[:size]
            yield header, bytes.fromhex("90010000 00100002") + (bytes([header, 0]) if dynamic else b"") + masks + prb * 2


def packets():
    """eCPRI packets that no shipped capture has."""
    result = [application(2, part) for part in section_types()]
    result += [application(2, part) for part in extensions()]
    result += [application(0, part) for _, part in compressed_sections(True)]
    result += [message(kind, bytes(range(length))) for kind in OTHER_MESSAGES for length in (4, 12, 20)]
    first, second = application(2, section_types()[1]), application(2, section_types()[5])
    result.append(bytes([0x11]) + first[1:] + b"\0" * (-len(first) % 4) + second)
    return result


# Targets -------------------------------------------------------------------------------------------------------


def c_plane(root):
    parts = few(shipped_messages(root, 2)) + section_types() + list(extensions())
    return [bytes([weights, 0, 0, missing]) + part for part in parts for weights, missing in ((0, 0), (4, 8))]


def u_plane(root):
    result = [bytes([4, 0x91, 0, 51, 0]) + part for part in few(shipped_messages(root, 0)) if len(part) < LONGEST]
    result += [bytes([1, 0, 0, 51, 0]) + part for _, part in compressed_sections(True)]
    result += [bytes([0, header, 0, 51, 0]) + part for header, part in compressed_sections(False)]
    return result


def ecpri(root):
    return few(part for part in map(packet, frames(root)) if len(part) < LONGEST) + packets()


def record(frame, flags=0):
    return bytes([flags]) + struct.pack(">H", len(frame)) + frame


def ethernet(payload, kind=ECPRI):
    return ADDRESSES + kind + payload


def datagram(payload, cuts, version):
    """A UDP datagram in as many IP packets as there are pieces between the cuts."""
    udp = struct.pack(">HHHH", UDP_PORT, UDP_PORT, len(payload) + 8, 0) + payload
    bounds = [0, *cuts, len(udp)]
    for start, end in zip(bounds, bounds[1:]):
        part, more = udp[start:end], end < len(udp)
        if version == 4:
            flags = (0x2000 if more else 0) | start // 8
            yield struct.pack(">BBHHHBBH", 0x45, 0, len(part) + 20, 7, flags, 64, 17, 0) + bytes(range(8)) + part
        else:
            fragment = struct.pack(">BBHI", 17, 0, start | more, 7) if cuts else b""
            yield struct.pack(">IHBB", 0x60000000, len(fragment + part), 44 if cuts else 17, 64) + bytes(
                range(32)) + fragment + part


def frame_sequences(root):
    shipped, result = [frame for frame in frames(root) if len(frame) < LONGEST - 8], []
    for begin in range(0, len(shipped), max(1, len(shipped) // 24)):
        group = b""
        for frame in shipped[begin:]:
            if len(group) + len(frame) + 4 > LONGEST:
                break
            group += record(frame)
        result.append(bytes([begin & 3]) + group)
    made = packets()
    for begin in range(0, len(made), 8):
        result.append(b"\0" + b"".join(record(ethernet(part)) for part in made[begin:begin + 8])[:LONGEST - 1])
    plane = application(0, next(compressed_sections(True))[1])
    for version, kind, raw in ((4, b"\x08\x00", 6), (6, b"\x86\xdd", 7)):
        for cuts in ([], [16], [8, 24]):
            parts = list(datagram(plane, cuts, version))
            result.append(b"\x04" + b"".join(record(ethernet(part, kind)) for part in parts))
            result.append(b"\x04" + b"".join(record(part, raw) for part in reversed(parts)))
    # Fragments of a radio message: each has the timing header.
    body = plane[8:]
    pieces = [body[:20], body[:4] + body[20:]]
    split = [application(0, part, 3, number | (0x80 if number else 0)) for number, part in enumerate(pieces)]
    result.append(b"\x08" + b"".join(record(ethernet(part)) for part in split * 3))
    return result


def judged_captures(root):
    """Whole captures: the shipped ones and, where they are, real ones, as far as the longest input goes."""
    folder = pathlib.Path(os.environ.get("TEKIGO_CAPTURES", root.parent / "shared/captures"))
    real = [file for file in sorted(folder.rglob("*")) if file.suffix in (".pcap", ".pcapng")]
    result = []
    for file in sorted((root / "Captures").glob("*.pcapng")) + real:
        sequence = b""
        for frame in frames_of(file):
            if len(sequence) + len(frame) + 4 > LONGEST_CAPTURE:
                break
            sequence += record(frame, 8)
        result.append(sequence)
    return [sequence for sequence in result if sequence]


def sctp_sequences(_):
    """Associations with their set-up, data in one and several chunks, and their end; and chunks of every type."""
    def chunk(kind, flags, value):
        return struct.pack(">BBH", kind, flags, len(value) + 4) + value + bytes(-len(value) % 4)

    def data(tsn, stream, sequence, content, flags=3):
        return chunk(0, flags, struct.pack(">IHHI", tsn, stream, sequence, 62) + content)

    def interleaved(tsn, stream, number, last, content, flags):
        return chunk(64, flags, struct.pack(">IHHII", tsn, stream, 0, number, last) + content)

    def packet(flags, tag, *chunks):
        content = struct.pack(">II", tag, 0) + b"".join(chunks)
        return struct.pack(">BH", flags, len(content)) + content

    def initiation(kind, tag, tsn, parameters=b""):
        return chunk(kind, 0, struct.pack(">IIHHI", tag, 65536, 10, 10, tsn) + parameters)

    def sack(tsn):
        return chunk(3, 0, struct.pack(">IIHH", tsn, 65536, 0, 0))

    up, down, last = 0x22, 0x11, 0xFFFFFFFE
    address = struct.pack(">HHI", 5, 8, 0x0A000001)
    start = (packet(0, 0, initiation(1, down, last, address)) + packet(1, down, initiation(2, up, 7, address))
             + packet(0, up, chunk(10, 0, b"cookie"), data(last, 0, 0, b"first")) + packet(1, down, chunk(11, 0, b"")))
    parts = [data(last + 1, 1, 0, b"abc", 2), data(0, 1, 0, b"def", 0), data(1, 1, 0, b"ghi", 1)]
    end = packet(0, up, chunk(7, 0, struct.pack(">I", 6))) + packet(1, down, chunk(8, 0, b"")) + packet(
        0, up, chunk(14, 0, b""))
    result = [
        start + packet(0, up, *parts) + packet(1, down, sack(1), data(7, 0, 0, b"answer")) + end,
        start + b"".join(packet(4, up, part) for part in reversed(parts)) + end,
        start + packet(0, up, parts[0]) + packet(0, up, data(2, 1, 1, b"later")) + packet(1, down, sack(2)) + end,
        start + packet(0, up, data(2, 1, 0, b"wait")) + packet(4, up, data(9, 2, 1, b"more")) * 7,
        start + packet(0, up, chunk(192, 0, struct.pack(">IHH", 3, 1, 4)), data(4, 1, 5, b"next")),
        start + packet(0, up, chunk(130, 0, struct.pack(">HHIII", 13, 16, 1, 0, last))) + packet(
            0, up, data(last + 1, 0, 0, b"anew")),
        start + packet(8, up, data(last + 1, 0, 1, b"path")) + start[1:],
        packet(0, up, data(5, 0, 9, b"middle")) + packet(1, down, data(5, 0, 9, b"middle")),
        packet(0, up, interleaved(5, 1, 0, 62, b"ab", 2), interleaved(6, 2, 0, 62, b"x", 3),
               interleaved(7, 1, 0, 1, b"cd", 1)),
        packet(0, up, chunk(194, 0, struct.pack(">IHHI", 9, 1, 1, 3)), chunk(6, 1, b"\0\x0c\0\x04")),
        start + packet(0, up, chunk(193, 0, struct.pack(">IHHIHHIHHI", 1, 5, 8, 1, 0xC001, 16, 1, 5, 8, 0x0A000101))),
        packet(2, up, data(1, 0, 0, b"cut")) + packet(64, up, *(chunk(kind, 0, bytes(12)) for kind in range(3, 17))),
    ]
    exported = b"\0\x0c\0\x04f1ap\0\x14\0\x04\x0a\0\0\1\0\x15\0\x04\x0a\0\0\2\0\x1b\0\4\0\0\0\x3e\0\0\0\0pdu"
    result += [struct.pack(">BH", flags, len(exported)) + exported for flags in (16, 18, 48)]
    return result


def samples(_):
    """udCompHdr, a mask of the section, and a PRB of each method and of widths at the edges."""
    ramp = bytes(number * 37 & 0xFF for number in range(52))
    return [
        bytes([width << 4 | method]) + mask + content
        for method in range(10) for width in (0, 1, 4, 8, 9, 14)
        for mask, content in ((b"\x0f\xff", ramp), (b"\x05\x21", b"\x9f" + ramp))
    ]


def captures(root):
    result = []
    for file in sorted((root / "Captures").glob("*.pcapng")):
        content = file.read_bytes()
        result += [bytes([window]) + content[:length] for window, length in ((0, 400), (3, 2000), (63, 4000))]
    some = [frame[:200] for frame in few(frames(root), 8)]
    for order in "<>":
        for magic, extra in ((0xA1B2C3D4, 0), (0xA1B23C4D, 0), (0xA1B2CD34, 8)):
            file = struct.pack(order + "IHHIIII", magic, 2, 4, 0, 0, 65535, 1)
            for number, frame in enumerate(some):
                file += struct.pack(order + "IIII", 1704067200, number * 9, len(frame), len(frame) + number)
                file += bytes(extra) + frame
            result.append(b"\0" + file)
        result.append(b"\0" + every_block(order, some))
    return [seed[:LONGEST] for seed in result]


def every_block(order, some):
    """A pcapng file with a block of every type that is read, and options."""
    def block(kind, body):
        body += bytes(-len(body) % 4)
        length = struct.pack(order + "I", len(body) + 12)
        return struct.pack(order + "I", kind) + length + body + length

    def option(code, value):
        return struct.pack(order + "HH", code, len(value)) + value + bytes(-len(value) % 4)

    end = struct.pack(order + "HH", 0, 0)
    numbers = struct.pack(order + "Q", 3)
    file = block(0x0A0D0D0A, struct.pack(order + "IHHq", 0x1A2B3C4D, 1, 0, -1) + option(1, b"section") + end)
    file += block(1, struct.pack(order + "HHI", 1, 0, 0) + option(2, b"eth0") + option(9, b"\x09")
                  + option(11, b"\0udp") + option(13, b"\x04") + option(14, numbers) + end)
    file += block(1, struct.pack(order + "HHI", 113, 0, 64) + option(9, b"\x8a") + end)
    for number, frame in enumerate(some[:3]):
        head = struct.pack(order + "IIIII", number % 2, 388000, number * 99, len(frame), len(frame) + 4)
        options = option(1, b"a comment") + option(2, struct.pack(order + "I", 0x80)) + option(4, numbers) + end
        file += block(6, head + frame + bytes(-len(frame) % 4) + options)
    file += block(3, struct.pack(order + "I", len(some[3])) + some[3])
    file += block(2, struct.pack(order + "HHIIII", 0, 2, 388000, 9, len(some[4]), len(some[4])) + some[4])
    file += block(4, b"names" * 3) + block(0xBAD, struct.pack(order + "I", 3054) + b"custom")
    file += block(0x8000A918, option(20, struct.pack(order + "H", 1)) + option(31, b"\x01") + option(32, b"\x09") + end)
    return file + block(5, struct.pack(order + "III", 0, 388000, 9) + option(5, numbers) + option(7, numbers) + end)


def expressions(root):
    result = []
    text = (root / "Profiles/spec/oran-cus.yaml").read_text(encoding="utf-8")
    meanings = {"assert": 0, "when": 0, "of": 1, "reorder": 2, "select": 3, "cover": 4, "applies_if": 5}
    for key, value in re.findall(r"^\s*(?:- )?(\w+): (.+)$", text, re.MULTILINE):
        if key in meanings:
            value = value.strip().strip("\"'")
            result += [bytes([meanings[key], event, 3]) + value.encode() for event in (1, 5)]
    result += [bytes([2, 0, 0]) + part for part in (b"35.7 us", b"-3 dB", b"0x40", b"1 slot + 2", b"20 ms * 3")]
    result += [bytes([5, 0, 0]) + part for part in (b"beamforming && layers >= 2", b"method in [\"BFP\", \"none\"]")]
    result += [bytes([3, 0, 5]) + b"cus.u.*[has(vlanId) && vlanId in [1, 4..9]] as u\ndataDirection == DL"]
    return sorted(set(result))


def profiles(root):
    result = [file.read_bytes() for file in sorted((root / "Profiles/pair").glob("*.yaml"))]
    text = (root / "Profiles/spec/oran-cus.yaml").read_text(encoding="utf-8")
    head, _, rest = text.partition("\nrequirements:\n")
    head = re.sub(r"^#.*\n", "", head, flags=re.MULTILINE)
    requirements = re.split(r"^(?=  - id:)", rest, flags=re.MULTILINE)
    result += [f"{head}\nrequirements:\n{part}".encode() for part in few(requirements, 48) if "- id:" in part]
    return [seed for seed in result if len(seed) <= LONGEST]


def scenarios(root):
    """The shipped scenarios, and those of the proofs of signalling, which have every life and message in them."""
    files = sorted((root / "Captures").glob("*.scenario.yaml"))
    for name in ("3gpp-f1ap", "3gpp-e1ap", "3gpp-f1u"):
        files += sorted((root / "Tests/Proofs" / name).glob("*.scenario.yaml"))
    return [content for content in (file.read_bytes() for file in files) if len(content) <= LONGEST]


def user_messages(root):
    """The messages of the shipped captures by file: whether from the lower port, PPID, stream and octets."""
    for file in sorted((root / "Captures").glob("*.pcapng")):
        messages = []
        for frame in frames_of(file):
            content = packet(frame)
            if len(content) < 32 or content[0] != 0x45 or content[9] != 132:
                continue
            at = 32
            while at + 4 <= len(content):
                kind, flags, length = struct.unpack_from(">BBH", content, at)
                if kind == 0 and flags & 3 == 3 and length > 16:
                    stream, _, ppid = struct.unpack_from(">HHI", content, at + 8)
                    is_up = struct.unpack_from(">HH", content, 20)
                    messages.append((is_up[0] > is_up[1], ppid, stream, content[at + 16:at + length]))
                at += max(4, length + -length % 4)
        if messages:
            yield messages


def applications(root):
    """The messages of the shipped captures: each by itself, and the beginnings and middles of their conversations."""
    def part(message, more=0):
        from_peer, ppid, stream, octets = message
        flags = more | (1 if from_peer else 0) | (16 if ppid == 64 else 0)
        return struct.pack(">BBH", flags, stream & 15, len(octets)) + octets

    result = []
    for messages in user_messages(root):
        result += [part(message, more) for message in few(messages, 40) for more in (0, 2)]
        for start in (0, 6, len(messages) // 2):
            conversation = b"".join(part(message) for message in messages[start:start + 12])
            result.append(conversation[:LONGEST])
        result.append((b"".join(part(message, 128) for message in messages[:6])
                       + b"".join(part(message, more) for message, more in zip(messages, (32, 64, 8, 4)))))
    return [seed for seed in result if len(seed) <= LONGEST]


def packed(_):
    """Every type of the target in both variants: nothing set, everything set, and bits of all kinds."""
    contents = [bytes(12), b"\xff" * 12, bytes(number * 37 & 0xFF for number in range(40)), b"\x01" * 24]
    # A string of fragments, and a list of them.
    contents.append(b"\xc1" + bytes(2048) + b"\x05\x80")
    return [bytes([kind]) + content for kind in range(60) for content in contents]


def g_pdu(container, payload=b"", teid=0x11, kind=0x84):
    """A G-PDU with an extension header, filled up to a multiple of four octets."""
    header = container + bytes(-(len(container) + 2) % 4)
    chain = bytes([0, 0, 0, kind, (len(header) + 2) // 4]) + header + b"\0" + payload
    return bytes([0x34, 0xFF]) + struct.pack(">HI", len(chain), teid) + chain


def user_plane(_):
    """Every PDU type with all of its fields, signalling, and a bearer with polls, reports and an end."""
    data = b"\x80\x00\x05" + bytes(8)
    whole = [
        g_pdu(bytes.fromhex("071f000001 000200 02 00001003 000020ff 000300"), data),
        g_pdu(bytes.fromhex("1f1f00000010 00000020 01000005000007 000030 000031 02 000040 000041 01000042000043")),
        g_pdu(bytes.fromhex("2f01 02 01010c 04020102 00000019 0000001a")), g_pdu(b"\xa0\0\0\0\0\0"),
        bytes.fromhex("32010004 00000000 00010000"), bytes.fromhex("32020006 00000000 00010000 0e00"),
        bytes.fromhex("321a0010 00000000 00010000 1000000011 8500040a000002"),
        bytes.fromhex("321f0007 00000000 00010000 8d0184"), bytes.fromhex("30fe0000 00000011"),
        bytes.fromhex("30fd0004 00000011 e6000101"), bytes.fromhex("30ff0004 00000033 80000001"),
        bytes.fromhex("37ff0013 0000abcd 123456c0 01000584 0210000000010000 800001"),
    ]
    messages = [bytes([flags]) + struct.pack(">H", len(part)) + part for part in whole for flags in (0, 1, 6)]
    bearer = []
    for number in range(12):
        container = bytes([number % 3 == 0, 0]) + struct.pack(">I", number)[1:]
        pdu = b"\x80" + struct.pack(">H", number) + b"\x45"
        part = g_pdu(container, pdu)
        bearer.append(b"\x01" + struct.pack(">H", len(part)) + part)
        if number % 4 == 3:
            status = bytes.fromhex("1c0000000100") + bytes([0, 0, number - 1, 0, 0, number])
            part = g_pdu(status, teid=0x22)
            bearer.append(b"\0" + struct.pack(">H", len(part)) + part)
    return messages + [b"".join(messages[:12]), b"".join(bearer)]


def instance_data(root):
    """The shipped M-plane data as a whole, module by module in each envelope, and what XML can have beside it."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((root / "Profiles/vendor").glob("*.m-plane.xml"))]
    base = "urn:ietf:params:xml:ns:netconf:base:1.0"
    result = []
    for text in texts:
        modules = re.findall(r'^    <([\w-]+) xmlns=.*?^    </\1>\n', text, re.MULTILINE | re.DOTALL)
        bodies = [re.search(rf"^    <{name} xmlns=.*?^    </{name}>\n", text, re.MULTILINE | re.DOTALL).group(0)
                  for name in modules]
        small = [re.sub(r">\s+<", "><", body) for body in bodies]
        result += [text, *small, "".join(["<data>", *small, "</data>"])]
        for body in small:
            result.append(f'<n:rpc xmlns:n="{base}"><n:edit-config><n:config>{body}</n:config></n:edit-config></n:rpc>]]>]]>')
            result.append(body.replace("><", ">\r\n\t<!-- c --><?p i?><", 3).replace(">1<", "><![CDATA[1]]><"))
            result.append(body.replace("<name>", f'<name n:operation="delete" xmlns:n="{base}">', 1))
            result.append(re.sub(r">(\d)", lambda match: f">&#x3{match.group(1)};", body, count=5))
    result += [
        "<get-config><filter/></get-config>", "<rpc-reply><rpc-error><error-message>&lt;no&gt;</error-message></rpc-error></rpc-reply>",
        "<!DOCTYPE a><a/>", "<?xml version='1.0' encoding='UTF-8'?>\n<a b='1' c=\"&quot;\"/>", "\ufeff<\u00e9>\u00fc</\u00e9>",
        "<a>" * 70, "<a:b xmlns:a='u'><c xmlns=''/><a:d a:e='&amp;'/></a:b>",
    ]
    return [seed.encode() for seed in dict.fromkeys(result) if len(seed.encode()) <= 2 * LONGEST]


SEEDS = {
    "c-plane": c_plane, "u-plane": u_plane, "ecpri": ecpri, "frames": frame_sequences,
    "judge": judged_captures, "sctp": sctp_sequences,
    "gtp-u": user_plane, "packed": packed, "application": applications, "compression": samples, "capture": captures,
    "expression": expressions, "profile": profiles, "scenario": scenarios,
    "instance-data": instance_data,
}
