#!/usr/bin/env python3
"""Compares what tekigo and tshark read of F1, E1 and F1-U in the same captures, leaf by leaf and both ways.

    .ci/differential_messages.py [--tekigo .build/release/tekigo] [--vectors FILE] CAPTURE...
    .ci/differential_messages.py [--tekigo .build/release/tekigo] --self-test CAPTURE

Of each message: every id, criticality, number, item, string, choice, length of a list and presence, in the tree of tshark
and in the value of `tekigo decode --protocol`; the names of all parts, as Wireshark makes them; and that `tekigo decode`
of the capture shows the same value. Of each message in DATA chunks: ports, verification tag, stream, sequence numbers,
payload protocol. Of GTP-U and the NR RAN container: every field. With --vectors the messages of that file are compared as
well. What tshark 4.0 reads otherwise is listed with the reason (message_rules.py); every other difference makes the exit
code 1, and so does a capture in which nothing was compared. --self-test changes the values of a capture one at a time,
and wants each change to be found. Exit code 2: usage, or a program that is missing or fails.
"""

import argparse
import collections
import copy
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time

import captured
import dissection
from message_content import Content, without_types
from message_rules import Rules
from message_walk import Walk
from notation import Notation

# Payload protocol identifiers of F1AP and E1AP.
IDENTIFIERS = {62, 64}


def fail(message):
    print(f"differential: {message}", file=sys.stderr)
    sys.exit(2)


class Both:
    """What is the same for all captures: the programs and what they know."""

    def __init__(self, tekigo):
        self.tekigo = tekigo
        self.notations = {protocol: Notation(protocol) for protocol in dissection.PROTOCOLS}
        self.contents = {protocol: Content(notation) for protocol, notation in self.notations.items()}
        self.fields = dissection.fields()
        self.user_plane = captured.user_plane_names(tekigo)
        self.rules = Rules()

    def values(self, protocol, messages):
        """The values of messages in hexadecimal digits, or the errors."""
        run = subprocess.run(
            [self.tekigo, "decode", "--protocol", protocol], input="".join(message + "\n" for message in messages),
            capture_output=True, text=True, check=False)
        values = [json.loads(line) for line in run.stdout.splitlines()]
        if len(values) != len(messages):
            fail(f"tekigo reads {len(values)} of {len(messages)} messages: {run.stderr}")
        return values


class Comparison:
    """Counts what was compared in one capture, and keeps what nothing explains."""

    def __init__(self, both):
        self.both = both
        self.compared, self.explained = collections.Counter(), collections.Counter()
        self.messages = 0
        self.differences = []

    def wrong(self, frame, text):
        self.differences.append(f"frame {frame}: {text}")

    def equal(self, frame, what, tshark, tekigo):
        self.compared[what] += 1
        if tshark != tekigo:
            self.wrong(frame, f"{what} is {str(tshark)[:200]} to tshark, {str(tekigo)[:200]} to tekigo")

    def walk(self, frame, message, value):
        """The value of a message beside its tree."""
        walk = Walk(self.both.notations[message.protocol], self.both.fields, message.stopped)
        walk.run(value, message.tree.parts[0])
        self.compared += walk.compared
        for difference in walk.differences:
            reason = self.both.rules.reason(difference, walk)
            if reason:
                self.explained[reason] += 1
            else:
                self.wrong(
                    frame, f"{difference.place}: {difference.what} {difference.type} is"
                    f" {str(difference.tshark)[:200]} to tshark, {str(difference.tekigo)[:200]} to tekigo")

    def message(self, frame, message, result, event):
        self.messages += 1
        if event is None or event.frame != frame:
            return self.wrong(frame, "a message to tshark, none to tekigo")
        self.equal(frame, "octets", len(message.octets) // 2, event.fields["octets"])
        if "error" in result:
            self.compared["defect"] += 1
            if not message.stopped or event.fields["decoded"]:
                self.wrong(frame, f"only `tekigo decode --protocol` can't read it: {result['error']['message']}")
            return None
        content = self.both.contents[message.protocol].of(result["value"])
        self.equal(frame, "content", content, without_types(event.content))
        return self.walk(frame, message, result["value"])


class Capture:
    """What both have of a capture."""

    def __init__(self, both, path):
        self.packets = list(dissection.packets(path))
        self.events = list(captured.events(both.tekigo, path))
        self.messages = {
            protocol: [(packet.frame, message) for packet in self.packets for message in packet.messages
                       if message.protocol == protocol]
            for protocol in dissection.PROTOCOLS}
        self.values = {
            protocol: both.values(protocol, [message.octets for _, message in found])
            for protocol, found in self.messages.items()}


def compare(both, capture, events):
    comparison = Comparison(both)
    for protocol, found in capture.messages.items():
        told = collections.defaultdict(list)
        for event in captured.messages(events, protocol):
            told[event.frame].append(event)
        for (frame, message), result in zip(found, capture.values[protocol]):
            comparison.message(frame, message, result, told[frame].pop(0) if told[frame] else None)
        for frame, rest in told.items():
            for event in rest:
                comparison.wrong(frame, f"{event.name} to tekigo, no message to tshark")
    captured.compare_chunks(capture.packets, events, dissection.PROTOCOLS, IDENTIFIERS, comparison)
    captured.compare_user_plane(capture.packets, events, both.user_plane, comparison)
    return comparison


def report(name, comparison):
    kinds = collections.Counter()
    for what, count in comparison.compared.items():
        kinds[what.split(".")[0] if "." in what else what] += count
    print(f"{name}: {comparison.messages} messages, {sum(comparison.compared.values())} values compared")
    print("  " + ", ".join(f"{what} {count}" for what, count in sorted(kinds.items())))
    for reason, count in comparison.explained.items():
        print(f"  {count:6} explained: {reason}")
    for difference in comparison.differences[:20]:
        print(f"  DIFFERENT {difference}")
    if len(comparison.differences) > 20:
        print(f"  DIFFERENT and {len(comparison.differences) - 20} more")


def exported(messages, path):
    """Writes messages as a capture of PDUs that Wireshark exported (link type 252, tag 12: name of the dissector)."""
    with open(path, "wb") as file:
        file.write(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 1 << 20, 252))
        for second, (protocol, octets) in enumerate(messages):
            frame = struct.pack(">HH", 12, 4) + protocol.encode() + struct.pack(">HH", 0, 0) + bytes.fromhex(octets)
            file.write(struct.pack("<IIII", second, 0, len(frame), len(frame)) + frame)


def vectors(path):
    with open(path, encoding="utf-8") as file:
        return [(vector["protocol"], vector["hex"]) for vector in json.load(file)["vectors"]
                if vector["type"].endswith("-PDU")]


# The self-test: what another program could have read instead.

def changes(value, path=()):
    """The leaves of a value, each with another one in its place: (path, value)."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from changes(part, (*path, name))
            yield (*path, name), None
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from changes(part, (*path, place))
    elif isinstance(value, bool):
        yield path, not value
    elif isinstance(value, int):
        yield path, value + 1
    elif isinstance(value, str) and value:
        yield path, value[:-1] + ("0" if value[-1] != "0" else "1")


def changed(value, path, leaf):
    value = copy.deepcopy(value)
    inside = value
    for name in path[:-1]:
        inside = inside[name]
    if leaf is None:
        del inside[path[-1]]
    else:
        inside[path[-1]] = leaf
    return value


def self_test(both, capture):
    """Changes one leaf of a message at a time, and one field of an event; each change has to be a difference."""
    capture = Capture(both, capture)
    tried, missed = collections.Counter(), []

    def is_found(what, comparison):
        tried[what] += 1
        return bool(comparison.differences)

    first = {}
    for protocol, found in capture.messages.items():
        for (frame, message), result in zip(found, capture.values[protocol]):
            if not message.stopped:
                first.setdefault((protocol, message.tree.label), (frame, message, result))
    for frame, message, result in first.values():
        for path, leaf in changes(result["value"]):
            comparison = Comparison(both)
            try:
                comparison.walk(frame, message, changed(result["value"], path, leaf))
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                # What is no value of the type at all.
                comparison.wrong(frame, repr(error))
            if not is_found("parts of messages", comparison):
                missed.append(f"frame {frame}: {'.'.join(map(str, path))} to {leaf}")
    transport = {*captured.CHUNK_FIELDS, "octets"}
    for place, event in enumerate(capture.events[:20]):
        is_message = any(captured.messages([event], protocol) for protocol in dissection.PROTOCOLS)
        compared = both.user_plane.get(event.name) or (transport if is_message else {})
        for name, value in event.fields.items():
            if name in compared and value is not None:
                other = event._replace(fields={**event.fields, name: not value if isinstance(value, bool) else value + 1})
                comparison = compare(both, capture, capture.events[:place] + [other] + capture.events[place + 1:])
                if not is_found("fields of events", comparison):
                    missed.append(f"frame {event.frame}: {name} of {event.name}")
    for text in missed[:20]:
        print(f"  NOT FOUND {text}")
    print(f"self-test: {', '.join(f'{count} {what}' for what, count in tried.items())} changed, {len(missed)} not found")
    return bool(missed) or not tried


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo")
    parser.add_argument("--vectors", help="JSON with messages to compare as well")
    parser.add_argument("--self-test", action="store_true", help="show that a difference in the capture is found")
    parser.add_argument("captures", nargs="+")
    arguments = parser.parse_args()
    for program in ("tshark", arguments.tekigo):
        if shutil.which(program) is None:
            fail(f"{program} is missing")
    started = time.monotonic()
    try:
        both = Both(arguments.tekigo)
        if arguments.self_test:
            sys.exit(int(any([self_test(both, capture) for capture in arguments.captures])))
        total, differences, empty = collections.Counter(), 0, []
        with tempfile.TemporaryDirectory() as folder:
            captures = list(arguments.captures)
            if arguments.vectors:
                captures.append(os.path.join(folder, os.path.basename(arguments.vectors) + ".pcap"))
                exported(vectors(arguments.vectors), captures[-1])
            for capture in captures:
                read = Capture(both, capture)
                comparison = compare(both, read, read.events)
                report(os.path.basename(capture), comparison)
                total += comparison.compared
                differences += len(comparison.differences)
                if not comparison.compared:
                    empty.append(capture)
    except (dissection.Failure, captured.Failure) as failure:
        fail(failure)
    print(f"total: {sum(total.values())} values in {len(captures)} captures compared, in"
          f" {time.monotonic() - started:.0f} s, {differences} unexplained differences")
    for capture in empty:
        print(f"       nothing compared in {capture}")
    sys.exit(1 if empty or differences else 0)


if __name__ == "__main__":
    main()
