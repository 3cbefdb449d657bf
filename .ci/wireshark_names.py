#!/usr/bin/env python3
"""Checks the Wireshark names of F1AP, E1AP, F1-U and SCTP, and that the filters of findings show their frames.

    .ci/wireshark_names.py [--tekigo .build/release/tekigo] [PROFILE=CAPTURE...]

Every name that `tekigo fields` gives has to be one of tshark's, of a type that suits the filters. Parts of messages without
a name are counted by the reason that they have none; a part that tshark has a name for and no reason fits makes the exit
code 1. Each capture is checked with its profile: every filter of the report has to be accepted by tshark and to show the
frame of its finding alone. Exit code 2: usage, or a program that is missing or fails.
"""

import argparse
import collections
import json
import shutil
import subprocess
import sys
import tempfile

import dissection
from message_rules import RENAMED
from message_walk import identifier
from notation import Notation

# Types of tshark's fields that suit the types of tekigo's: a filter of what has no value asks whether it is there.
SUITED = {
    "integer": ("FT_UINT", "FT_INT", "FT_BOOLEAN", "FT_NONE", "FT_FRAMENUM"),
    "boolean": ("FT_BOOLEAN", "FT_UINT"),
    "enumeration": ("FT_UINT", "FT_BOOLEAN"),
    "mask": ("FT_BYTES", "FT_UINT"),
    "digest": ("FT_BYTES", "FT_STRING", "FT_OID", "FT_UINT"),
}
FAMILIES = ("f1ap", "e1ap", "f1u", "sctp")


def fail(message):
    print(f"names: {message}", file=sys.stderr)
    sys.exit(2)


def events(tekigo):
    run = subprocess.run([tekigo, "fields", "--json"], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        fail(f"{tekigo} fields: {run.stderr}")
    return [event for event in json.loads(run.stdout)["events"] if event["event"].split(".")[0] in FAMILIES]


class Reasons:
    """Why parts of the messages of a protocol have no name."""

    def __init__(self, protocol, fields):
        self.protocol, self.fields = protocol, fields
        notation = Notation(protocol)
        known = dissection.named_values(f"{protocol}.id")
        codes = dissection.named_values(f"{protocol}.procedureCode")
        later = {number for number in notation.names if number not in known}
        self.later_elements = {notation.names[number].removeprefix("id-") for number in later}
        self.later_messages = set()
        for procedure in notation.procedures:
            if procedure["code"] not in codes:
                self.later_messages.update(name for name in procedure.values() if isinstance(name, str))
        self.renamed = {name.partition(".")[2].removesuffix("_element") for name in RENAMED}

    def reason(self, event, field):
        """The reason in words; None where tshark has a name and no reason fits."""
        message = event["event"].partition(".")[2]
        path = field["name"].split(".")
        if message in self.later_messages:
            return "the procedure came after Release 16"
        if any(part in self.later_elements for part in path):
            return "the IE, or one that it is inside of, came after Release 16"
        names = {identifier(path[-1]), identifier(field["summary"])}
        if names & self.renamed:
            return "the name changed after Release 16"
        if not any(f"{self.protocol}.{name}{end}" in self.fields for name in names for end in ("", "_element")):
            return "tshark has no such name"
        return None


def check_names(tekigo):
    fields = dissection.fields()
    reasons = {protocol: Reasons(protocol, fields) for protocol in dissection.PROTOCOLS}
    named, without, wrong = 0, collections.Counter(), []
    for event in events(tekigo):
        family, _, rest = event["event"].partition(".")
        for field in event["fields"]:
            name = field["wireshark"]
            if name:
                named += 1
                kind = fields.get(name)
                suited = SUITED[field["type"].rstrip("0123456789")]
                if kind is None or not kind.startswith(suited):
                    wrong.append(f"{event['event']} {field['name']}: {name} is {kind or 'unknown'} to tshark")
            elif family in reasons and rest and field["clause"].endswith(" 9.3"):
                reason = reasons[family].reason(event, field)
                without[reason] += 1
                if reason is None:
                    wrong.append(f"{event['event']} {field['name']} ({field['summary']}): tshark has a name")
            else:
                without["tekigo's own: where, who, how it relates to other messages"] += 1
    print(f"{named} names are tshark's; without a name:")
    for reason, count in without.most_common():
        print(f"  {count:6} {reason or 'NO REASON'}")
    return wrong


def witnesses(report):
    for requirement in report["requirements"]:
        for finding in requirement["findings"]:
            for witness in [*finding["first"], finding["worst"], finding["last"]]:
                if witness:
                    yield requirement["id"], witness["frame"], witness["filter"]


def check_filters(tekigo, profile, capture):
    """Each filter shows its frame: those of different frames are tried together."""
    with tempfile.NamedTemporaryFile() as file:
        subprocess.run(
            [tekigo, "check", capture, "--profile", profile, "--quiet", "--report", f"json={file.name}"],
            capture_output=True, check=False)
        report = json.load(open(file.name, encoding="utf-8"))
    rounds, wrong = [], []
    filters = sorted(set(witnesses(report)))
    for requirement, frame, text in filters:
        free = next((one for one in rounds if frame not in one), None)
        if free is None:
            free = {}
            rounds.append(free)
        free[frame] = (requirement, text)
    for together in rounds:
        shown = frames(capture, " || ".join(f"({text})" for _, text in together.values()))
        for frame, (requirement, text) in together.items():
            if shown is None and frames(capture, text) is None:
                wrong.append(f"{capture} {requirement}: tshark does not take {text}")
            elif shown is not None and frame not in shown:
                wrong.append(f"{capture} {requirement}: {text} does not show frame {frame}")
        if shown and shown - together.keys():
            wrong.append(f"{capture}: filters show frames {sorted(shown - together.keys())}, too")
    print(f"{capture}: {len(filters)} filters of findings")
    return wrong


def frames(capture, text):
    run = subprocess.run(
        ["tshark", "-r", capture, "-Y", text, "-T", "fields", "-e", "frame.number"],
        capture_output=True, text=True, check=False)
    return set(map(int, run.stdout.split())) if run.returncode == 0 else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo")
    parser.add_argument("captures", nargs="*", metavar="PROFILE=CAPTURE")
    arguments = parser.parse_args()
    for program in ("tshark", arguments.tekigo):
        if shutil.which(program) is None:
            fail(f"{program} is missing")
    try:
        wrong = check_names(arguments.tekigo)
    except dissection.Failure as failure:
        fail(failure)
    for entry in arguments.captures:
        profile, _, capture = entry.partition("=")
        if not capture:
            parser.error(f"{entry} is not PROFILE=CAPTURE")
        wrong += check_filters(arguments.tekigo, profile, capture)
    for line in wrong[:40]:
        print(f"  WRONG {line}")
    print(f"{len(wrong)} wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
