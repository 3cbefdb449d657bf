"""The captures that are measured: made on the spot by `tekigo synthesize`, cut and converted here."""

import collections
import os
import re
import struct
import subprocess

from . import signalling
from .programs import fail

Traffic = collections.namedtuple("Traffic", "name mtu milliseconds")
Capture = collections.namedtuple("Capture", "path frames size")

TRAFFIC = [Traffic("jumbo", 9600, 1400), Traffic("MTU 1500", 1500, 700)]

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

ENHANCED_PACKET = 6
# Compressors by the name of the case's input, at their fastest: what is measured is the way back.
COMPRESSORS = {"gzip": ["gzip", "-1"], "zstd": ["zstd", "-q", "-1"], "xz": ["xz", "-0"]}


class Captures:
    """A folder of captures and scenarios."""

    def __init__(self, tekigo, folder):
        self.tekigo = tekigo
        self.folder = folder

    def path(self, traffic, milliseconds, suffix):
        return os.path.join(self.folder, f"{traffic.name.replace(' ', '-')}-{milliseconds}ms.{suffix}")

    def scenario(self, traffic, milliseconds):
        path = self.path(traffic, milliseconds, "yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(SCENARIO.format(mtu=traffic.mtu, milliseconds=milliseconds))
        return path

    def synthesise(self, traffic, milliseconds):
        return self.made(self.scenario(traffic, milliseconds), self.path(traffic, milliseconds, "pcapng"))

    def signalling(self, protocol, messages, containers=None):
        """About so many messages of F1AP or E1AP, those of F1AP with these containers."""
        path = os.path.join(self.folder, f"{protocol}-{messages}")
        with open(f"{path}.yaml", "w", encoding="utf-8") as file:
            file.write(signalling.scenario(protocol, messages, containers))
        return self.made(f"{path}.yaml", f"{path}.pcapng")

    def made(self, scenario, capture):
        made = subprocess.run(
            [self.tekigo, "synthesize", scenario, "--output", capture], stderr=subprocess.PIPE, text=True)
        frames = re.search(r"(\d+) frames written", made.stderr)
        if made.returncode != 0 or not frames:
            fail(f"synthesize failed ({made.returncode}): {made.stderr.strip()}")
        return Capture(capture, int(frames.group(1)), os.path.getsize(capture))

    def first(self, capture, frames):
        """The beginning of a capture."""
        path = f"{capture.path}.first-{frames}"
        if not os.path.exists(path):
            with open(path, "wb") as file:
                for kind, block in blocks(capture.path):
                    if kind == ENHANCED_PACKET:
                        if frames == 0:
                            break
                        frames -= 1
                    file.write(block)
        return path

    def converted(self, path, form):
        """The same frames in another form: pcap or the name of a compressor; None where that is missing."""
        if form == "pcapng":
            return path
        target = f"{path}.{form}"
        if os.path.exists(target):
            return target
        with open(target, "wb") as file:
            if form == "pcap":
                write_pcap(path, file)
                return target
            try:
                done = subprocess.run([*COMPRESSORS[form], "-c", path], stdout=file, stderr=subprocess.DEVNULL)
            except FileNotFoundError:
                done = None
        if done and done.returncode == 0:
            return target
        os.remove(target)
        return None


def blocks(path):
    """Type and bytes of each block of a little-endian pcapng file."""
    # Not mapped: what is resident here would be counted as that of the programs that are started.
    with open(path, "rb", buffering=1 << 20) as file:
        while head := file.read(8):
            kind, length = struct.unpack("<II", head)
            yield kind, head + file.read(length - 8)


def write_pcap(source, file):
    """Frames of a pcapng file whose times are in nanoseconds, as `tekigo synthesize` writes them, as pcap."""
    file.write(struct.pack("<IHHiIII", 0xA1B23C4D, 2, 4, 0, 0, 262_144, 1))
    for kind, block in blocks(source):
        if kind == ENHANCED_PACKET:
            high, low, captured, original = struct.unpack_from("<IIII", block, 12)
            seconds, nanoseconds = divmod(high << 32 | low, 1_000_000_000)
            file.write(struct.pack("<IIII", seconds, nanoseconds, captured, original))
            file.write(block[28:28 + captured])
