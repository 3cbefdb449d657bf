#!/usr/bin/env python3
"""Measures tekigo beside tshark and sha256sum on the same captures, in the same run.

    .ci/benchmark.py [--quick] [--tekigo .build/release/tekigo] [--profile Profiles/spec/oran-cus.yaml]

The captures are made on the spot by `tekigo synthesize`: a TDD cell of 100 MHz with four antennas, every
allocation of data 273 PRBs, once with jumbo frames (about 1 GB) and once at MTU 1500 (about 0.5 GB). With
--quick they are a tenth of that. They lie in a temporary folder, which is removed at the end.

Each file is read once before it is measured, so everything comes from the page cache. Of several runs the
one with the shortest wall time counts. Frames per second are given by wall time and by CPU time (user and
system, all threads): where other programs compete for the processors the second is the steadier one.
tshark reads a slice of the same file; its start-up, measured on a single frame, is taken off.

Needs a Swift toolchain, whose clang builds the counter of allocations, and Python 3. Without tshark, editcap or
sha256sum the figures that they give are left out. No network.
Exit code 1: a check did not end with a verdict. Exit code 2: tekigo is missing or fails.
"""

import argparse
import collections
import datetime
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

Traffic = collections.namedtuple("Traffic", "name mtu milliseconds")

TRAFFIC = [Traffic("jumbo", 9600, 1400), Traffic("MTU 1500", 1500, 700)]

# Counts the allocations of the program that it is loaded into.
COUNTER = """\
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static unsigned long count;
static void one(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }
void *malloc(size_t n) { one(); return __libc_malloc(n); }
void *calloc(size_t n, size_t m) { one(); return __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { one(); return __libc_realloc(p, n); }
void *aligned_alloc(size_t a, size_t n) { one(); return __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) { one(); *p = __libc_memalign(a, n); return *p ? 0 : ENOMEM; }
__attribute__((destructor)) static void tell(void) { fprintf(stderr, "allocations %lu\\n", count); }
"""

# For the count of allocations: long enough to be beyond everything that happens once.
STEADY_MILLISECONDS = 400
TSHARK_FRAMES = 20_000
STARTS = 20

SCENARIO = """\
title: "Benchmark: a TDD cell of 100 MHz with four antennas, all PRBs in use"
seed: 1
start: "2024-01-01T00:00:00Z"
duration: {milliseconds}
cell:
  scs: 30
  bandwidth: 100
  tdd: DDDSUDDSUU
  special: {{ dl: 6, ul: 4 }}
  eaxc: {{ dl: [0, 1, 2, 3], ul: [0, 1, 2, 3] }}
compression:
  dl: {{ method: bfp, width: 9, header: dynamic }}
  ul: {{ method: bfp, width: 9, header: dynamic }}
mtu: {mtu}
vlan: {{ id: 5, priority: 7 }}
du: {{ name: du, mac: "02:00:5e:00:00:01" }}
ru: {{ name: ru, mac: "02:00:5e:00:00:02" }}
timing:
  t1a_cp_dl: {{ advance: 430 }}
  t1a_cp_ul: {{ advance: 430 }}
  t1a_up: {{ advance: 220 }}
  ta4: {{ delay: 130 }}
traffic: {{ dl: 100, ul: 100, smallest_allocation: 273, largest_allocation: 273 }}
"""

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

Run = collections.namedtuple("Run", "code wall cpu rss")


def fail(text):
    print(f"benchmark: {text}", file=sys.stderr)
    sys.exit(2)


def say(text):
    print(f"    {text}", file=sys.stderr, flush=True)


def run(command):
    """Runs a program without its output: exit code, wall and CPU seconds, largest resident bytes."""
    null = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, null, 0), (os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)]
    begin = time.perf_counter()
    pid = os.posix_spawn(shutil.which(command[0]), command, os.environ, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - begin
    os.close(null)
    return Run(os.waitstatus_to_exitcode(status), wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def best(command, times=3):
    return min((run(command) for _ in range(times)), key=lambda result: result.wall)


def read_once(path):
    with open(path, "rb", buffering=0) as file:
        while file.read(1 << 22):
            pass


class Bench:
    def __init__(self, arguments, folder):
        self.tekigo = arguments.tekigo
        self.profile = arguments.profile
        self.folder = folder

    def synthesise(self, name, mtu, milliseconds):
        """A capture and the number of its frames."""
        scenario = os.path.join(self.folder, f"{name}.yaml")
        capture = os.path.join(self.folder, f"{name}.pcapng")
        with open(scenario, "w", encoding="utf-8") as file:
            file.write(SCENARIO.format(mtu=mtu, milliseconds=milliseconds))
        made = subprocess.run(
            [self.tekigo, "synthesize", scenario, "--output", capture], stderr=subprocess.PIPE, text=True)
        frames = re.search(r"(\d+) frames written", made.stderr)
        if made.returncode != 0 or not frames:
            fail(f"synthesize failed ({made.returncode}): {made.stderr.strip()}")
        return capture, int(frames.group(1))

    def check(self, capture, *options):
        return [self.tekigo, "check", capture, "--profile", self.profile, "--quiet", *options]

    def verdict(self, capture):
        """Requirements judged and the outcome, or the end of the benchmark: figures without a verdict say nothing."""
        report = os.path.join(self.folder, "report.json")
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
        if not (shutil.which("tshark") and shutil.which("editcap")):
            return None
        slices = []
        for count in (1, frames):
            path = f"{capture}.{count}"
            subprocess.run(["editcap", "-r", capture, path, f"1-{count}"], check=True, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            read_once(path)
            command = ["tshark", "-r", path, *TSHARK, "-o", f"oran_fh_cus.oran.show_iq_samples:{samples}"]
            slices.append(best(command + TSHARK_FIELDS, times=1 if samples == "TRUE" else 3))
        start, whole = slices
        if start.code or whole.code:
            return None
        return start, whole

    def allocations(self):
        """Heap allocations for each frame in the steady state, and the counts that it rests on.

        Both captures are beyond everything that happens once; what the longer one costs more is the steady state.
        """
        source, library = (os.path.join(self.folder, name) for name in ("count.c", "count.so"))
        with open(source, "w", encoding="utf-8") as file:
            file.write(COUNTER)
        compiler = shutil.which("clang") or shutil.which("cc")
        if not compiler or subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, source]).returncode:
            return None
        counts = []
        for name, factor in (("steady", 1), ("steadier", 2)):
            capture, frames = self.synthesise(name, 9600, STEADY_MILLISECONDS * factor)
            counted = subprocess.run(
                self.check(capture, "--no-digest"), env={**os.environ, "LD_PRELOAD": library},
                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            found = re.search(r"allocations (\d+)", counted.stderr)
            os.remove(capture)
            if not found:
                return None
            counts.append((frames, int(found.group(1))))
        (frames, allocations), (more_frames, more_allocations) = counts
        return max(0, more_allocations - allocations) / (more_frames - frames), counts


def machine():
    model = platform.processor() or platform.machine()
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    return f"{os.cpu_count()} cores, {model}, {system}"


def version(command):
    if not shutil.which(command[0]):
        return f"{command[0]} missing"
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0].split(" (Git")[0]


def rate(frames, seconds):
    value = frames / seconds
    return f"{value / 1e6:.2f} M" if value >= 1e5 else f"{value / 1e3:.1f} k"


def measured(result, frames):
    return (f"{rate(frames, result.wall)} frames/s ({rate(frames, result.cpu)} by CPU time); {result.wall:.2f} s wall, "
            f"{result.cpu:.2f} s CPU, {result.rss / 1e6:.0f} MB resident")


def measure(bench, traffic, milliseconds):
    """The column of a capture: label and text of each row."""
    say(f"{traffic.name}: synthesising {milliseconds} ms")
    capture, frames = bench.synthesise(traffic.name.replace(" ", "-"), traffic.mtu, milliseconds)
    size = os.path.getsize(capture)
    read_once(capture)
    rows = {"capture": f"{size / 1e9:.2f} GB, {frames:,} frames, {size // frames:,} bytes each on average, "
                       f"{milliseconds} ms of air time"}
    rows["verdict"] = bench.verdict(capture)
    say(f"{traffic.name}: check")
    plain = best(bench.check(capture, "--no-digest"))
    rows["check, whole base profile"] = measured(plain, frames)
    rows["times faster than the air"] = f"{milliseconds / 1000 / plain.wall:.1f}"
    shorter, shorter_frames = bench.synthesise("shorter", traffic.mtu, max(1, milliseconds // 4))
    read_once(shorter)
    part = best(bench.check(shorter, "--no-digest"))
    os.remove(shorter)
    if plain.cpu > part.cpu and plain.wall > part.wall:
        more = frames - shorter_frames
        rows["the same in the steady state"] = (
            f"{rate(more, plain.wall - part.wall)} frames/s ({rate(more, plain.cpu - part.cpu)} by CPU time): what the "
            f"last three quarters of the capture cost")
    rows["the same with SHA-256"] = measured(best(bench.check(capture)), frames)
    if shutil.which("sha256sum"):
        digest = best(["sha256sum", capture])
        rows["sha256sum alone"] = f"{size / digest.wall / 1e9:.2f} GB/s, {digest.wall:.2f} s"
    slice_frames = min(frames, TSHARK_FRAMES)
    for name, samples in TSHARK_SAMPLES.items():
        say(f"{traffic.name}: tshark, {name}")
        other = bench.tshark(capture, slice_frames, samples)
        if not other:
            rows[f"tshark, three fields, {name}"] = "tshark or editcap is missing or failed"
            continue
        start, whole = other
        net = whole.wall - start.wall
        rows[f"tshark, three fields, {name}"] = (
            f"{rate(slice_frames, net)} frames/s over {slice_frames:,} frames; {whole.wall:.2f} s wall, "
            f"{start.wall:.2f} s of it start-up, {whole.rss / 1e6:.0f} MB resident")
        rows[f"tekigo / tshark, {name}"] = (
            f"{frames / plain.wall / (slice_frames / net):.0f} by wall time, "
            f"{frames / plain.cpu / (slice_frames / (whole.cpu - start.cpu)):.0f} by CPU time")
    os.remove(capture)
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo")
    parser.add_argument("--profile", default="Profiles/spec/oran-cus.yaml")
    parser.add_argument("--quick", action="store_true", help="a tenth of the traffic")
    parser.add_argument("--folder", help="where captures are made; the folder for temporary files without it")
    arguments = parser.parse_args()
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    if not os.path.exists(arguments.tekigo):
        say("release build")
        if subprocess.run(["swift", "build", "-c", "release"]).returncode != 0:
            fail("the release build failed")

    began, load = datetime.datetime.now(datetime.timezone.utc), os.getloadavg()
    with tempfile.TemporaryDirectory(prefix="tekigo-benchmark-", dir=arguments.folder) as folder:
        bench = Bench(arguments, folder)
        columns = []
        for traffic in TRAFFIC:
            columns.append(measure(bench, traffic, traffic.milliseconds // (10 if arguments.quick else 1)))
        say("start-up")
        tiny = "Captures/teaching-healthy.pcapng"
        starts = [run(bench.check(tiny, "--no-digest")).wall * 1000 for _ in range(STARTS)]
        say("allocations")
        allocations = bench.allocations()

    print(f"Measured {began:%Y-%m-%d %H:%M} UTC on {machine()}; load average {load[0]:.1f} before and "
          f"{os.getloadavg()[0]:.1f} after; tekigo {version([bench.tekigo, '--version'])}, {version(['tshark', '--version'])}; "
          f"best of 3 from the page cache.\n")
    print("| | " + " | ".join(traffic.name for traffic in TRAFFIC) + " |")
    print("|---|" + "---|" * len(TRAFFIC))
    for label in dict.fromkeys(label for column in columns for label in column):
        print(f"| {label} | " + " | ".join(column.get(label, "not measured") for column in columns) + " |")
    print(f"\nStart to first verdict: {statistics.median(starts):.0f} ms (median of {STARTS}, {min(starts):.0f} to "
          f"{max(starts):.0f} ms; {tiny}).")
    if allocations:
        each, ((frames, first), (more, second)) = allocations
        print(f"Heap allocations per frame in the steady state: {each:.4f} ({first:,} for {frames:,} frames, {second:,} "
              f"for {more:,}).")
    else:
        print("Heap allocations: not measured, there is no C compiler.")


if __name__ == "__main__":
    main()
