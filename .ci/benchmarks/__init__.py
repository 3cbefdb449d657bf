"""The parts of .ci/benchmark.py."""
