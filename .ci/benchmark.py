#!/usr/bin/env python3
"""The benchmark suite.

    .ci/benchmark.py [--quick] [--only check/]       by the clock, beside tshark and sha256sum
    .ci/benchmark.py --signalling [--recorded oai_test.pcap]         of that signalling alone
    .ci/benchmark.py --baseline check|update         instructions and allocations, compared with those stored
    .ci/benchmark.py --self-test                     tests of the suite itself

By the clock: the captures are made on the spot by `tekigo synthesize`, a TDD cell of 100 MHz with four antennas, every
allocation of data 273 PRBs, once with jumbo frames (about 1 GB) and once at MTU 1500 (about 0.5 GB). With --quick
they are a tenth of that. Each file is read once before it is measured, so everything comes from the page cache. Of
several runs the one with the shortest wall time counts. A steady state is what the last three quarters of a capture
cost. Items per second are given by wall time and by CPU time (user
and system, all threads): where other programs compete for the processors the second is the steadier one. tshark reads
a slice of the same file; its start-up, measured on a single frame, is taken off. Of signalling there are 200,000
messages of F1 and 50,000 of E1, on one association each; there tekigo and tshark are measured whole, start-up included,
and in turn. tshark decodes the RRC messages inside too; with --recorded these are real ones (see benchmarks/recorded.py
for the capture that is meant).

Baselines do not depend on the machine's mood: instructions are counted by valgrind, allocations by a preloaded
library, for two amounts of work, of which the difference is taken. They lie in .ci/baselines, one file for each
version of the toolchain and architecture.

The cases are those of Sources/tekigo-benchmark. Needs a Swift toolchain, whose clang builds the counter of
allocations, and Python 3. Without tshark, sha256sum, valgrind or a compressor the figures that they give are left out.
No network.
Exit code 1: a check did not end with a verdict, a count has grown beyond its limit, or a test failed. Exit code 2:
tekigo is missing or fails.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from benchmarks import baseline, self_test, suite
from benchmarks.cases import Cases
from benchmarks.programs import fail, say
from benchmarks.traffic import Captures


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tekigo", default=".build/release/tekigo", help="tekigo-benchmark lies beside it")
    parser.add_argument("--profile", default="Profiles/spec/oran-cus.yaml")
    parser.add_argument("--quick", action="store_true", help="a tenth of the traffic")
    parser.add_argument("--only", default="", help="cases with this in their names")
    parser.add_argument("--signalling", action="store_true", help="nothing but signalling by the clock")
    parser.add_argument("--recorded", help="a capture of F1 whose RRC containers are put into that of F1")
    parser.add_argument("--folder", help="where captures are made; the folder for temporary files without it")
    parser.add_argument("--baseline", choices=["check", "update"], help="count instead of timing")
    parser.add_argument("--self-test", action="store_true", help="test the suite")
    arguments = parser.parse_args()
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    if arguments.self_test:
        sys.exit(0 if self_test.run() else 1)
    program = os.path.join(os.path.dirname(arguments.tekigo), "tekigo-benchmark")
    if not (os.path.exists(arguments.tekigo) and os.path.exists(program)):
        say("release build")
        if subprocess.run(["swift", "build", "-c", "release"]).returncode != 0:
            fail("the release build failed")
    cases = Cases(program, arguments.only)
    with tempfile.TemporaryDirectory(prefix="tekigo-benchmark-", dir=arguments.folder) as folder:
        captures = Captures(arguments.tekigo, folder)
        if arguments.baseline:
            holds = baseline.run(arguments.baseline, cases, captures, folder, arguments.only)
            sys.exit(0 if holds else 1)
        suite.report(suite.Suite(arguments, captures, cases))


if __name__ == "__main__":
    main()
