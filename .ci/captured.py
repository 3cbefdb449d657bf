"""What tekigo tells of the messages of a capture, beside what tshark dissects of their transport."""

import collections
import json
import subprocess

import dissection

# Of an application protocol: the events of a message come behind each other, the message first.
DETAILS = ("violation", "remark", "malformed")


class Failure(Exception):
    """tekigo can't read a capture."""


Event = collections.namedtuple("Event", "frame name fields content")

# Fields of a DATA chunk: how tekigo calls them in its events, and where tshark has them.
CHUNK_FIELDS = {
    "sourcePort": lambda chunk: chunk.ports[0],
    "destinationPort": lambda chunk: chunk.ports[1],
    "verificationTag": lambda chunk: chunk.tag,
    "stream": lambda chunk: chunk.stream,
    "streamSequence": lambda chunk: chunk.sequence,
    "payloadProtocol": lambda chunk: chunk.identifier,
    "isUnordered": lambda chunk: bool(chunk.unordered),
    "tsn": lambda chunk: chunk.tsn,
}

# Fields of GTP-U and of the NR RAN container that tekigo's events do not have as such, and what they have instead.
UNCOMPARED = {
    "gtp.flags": "its bits are compared",
    "gtp.ext_hdr": "a line; what is in it is compared",
    "gtp.ext_hdr.next": "counted in extensionHeaders",
    "gtp.ext_hdr.length": "in containerBytes",
    "gtp.recovery": "information elements are counted",
    "gtp.gsn_address_length": "information elements are counted",
    "gtp.gsn_ipv4": "told by peerAddressPresent",
    "gtp.gsn_ipv6": "told by peerAddressPresent",
    "gtp.num_ext_hdr_types": "information elements are counted",
    "gtp.ext_hdr_type": "information elements are counted",
    "gtp.response_in": "made by tshark", "gtp.response_to": "made by tshark", "gtp.time": "made by tshark",
}
# Fields that are compared though filters do not: event → field → name of the octets that tshark shows.
OCTETS = {"f1u.assistance.field": {"value": "nrup.radio_qa_info"}}
# The PDU type of ASSISTANCE INFORMATION DATA, and what tshark reads otherwise in it.
ASSISTANCE = 2
SPARE_OF_ASSISTANCE = "tshark shows three of the seven spare bits of ASSISTANCE INFORMATION DATA (TS 38.425, 5.5.2.3)"
# Fields that the catalogue has a name for and tshark shows only with more than a tree of GTP-U.
OUTSIDE = ("frame.", "udp.")


def events(tekigo, capture):
    """The events of a capture, in order."""
    run = subprocess.run([tekigo, "decode", capture], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise Failure(f"{tekigo} decode {capture}: exit code {run.returncode}: {run.stderr}")
    for line in run.stdout.splitlines():
        event = json.loads(line)
        yield Event(event["frame"], event["event"], event["fields"], event.get("content"))


def messages(found, protocol):
    """The events that are messages of a protocol."""
    return [event for event in found
            if event.name == protocol or event.name.startswith(protocol + ".")
            and event.name.partition(".")[2] not in DETAILS]


def ended_messages(packets):
    """The user messages of SCTP: (frame of the last chunk, first chunk), each once however often it was sent."""
    begun, seen = {}, set()
    for packet in packets:
        for chunk in packet.chunks:
            if (chunk.tag, chunk.tsn) in seen:
                continue
            seen.add((chunk.tag, chunk.tsn))
            begun[chunk.tag, chunk.tsn] = chunk
            if chunk.ends:
                first = chunk
                while not first.begins and (chunk.tag, (first.tsn - 1) % 2**32) in begun:
                    first = begun[chunk.tag, (first.tsn - 1) % 2**32]
                if first.begins:
                    yield packet.frame, first


def compare_chunks(packets, found, protocols, identifiers, comparison):
    """Each DATA chunk that begins a message of an application protocol beside the event of the message."""
    told = {}
    for event in (event for protocol in protocols for event in messages(found, protocol)):
        if event.fields["transport"] == 0:
            told[event.fields["verificationTag"], event.fields["tsn"]] = event
    for frame, chunk in ended_messages(packets):
        event = told.pop((chunk.tag, chunk.tsn), None)
        if event is None:
            if chunk.identifier in identifiers:
                comparison.wrong(frame, f"a message with TSN {chunk.tsn} to tshark, none to tekigo")
            continue
        comparison.equal(frame, "sctp frame", frame, event.frame)
        for name, read in CHUNK_FIELDS.items():
            comparison.equal(frame, f"sctp {name}", read(chunk), event.fields[name])
    for event in told.values():
        comparison.wrong(event.frame, f"a message with TSN {event.fields['tsn']} to tekigo, none to tshark")


def user_plane_names(tekigo):
    """Of each event of the user plane, its fields that Wireshark has a name for; items of lists have just their own."""
    run = subprocess.run([tekigo, "fields", "f1u.*", "--json"], capture_output=True, text=True, check=True)
    listed = {event["event"]: event for event in json.loads(run.stdout)["events"]}
    own = {
        name: {field["name"]: field["wireshark"] for field in event["fields"]
               if field["wireshark"] and not field["wireshark"].startswith(OUTSIDE)}
        for name, event in listed.items()}
    names = {}
    for name, event in listed.items():
        parent = event["parent"]
        is_item = parent and listed[parent]["parent"]
        names[name] = own[name] if is_item or not parent else own[parent] | own[name]
        names[name] |= OCTETS.get(name, {})
    return names


def compare_user_plane(packets, found, names, comparison):
    """All fields of GTP-U and of the NR RAN container: those of tekigo beside those of tshark, by Wireshark's names."""
    told = collections.defaultdict(lambda: collections.defaultdict(list))
    for event in found:
        for name, shown in names.get(event.name, {}).items():
            if event.fields.get(name) is not None:
                told[event.frame][shown].append(int(event.fields[name]))
    strings = {shown for fields in OCTETS.values() for shown in fields.values()}
    comparable = {shown for fields in names.values() for shown in fields.values()}
    for packet in packets:
        if not packet.user_plane:
            continue
        shown = collections.defaultdict(list)
        for part in (part for layer in packet.user_plane for part in layer):
            if part.name in comparable:
                is_string = part.name in strings
                shown[part.name].append(int(part.octets, 16) if is_string else dissection.number(part.show))
            elif part.name.startswith(("gtp.", "nrup.")) and part.name not in UNCOMPARED:
                comparison.wrong(packet.frame, f"{part.name} is {part.show} to tshark, and nothing to tekigo")
        if ASSISTANCE in shown["nrup.pdu_type"]:
            comparison.explained[SPARE_OF_ASSISTANCE] += len(shown.pop("nrup.spare", []))
        for name in sorted(shown.keys() | told[packet.frame].keys()):
            comparison.equal(packet.frame, name, shown[name], told[packet.frame][name])
