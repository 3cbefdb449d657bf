"""A message as tekigo reads it beside what tshark dissects of it, part by part."""

import collections
import re

import dissection

# Something that the two read differently: the place in the message, what of it, the name of its type, what tshark and
# tekigo have, and the ids of the IEs that it is inside of, from the outside in.
Difference = collections.namedtuple("Difference", "place what type tshark tekigo elements")

LENGTH = re.compile(r"\[bit length (\d+)[],]")
# An addition or an alternative that no release of the facts knows.
UNKNOWN = "_ext_"


def identifier(name):
    """A name of ASN.1 as Wireshark's compiler writes it."""
    return name.replace("-", "_").replace(".", "_")


def field_name(protocol, name, keyword):
    """The display-filter name of a part: the name of its component, or of its type where it is an IE or an item."""
    suffix = "_element" if keyword in ("SEQUENCE", "NULL", "OPEN") else ""
    return f"{protocol}.{identifier(name)}{suffix}"


def words(part):
    """What a field shows beside its number: `reject (0)` → `reject`."""
    return part.label.partition(": ")[2].rpartition(" (")[0]


class Walk:
    """Goes through one message with both, by the types of the facts."""

    def __init__(self, notation, fields, stopped):
        """`fields` are those that tshark knows, with their types; `stopped`: tshark stopped in the middle."""
        self.notation, self.fields, self.stopped = notation, fields, stopped
        self.differences, self.compared = [], collections.Counter()
        self.procedure = None
        self.elements = []
        # The part that was gone through last, its kind, and the kind of the first that tshark does not have.
        self.last = self.last_kind = self.missing = None

    def run(self, value, part):
        [message] = value.values()
        self.procedure = message.get("procedureCode")
        self.part(self.notation.top, self.notation.top, value, part, "")
        return self

    def differ(self, place, what, kind, tshark, tekigo):
        self.differences.append(Difference(place, what, kind, tshark, tekigo, tuple(self.elements)))

    def equal(self, place, what, kind, tshark, tekigo):
        self.compared[what] += 1
        if tshark != tekigo:
            self.differ(place, what, kind, tshark, tekigo)

    def part(self, kind, name, value, part, place, siblings=None):
        type_name = kind if isinstance(kind, str) else ""
        kind = self.notation.resolved(kind)
        self.last, self.last_kind = part, kind["k"]
        self.equal(
            place, "name", type_name or name, part.name, field_name(self.notation.protocol, name, kind["k"]))
        read = {
            "SEQUENCE": self.sequence, "CHOICE": self.choice, "SEQUENCE OF": self.items, "OPEN": self.content,
        }.get(kind["k"])
        if read is None:
            self.leaf(kind, type_name or name, value, part, place)
        else:
            read(kind, type_name, value, part, place, siblings)

    # Values.

    def leaf(self, kind, type_name, value, part, place):
        keyword, shown = kind["k"], part.show
        if type_name == "ProtocolIE-ID" and value in self.notation.names:
            self.equal(place, "name of id", "", (value, words(part)), (value, self.notation.names[value]))
        if keyword == "NULL":
            shown = value
        elif keyword in ("BOOLEAN", "INTEGER"):
            shown = dissection.number(shown)
        elif keyword == "ENUMERATED":
            items = kind["root"] + kind.get("ext", [])
            self.equal(place, "item", type_name, words(part), value)
            shown = dissection.number(shown)
            value = items.index(value) if value in items else len(kind["root"]) + int(value.removeprefix(UNKNOWN))
        elif keyword == "BIT STRING":
            length = LENGTH.search(part.label)
            if length:
                self.equal(place, "bits", type_name, int(length[1]), value["bits"])
            value, shown = self.digits(value["hex"], part)
        elif keyword == "OCTET STRING":
            value, shown = self.digits(value, part)
        self.equal(place, keyword, type_name, shown, value)

    def digits(self, value, part):
        """A string as digits, or as a number where tshark shows it as one."""
        if self.fields.get(part.name, "").startswith("FT_UINT"):
            return int(value, 16), dissection.number(part.show)
        return value, part.show.replace(":", "")

    # Parts that have parts.

    def pairs(self, what, kind, members, parts, place):
        """Members, each with its kind and what it is, beside parts; where tshark stopped, those that it has."""
        self.compared[what] += 1
        if len(members) == len(parts):
            return list(zip(members, parts))
        if self.stopped and len(parts) < len(members):
            self.missing = self.notation.resolved(members[len(parts)][0]) if members[len(parts)][0] else None
            self.differ(place, "end", kind, len(parts), len(members))
            return list(zip(members, parts))
        self.differ(place, what, kind, [part.name or part.label for part in parts], len(members))
        return []

    def sequence(self, kind, type_name, value, part, place, _):
        members = [
            (self.notation.component(kind, name)["t"], name, member)
            for name, member in value.items() if not name.startswith(UNKNOWN)]
        parts = part.parts
        unknown = len(value) - len(members)
        if unknown and len(parts) > len(members):
            self.differ(place, "unknown additions", type_name, [part.label for part in parts[len(members):]], unknown)
            parts = parts[:len(members)]
        for (inside, name, member), inner in self.pairs("components", type_name, members, parts, place):
            self.part(inside, name, member, inner, f"{place}.{name}", value)

    def choice(self, kind, type_name, value, part, place, _):
        [(name, member)] = value.items()
        names = [entry["n"] for entry in self.notation.components(kind)]
        index = names.index(name) if name in names else len(kind["root"]) + int(name.removeprefix(UNKNOWN))
        self.equal(place, "alternative", type_name, dissection.number(part.show), index)
        if name not in names:
            return
        inside = self.notation.component(kind, name)["t"]
        for _, inner in self.pairs("alternatives", type_name, [(inside, name, member)], part.parts, place):
            self.part(inside, name, member, inner, f"{place}.{name}")

    def items(self, kind, type_name, value, part, place, _):
        self.equal(place, "count", type_name, dissection.number(part.show), len(value))
        inside = kind["of"]
        name = inside.partition("{")[0] if isinstance(inside, str) else f"{type_name}_item"
        members = [(inside, name, member) for member in value]
        for number, (item, line) in enumerate(self.pairs("items", type_name, members, part.parts, place)):
            # tshark gives each item a line of its own.
            here = f"{place}[{number}]"
            for (_, _, member), inner in self.pairs("items", type_name, [item], line.parts, here):
                self.part(inside, name, member, inner, here)

    def content(self, kind, _, value, part, place, siblings):
        [(name, member)] = value.items()
        found = self.notation.inside(kind, siblings)
        is_element = kind["key"] == "id" and isinstance(siblings["id"], int)
        if is_element:
            self.elements.append(siblings["id"])
        if found is None and not part.parts:
            self.equal(place, "octets of unknown content", "", part.size, len(member) // 2)
        elif found is None:
            self.differ(place, "unknown content", "", [inner.label for inner in part.parts], member)
        else:
            for _, inner in self.pairs("contents", found[1], [(*found, member)], part.parts, place):
                self.part(found[0], found[1], member, inner, f"{place}.{name}")
        if is_element:
            self.elements.pop()
