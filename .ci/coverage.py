#!/usr/bin/env python3
"""Says how many lines of each module the tests run, and which modules fall short.

    swift test --enable-code-coverage
    .ci/coverage.py [--least 90] [--files] "$(swift test --show-codecov-path)"

A module is a folder under Sources. Those that decode and judge must have at least the given share of their lines
run; the others are shown. With --files the files with the most lines that no test runs are listed too.
Exit code 1: a module falls short. Exit code 2: the file can't be read or has none of the modules.
"""

import argparse
import collections
import json
import sys

DECODING_AND_JUDGING = [
    "Wire", "PackedEncoding", "CaptureFiles", "Transport", "Events", "Fronthaul", "UserPlane", "ApplicationProtocols", "ManagementPlane",
    "Expressions", "Profiles", "Conformance",
]


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--least", type=float, default=90, help="percent of the lines")
    options.add_argument("--files", action="store_true", help="list files too")
    options.add_argument("coverage", help="what swift test --show-codecov-path names")
    options = options.parse_args()
    try:
        with open(options.coverage, encoding="utf-8") as file:
            files = json.load(file)["data"][0]["files"]
    except (OSError, ValueError, LookupError) as error:
        print(f"{options.coverage}: {error}", file=sys.stderr)
        return 2

    modules = collections.defaultdict(lambda: [0, 0])
    missed = []
    for entry in files:
        parts = entry["filename"].split("/")
        if "Sources" not in parts or ".build" in parts:
            continue
        path = parts[parts.index("Sources") + 1:]
        lines = entry["summary"]["lines"]
        modules[path[0]][0] += lines["count"]
        modules[path[0]][1] += lines["covered"]
        missed.append((lines["count"] - lines["covered"], lines["count"], "/".join(path)))

    absent = [name for name in DECODING_AND_JUDGING if modules[name][0] == 0]
    if absent:
        print(f"no lines of {', '.join(absent)} in {options.coverage}", file=sys.stderr)
        return 2
    short = []
    for name, (count, covered) in sorted(modules.items()):
        share = 100 * covered / count if count else 100
        is_bound = name in DECODING_AND_JUDGING
        if is_bound and share < options.least:
            short.append(name)
        print(f"{name:22} {count:6} lines  {share:5.1f} %  {'' if is_bound else '(not bound)'}".rstrip())
    if options.files:
        print()
        for lines, count, path in sorted(missed, reverse=True)[:30]:
            print(f"{lines:5} of {count:5}  {path}")
    for name in short:
        print(f"{name}: less than {options.least:g} % of its lines are run by the tests", file=sys.stderr)
    return 1 if short else 0


sys.exit(main())
