"""Tests of what the benchmark reads and decides; nothing is measured."""

import os
import struct
import tempfile
import unittest

from . import baseline, counters, recorded, signalling, suite, traffic


def entry(instructions, allocations=0.0):
    return {"unit": "frames", "instructions": instructions, "allocations": allocations}


class Signalling(unittest.TestCase):
    def test_containers_are_as_long_as_they_are_asked_to_be(self):
        for direction in ("UL", "DL"):
            for octets in (14, 20, 136, 137, 216):
                text = signalling.information_transfer(direction, octets)
                number, *content = text.strip('"').split()
                self.assertEqual(number, "$ue.sn:2")
                self.assertEqual(2 + sum(len(part) // 2 for part in content), octets, (direction, octets))

    def test_a_ue_sends_as_many_messages_as_it_is_counted_for(self):
        self.assertEqual(len(signalling.f1_steps()), signalling.F1_MESSAGES)


class Recorded(unittest.TestCase):
    def test_messages_are_found_in_their_chunks(self):
        data = struct.pack(">BBHIHHI", 0, 3, 16 + 5, 1, 0, 0, 62) + b"hello" + bytes(3)
        other = struct.pack(">BBHIHHI", 0, 3, 16 + 2, 2, 0, 0, 64) + b"no" + bytes(2)
        sctp = bytes(12) + struct.pack(">BBH", 3, 0, 4) + other + data + data
        internet = struct.pack(">BBHHHBBH8x", 0x45, 0, 20 + len(sctp), 0, 0, 64, 132, 0) + sctp
        frame = bytes(16) + internet
        with tempfile.NamedTemporaryFile() as file:
            file.write(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65_536, 113))
            file.write(struct.pack("<IIII", 0, 0, len(frame), len(frame)) + frame)
            file.flush()
            self.assertEqual(list(recorded.messages(file.name)), [b"hello", b"hello"])

    def test_containers_are_put_where_they_belong(self):
        content = {"protocolIEs": [{"id": 50, "value": {"RRCContainer": "01"}}, {"id": 1, "value": {"Cause": "02"}}]}
        self.assertEqual(list(recorded.strings(content)), [("RRCContainer", "01")])
        transfers = [(f"{direction}RRCMessageTransfer", "RRCContainer", f"0000{octet}")
                     for direction, octet in (("UL", "aa"), ("DL", "bb"), ("UL", "cc"))]
        held = signalling.as_recorded(
            [("F1SetupRequest", "RRCContainer", "00"), ("InitialULRRCMessageTransfer", "RRCContainer", "11"),
             ("InitialULRRCMessageTransfer", "DUtoCURRCContainer", "22"), ("DLRRCMessageTransfer", "RRCContainer", "33"),
             *transfers[:1], ("UEContextSetupResponse", "cellGroupConfig", "44"), *transfers[1:]])
        self.assertEqual(held.attach, [("UL", '"$ue.sn:2 aa"')])
        self.assertEqual(held[:3], ('"11"', '"22"', '"33"'))
        self.assertEqual(held[4:], ('"44"', '"$ue.sn:2 bb"', '"$ue.sn:2 cc"'))
        self.assertIn('"33"', "".join(signalling.f1_steps(held)))


class Counts(unittest.TestCase):
    def test_instructions_are_read_from_what_cachegrind_prints(self):
        text = "==7== Cachegrind\n==7== \n==7== I   refs:      529,579,302\n"
        self.assertEqual(counters.parse_instructions(text), 529_579_302)

    def test_the_last_count_of_allocations_is_that_of_the_program(self):
        self.assertEqual(counters.parse_allocations("allocations 3\nwarning: allocations 9 x\nallocations 41\n"), 41)

    def test_no_count_is_not_zero(self):
        self.assertIsNone(counters.parse_instructions("valgrind: command not found"))
        self.assertIsNone(counters.parse_allocations("allocations many"))

    def test_what_happens_once_is_taken_off(self):
        self.assertEqual(counters.per_item((100, 5_000 + 300), (300, 5_000 + 900)), 3)

    def test_less_for_more_work_is_nothing(self):
        self.assertEqual(counters.per_item((100, 5_001), (300, 5_000)), 0)

    def test_hashes_have_the_same_seed_everywhere(self):
        self.assertEqual(counters.environment(LD_PRELOAD="x")["SWIFT_DETERMINISTIC_HASHING"], "1")
        self.assertNotIn("HOME", counters.environment())


class Comparison(unittest.TestCase):
    def remarks(self, before, now, **options):
        return baseline.remarks(baseline.compare(before, now, **options))

    def test_five_per_cent_more_instructions_pass_and_more_fail(self):
        self.assertEqual(self.remarks({"a": entry(1000)}, {"a": entry(1050)}), [])
        self.assertEqual(self.remarks({"a": entry(1000)}, {"a": entry(1051)}), ["MORE"])

    def test_one_allocation_in_fifty_items_fails(self):
        self.assertEqual(self.remarks({"a": entry(1, 0)}, {"a": entry(1, 0.02)}), ["MORE"])
        self.assertEqual(self.remarks({"a": entry(1, 0)}, {"a": entry(1, 0.01)}), [])

    def test_many_allocations_are_compared_by_their_share(self):
        self.assertEqual(self.remarks({"a": entry(1, 90_000)}, {"a": entry(1, 90_050)}), [])
        self.assertEqual(self.remarks({"a": entry(1, 90_000)}, {"a": entry(1, 90_200)}), ["MORE"])

    def test_fewer_are_told(self):
        self.assertEqual(self.remarks({"a": entry(1000, 2)}, {"a": entry(900, 1)}), ["less", "less"])

    def test_a_new_case_and_one_that_is_gone_are_told(self):
        self.assertEqual(
            self.remarks({"b": entry(1)}, {"a": entry(1)}), ["new", "new", "gone", "gone"])

    def test_cases_that_were_not_asked_for_are_not_missed(self):
        self.assertEqual(self.remarks({"a": entry(1), "b": entry(1)}, {"a": entry(1)}, complete=False), [])

    def test_a_counter_that_is_missing_is_not_compared(self):
        now = {"a": {"unit": "frames", "allocations": 0.0}}
        self.assertEqual(self.remarks({"a": entry(1000)}, now), [])

    def test_the_table_tells_the_difference(self):
        text = baseline.table(baseline.compare({"a": entry(1000, 0.5)}, {"a": entry(1100, 0.5)}))
        self.assertIn("| a | frames | 1,100 | 1,000 | +10.0 % | MORE | 0.5 | 0.5 | +0.0 % |  |", text)

    def test_a_baseline_belongs_to_the_minor_version_of_the_toolchain(self):
        self.assertEqual(baseline.toolchain("Swift version 6.3.1 (swift-6.3.1-RELEASE)"), "swift-6.3")
        self.assertEqual(baseline.toolchain("Apple Swift version 6.4-dev (LLVM …)"), "swift-6.4")


class Files(unittest.TestCase):
    """Two frames at 1 s + 5 ns and 2 s, behind a section header and an interface."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.captures = traffic.Captures("tekigo", self.folder.name)
        path = os.path.join(self.folder.name, "two.pcapng")
        with open(path, "wb") as file:
            file.write(struct.pack("<IIIHHqI", 0x0A0D0D0A, 28, 0x1A2B3C4D, 1, 0, -1, 28))
            file.write(struct.pack("<IIHHII", 1, 20, 1, 0, 0, 20))
            for time, content in ((1_000_000_005, b"abcd"), (2_000_000_000, b"efghij\0\0")):
                kept = len(content.rstrip(b"\0"))
                length = 32 + len(content)
                head = struct.pack("<IIIIIII", 6, length, 0, time >> 32, time & 0xFFFFFFFF, kept, 9)
                file.write(head + content + struct.pack("<I", length))
        self.capture = traffic.Capture(path, 2, os.path.getsize(path))

    def tearDown(self):
        self.folder.cleanup()

    def test_a_beginning_keeps_the_headers_and_so_many_frames(self):
        kinds = [kind for kind, _ in traffic.blocks(self.captures.first(self.capture, 1))]
        self.assertEqual(kinds, [0x0A0D0D0A, 1, 6])

    def test_pcap_has_the_same_times_lengths_and_bytes(self):
        with open(self.captures.converted(self.capture.path, "pcap"), "rb") as file:
            data = file.read()
        self.assertEqual(struct.unpack_from("<I", data)[0], 0xA1B23C4D)
        self.assertEqual(data[24:44], struct.pack("<IIII", 1, 5, 4, 9) + b"abcd")
        self.assertEqual(data[44:], struct.pack("<IIII", 2, 0, 6, 9) + b"efghij")


class Figures(unittest.TestCase):
    def test_rates_have_three_ranges(self):
        self.assertEqual([suite.rate(count, 2) for count in (2_000_000, 24_000, 50)], ["1.00 M", "12.0 k", "25.0"])

    def test_the_ratio_is_frames_by_frames(self):
        found = {"name": "decode", "unit": "frames", "items": 1000, "bytes": 5_000_000, "wallSeconds": 0.5,
                 "cpuSeconds": 0.4, "peakResidentBytes": 60_000_000}
        self.assertEqual(
            suite.case_row("jumbo", found, [100, None]),
            ["decode", "jumbo", "2.0 k frames", "2.5 k", "10", "60", "20", ""])


def run():
    loaded = unittest.defaultTestLoader.loadTestsFromModule(__import__(__name__, fromlist=["*"]))
    return unittest.TextTestRunner(verbosity=1).run(loaded).wasSuccessful()
