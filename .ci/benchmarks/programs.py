"""Running programs and saying on what."""

import collections
import os
import platform
import shutil
import subprocess
import sys
import time

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


def fastest(runs):
    return min(runs, key=lambda result: result.wall)


def best(command, times=3):
    return fastest(run(command) for _ in range(times))


def read_once(path):
    """Brings a file into the page cache."""
    with open(path, "rb", buffering=0) as file:
        while file.read(1 << 22):
            pass


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
    output = subprocess.run(command, capture_output=True, text=True).stdout
    return output.splitlines()[0].split(" (Git")[0] if output else f"{command[0]} of unknown version"
