#!/usr/bin/env python3
"""Message sequences with known findings: do the requirements say the same?

    .ci/sequences.py --tekigo PROGRAM --profile PROFILE VECTORS

VECTORS is a JSON file whose `sequences` hold messages (who sends which octets on which stream) and findings
(the place of a message, and the number of a rule). Each sequence is written as a capture of one association,
judged, and what fails is compared with what should: no more, no less. The end of observation lies a minute
behind the last message, so that what was not answered is late and not merely open.
"""

import argparse
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

# What the requirements call the rules of the vectors.
REQUIREMENTS = {
    "SEQ-01": ["f1ap/8.2.3.1/setup-first"],
    "SEQ-02": ["f1ap/9.3.1.23/answer-solicited", "f1ap/8.1/answered-once"],
    "SEQ-04": ["f1ap/8.1/direction"],
    "SEQ-08": [
        "f1ap/8.3.3.2/nothing-after-release",
        "f1ap/8.2.1.2/nothing-after-reset",
        "f1ap/8.2.3.1/nothing-after-setup",
    ],
    "SEQ-12": ["f1ap/8.1/class-1-answered", "f1ap/8.1/class-1-of-ue-answered", "f1ap/8.2.3.2/setup-answered"],
    "SEQ-13": [
        "f1ap/8.2.1.2/acknowledge-complete",
        "f1ap/8.2.1.2/acknowledge-asked",
        "f1ap/8.2.1.2/acknowledge-order",
    ],
}

PORTS = {"DU": 38500, "CU": 38472}
ADDRESSES = {"DU": bytes([192, 0, 2, 1]), "CU": bytes([192, 0, 2, 2])}
TAGS = {"DU": 0x11111111, "CU": 0x22222222}
PEER = {"DU": "CU", "CU": "DU"}
# The capture begins in 2024, and messages are 10 ms apart.
START = 1_704_067_200_000_000_000
STEP = 10_000_000


def crc32c(data):
    crc = 0xFFFFFFFF
    for octet in data:
        crc ^= octet
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def chunk(kind, flags, value):
    return struct.pack(">BBH", kind, flags, 4 + len(value)) + value + bytes(-len(value) % 4)


def frame(sender, tag, chunks):
    """An Ethernet frame with an SCTP packet of these chunks."""
    header = struct.pack(">HHI", PORTS[sender], PORTS[PEER[sender]], tag)
    packet = header + bytes(4) + chunks
    packet = header + struct.pack("<I", crc32c(packet)) + chunks
    addresses = ADDRESSES[sender] + ADDRESSES[PEER[sender]]
    internet = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(packet), 0, 0x4000, 64, 132, 0) + addresses
    macs = [bytes([2, 0, 0x5E, 0, 0, ADDRESSES[end][3]]) for end in (PEER[sender], sender)]
    return b"".join(macs) + b"\x08\x00" + internet + packet


class Association:
    """The frames of one association with their times."""

    def __init__(self):
        self.frames = []
        self.tsn = {"DU": 1000, "CU": 5000}
        self.sequence = {}
        for sender, tag, kind in (("DU", 0, 1), ("CU", TAGS["DU"], 2)):
            value = struct.pack(">IIHHI", TAGS[sender], 65536, 16, 16, self.tsn[sender])
            if kind == 2:
                value += struct.pack(">HH", 7, 8) + b"cook"
            self.add(sender, tag, chunk(kind, 0, value))
        self.add("DU", TAGS["CU"], chunk(10, 0, b"cook"))
        self.add("CU", TAGS["DU"], chunk(11, 0, b""))

    def add(self, sender, tag, chunks, after=STEP):
        time = self.frames[-1][0] + after if self.frames else START
        self.frames.append((time, frame(sender, tag, chunks)))

    def send(self, sender, stream, payload_protocol, payload):
        """Gives the number of the frame."""
        number = self.sequence.get((sender, stream), 0)
        self.sequence[sender, stream] = number + 1
        value = struct.pack(">IHHI", self.tsn[sender], stream, number, payload_protocol) + payload
        self.tsn[sender] += 1
        self.add(sender, TAGS[PEER[sender]], chunk(0, 3, value))
        return len(self.frames)

    def write(self, path):
        self.add("DU", TAGS["CU"], chunk(4, 0, struct.pack(">HH", 1, 8) + b"beat"), after=60_000_000_000)
        with open(path, "wb") as file:
            file.write(struct.pack("<IHHiIII", 0xA1B23C4D, 2, 4, 0, 0, 65535, 1))
            for time, octets in self.frames:
                seconds, rest = divmod(time, 1_000_000_000)
                file.write(struct.pack("<IIII", seconds, rest, len(octets), len(octets)) + octets)


def judge(options, capture, report):
    command = [options.tekigo, "check", capture, "--profile", options.profile, "--report", f"json={report}"]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode not in (0, 1, 2):
        sys.exit(f"exit code {run.returncode}: {' '.join(map(str, command))}\n{run.stdout}{run.stderr}")
    return json.loads(pathlib.Path(report).read_text(encoding="utf-8"))


def failures(report):
    """What failed and is no consequence: id, level, and the frames of the witness and of its partner."""
    found = set()
    for requirement in report["requirements"]:
        for finding in requirement["findings"]:
            if requirement["verdict"] != "fail" or finding.get("consequenceOf"):
                continue
            for witness in finding["first"]:
                frames = frozenset({witness["frame"], witness.get("partnerFrame")} - {None})
                found.add((requirement["id"], requirement["level"], frames))
    return found


def compare(options, sequence, folder):
    association = Association()
    numbers = []
    for message in sequence["messages"]:
        numbers.append(
            association.send(
                message["from"], message["sid"], message["ppid"], bytes.fromhex(message["hex"])
            )
        )
    capture = folder / f"{sequence['id']}.pcap"
    association.write(capture)
    found = failures(judge(options, capture, folder / "report.json"))
    wrong = []
    for finding in sequence["findings"]:
        names = REQUIREMENTS[finding["rule"]]
        hits = {hit for hit in found if hit[0] in names and numbers[finding["at"]] in hit[2]}
        if not hits:
            # Some findings stand at the message that obliges, here the one that the message at fault answers.
            hits = {hit for hit in found if hit[0] in names and numbers[finding["at"] - 1] in hit[2]}
        if not hits:
            wrong.append(f"message {finding['at']}: nothing of {', '.join(names)}")
        found -= hits
    wrong += [
        f"frames {sorted(frames)}: {name} fails, which nobody expects"
        for name, level, frames in sorted(found, key=str)
        if level == "shall"
    ]
    print(f"{sequence['id']}: {sequence['name']}: {len(sequence['findings'])} findings, {len(wrong)} wrong")
    for text in wrong:
        print(f"    {text}")
    return len(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tekigo", default=".build/release/tekigo")
    parser.add_argument("--profile", default="Profiles/spec/3gpp-f1ap.yaml")
    parser.add_argument("vectors", type=pathlib.Path)
    options = parser.parse_args()
    sequences = json.loads(options.vectors.read_text(encoding="utf-8"))["sequences"]
    with tempfile.TemporaryDirectory() as folder:
        wrong = sum(compare(options, sequence, pathlib.Path(folder)) for sequence in sequences)
    print(f"{len(sequences)} sequences, {wrong} wrong")
    sys.exit(1 if wrong or not sequences else 0)


if __name__ == "__main__":
    main()
