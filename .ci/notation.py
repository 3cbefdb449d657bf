"""The types of an application protocol, as Sources/tekigo-schema/Facts tells them, for the scripts beside this file."""

import json
import os

FACTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Sources", "tekigo-schema", "Facts")


class Notation:
    """The types and object sets of a protocol."""

    def __init__(self, protocol):
        with open(os.path.join(FACTS, f"{protocol}.json"), encoding="utf-8") as file:
            facts = json.load(file)
        self.protocol = protocol
        self.types, self.sets, [self.top] = facts["types"], facts["objectSets"], facts["top"]
        self.procedures = facts["procedures"]
        self.names = {int(number): name for number, name in facts["ieNames"].items()}

    def resolved(self, kind):
        while isinstance(kind, str):
            kind = self.types[kind]
        return kind

    @staticmethod
    def components(kind):
        for entry in kind["root"] + kind.get("ext", []):
            yield from entry.get("group", [entry])

    def component(self, kind, name):
        return next((entry for entry in self.components(kind) if entry["n"] == name), None)

    def inside(self, kind, siblings):
        """The type that an open type has beside its siblings, and its name; None where there is none."""
        key = siblings[kind["key"]]
        column = "procedureCode" if kind["key"] == "procedureCode" else "id"
        for row in self.sets[kind["set"]]["objects"]:
            if row[column] == key and kind["field"] in row:
                found = row[kind["field"]]
                return found, found if isinstance(found, str) else found["k"]
        return None
