"""Captures edited byte by byte, and what must be found in them. `.ci/edits.py` is the gate; nothing here uses Tekigo."""
