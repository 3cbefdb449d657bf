"""Counts per item, compared with those that are stored for the toolchain."""

import concurrent.futures
import json
import os
import platform
import re

from .counters import Allocations, Instructions, per_item
from .programs import say, version
from .signalling import PROTOCOLS
from .traffic import TRAFFIC

FOLDER = os.path.join(".ci", "baselines")
COUNTS = ("instructions", "allocations")
# Growth that fails is above a factor and a slack for each item. Instructions move with every decision of the
# optimiser; allocations are exact but for tables that double at another item.
LIMITS = {"instructions": (1.05, 0), "allocations": (1.001, 0.01)}

# Two amounts of work for each input, both beyond what is learnt once (8 MB of traffic). The frames between them are
# a few periods of the TDD pattern. Of profiles: how often one is loaded.
FRAMES = {"jumbo": (2_000, 5_000), "MTU 1500": (8_000, 16_000)}
CAPTURE_MILLISECONDS = 50
SCENARIO_MILLISECONDS = (5, 10)
AMOUNTS = {"requirements": (1, 2), "PRBs": (2_000, 10_000)}
# Messages of signalling: what a UE leaves behind is the same for each.
MESSAGES = (3_000, 9_000)
# Read through another program, whose pipe is filled at its own pace.
UNCOUNTED = ("gzip", "zstd", "xz")


def toolchain(text):
    """`swift-6.3` of what `swift --version` says."""
    found = re.search(r"Swift version (\d+\.\d+)", text)
    return f"swift-{found.group(1)}" if found else "swift-unknown"


def is_counted(case, traffic):
    """Whether a case is counted with this traffic. The rules of one form read headers, whatever the frame's size."""
    return traffic.mtu == 1500 or case["name"] == "check/base-profile" or not case["name"].startswith("check/")


def workloads(cases, captures):
    """Name, case and two amounts of work of everything that is counted."""
    counted = [case for case in cases.all if case["input"] not in UNCOUNTED]
    found = [(case["name"], case, AMOUNTS[case["unit"]]) for case in counted if case["input"] == "amount"]
    for protocol in PROTOCOLS:
        chosen = [case for case in counted if case["input"] == protocol]
        if chosen:
            parts = [captures.signalling(protocol, messages).path for messages in MESSAGES]
            found += [(case["name"], case, parts) for case in chosen]
    for traffic in TRAFFIC:
        capture = None
        for case in counted:
            name = f"{case['name']}, {traffic.name}"
            if case["input"] in ("amount", *PROTOCOLS) or not is_counted(case, traffic):
                continue
            if case["input"] == "scenario":
                found.append((name, case, [captures.scenario(traffic, each) for each in SCENARIO_MILLISECONDS]))
            else:
                capture = capture or captures.synthesise(traffic, CAPTURE_MILLISECONDS)
                parts = [captures.first(capture, frames) for frames in FRAMES[traffic.name]]
                found.append((name, case, [captures.converted(part, case["input"]) for part in parts]))
    return found


def measure(cases, captures, folder):
    """Counts per item of every case, by name; the counters that can't be had are told."""
    counters = [Instructions(cases.program, folder), Allocations(cases.program, folder)]
    for counter in counters:
        if counter.missing:
            say(f"{counter.name} are not counted: {counter.missing}")
    counters = [counter for counter in counters if not counter.missing]

    def cost(entry):
        name, case, amounts = entry
        found = {"unit": case["unit"]}
        for counter in counters:
            runs = []
            for amount in amounts:
                output, count = counter.count(cases.command(case, amount, counter.program))
                runs.append((json.loads(output)["items"], count))
            found[counter.name] = round(per_item(*runs), 4)
        return name, found

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(pool.map(cost, workloads(cases, captures)))


def compare(stored, measured, complete=True):
    """A line of the table for every case, and those in which something has grown or changed.

    Returns rows (name, unit, {what: (before, now, remark)}) in the order of the names; `now` is None for a case that
    is stored and was not measured, which counts where the whole suite was.
    """
    rows = []
    for name in sorted(measured.keys() | (stored.keys() if complete else set())):
        before, now = stored.get(name, {}), measured.get(name, {})
        counts = {what: (before.get(what), now.get(what), judge(what, before.get(what), now.get(what)))
                  for what in COUNTS if what in now or not now}
        rows.append((name, (now or before)["unit"], counts))
    return rows


def judge(what, before, now):
    """What there is to say of a count: `MORE` and `gone` are failures."""
    if now is None:
        return "gone"
    if before is None:
        return "new"
    factor, slack = LIMITS[what]
    if now > before * factor + slack:
        return "MORE"
    return "less" if now < before / factor - slack else ""


def number(value):
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3f}".rstrip("0").rstrip(".")


def table(rows):
    heads = ["case", "for each"]
    for what in COUNTS:
        heads += [what, "stored", "difference", ""]
    lines = ["| " + " | ".join(heads) + " |", "|---|---|" + "--:|--:|--:|---|" * len(COUNTS)]
    for name, unit, counts in rows:
        cells = [name, unit]
        for what in COUNTS:
            before, now, remark = counts.get(what, (None, None, ""))
            both = before and now is not None
            cells += [number(now), number(before), f"{(now / before - 1) * 100:+.1f} %" if both else "", remark]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def remarks(rows):
    return [remark for _, _, counts in rows for _, _, remark in counts.values() if remark]


def run(mode, cases, captures, folder, only):
    """Compares or stores; whether everything holds."""
    swift = version(["swift", "--version"])
    path = os.path.join(FOLDER, f"{toolchain(swift)}-{platform.machine()}.json")
    stored = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            stored = json.load(file)
    measured = measure(cases, captures, folder)
    rows = compare(stored.get("cases", {}), measured, complete=not only)
    print(table(rows))
    if mode == "update":
        kept = stored.get("cases", {}) if only else {}
        content = {"toolchain": swift, "valgrind": version(["valgrind", "--version"]), "cases": {**kept, **measured}}
        os.makedirs(FOLDER, exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(content, file, indent=2, sort_keys=True)
            file.write("\n")
        print(f"\n{len(measured)} cases stored in {path}")
        return True
    if not stored:
        print(f"\nThere is no baseline for this toolchain ({path}): nothing was compared. "
              f"`.ci/benchmark.py --baseline update` stores one.")
        return True
    found = remarks(rows)
    failures = found.count("MORE") + found.count("gone")
    print(f"\n{len(rows)} cases compared with {path}: {found.count('MORE')} counts grew beyond the limit (instructions "
          f"by 5 %, allocations by a hundredth for each item), {found.count('gone')} are gone, {found.count('less')} "
          f"shrank, {found.count('new')} are new")
    if found:
        print("`.ci/benchmark.py --baseline update` stores what was counted; growth needs its reason in the commit.")
    return failures == 0
