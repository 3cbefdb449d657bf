#!/usr/bin/env python3
"""Compares what a report measured of delay windows with what another program counted in the same capture.

    .ci/timing.py REPORT.json NAME

NAME is that of the capture without its folder and suffix. The counts are those without a guard band, with exact symbol
starts and time stamps in UTC.
"""

import json
import sys

# Requirement: early, on time, late, and how many of the early ones came before their symbol began.
EXPECTED = {
    "srsran_du_ruemu_20mhz_bfp9": {
        "cus/4.4/t1a-cp-dl": (0, 107, 47, 0),
        "cus/4.4/t1a-cp-ul": (0, 74, 19, 0),
        "cus/4.4/t1a-up": (0, 1508, 578, 0),
        "cus/4.4/ta4": (774, 34, 167, 768),
        "cus/4.4/ta4-prach": (155, 1, 36, 154),
    },
    "srsran_du_ruemu_20mhz_idle": {
        "cus/4.4/t1a-cp-dl": (0, 124, 33, 0),
        "cus/4.4/t1a-cp-ul": (0, 59, 1, 0),
        "cus/4.4/t1a-up": (0, 1813, 382, 0),
        "cus/4.4/ta4": (0, 0, 0, 0),
        "cus/4.4/ta4-prach": (572, 4, 12, 571),
    },
}


def main() -> int:
    path, name = sys.argv[1:3]
    with open(path, encoding="utf-8") as file:
        requirements = {entry["id"]: entry for entry in json.load(file)["requirements"]}
    wrong = 0
    for requirement, expected in EXPECTED[name].items():
        flows = requirements[requirement]["measurements"]
        counts = tuple(sum(flow[key] for flow in flows) for key in ("early", "onTime", "late", "acausal"))
        verdict = "as expected" if counts == expected else f"expected {expected}"
        wrong += counts != expected
        print(f"{name}: {requirement}: early, on time, late, acausal = {counts}, {verdict}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
