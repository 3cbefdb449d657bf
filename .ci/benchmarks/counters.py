"""Counts that do not depend on what else the machine does: instructions and allocations.

What a program does once, such as loading a profile or learning how a capture is to be decoded, is taken off: two
amounts of work are counted, and the difference is put down to the items that the larger one has more.
"""

import os
import re
import shutil
import subprocess

from .programs import fail


def environment(**more):
    """The same on every machine: its size moves the stack, its hash seed the order of tables."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1", **more}


def parse_instructions(text):
    """The total that cachegrind prints; None without one."""
    found = re.search(r"I\s+refs:\s+([\d,]+)", text)
    return int(found.group(1).replace(",", "")) if found else None


def parse_allocations(text):
    """The total that allocations.c prints, the last thing of a run; None without one."""
    found = re.findall(r"^allocations (\d+)$", text, re.MULTILINE)
    return int(found[-1]) if found else None


def per_item(smaller, larger):
    """Cost of an item by two runs, each (items, count)."""
    (items, count), (more_items, more_count) = smaller, larger
    return max(0, more_count - count) / (more_items - items)


class Instructions:
    """Counts with valgrind's cachegrind, its caches off."""

    name = "instructions"

    def __init__(self, program, folder):
        self.program = os.path.join(folder, "stripped")
        self.missing = self.obstacle(program)

    def obstacle(self, program):
        """Why nothing can be counted here; None if it can."""
        if not shutil.which("valgrind"):
            return "valgrind is missing"
        # valgrind 3.19 gives up at the debug information of Swift programs.
        strip = next(filter(None, map(shutil.which, ("llvm-objcopy", "objcopy"))), None)
        if not strip or subprocess.run([strip, "--strip-debug", program, self.program]).returncode:
            return "llvm-objcopy and objcopy are missing or fail"
        trial = self.run([self.program, "--list"])
        if trial.returncode or parse_instructions(trial.stderr) is None:
            return f"valgrind can't run the program: {trial.stderr.strip()[-300:]}"
        return None

    @staticmethod
    def run(command):
        return subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *command],
            capture_output=True, text=True, env=environment())

    def count(self, command):
        return finished(self.run(command), parse_instructions)


class Allocations:
    """Counts with a preloaded library."""

    name = "allocations"

    def __init__(self, program, folder):
        self.program = program
        self.missing = None
        self.library = os.path.join(folder, "allocations.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "allocations.c")
        compiler = shutil.which("clang") or shutil.which("cc")
        if not compiler or subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", self.library, source]).returncode:
            self.missing = "there is no C compiler"

    def count(self, command, codes=(0,)):
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment(LD_PRELOAD=self.library))
        return finished(done, parse_allocations, codes)


def finished(done, parse, codes=(0,)):
    """Output of the program and the count, of a run that must have ended with one of these codes."""
    count = parse(done.stderr)
    if done.returncode not in codes or count is None:
        fail(f"{' '.join(done.args)} ended with {done.returncode}: {done.stderr.strip()[-2000:]}")
    return done.stdout, count
