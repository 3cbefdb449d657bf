"""The cases of `tekigo-benchmark`, and what it says of them."""

import json
import subprocess

from .programs import fail


class Cases:
    def __init__(self, program, only=""):
        self.program = program
        listed = subprocess.run([program, "--list", "--json"], capture_output=True, text=True)
        if listed.returncode != 0:
            fail(f"{program} --list: {listed.stderr.strip()}")
        self.all = [case for case in map(json.loads, listed.stdout.splitlines()) if only in case["name"]]
        if not self.all:
            fail(f"no case has `{only}` in its name; {program} --list lists them")

    def command(self, case, workload, program=None):
        option = "--amount" if case["input"] == "amount" else "--input"
        return [program or self.program, "--case", case["name"], option, str(workload), "--json"]

    def measure(self, case, workload, times=1):
        """What the fastest of several runs said of itself; None where it failed."""
        runs = []
        for _ in range(times):
            done = subprocess.run(self.command(case, workload), capture_output=True, text=True)
            if done.returncode != 0:
                fail(f"{case['name']}: {done.stderr.strip()}")
            runs.append(json.loads(done.stdout))
        return min(runs, key=lambda found: found["wallSeconds"])
