#!/usr/bin/env python3
"""Edits captures byte by byte and looks at what tekigo finds in them.

    .ci/edits.py TEKIGO [--captures FOLDER] [--keep FOLDER] [WORD ...]

Faulty edits (.ci/edits/faulty.yaml) must fail what the table names, charged to the unit that it names, with the first
cause that it names, and no other `shall` may fail but as a consequence of these. Healthy ones (healthy.yaml) may fail no
`shall`. The edits are made without Tekigo: .ci/edits has a reader and a writer of its own for captures and messages, so
that a mistake of the encoder can't hide one of the decoder. With WORDs only the edits whose names have one of them.

Captures of others are looked for in FOLDER/fronthaul; without them the edits of these are skipped with a message.
Needs Python 3 and PyYAML. Exit code 1: there is a difference that the table does not know.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

from edits.faults import FAULTS
from edits.healthy import FILES, HEALTHY
from edits.trace import Trace

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = ROOT / ".ci/edits"
# Name → path, and whether its U-plane has udCompHdr.
CAPTURES = {
    "teaching": (ROOT / "Captures/teaching-healthy.pcapng", True),
    "bfp9": ("fronthaul/srsran_du_ruemu_20mhz_bfp9.pcapng", True),
    "idle": ("fronthaul/srsran_du_ruemu_20mhz_idle.pcapng", True),
    "wide": ("fronthaul/angeld10_fh_1x1.pcap", False),
}
# Name → what tekigo is told: shipped profiles, or those beside the tables.
PROFILES = {
    "bare": ["spec/oran-cus"],
    "samples": ["spec/oran-cus", "--iq"],
    "demo": ["pair/demo"],
    **{path.name.removesuffix(".profile.yaml"): [str(path)] for path in TABLES.glob("*.profile.yaml")},
}
ADVICE = "should", "may"


class Skipped(Exception):
    """A capture is not there."""


def captured(name, folder):
    path, header = CAPTURES[name]
    path = folder / path
    if not path.exists():
        raise Skipped(name)
    return Trace(path, header)


def edited(entry, folder):
    """The trace of an entry after its edits."""
    trace = captured(entry.get("capture", "teaching"), folder)
    steps = entry.get("edit", [])
    for name, words in [steps] if steps and isinstance(steps[0], str) else steps:
        words = dict(words)
        if "other" in words:
            words["other"] = captured(words["other"], folder)
        (FAULTS | HEALTHY)[name](trace, **words)
    return trace


def report(tekigo, path, profile):
    """What tekigo reports of a capture, or why it does not."""
    arguments = [tekigo, "check", path, "--profile", *PROFILES[profile], "--report", "json=-", "--quiet", "--no-digest",
                 "--as-of", "2026-01-01"]
    run = subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1, 2):
        return None, f"exit code {run.returncode}: {run.stderr.strip().splitlines()[:1]}"
    return json.loads(run.stdout), None


class Findings:
    """The failures of a report: requirement → unit → findings, units by their role."""

    def __init__(self, found):
        roles = {unit["name"]: unit["role"] for unit in found["units"]}
        self.levels, self.attributes, self.failed, self.errors = {}, {}, [], []
        for entry in found["requirements"]:
            self.levels[entry["id"]], self.attributes[entry["id"]] = entry["level"], entry["attribute"]
            if entry["verdict"] == "error":
                self.errors.append(entry["id"])
            for finding in entry["findings"] if entry["verdict"] == "fail" else []:
                self.failed.append((entry["id"], roles.get(finding["unit"], finding["unit"]), finding))
        first = found["firstCause"]
        self.first = first and (first["requirement"], roles.get(first["unit"], first["unit"]))

    def alone(self, requirement=None):
        return [(name, unit, finding) for name, unit, finding in self.failed
                if finding["consequenceOf"] is None and requirement in (None, name)]

    def roots(self, requirement, seen=()):
        """What a consequence follows from in the end."""
        followed = {finding["consequenceOf"] for name, _, finding in self.failed if name == requirement}
        ends = {requirement} if None in followed or not followed else set()
        for cause in followed - {None} - set(seen):
            ends |= self.roots(cause, (*seen, requirement))
        return ends


def text(requirement, unit, finding):
    shown = finding["first"][0]
    return f"{requirement} of {unit}, {finding['count']} times, frame {shown['frame']}: {shown['observed']}"


def differences(entry, findings):
    """What is otherwise than the table says."""
    expected, beside = entry.get("found", {}), entry.get("beside", {})
    for requirement in findings.errors:
        yield f"{requirement} is not judged"
    for requirement, unit in expected.items():
        if requirement not in findings.levels:
            yield f"there is no {requirement}"
        elif not any(found == unit for _, found, _ in findings.alone(requirement)):
            yield f"{requirement} of {unit} is not found"
    for requirement, unit, finding in findings.failed:
        if findings.levels[requirement] in ADVICE:
            continue
        if finding["consequenceOf"] is None:
            if (expected | beside).get(requirement) != unit:
                yield "found as well: " + text(requirement, unit, finding)
        elif requirement not in expected and not findings.roots(finding["consequenceOf"]) <= set(expected | beside):
            yield f"follows from {finding['consequenceOf']}: " + text(requirement, unit, finding)
    yield from _of_the_first(entry, findings, expected)
    for requirement in entry.get("folded", []):
        if not any(name == requirement and finding["consequenceOf"] for name, _, finding in findings.failed):
            yield f"{requirement} is not shown as a consequence"
    for requirement in entry.get("absent", []):
        for name, unit, finding in findings.failed:
            if name == requirement:
                yield "must not fail: " + text(name, unit, finding)


def _of_the_first(entry, findings, expected):
    if any(findings.levels.get(requirement) == "shall" for requirement in expected) or findings.first:
        causes = [entry["first"]] if "first" in entry else list(expected)
        units = expected | entry.get("beside", {})
        if findings.first not in [(requirement, units[requirement]) for requirement in causes]:
            yield f"the first cause is {findings.first}"
    if "names" in entry and expected:
        shown = [finding["first"][0] for name, _, finding in findings.alone(next(iter(expected)))]
        if not any(re.search(entry["names"], witness["observed"]) for witness in shown):
            yield f"does not name {entry['names']}: {[witness['observed'] for witness in shown[:1]]}"
    for requirement in expected if entry.get("charged") == "nobody" else []:
        if findings.attributes.get(requirement) != "either":
            yield f"{requirement} charges a unit"


def judge(tekigo, entry, options, folder):
    """Profile → differences of an entry."""
    suffix, form = FILES[entry.get("file", "pcapng")]
    path = folder / (re.sub(r"[^a-z0-9]+", "-", entry["name"].lower()) + suffix)
    path.write_bytes(form(edited(entry, options.captures).frames()))
    wrong = {}
    for profile in entry.get("profiles", ["bare"]):
        found, refused = report(tekigo, path, profile)
        wrong[profile] = [refused] if refused else list(differences(entry, Findings(found)))
    if folder != options.keep:
        path.unlink()
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tekigo", type=pathlib.Path)
    parser.add_argument("--captures", type=pathlib.Path, default=ROOT.parent / "shared/captures")
    parser.add_argument("--keep", type=pathlib.Path, help="keep the edited captures here")
    parser.add_argument("words", nargs="*")
    options = parser.parse_args()
    tables = {name: yaml.safe_load((TABLES / f"{name}.yaml").read_text(encoding="utf-8")) for name in ("faulty", "healthy")}
    chosen = [(table, entry) for table, entries in tables.items() for entry in entries
              if not options.words or any(word in entry["name"] for word in options.words)]
    checks, wrong, known, skipped = 0, 0, [], set()
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = options.keep or pathlib.Path(name)
        folder.mkdir(exist_ok=True)
        jobs = [(table, entry, pool.submit(judge, options.tekigo.resolve(), entry, options, folder))
                for table, entry in chosen]
        for table, entry, job in jobs:
            try:
                results = job.result()
            except Skipped as capture:
                skipped.add(str(capture))
                continue
            checks += len(results)
            lines = [f"{table}: {entry['name']} ({profile}): {line}"
                     for profile, found in results.items() for line in found]
            if "known" in entry:
                known.append(f"known, {len(lines)} differences: {entry['name']}: {entry['known']}")
                wrong += not lines
                lines = lines or [f"{table}: {entry['name']}: known to differ, and does not"]
                lines = lines if lines[0].endswith("does not") else []
            wrong += any(lines) and "known" not in entry
            print(*lines, sep="\n", end="\n" if lines else "")
    print(*known, sep="\n", end="\n" if known else "")
    if skipped:
        print(f"skipped: edits of {', '.join(sorted(skipped))}, which are not in {options.captures} (set TEKIGO_CAPTURES)")
    counts = {table: sum(found == table for found, _ in chosen) for table in tables}
    print(f"{counts['faulty']} faulty edits, {counts['healthy']} healthy ones, {checks} checks; {len(known)} known to "
          f"differ, {wrong} that differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
