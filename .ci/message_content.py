"""The value of a message in the short form in which `tekigo decode` shows it with the events of a capture."""

from message_walk import UNKNOWN

CONTAINERS = ("ProtocolIE-Container{", "ProtocolExtensionContainer{")
FIELDS = ("ProtocolIE-Field{", "ProtocolIE-SingleContainer{", "ProtocolExtensionField{")
# Octets of a string that are shown; of longer ones, which are payload, the length is told.
SHOWN = 16


class Content:
    """Leaves out what only wraps: containers become objects, containers of one IE the value that they hold."""

    def __init__(self, notation):
        self.notation = notation

    def of(self, message):
        """The content of a whole message, as `tekigo decode --protocol` gives it."""
        [outcome] = message.values()
        [(name, body)] = outcome["value"].items()
        return body if name == "_unknown" else self.shown(name, body)

    def shown(self, kind, value):
        name, kind = kind if isinstance(kind, str) else "", self.notation.resolved(kind)
        if name.startswith(CONTAINERS):
            return dict(self.element(item, kind["of"]) for item in value)
        if name.startswith(FIELDS):
            element, content = self.element(value, name)
            return content if self.is_single(kind) else {element: content}
        keyword = kind["k"]
        if keyword == "SEQUENCE":
            return self.members(kind, value)
        if keyword == "SEQUENCE OF":
            return [self.shown(kind["of"], item) for item in value]
        if keyword == "CHOICE":
            return self.alternative(kind, value)
        if keyword == "OPEN":
            return self.content(value)
        if keyword == "OCTET STRING" and isinstance(value, str) and len(value) > 2 * SHOWN:
            return {"octets": len(value) // 2}
        return value

    def members(self, kind, value):
        shown = {}
        for name, member in value.items():
            inside = self.notation.component(kind, name)
            if inside is None:
                shown[name.replace(UNKNOWN, "addition ")] = member
            elif isinstance(inside["t"], str) and inside["t"].startswith(CONTAINERS):
                shown.update(self.shown(inside["t"], member))
            elif self.notation.resolved(inside["t"])["k"] == "OPEN":
                shown[name] = self.content(member, self.notation.inside(self.notation.resolved(inside["t"]), value))
            else:
                shown[name] = self.shown(inside["t"], member)
        return shown

    def alternative(self, kind, value):
        [(name, member)] = value.items()
        inside = self.notation.component(kind, name)
        if inside is None:
            return {name.replace(UNKNOWN, "alternative "): member}
        if isinstance(inside["t"], str) and inside["t"].startswith(FIELDS):
            return dict([self.element(member, inside["t"])])
        return {name: self.shown(inside["t"], member)}

    def content(self, value, inside=None):
        [(name, member)] = value.items()
        return member if inside is None else self.shown(inside[0], member)

    def element(self, field, kind):
        """The name of an IE, and its value."""
        kind = self.notation.resolved(kind)
        name = self.notation.names.get(field["id"])
        content = next(value for column, value in field.items() if column not in ("id", "criticality"))
        inside = self.notation.inside(self.open_type(kind), field)
        return name.removeprefix("id-") if name else f"IE {field['id']}", self.content(content, inside)

    def open_type(self, kind):
        return self.notation.resolved(kind["root"][2]["t"])

    def is_single(self, kind):
        return len(self.notation.sets[self.open_type(kind)["set"]]["objects"]) == 1


def without_types(content):
    """The content of an event without the names of types that strings are told by."""
    if isinstance(content, dict):
        if content.keys() == {"type", "octets"}:
            return {"octets": content["octets"]}
        return {name: without_types(part) for name, part in content.items()}
    return [without_types(part) for part in content] if isinstance(content, list) else content
