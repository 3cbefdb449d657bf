#!/usr/bin/env python3
"""Puts every fronthaul fault into a healthy cell whose delay windows are declared, and looks at all that fails.

    .ci/faults.py TEKIGO [FAULT ...]

A fault must trip a requirement that it names, and beside it no other `shall` may fail but what the catalogue names and
what the report puts down to another failure. `profile prove` judges each requirement in a scenario of its own; this is
the other way round: one cell, all of the base profile, each fault in both planes and directions.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCENARIO = (ROOT / "Captures/teaching-healthy.scenario.yaml").read_text(encoding="utf-8")

PROFILE = """
profile: faults/{name}
extends: pair/demo
directions: both
capabilities: {{ reference-level-declared: true }}
timebase: {{ scale: UTC, point: {name}, uncertainty: 500 ns, k: 2 }}
parameters: {{ {parameters} }}
"""

# The limits of each unit, as a capture beside it shows them: what leaves late arrives late too.
WINDOWS = {
    "o-du": {
        "t1a_min_cp_dl": 300, "t1a_max_cp_dl": 500, "t1a_min_cp_ul": 300, "t1a_max_cp_ul": 500,
        "t1a_min_up": 150, "t1a_max_up": 300, "ta4_min": 50, "ta4_max": 200,
    },
    "o-ru": {
        "t2a_min_cp_dl": 300, "t2a_max_cp_dl": 500, "t2a_min_cp_ul": 300, "t2a_max_cp_ul": 500,
        "t2a_min_up": 150, "t2a_max_up": 300, "ta3_min": 50, "ta3_max": 200, "tx_max": 100, "rx_max": 100,
        "tcp_adv_dl": 170,
    },
}
AT_THE_RU = re.compile(r"cus/4\.4/(t2a|ta3|tx-max|rx-max|tcp-adv)")
# What the O-RU declares of itself, by its M-plane.
DECLARED = re.compile(r"-(configured|endpoint|supported)$")

# What only `--iq` measures.
SAMPLES = re.compile(r"cus/8\.(1\.3/|3\.3\.1[56]/)")

# Where a fault shows, if not in any message of a frame, and how strong it must be for that.
PLACES = {
    "radio-time-behind": "at: { frame: 2, slot_of_frame: [9, 12] }, value: 2",
    "symbol-outside-section": "at: { frame: 2, slot_of_frame: [3, 7] }, value: 7",
    "start-symbol-late": "at: { frame: 2, slot_of_frame: [0, 8] }",
    "early-uplink": "at: { frame: 2 }, value: 100",
    "advance-too-small": "at: { frame: 2 }, value: 112",
    "c-plane-after-u-plane": "at: { frame: 2 }, value: 700",
    "frame-skip-256": "at: { frame: 1 }",
    "frame-offset": "count: 1000000, value: 1",
    "filter-index-of-no-request": "at: { frame: 2 }, value: 5",
    "sequence-standstill": "at: { frame: [2, 4] }, value: 5, count: 1000",
}
# Faults that this cell does not give away, and why.
SILENT = {
    "header-form-change": "the profile says that the header is there: what is without it is not readable",
    "divided-block-ids": "no sections divide a resource block here",
    "every-other-block-unsaid": "no section has every other resource block here",
    "request-compression-change": "a section is asked for once here",
    "frame-beyond-mtu": "the cell declares no MTU",
    "priority-unknown": "the cell declares no priorities",
    "vlan-of-other-endpoint": "the endpoints of the cell have no VLAN of their own",
    "section-type-of-other-endpoint": "the endpoints of the cell have no limits of their own",
    "extension-of-other-endpoint": "the endpoints of the cell have no limits of their own",
    "compression-of-other-endpoint": "the endpoints of the cell have no limits of their own",
    "sections-beyond-limit": "the endpoints of the cell have no limits of their own",
    "beams-beyond-limit": "the endpoints of the cell have no limits of their own",
    "slot-of-other-direction": "the cell declares no TDD pattern",
    "slot-of-unusual-direction": "the cell leaves slots unused, so that its traffic shows no TDD pattern",
    "occasion-skipped": "its PRACH comes again within the usual time all the same",
    "occasions-end": "its PRACH goes on but for the messages that are hit",
    "symbol-beyond-prefix": "the cell has the normal cyclic prefix",
    "start-symbol-beyond-prefix": "the cell has the normal cyclic prefix",
    "section-beyond-prefix": "the cell has the normal cyclic prefix",
    "slow-symbol": "a symbol is one message here",
    "slow-uplink-symbol": "a symbol is one message here",
}

KINDS = [("plane: C", "direction: DL"), ("plane: C", "direction: UL"), ("plane: U", "direction: DL"),
         ("plane: U", "direction: UL"), ()]


def run(*arguments):
    return subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True, check=False)


def catalogue(tekigo):
    """Name → what it trips, and what it may trip beside."""
    faults = {}
    name = None
    for line in run(tekigo, "synthesize", "--list-faults").stdout.splitlines():
        if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", line):
            name = line
            faults[name] = ([], [])
        elif name and (found := re.search(r": trips ((?:cus|ecpri)/\S+)", line)):
            faults[name][0].append(found[1])
        elif name and line.startswith("    beside it, "):
            faults[name][1].extend(re.findall(r"(?:cus|ecpri)/[^\s,]+", line))
    return {name: entry for name, entry in faults.items() if entry[0]}


def judge(tekigo, folder, name, trips, beside, kind):
    """One fault in one kind of message: nil if it hits none, else what is wrong."""
    number = KINDS.index(kind)
    stem = folder / f"{name}-{number}"
    place = PLACES.get(name, "at: { frame: 2 }")
    fault = f"\nfaults:\n  - {{ {', '.join([f'fault: {name}', *kind, place])} }}\n"
    stem.with_suffix(".yaml").write_text(
        SCENARIO.replace("duration: 80", "duration: 60") + fault, encoding="utf-8")
    made = run(tekigo, "synthesize", stem.with_suffix(".yaml"), "-o", stem.with_suffix(".pcapng"))
    if made.returncode != 0 or "hit nothing" in made.stderr:
        return None
    side = "o-ru" if any(AT_THE_RU.match(entry) for entry in trips) else "o-du"
    arguments = [tekigo, "check", stem.with_suffix(".pcapng"), "--profile", folder / f"{side}.yaml",
                 "--report", f"json={stem}.json", "--quiet", "--no-digest", "--as-of", "2026-01-01"]
    if all(DECLARED.search(entry) for entry in trips):
        arguments += ["--m-plane", ROOT / "Profiles/vendor/demo-ru.m-plane.xml"]
    if any(SAMPLES.match(entry) for entry in trips):
        arguments.append("--iq")
    checked = run(*arguments)
    stem.with_suffix(".pcapng").unlink()
    if checked.returncode not in (0, 1, 2):
        return [f"exit code {checked.returncode}: {checked.stderr.splitlines()[:1]}"]
    with open(f"{stem}.json", encoding="utf-8") as file:
        failed = [entry for entry in json.load(file)["requirements"] if entry["verdict"] == "fail"]
    wrong = []
    if name not in SILENT and not any(entry["id"] in trips for entry in failed):
        wrong.append(f"trips none of {', '.join(trips)}")
    for entry in failed:
        if entry["level"] != "shall" or entry["id"] in trips or entry["id"] in beside or name in SILENT:
            continue
        alone = [finding for finding in entry["findings"] if finding["consequenceOf"] is None]
        if alone:
            wrong.append(f"{entry['id']} fails as well, {sum(finding['count'] for finding in alone)} times")
    return wrong


def main() -> int:
    tekigo = pathlib.Path(sys.argv[1]).resolve()
    faults = catalogue(tekigo)
    wanted = sys.argv[2:] or list(faults)
    shown, unseen, wrong = 0, [], 0
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = pathlib.Path(name)
        for side, windows in WINDOWS.items():
            parameters = ", ".join(f"{key}: {value} us" for key, value in windows.items())
            (folder / f"{side}.yaml").write_text(
                PROFILE.format(name=side, parameters=parameters), encoding="utf-8")
        jobs = {
            (fault, kind): pool.submit(judge, tekigo, folder, fault, *faults[fault], kind)
            for fault in wanted for kind in KINDS
        }
        for fault in wanted:
            results = {kind: jobs[fault, kind].result() for kind in KINDS}
            if results[()] is None and all(found is None for found in results.values()):
                unseen.append(fault)
            shown += sum(found is not None for found in results.values())
            for kind, found in results.items():
                for text in found or []:
                    wrong += 1
                    print(f"{fault} ({', '.join(kind) or 'any message'}): {text}")
    print(f"{len(wanted) - len(unseen)} faults shown in {shown} ways; this cell has no place for {len(unseen)}")
    if wrong:
        print(f"{wrong} differences", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
