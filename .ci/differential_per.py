#!/usr/bin/env python3
"""Compares what tekigo and pycrate read and write of random messages.

    .ci/differential_per.py [--tekigo .build/release/tekigo] [--count 20000] [--seed 1]

tekigo-benchmark draws messages of every type of F1AP and E1AP, with extensions, things that no release knows, and
strings of more than 127 and of more than 16,383 octets. Each is encoded by tekigo and by pycrate, which has to give the
same octets, and these are decoded by tekigo and by pycrate, which has to give the value that went in. What pycrate 0.8.1
is known to do wrongly is listed in one table (RULES); a rule explains a difference only where the same message without
what the rule names shows none. Every other difference makes the exit code 1, and so does a rule that nothing needed.
Exit code 2: usage, or a program that is missing or fails.
"""

import argparse
import collections
import json
import multiprocessing
import os
import subprocess
import sys
import time

from notation import Notation

FRAGMENT = 16384
BITMAP = 64


def fail(text):
    print(f"differential: {text}", file=sys.stderr)
    sys.exit(2)


class Values(Notation):
    """Values of pycrate ⇄ values as tekigo writes them, by the types of the facts."""

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

    def changed(self, kind, value, change, siblings=None):
        """A value as tekigo writes it with each of its parts, from the outside in, as `change` of its keyword gives it."""
        kind = self.resolved(kind)
        keyword = kind["k"]
        value = change(keyword, value)
        if keyword == "SEQUENCE OF":
            return [self.changed(kind["of"], item, change) for item in value]
        if keyword in ("SEQUENCE", "CHOICE"):
            entries = {name: self.component(kind, name) for name in value}
            return {
                name: part if entries[name] is None else self.changed(entries[name]["t"], part, change, value)
                for name, part in value.items()}
        if keyword == "OPEN":
            found = self.inside(kind, siblings)
            return value if found is None else {
                name: self.changed(found[0], part, change) for name, part in value.items()}
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


class Pycrate:
    """A protocol as pycrate knows it."""

    def __init__(self, protocol):
        from pycrate_asn1dir import E1AP, F1AP
        self.notation = Values(protocol)
        self.pdu = {
            "f1ap": F1AP.F1AP_PDU_Descriptions.F1AP_PDU, "e1ap": E1AP.E1AP_PDU_Descriptions.E1AP_PDU,
        }[protocol]

    def decoded(self, octets):
        """The value of octets, or the error in words."""
        try:
            self.pdu.from_aper(octets)
            return self.notation.told(self.notation.top, self.pdu.get_val())
        except Exception as error:  # pycrate has errors of many kinds
            return f"{type(error).__name__}: {error}"

    def encoded(self, value):
        """The octets of a value in hexadecimal digits, or the error in words."""
        try:
            self.pdu.set_val(self.notation.taken(self.notation.top, value))
            return self.pdu.to_aper().hex()
        except Exception as error:
            return f"{type(error).__name__}: {error}"


# Rules: what pycrate 0.8.1 does wrongly, whether that matters for a message (by its octets and the additions in it that
# no release knows), and how its parts are without it. A difference is explained only where the message without all that
# the rules name shows none.
Rule = collections.namedtuple("Rule", "name why matters without")


def without_long_parts(keyword, value):
    if keyword == "SEQUENCE OF":
        return value[:3]
    return value[:200] if keyword == "OCTET STRING" else value


def without_additions(first):
    def change(keyword, value):
        if keyword != "SEQUENCE":
            return value
        return {
            name: part for name, part in value.items() if not (name.startswith("_ext_") and int(name[5:]) >= first)}
    return change


def unknown_additions(notation, value):
    """The places of additions that no release knows, in all parts of a value."""
    places = []

    def look(keyword, part):
        if keyword == "SEQUENCE":
            places.extend(int(name[5:]) for name in part if name.startswith("_ext_"))
        return part
    notation.changed(notation.top, value, look)
    return places


RULES = [
    Rule(
        "fragments",
        "behind a string or an open type in fragments its decoder takes the octets of the last fragment for bits and "
        "loses the alignment of what follows",
        lambda octets, additions: len(octets) >= 2 * FRAGMENT, without_long_parts),
    Rule(
        "bitmaps above 64 bits",
        "its decoder takes the length of a bitmap of extensions for a number that counts from 0",
        lambda octets, additions: max(additions, default=0) >= BITMAP, without_additions(BITMAP)),
    Rule(
        "unknown additions",
        "its encoder drops or moves additions that it does not know",
        lambda octets, additions: bool(additions), without_additions(0)),
]


# Work for several processes.

def compare(work):
    """What pycrate makes of messages: (number, direction, what it made) for each difference."""
    protocol, first, messages = work
    pycrate = Pycrate(protocol)
    differences = []
    for number, (value, octets) in enumerate(messages, first):
        read = pycrate.decoded(bytes.fromhex(octets))
        if read != value:
            differences.append((number, "decodes", read))
        written = pycrate.encoded(value)
        if written != octets:
            differences.append((number, "encodes", written))
    return differences


def differences(pool, protocol, messages):
    size = 250
    chunks = [(protocol, first, messages[first:first + size]) for first in range(0, len(messages), size)]
    return [found for part in pool.imap(compare, chunks) for found in part]


def lines(command, text=None):
    run = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)
    if run.returncode != 0:
        fail(f"{' '.join(command)}: exit code {run.returncode}: {run.stderr or run.stdout[:400]}")
    return run.stdout.splitlines()


def joined(texts):
    return "".join(text + "\n" for text in texts)


def encoded(tekigo, protocol, values):
    texts = lines([tekigo, "encode", "--protocol", protocol], joined(json.dumps(value) for value in values))
    return list(zip(values, texts))


def check(tekigo, pool, protocol, count, seed, used):
    """Compares messages of a protocol; the number of differences that nothing explains."""
    benchmark = os.path.join(os.path.dirname(tekigo), "tekigo-benchmark")
    samples = lines([benchmark, "samples", "--protocol", protocol, "--count", str(count), "--seed", str(seed)])
    messages = encoded(tekigo, protocol, [json.loads(sample)["value"] for sample in samples])
    back = lines([tekigo, "decode", "--protocol", protocol], joined(octets for _, octets in messages))
    own = sum(sample != line for sample, line in zip(samples, back))
    print(f"{protocol}: {len(messages)} messages of {len(types(messages))} types, "
          f"{sum(len(octets) for _, octets in messages) // 2 // len(messages)} octets on average, "
          f"{sum(len(octets) >= 2 * FRAGMENT for _, octets in messages)} with fragments, {own} not read back")
    found = differences(pool, protocol, messages)
    explained, unexplained = explanations(tekigo, pool, protocol, messages, found)
    used.update(explained)
    for number, direction, result in unexplained[:20]:
        print(f"{protocol} message {number}: pycrate {direction} it otherwise: {str(result)[:300]}\n"
              f"    {messages[number][1][:300]}")
    print(f"{protocol}: {len(found)} differences, {len(unexplained)} not explained")
    return own + len(unexplained)


def types(messages):
    return {(role, body["procedureCode"]) for value, _ in messages for role, body in value.items()}


def explanations(tekigo, pool, protocol, messages, found):
    """The rules that explain differences, with how often; and the differences that none explains."""
    notation = Values(protocol)
    explained, unexplained, tried = collections.Counter(), [], []
    for difference in found:
        value, octets = messages[difference[0]]
        additions = unknown_additions(notation, value)
        rules = [rule for rule in RULES if rule.matters(octets, additions)]
        for rule in rules:
            value = notation.changed(notation.top, value, rule.without)
        if rules:
            tried.append((difference, rules, value))
        else:
            unexplained.append(difference)
    simpler = encoded(tekigo, protocol, [value for _, _, value in tried])
    wrong = {number for number, _, _ in differences(pool, protocol, simpler)}
    for number, (difference, rules, _) in enumerate(tried):
        if number in wrong:
            unexplained.append(difference)
        else:
            explained.update(rule.name for rule in rules)
    return explained, unexplained


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo", help="tekigo-benchmark lies beside it")
    parser.add_argument("--count", type=int, default=20000, help="messages of both protocols together")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not os.access(arguments.tekigo, os.X_OK):
        parser.error(f"there is no program {arguments.tekigo}")
    try:
        import pycrate_asn1dir  # noqa: F401
    except ImportError:
        fail("pycrate is not installed: pip install pycrate==0.8.1")
    started, used, wrong = time.monotonic(), collections.Counter(), 0
    shares = {"f1ap": arguments.count * 2 // 3, "e1ap": arguments.count - arguments.count * 2 // 3}
    with multiprocessing.Pool() as pool:
        for protocol, count in shares.items():
            wrong += check(arguments.tekigo, pool, protocol, count, arguments.seed, used)
    for rule in RULES:
        print(f"explained by `{rule.name}`: {used[rule.name]} ({rule.why})")
    missed = [rule.name for rule in RULES if not used[rule.name]]
    if missed:
        print(f"rules that nothing needed: {', '.join(missed)}")
    print(f"{wrong} differences that nothing explains, in {time.monotonic() - started:.0f} s")
    sys.exit(1 if wrong or missed else 0)


if __name__ == "__main__":
    main()
