"""A capture as a list of messages, and how edits choose among them."""

import collections

from . import container, message
from .message import DOWNLINK, UPLINK

# The eAxC of the PRACH in the captures that are edited.
PRACH_EAXC = 4
PLANES = {"C": message.REAL_TIME_CONTROL, "U": message.IQ_DATA}
DIRECTIONS = {"DL": DOWNLINK, "UL": UPLINK}


class Trace:
    """What is edited: messages, and frames that are none, in the order of their times."""

    def __init__(self, path, header):
        self.messages = [message.parse(frame, header) for frame in container.read(path)]
        # Frames of other protocols that an edit puts in.
        self.others = []

    def frames(self):
        """All frames by time; messages of one time stay in their order."""
        made = [container.Frame(one.time, octets, len(octets))
                for one in self.messages for octets in (one.octets(),)]
        return sorted(made + self.others, key=lambda frame: frame.time)

    def of(self, what):
        """The messages that words tell: C or U, DL or UL, prach or, without that word, not; `any` is all."""
        words = what.split()
        found = self.messages
        for word in words:
            if word in PLANES:
                found = [one for one in found if one.kind == PLANES[word]]
            elif word in DIRECTIONS:
                found = [one for one in found if one.direction == DIRECTIONS[word]]
            elif word not in ("prach", "any"):
                raise ValueError(f"{what}: {word} chooses nothing")
        if "any" not in words:
            found = [one for one in found if (one.eaxc == PRACH_EAXC) == ("prach" in words)]
        return found

    def some(self, what, count=1, at=0.5):
        """A run of messages: so many from a place on, or `all`, `later` (to the end), `slot`, `symbol`."""
        found = self.of(what)
        if count == "all":
            return found
        first = int(len(found) * at)
        if count == "later":
            return found[first:]
        if count in ("slot", "symbol"):
            place = PLACE[count](found[first])
            return [one for one in found if PLACE[count](one) == place]
        return found[first:first + count]

    def drop(self, chosen):
        gone = set(map(id, chosen))
        self.messages = [one for one in self.messages if id(one) not in gone]

    def insert(self, *new):
        self.messages = sorted(self.messages + list(new), key=lambda one: one.time)

    def send_again(self, what, nanoseconds, count=1):
        """Messages once more, each so much later and with a number of its own."""
        self.insert(*[one.clone(time=one.time + nanoseconds) for one in self.some(what, count)])
        self.renumber(self.of(what))

    def renumber(self, chosen=None):
        """Sequence numbers of each flow count on from its first one, in the order of the capture."""
        last = {}
        for one in self.messages if chosen is None else chosen:
            key = flow(one)
            last[key] = one.sequence if key not in last else (last[key] + 1) % 256
            one.sequence = last[key]

    def slots(self, what):
        """Messages by radio slot, in order."""
        found = collections.OrderedDict()
        for one in self.of(what):
            found.setdefault(PLACE["slot"](one), []).append(one)
        return list(found.values())


PLACE = {
    "slot": lambda one: (one.frame, one.subframe, one.slot),
    "symbol": lambda one: (one.frame, one.subframe, one.slot, one.symbol),
}


def flow(one):
    """What has a sequence counter of its own."""
    return one.source, one.destination, tuple(one.tags), one.kind, one.direction, one.eaxc


def shift_slots(one, slots, per_subframe=2):
    """Moves the radio time of a message by slots."""
    index = (one.frame * 10 + one.subframe) * per_subframe + one.slot + slots
    subframes, one.slot = divmod(index, per_subframe)
    radio_frame, one.subframe = divmod(subframes, 10)
    one.frame = radio_frame % 256
