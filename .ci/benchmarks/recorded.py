"""What a recorded capture of F1 has in the containers of a UE that attaches, to be put into generated traffic.

Captures of others are not in the repository. The one that is meant, of an OpenAirInterface gNB-DU and the CU of QCore, is
docs/OpenAirInterface-testing/oai_test.pcap of github.com/nplrkn/qcore.
"""

import json
import struct
import subprocess

from .programs import fail

LINUX_COOKED = 113
SCTP, DATA, F1AP = 132, 0, 62


def containers(tekigo, path):
    """Type of message, name and hexadecimal content of each container, in the order of the capture."""
    lines = "".join(f"{message.hex()}\n" for message in messages(path))
    done = subprocess.run([tekigo, "decode", "--protocol", "f1ap", "-"], input=lines, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"the messages of {path} can't be decoded: {done.stderr.strip()}")
    found = []
    for line in done.stdout.splitlines():
        pdu = next(iter(json.loads(line)["value"].values()))
        kind, content = next(iter(pdu["value"].items()))
        found += ((kind, name, octets) for name, octets in strings(content))
    return found


def strings(value, name=None):
    """The octet strings in a value that are containers, by the name that is next to them."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif name in ("RRCContainer", "DUtoCURRCContainer", "cellGroupConfig"):
        yield name, value


def messages(path):
    """The F1AP messages of a classic pcap file, of which none is in pieces or comes twice."""
    with open(path, "rb") as file:
        content = file.read()
    magic, _, _, _, _, _, link = struct.unpack_from("<IHHiIII", content)
    if magic not in (0xA1B2C3D4, 0xA1B23C4D) or link != LINUX_COOKED:
        fail(f"{path} is no pcap of the link type {LINUX_COOKED}")
    at = 24
    while at < len(content):
        captured = struct.unpack_from("<I", content, at + 8)[0]
        internet = content[at + 16 + 16:at + 16 + captured]
        at += 16 + captured
        if internet[9] != SCTP:
            continue
        packet = internet[(internet[0] & 15) * 4:struct.unpack_from(">H", internet, 2)[0]]
        chunk = 12
        while chunk + 4 <= len(packet):
            kind, _, length = struct.unpack_from(">BBH", packet, chunk)
            if kind == DATA and struct.unpack_from(">I", packet, chunk + 12)[0] == F1AP:
                yield packet[chunk + 16:chunk + length]
            chunk += max(4, length + -length % 4)
