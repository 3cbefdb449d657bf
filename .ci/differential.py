#!/usr/bin/env python3
"""Compares what tekigo and tshark read from the same captures, field by field.

    .ci/differential.py [--tekigo .build/release/tekigo] [--profile Profiles/spec/oran-cus.yaml] CAPTURE...

tshark 4.0 cannot find out how a flow is compressed, so that has to be told to it for each capture
(SETTINGS). What it is known to read wrongly is listed in one table with the reason (KNOWN_ERRORS);
every other difference makes the exit code 1, and so does a capture in which nothing was compared.
Exit code 2: usage, or a program that is missing or fails.
"""

import argparse
import collections
import fnmatch
import json
import os
import shutil
import subprocess
import sys

Settings = collections.namedtuple("Settings", "header method width prbs")

# How captures are compressed, by file name; the first match counts.
#   header: whether udCompHdr is in the U-plane; method, width: what tshark is to use for the PRBs;
#   prbs: what numPrbu 0 stands for.
SETTINGS = [
    ("angeld10_VIAVI_*", Settings(False, 0, 16, 106)),
    ("angeld10_fh_1x1*", Settings(False, 1, 9, 106)),
    ("srsran_du_ruemu_20mhz_*", Settings(True, 1, 9, 51)),
    ("*", Settings(True, 1, 9, 273)),
]

METHODS = {
    0: "No Compression",
    1: "Block Floating Point Compression",
    2: "Block Scaling Compression",
    3: "u-Law Compression",
    4: "Modulation Compression",
}


def raw(*names):
    """The value that tekigo has under the first of these names, as it is."""
    return lambda fields: next((fields[name] for name in names if fields.get(name) is not None), None)


def bits(name, shift, mask):
    """Some bits of the value that tekigo has under this name."""
    def read(fields):
        value = fields.get(name)
        return None if value is None else (int(value) >> shift) & mask
    return read


def first_of(*readers):
    return lambda fields: next((v for v in (read(fields) for read in readers) if v is not None), None)


# The mapping: tshark's name, the plane ("u", "c" or "" for both), and how tekigo's fields give the value.
# Names on tekigo's side are those of the specification.
HEADER = [
    ("ecpri.revision", "", raw("ecpriVersion")),
    ("ecpri.cbit", "", raw("ecpriConcatenation")),
    ("ecpri.type", "", raw("ecpriMessage")),
    ("ecpri.size", "", raw("ecpriPayload")),
    ("ecpri.measurementid", "", raw("measurementId")),
    ("ecpri.actiontype", "", raw("actionType")),
    ("oran_fh_cus.du_port_id", "", raw("DU_Port_ID")),
    ("oran_fh_cus.bandsector_id", "", raw("BandSector_ID")),
    ("oran_fh_cus.cc_id", "", raw("CC_ID")),
    ("oran_fh_cus.ru_port_id", "", raw("RU_Port_ID")),
    ("oran_fh_cus.sequence_id", "", raw("sequenceId")),
    ("oran_fh_cus.e_bit", "", raw("eBit")),
    ("oran_fh_cus.subsequence_id", "", raw("subsequenceId")),
    ("oran_fh_cus.data_direction", "", raw("dataDirection")),
    ("oran_fh_cus.payloadVersion", "", raw("payloadVersion")),
    ("oran_fh_cus.filterIndex", "", raw("filterIndex")),
    ("oran_fh_cus.frameId", "", raw("frameId")),
    ("oran_fh_cus.subframe_id", "", raw("subframeId")),
    ("oran_fh_cus.slotId", "", raw("slotId")),
    ("oran_fh_cus.startSymbolId", "", raw("startSymbolId", "symbolId")),
    ("oran_fh_cus.numberOfSections", "c", raw("numberOfSections")),
    ("oran_fh_cus.sectionType", "c", raw("sectionType")),
    ("oran_fh_cus.udCompHdrWidth", "c", first_of(raw("udIqWidth", "udCompHdrWidth"), bits("udCompHdr", 4, 15))),
    ("oran_fh_cus.udCompHdrMeth", "c", first_of(raw("udCompMeth", "udCompHdrMeth"), bits("udCompHdr", 0, 15))),
    ("oran_fh_cus.timeOffset", "c", raw("timeOffset")),
    ("oran_fh_cus.frameStructure.fft", "c", raw("frameStructureFft")),
    ("oran_fh_cus.frameStructure.spacing", "c", raw("frameStructureScs")),
    ("oran_fh_cus.cpLength", "c", raw("cpLength")),
]
SECTION = [
    ("oran_fh_cus.sectionId", "", raw("sectionId")),
    ("oran_fh_cus.rb", "", raw("rb")),
    ("oran_fh_cus.symInc", "", raw("symInc")),
    ("oran_fh_cus.startPrbu", "u", raw("startPrbu")),
    ("oran_fh_cus.numPrbu", "u", raw("numPrbu")),
    ("oran_fh_cus.udCompHdrWidth", "u", raw("udIqWidth", "udCompHdrWidth")),
    ("oran_fh_cus.udCompHdrMeth", "u", raw("udCompMeth", "udCompHdrMeth")),
    ("oran_fh_cus.startPrbc", "c", raw("startPrbc")),
    ("oran_fh_cus.numPrbc", "c", raw("numPrbc")),
    ("oran_fh_cus.reMask", "c", raw("reMask")),
    ("oran_fh_cus.numSymbol", "c", raw("numSymbol")),
    ("oran_fh_cus.ef", "c", raw("ef")),
    ("oran_fh_cus.beamId", "c", raw("beamId")),
    # tshark prints the 24 bits as an unsigned number.
    ("oran_fh_cus.freqOffset", "c", bits("freqOffset", 0, 0xFFFFFF)),
]
# What is read besides the compared values, to recognise known errors.
MARKS = ["frame.number", "_ws.malformed"]


def first_surprise(reference, settings):
    """Number of the first section that is not compressed as tshark was told; `None` = all are."""
    pairs = zip(reference["oran_fh_cus.udCompHdrMeth"], reference["oran_fh_cus.udCompHdrWidth"])
    told = (settings.method, settings.width % 16)
    return next((index for index, pair in enumerate(pairs) if pair != told), None)


# What tshark is known to do wrongly: the reason, whether it holds for a message, and how many leading
# sections can still be compared. Header values are always compared.
def wrong_prb_size(reference, plane, settings):
    if plane != "u" or not settings.header:
        return False, 0
    odd = first_surprise(reference, settings)
    return odd is not None, 0 if odd is None else odd + 1


def unsupported_section_type(reference, plane, settings):
    kinds = reference["oran_fh_cus.sectionType"]
    return plane == "c" and bool(kinds) and kinds[0] not in (0, 1, 3, 5), 0


def malformed(reference, plane, settings):
    count = len(reference["oran_fh_cus.sectionId"])
    return bool(reference["_ws.malformed"]), max(0, count - 1)


KNOWN_ERRORS = [
    ("4.0 sizes PRBs by its preferences, not by udCompHdr: sections behind are misread", wrong_prb_size),
    ("4.0 reads the section bodies of types 0, 1, 3 and 5 only", unsupported_section_type),
    ("tshark stopped in the middle of the message", malformed),
]
# Besides: 4.0 does not follow concatenation, so only the first message of a frame is compared; names of
# code points, slot-within-frame and samples are not compared because 4.0 has old tables for them.


def fail(message):
    print(f"differential: {message}", file=sys.stderr)
    sys.exit(2)


def number(text):
    if text in ("True", "False"):
        return int(text == "True")
    return int(text, 0)


def flags_of_sections(flags):
    """tshark has one name for `ef` of sections and of their extensions: those of an extension follow each 1."""
    own, follows = [], False
    for flag in flags:
        if not follows:
            own.append(flag)
        follows = flag == 1
    return own


def tshark_rows(capture, settings):
    """Frame number → tshark name → values in order, for the frames that hold eCPRI."""
    names = list(dict.fromkeys(MARKS + [name for name, _, _ in HEADER + SECTION]))
    stem = "oran_fh_cus.oran."
    preferences = {"rbs_in_uplane_section": settings.prbs, "show_iq_samples": "FALSE"}
    for part in ("du_port_id", "bandsector_id", "cc_id", "ru_port_id"):
        preferences[part + "_bits"] = 4
    for way in ("up", "down"):
        preferences["iq_bitwidth_" + way] = settings.width
        preferences["ud_comp_" + way] = METHODS[settings.method]
        preferences["ud_comp_hdr_" + way] = str(settings.header).upper()
    command = ["tshark", "-r", capture, "-Y", "ecpri", "-T", "fields", "-E", "occurrence=a", "-E", "aggregator=,"]
    for name, value in preferences.items():
        command += ["-o", f"{stem}{name}:{value}"]
    for name in names:
        command += ["-e", name]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        fail(f"tshark failed on {capture}: {run.stderr.strip()}")
    rows = {}
    for line in run.stdout.splitlines():
        row = {}
        for name, cell in zip(names, line.split("\t")):
            values = cell.split(",") if cell else []
            row[name] = values if name == "_ws.malformed" else [number(value) for value in values]
        row["oran_fh_cus.ef"] = flags_of_sections(row["oran_fh_cus.ef"])
        rows[row["frame.number"][0]] = row
    return rows


Message = collections.namedtuple("Message", "fields sections malformed")


def tekigo_messages(tekigo, capture, profile):
    """Frame number → the first message of the frame."""
    command = [tekigo, "decode", capture, "--profile", profile]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    messages = {}
    for line in process.stdout:
        event = json.loads(line)
        name, fields = event["event"], event["fields"]
        if int(fields.get("messageIndex") or 0) != 0:
            continue
        frame = int(event["frame"])
        message = messages.get(frame) or Message({}, [], False)
        if name in ("cus.u.section", "cus.c.section"):
            message.sections.append(fields)
        elif name in ("ecpri", "cus.u", "cus.c", "cus.malformed") or name.startswith("ecpri."):
            message.fields.update(fields)
            if name == "cus.malformed":
                message = message._replace(malformed=True)
        else:
            continue
        messages[frame] = message
    process.stdout.close()
    if process.wait() != 0:
        fail(f"{' '.join(command)}: exit code {process.returncode}")
    return messages


class Comparison:
    """Counts what was compared in one capture and keeps what differs."""

    def __init__(self):
        self.compared = collections.Counter()
        self.differences = []
        self.explained = collections.Counter()

    def value(self, frame, place, name, expected, found, lenient):
        if found is None and lenient:
            return
        self.compared[name] += 1
        if found is None or int(found) != expected:
            self.differences.append(f"frame {frame}{place}: {name} is {expected} to tshark, {found} to tekigo")

    def message(self, frame, reference, message, settings):
        kind = reference["ecpri.type"][0] if reference["ecpri.type"] else None
        plane = {0: "u", 2: "c"}.get(kind, "")
        for name, where, read in HEADER:
            if where in ("", plane) and reference[name]:
                self.value(frame, "", name, reference[name][0], read(message.fields), message.malformed)
        if not plane:
            return
        count = len(reference["oran_fh_cus.sectionId"])
        limit, exact = count, True
        for reason, known in KNOWN_ERRORS:
            holds, sections = known(reference, plane, settings)
            if holds:
                self.explained[reason] += 1
                limit, exact = min(limit, sections), False
        if exact and not message.malformed and len(message.sections) != count:
            self.differences.append(
                f"frame {frame}: {count} sections to tshark, {len(message.sections)} to tekigo")
        for name, where, read in SECTION:
            if where not in ("", plane):
                continue
            values = reference[name]
            # Without a value for every section the list does not tell which section each belongs to.
            if len(values) not in (0, count) and exact:
                self.differences.append(f"frame {frame}: {name} has {len(values)} values for {count} sections")
            for index, expected in enumerate(values[: min(limit, len(message.sections))]):
                self.value(
                    frame, f" section {index}", name, expected, read(message.sections[index]), message.malformed)


def compare(tekigo, capture, profile):
    name = os.path.basename(capture)
    settings = next(entry for pattern, entry in SETTINGS if fnmatch.fnmatch(name, pattern))
    reference = tshark_rows(capture, settings)
    messages = tekigo_messages(tekigo, capture, profile)
    comparison = Comparison()
    for frame, row in reference.items():
        if frame in messages:
            comparison.message(frame, row, messages[frame], settings)
        else:
            comparison.differences.append(f"frame {frame}: eCPRI to tshark, nothing to tekigo")
    for frame in messages.keys() - reference.keys():
        comparison.differences.append(f"frame {frame}: eCPRI to tekigo, not to tshark")
    print(f"{name}: {len(reference)} frames, {sum(comparison.compared.values())} values compared")
    for field, count in comparison.compared.items():
        print(f"  {count:9} {field}")
    for reason, count in comparison.explained.items():
        print(f"  {count:9} messages in part, known error of tshark: {reason}")
    for difference in comparison.differences[:20]:
        print(f"  DIFFERENT {difference}")
    if len(comparison.differences) > 20:
        print(f"  DIFFERENT and {len(comparison.differences) - 20} more")
    return comparison


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo")
    parser.add_argument("--profile", default="Profiles/spec/oran-cus.yaml")
    parser.add_argument("captures", nargs="+")
    arguments = parser.parse_args()
    for program in ("tshark", arguments.tekigo):
        if shutil.which(program) is None:
            fail(f"{program} is missing")
    total = collections.Counter()
    differences = 0
    empty = []
    for capture in arguments.captures:
        comparison = compare(arguments.tekigo, capture, arguments.profile)
        total += comparison.compared
        differences += len(comparison.differences)
        if not comparison.compared:
            empty.append(capture)
    values = sum(total.values())
    print(f"total: {values} values of {len(total)} fields in {len(arguments.captures)} captures compared,")
    print(f"       {differences} unexplained differences")
    for capture in empty:
        print(f"       nothing compared in {capture}")
    sys.exit(1 if empty or differences else 0)


if __name__ == "__main__":
    main()
