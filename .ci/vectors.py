#!/usr/bin/env python3
"""Messages of F1AP and E1AP with known values, through `tekigo decode` and `tekigo encode`.

    .ci/vectors.py [--tekigo .build/release/tekigo] FILE

FILE is JSON: `vectors` with a protocol, a type, hexadecimal digits and the decoded value each; `invalid` with what is
wrong in each. Every valid message has to decode to its value and to encode to the same octets again; every invalid one
has to be an error of the kind, at the bit and in the part that its fault means, or, where a receiver can read it, a
value with the remark that its fault deserves. Exit code 1: one of them did not. Exit code 2: usage, or tekigo fails.
"""

import argparse
import json
import os
import re
import subprocess
import sys

# The message begins behind choice, procedure code, criticality and an open type's length of one octet.
MESSAGE_START = 32

# What an error has to be, by the fault: its code; and what its path has to match.
ENVELOPE = r"^\w+-PDU(\.\w+(\.(procedureCode|criticality|value))?)?$"
ELEMENT = r"\.protocolIEs\.\[\d+\]"
ERRORS = {
    "truncated": ("truncated", ENVELOPE),
    "no octets": ("truncated", ENVELOPE),
    "length determinant points past the end": ("truncated", ENVELOPE),
    "IE value too short for its type": ("truncated", ELEMENT + r"\.value\."),
    "list count larger than the list": ("truncated", ELEMENT + r"\.id$"),
    "enumeration index out of range": ("outOfRange", r"\.criticality$"),
    "length determinant 11xxxxxx with count 5": ("badLength", ELEMENT + r"\.value$"),
    "length index out of range in a constrained INTEGER": ("outOfRange", ELEMENT + r"\.value\."),
    "CHOICE index out of range": ("outOfRange", r""),
    "list size above its upper bound": ("outOfRange", ELEMENT + r"\.value\."),
}

# The remark that a message deserves that can be read, by the fault; those that are not here are matters of the
# protocol (what is missing, repeated, in another order or of another criticality) and stand in no encoding.
REMARKS = {
    "unknown IE id": "unknownKey",
    "IE id that exists but not in this message": "unknownKey",
    "unknown procedure code": "unknownKey",
    "octets left over inside the message": "octetsBehindValue",
    "surplus octets inside an IE open type": "octetsBehindValue",
    "octets after the PDU": "octetsBehindValue",
    "padding bits not zero": "paddingNotZero",
    "unknown extension value of an enumeration": "unknownItem",
}

# Entries that are wrong themselves: the octets that are right, and why.
MENDED = {
    "f1ap-bad-154": (
        "00060016000003002800020007002900020009000040031801c8",
        "the Cause is 18 00 01 c8, with an octet 00 between the bit that announces a large number and its length 01. "
        "That is a number of no octets (X.691, 11.6.2 and 11.9), so an error; 18 01 c8 is the item 200 that is meant",
    ),
}


def lines(command, texts):
    """What a command that makes a line of each line makes of some."""
    run = subprocess.run(
        command, input="".join(text + "\n" for text in texts), capture_output=True, encoding="utf-8", check=False)
    found = run.stdout.splitlines()
    if len(found) != len(texts):
        print(f"{' '.join(command)}: {len(found)} lines for {len(texts)}; {run.stderr}", file=sys.stderr)
        sys.exit(2)
    return found


def groups(entries):
    """Entries by protocol and type."""
    found = {}
    for entry in entries:
        found.setdefault((entry["protocol"], entry.get("type")), []).append(entry)
    return found.items()


def check_valid(tekigo, vectors, complain):
    for (protocol, kind), entries in groups(vectors):
        options = ["--protocol", protocol, "--type", kind]
        decoded = lines([tekigo, "decode", *options], [entry["hex"] for entry in entries])
        encoded = lines([tekigo, "encode", *options], decoded)
        for entry, text, octets in zip(entries, decoded, encoded):
            if json.loads(text).get("value") != entry["value"]:
                complain(entry, f"has another value: {text[:200]}")
            if entry.get("reencodes", True) and octets != entry["hex"]:
                complain(entry, f"becomes {octets[:200]}")


def start_of_element(entry, path):
    """The first bit of the value of the IE that a path goes through, and the id of the IE."""
    octets = bytes.fromhex(entry["hex"])
    place = MESSAGE_START // 8 + 3
    for _ in range(int(re.search(r"\[(\d+)\]", path).group(1))):
        place += 4 + octets[place + 3]
    return 8 * (place + 4), int.from_bytes(octets[place:place + 2])


def bit_offset(entry, path):
    """Where the error lies, as far as the entry tells it; None where the path alone does."""
    fault = entry["fault"]
    told = re.search(r"at bit (\d+)", entry.get("decoderSays", ""))
    if told and fault in ("truncated", "no octets", "length determinant points past the end"):
        return int(told.group(1))
    if told and fault == "list count larger than the list":
        # Counted from the start of the message.
        return MESSAGE_START + int(told.group(1))
    if fault == "enumeration index out of range":
        # The procedure's criticality, or that of the first IE behind extension bit, count and id.
        return 16 if "procedure" in entry["detail"] else MESSAGE_START + 40
    if fault == "length determinant 11xxxxxx with count 5":
        return MESSAGE_START + 48
    if told and fault == "IE value too short for its type":
        start, element = start_of_element(entry, path)
        # Counted from the start of the IE, which the detail names.
        return start + int(told.group(1)) if f"of IE {element} " in entry["detail"] else -1
    return None


def check_error(entry, error, complain):
    code, path = ERRORS[entry["fault"]]
    place = bit_offset(entry, error["path"])
    if error["code"] != code:
        complain(entry, f"is the error {error['code']}, not {code}")
    if not re.search(path, error["path"]):
        complain(entry, f"has its error in {error['path']}")
    if place is not None and error["bitOffset"] != place:
        complain(entry, f"has its error at bit {error['bitOffset']}, not {place}")


def check_invalid(tekigo, invalid, complain):
    for (protocol, _), entries in groups(invalid):
        octets = [MENDED[entry["id"]][0] if entry["id"] in MENDED else entry["hex"] for entry in entries]
        answers = lines([tekigo, "decode", "--protocol", protocol, "--remarks"], ["0x" + text for text in octets])
        again = lines([tekigo, "encode", "--protocol", protocol], answers)
        for entry, answer, back, sent in zip(entries, map(json.loads, answers), again, octets):
            error = answer.get("error")
            if not entry["decodes"]:
                if error is None:
                    complain(entry, "decodes")
                else:
                    check_error(entry, error, complain)
                continue
            if error is not None:
                complain(entry, f"is refused: {error}")
                continue
            fault = entry["fault"].split(", criticality")[0]
            remarks = {remark["kind"] for remark in answer["remarks"]}
            if remarks != ({REMARKS[fault]} if fault in REMARKS else set()):
                complain(entry, f"has the remarks {sorted(remarks)}")
            if not remarks - {"unknownKey", "unknownItem"} and back != sent:
                complain(entry, f"becomes {back}")


def check_mended(tekigo, invalid, complain):
    """What is wrong in an entry has to be wrong still: else it goes from the table."""
    for entry in invalid:
        if entry["id"] in MENDED:
            [answer] = lines([tekigo, "decode", "--protocol", entry["protocol"]], [entry["hex"]])
            if "error" not in json.loads(answer):
                complain(entry, "is not wrong any more")
            else:
                print(f"{entry['id']} is mended: {MENDED[entry['id']][1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo")
    parser.add_argument("file")
    arguments = parser.parse_args()
    if not os.access(arguments.tekigo, os.X_OK):
        parser.error(f"there is no program {arguments.tekigo}")
    with open(arguments.file, encoding="utf-8") as file:
        content = json.load(file)
    wrong = []

    def complain(entry, text):
        wrong.append(entry["id"])
        print(f"{entry['id']} ({entry.get('fault', entry.get('message'))}) {text}")

    check_valid(arguments.tekigo, content["vectors"], complain)
    check_invalid(arguments.tekigo, content["invalid"], complain)
    check_mended(arguments.tekigo, content["invalid"], complain)
    print(f"{len(content['vectors'])} valid and {len(content['invalid'])} invalid messages, {len(wrong)} complaints")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
