"""What tshark dissects of a capture, as trees: for the scripts beside this file."""

import collections
import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree

# Protocols whose messages are read, by tshark's name.
PROTOCOLS = ("f1ap", "e1ap")
USER_PLANE = ("gtp", "nrup")
# What XML has no characters for.
UNPRINTABLE = re.compile("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]")


class Failure(Exception):
    """tshark is missing or can't read a capture."""


class Part:
    """A field of a dissection with the fields inside of it; what only tells of the encoding is left out."""

    __slots__ = ("name", "show", "label", "octets", "size", "parts")

    def __init__(self, element):
        self.name = element.get("name", "")
        self.show = element.get("show", "")
        # The name as the specification spells it, and the value in words.
        self.label = element.get("showname", self.show)
        self.octets = element.get("unmaskedvalue") or element.get("value", "")
        self.size = int(element.get("size", 0))
        self.parts = [
            Part(child) for child in element
            if child.tag == "field" and not child.get("name", "").startswith(("per.", "_ws."))]

    def all(self, name):
        """The fields of a name, from the outside in."""
        return (part for part in self if part.name == name)

    def __iter__(self):
        yield self
        for part in self.parts:
            yield from part

    def numbers(self, name):
        return [number(part.show) for part in self.all(name)]

    def first(self, name):
        return next(iter(self.numbers(name)), None)


Chunk = collections.namedtuple("Chunk", "tsn stream sequence identifier unordered begins ends ports tag")
# A PDU: its protocol, its octets in hexadecimal digits, its tree, and whether tshark stopped in the middle of it.
Message = collections.namedtuple("Message", "protocol octets tree stopped")
Packet = collections.namedtuple("Packet", "frame chunks messages user_plane")


def number(text):
    """What a field shows, as a number where it is one."""
    if text in ("True", "False"):
        return int(text == "True")
    try:
        return int(text, 0)
    except ValueError:
        return text


def chunks(association, header):
    """The DATA chunks of a layer of SCTP. The layers behind a message that another one is bundled with lack the header."""
    ports = header.first("sctp.srcport"), header.first("sctp.dstport")
    tag = header.first("sctp.verification_tag")
    for part in association.parts:
        if part.name == "" and part.first("sctp.chunk_type") == 0 and part.first("sctp.data_tsn_raw") is not None:
            yield Chunk(
                part.first("sctp.data_tsn_raw"), part.first("sctp.data_sid"), part.first("sctp.data_ssn"),
                part.first("sctp.data_payload_proto_id"), part.first("sctp.data_u_bit"),
                part.first("sctp.data_b_bit"), part.first("sctp.data_e_bit"), ports, tag)


def command(capture, shown, *output):
    return ["tshark", "-r", capture, "-Y", shown, "-T", *output]


def output(arguments):
    run = subprocess.run(arguments, capture_output=True, check=False)
    if run.returncode != 0:
        raise Failure(f"{' '.join(arguments)}: {run.stderr.decode(errors='replace').strip()}")
    return run.stdout


def packets(capture, shown="sctp || f1ap || e1ap || gtp"):
    """The packets of a capture that a display filter shows."""
    octets = pdu_octets(capture)
    # tshark writes characters of strings as they are, though XML has no such.
    text = UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", output(command(capture, shown, "pdml")).decode(errors="replace"))
    for element in ElementTree.fromstring(text).iter("packet"):
        yield packet(element, octets)


def packet(element, octets):
    found = Packet(None, [], [], [])
    stopped = any(layer.get("name") == "_ws.malformed" for layer in element.iter("proto"))
    header = None
    for layer in element.iter("proto"):
        name = layer.get("name")
        if name == "frame":
            found = found._replace(frame=Part(layer).first("frame.number"))
        elif name == "sctp":
            header = header or Part(layer)
            found.chunks.extend(chunks(Part(layer), header))
        elif name in PROTOCOLS:
            found.messages.append(Message(name, octets.pop(0), Part(layer), stopped))
        elif name in USER_PLANE:
            found.user_plane.append(Part(layer))
    return found


def pdu_octets(capture):
    """The PDUs of a capture in hexadecimal digits, in the order of the trees."""
    found = []
    text = output(command(capture, " || ".join(PROTOCOLS), "jsonraw", "-j", " ".join(PROTOCOLS)))
    # Two PDUs of a packet are members of the same name.
    for members in json.loads(text, object_pairs_hook=list):
        [layers] = (layers for name, source in members if name == "_source" for _, layers in source)
        found += [value[0] for name, value in layers if name in [f"{protocol}_raw" for protocol in PROTOCOLS]]
    return found


def named_values(name):
    """The numbers that have names in a field of tshark, with these."""
    lines = output(["tshark", "-G", "values"]).decode().splitlines()
    rows = (line.split("\t") for line in lines if line.startswith(f"V\t{name}\t"))
    return {int(row[2], 0): row[3] for row in rows}


def fields():
    """The fields that tshark knows: name → type, such as FT_UINT32."""
    lines = output(["tshark", "-G", "fields"]).decode().splitlines()
    rows = (line.split("\t") for line in lines if line.startswith("F\t"))
    return {row[2]: row[3] for row in rows}
