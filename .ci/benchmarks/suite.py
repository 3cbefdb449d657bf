"""The suite by the clock: tekigo beside tshark and sha256sum on the same captures, in the same run."""

import collections
import datetime
import json
import os
import shutil
import statistics
import sys

from . import recorded
from .baseline import AMOUNTS
from .counters import Allocations, per_item
from .programs import best, fastest, machine, read_once, run, say, version
from .signalling import PROTOCOLS, SIGNALLING_PROFILES, TSHARK_SIGNALLING, as_recorded
from .traffic import TRAFFIC

TSHARK_FRAMES = 20_000
# Frames for readers of compressed captures, which take long to make.
COMPRESSED_FRAMES = 10_000
STARTS = 20
# Runs of a capture and of its first quarter, in turn.
STEADY_RUNS = 5
# Messages of signalling.
MESSAGES = {"f1ap": 200_000, "e1ap": 50_000}
START_CAPTURE = "Captures/teaching-healthy.pcapng"
# For the count of allocations: long enough to be beyond everything that happens once.
STEADY_MILLISECONDS = 400

# What tshark 4.0 must be told to read this traffic; it can't find out by itself.
TSHARK = []
for name, value in {
    "du_port_id_bits": 4, "bandsector_id_bits": 4, "cc_id_bits": 4, "ru_port_id_bits": 4,
    "ud_comp_hdr_up": "TRUE", "ud_comp_hdr_down": "TRUE", "iq_bitwidth_up": 9, "iq_bitwidth_down": 9,
    "rbs_in_uplane_section": 273,
}.items():
    TSHARK += ["-o", f"oran_fh_cus.oran.{name}:{value}"]
# By default tshark decodes every sample, also for fields that need none; tekigo looks at none.
TSHARK_SAMPLES = {"samples off": "FALSE", "samples decoded, its default": "TRUE"}
TSHARK_FIELDS = ["-T", "fields", "-e", "frame.number", "-e", "ecpri.type", "-e", "oran_fh_cus.frameId"]
# What tshark does too, so that a ratio means something.
COMPARABLE = ("decode", "check/")


# In words, and the seconds that it rests on.
Steady = collections.namedtuple("Steady", "text wall")


class Suite:
    def __init__(self, arguments, captures, cases):
        self.tekigo = arguments.tekigo
        self.profile = arguments.profile
        self.share = 10 if arguments.quick else 1
        self.captures = captures
        self.cases = cases
        self.traffic = [] if arguments.signalling else TRAFFIC
        self.containers = None
        if arguments.recorded:
            self.containers = as_recorded(recorded.containers(arguments.tekigo, arguments.recorded))

    def check(self, capture, *options):
        return [self.tekigo, "check", capture, "--profile", self.profile, "--quiet", *options]

    def verdict(self, capture):
        """Requirements judged and the outcome, or the end of the benchmark: figures without a verdict say nothing."""
        report = os.path.join(self.captures.folder, "report.json")
        code = run(self.check(capture, "--no-digest", "--report", f"json={report}")).code
        if code not in (0, 1, 2):
            print(f"benchmark: check of {capture} ended with {code}", file=sys.stderr)
            sys.exit(1)
        with open(report, encoding="utf-8") as file:
            content = json.load(file)
        exercised = sum(1 for item in content["requirements"] if item["verdict"] in ("pass", "fail"))
        return f"exit code {code}, {exercised} of {len(content['requirements'])} requirements exercised"

    def tshark(self, capture, frames, samples):
        """The run over one frame and that over `frames` frames; None where they can't be had."""
        if not shutil.which("tshark"):
            return None
        slices = []
        for count in (1, frames):
            path = self.captures.first(capture, count)
            read_once(path)
            command = ["tshark", "-r", path, *TSHARK, "-o", f"oran_fh_cus.oran.show_iq_samples:{samples}"]
            slices.append(best(command + TSHARK_FIELDS, times=1 if samples == "TRUE" else 3))
        start, whole = slices
        return None if start.code or whole.code else (start, whole)

    def whole(self, traffic):
        """The table column of a capture, label and text of each row, and the rows of its cases."""
        milliseconds = traffic.milliseconds // self.share
        say(f"{traffic.name}: synthesising {milliseconds} ms")
        capture = self.captures.synthesise(traffic, milliseconds)
        path, frames, size = capture
        read_once(path)
        rows = {"capture": f"{size / 1e9:.2f} GB, {frames:,} frames, {size // frames:,} bytes each on average, "
                           f"{milliseconds} ms of air time"}
        rows["verdict"] = self.verdict(path)
        say(f"{traffic.name}: check")
        part = self.captures.first(capture, frames // 4)
        read_once(part)
        plain, steady = self.timed(capture, part, "--threads", "1")
        rows["check, whole base profile, one thread"] = measured(plain, frames)
        rows["times faster than the air"] = f"{milliseconds / 1000 / plain.wall:.1f}"
        rows["the same in the steady state"] = steady.text
        rows["the same with SHA-256"] = measured(best(self.check(path, "--threads", "1")), frames)
        say(f"{traffic.name}: check, threads and samples")
        rows[f"{os.cpu_count()} threads, in the steady state"] = self.timed(capture, part)[1].text
        _, alone = self.timed(capture, part, "--iq", "--threads", "1")
        rows["with --iq, one thread, in the steady state"] = alone.text
        _, together = self.timed(capture, part, "--iq")
        rows[f"with --iq, {os.cpu_count()} threads, in the steady state"] = together.text
        if alone.wall and together.wall:
            rows["times as fast as one thread"] = f"{alone.wall / together.wall:.2f}"
        if shutil.which("sha256sum"):
            digest = best(["sha256sum", path])
            rows["sha256sum alone"] = f"{size / digest.wall / 1e9:.2f} GB/s, {digest.wall:.2f} s"
        others = {}
        slice_frames = min(frames, TSHARK_FRAMES)
        for name, samples in TSHARK_SAMPLES.items():
            say(f"{traffic.name}: tshark, {name}")
            other = self.tshark(capture, slice_frames, samples)
            if not other:
                rows[f"tshark, three fields, {name}"] = "tshark is missing or failed"
                continue
            start, whole = other
            net = whole.wall - start.wall
            others[name] = slice_frames / net
            rows[f"tshark, three fields, {name}"] = (
                f"{rate(slice_frames, net)} frames/s over {slice_frames:,} frames; {whole.wall:.2f} s wall, "
                f"{start.wall:.2f} s of it start-up, {whole.rss / 1e6:.0f} MB resident")
            rows[f"tekigo / tshark, {name}"] = (
                f"{frames / plain.wall / others[name]:.0f} by wall time, "
                f"{frames / plain.cpu / (slice_frames / (whole.cpu - start.cpu)):.0f} by CPU time")
        return rows, self.by_case(traffic, capture, others)

    def timed(self, capture, part, *options):
        """The fastest check of a capture, and its steady state: what it took longer than that of its first quarter."""
        pairs = [[run(self.check(path, "--no-digest", *options)) for path in (capture.path, part)]
                 for _ in range(STEADY_RUNS)]
        whole, first = (fastest(runs) for runs in zip(*pairs))
        wall, cpu = whole.wall - first.wall, whole.cpu - first.cpu
        if min(wall, cpu) <= 0:
            return whole, Steady("not measurable", None)
        more = capture.frames - capture.frames // 4
        return whole, Steady(f"{rate(more, wall)} frames/s ({rate(more, cpu)} by CPU time)", wall)

    def by_case(self, traffic, capture, others):
        """A row for each case that works on traffic."""
        rows = []
        for case in self.cases.all:
            if case["input"] in ("amount", *PROTOCOLS):
                continue
            say(f"{traffic.name}: {case['name']}")
            if case["input"] == "scenario":
                workload = self.captures.scenario(traffic, traffic.milliseconds // self.share // 10)
            elif case["input"] in ("pcapng", "pcap"):
                workload = self.captures.converted(capture.path, case["input"])
            else:
                workload = self.captures.converted(self.captures.first(capture, COMPRESSED_FRAMES), case["input"])
            if workload is None:
                continue
            read_once(workload)
            found = self.cases.measure(case, workload, times=3)
            beside = others if case["name"].startswith(COMPARABLE) else {}
            rows.append(case_row(traffic.name, found, [beside.get(name) for name in TSHARK_SAMPLES]))
        return rows

    def signalling(self, protocol):
        """The table column of a capture of signalling, and the rows of its cases."""
        messages = MESSAGES[protocol] // self.share
        say(f"{protocol}: synthesising {messages} messages")
        containers = self.containers if protocol == "f1ap" else None
        path, frames, size = self.captures.signalling(protocol, messages, containers)
        read_once(path)
        rows = {"capture": f"{size / 1e6:.0f} MB, {frames:,} frames, about {messages:,} messages"
                           + (", containers as recorded" if containers else "")}
        check = [self.tekigo, "check", path, "--profile", SIGNALLING_PROFILES[protocol], "--quiet", "--no-digest"]
        dissect = {name: ["tshark", "-r", path, *options] for name, options in TSHARK_SIGNALLING[protocol].items()}
        say(f"{protocol}: check, and tshark in turn")
        ours, theirs = [], []
        for _ in range(3):
            ours.append(run(check))
            if shutil.which("tshark"):
                theirs.append(run(dissect["three fields"]))
        whole = fastest(ours)
        rows["check, whole base profile"] = measured(whole, messages, "messages")
        for name, command in dissect.items():
            if shutil.which("tshark"):
                say(f"{protocol}: tshark, {name}")
                other = fastest(theirs) if name == "three fields" else run(command)
                rows[f"tshark, {name}"] = measured(other, messages, "messages")
                rows[f"tekigo / tshark, {name}"] = (
                    f"{other.wall / whole.wall:.1f} by wall time, {other.cpu / whole.cpu:.1f} by CPU time")
        cases = []
        for case in self.cases.all:
            if case["input"] == protocol:
                say(f"{protocol}: {case['name']}")
                cases.append(case_row("", self.cases.measure(case, path, times=3), [None] * len(TSHARK_SAMPLES)))
        return rows, cases

    def by_amount(self):
        """A row for each case that needs no traffic."""
        rows = []
        for case in self.cases.all:
            if case["input"] == "amount":
                say(case["name"])
                amount = AMOUNTS[case["unit"]][1] * (1 if case["unit"] == "requirements" else 100 // self.share)
                rows.append(case_row("", self.cases.measure(case, amount, times=3), [None] * len(TSHARK_SAMPLES)))
        return rows

    def starts(self):
        """Milliseconds from start to verdict."""
        return [run(self.check(START_CAPTURE, "--no-digest")).wall * 1000 for _ in range(STARTS)]

    def allocations(self):
        """Heap allocations of the command for each frame in the steady state, and the counts that it rests on.

        Both captures are beyond everything that happens once; what the longer one costs more is the steady state.
        """
        counter = Allocations(self.tekigo, self.captures.folder)
        if counter.missing:
            return None
        longer = self.captures.synthesise(TRAFFIC[0], STEADY_MILLISECONDS * 2)
        runs = []
        for frames in (longer.frames // 2, longer.frames):
            counted = self.check(self.captures.first(longer, frames), "--no-digest")
            runs.append((frames, counter.count(counted, codes=(0, 1, 2))[1]))
        return per_item(*runs), runs


def rate(items, seconds):
    value = items / seconds
    return f"{value / 1e6:.2f} M" if value >= 1e5 else f"{value / 1e3:.1f} k" if value >= 1e3 else f"{value:.1f}"


def measured(result, items, unit="frames"):
    return (f"{rate(items, result.wall)} {unit}/s ({rate(items, result.cpu)} by CPU time); {result.wall:.2f} s wall, "
            f"{result.cpu:.2f} s CPU, {result.rss / 1e6:.0f} MB resident")


def case_row(traffic, found, others):
    """Case, traffic, items a second by wall and CPU time, MB a second, MB resident, ratios to tshark."""
    seconds = found["wallSeconds"]
    ratios = [f"{found['items'] / seconds / other:,.0f}" if other else "" for other in others]
    return [
        found["name"], traffic, f"{rate(found['items'], seconds)} {found['unit']}",
        rate(found["items"], found["cpuSeconds"]) if found["cpuSeconds"] else "",
        f"{found['bytes'] / seconds / 1e6:,.0f}" if found["bytes"] else "",
        f"{found['peakResidentBytes'] / 1e6:.0f}", *ratios]


def table(heads, rows):
    print("| " + " | ".join(heads) + " |\n|" + "---|" * len(heads))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def columns_table(heads, columns):
    labels = dict.fromkeys(label for column in columns for label in column)
    table(["", *heads], [[label, *(column.get(label, "") for column in columns)] for label in labels])


def report(suite):
    began, load = datetime.datetime.now(datetime.timezone.utc), os.getloadavg()
    columns, rows = [], []
    for traffic in suite.traffic:
        column, more = suite.whole(traffic)
        columns.append(column)
        rows += more
    signalling = []
    for protocol in PROTOCOLS:
        column, more = suite.signalling(protocol)
        signalling.append(column)
        rows += more
    if suite.traffic:
        rows += suite.by_amount()
        say("start-up")
        starts = suite.starts()
        say("allocations")
        allocations = suite.allocations()

    print(f"Measured {began:%Y-%m-%d %H:%M} UTC on {machine()}; load average {load[0]:.1f} before and "
          f"{os.getloadavg()[0]:.1f} after; {version([suite.tekigo, '--version'])}, "
          f"{version(['tshark', '--version'])}; best of 3 from the page cache.")
    if columns:
        print("\nThe command, start included:\n")
        columns_table([traffic.name for traffic in suite.traffic], columns)
    print("\nSignalling, the command with its start; tshark decodes the RRC and NAS messages inside as well:\n")
    columns_table(PROTOCOLS, signalling)
    print("\nCase by case, start and loading of profiles left out; times tshark: frames per second beside those of "
          "tshark above:\n")
    table(["case", "traffic", "per second", "by CPU time", "MB/s", "MB resident",
           *(f"times tshark, {name}" for name in TSHARK_SAMPLES)], sorted(rows))
    if not suite.traffic:
        return
    print(f"\nStart to first verdict: {statistics.median(starts):.0f} ms (median of {STARTS}, {min(starts):.0f} to "
          f"{max(starts):.0f} ms; {START_CAPTURE}).")
    if allocations:
        each, ((frames, first), (more, second)) = allocations
        print(f"Heap allocations per frame in the steady state: {each:.4f} ({first:,} for {frames:,} frames, "
              f"{second:,} for {more:,}).")
    else:
        print("Heap allocations: not measured, there is no C compiler.")
