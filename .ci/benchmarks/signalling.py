"""Signalling to measure: F1 and E1 of many UEs on one association, as scenarios for `tekigo synthesize`.

The messages of F1 have the sizes and shapes of those that an OpenAirInterface gNB-DU and a gNB-CU exchange while a UE
attaches, 130 octets on average with the PDU sessions that it is given later. What RRC containers hold is as long as it
is there, and made up; or it is what was recorded, which costs whoever decodes RRC more.
"""

import collections

PROTOCOLS = ("f1ap", "e1ap")
SIGNALLING_PROFILES = {protocol: f"Profiles/spec/3gpp-{protocol}.yaml" for protocol in PROTOCOLS}


def fields(*names):
    return ["-T", "fields", *(option for name in names for option in ("-e", name))]


# What tshark is asked for: little, about what the rules look at, all; and little without the messages inside.
IDENTIFIERS = {"f1ap": ("f1ap.GNB_CU_UE_F1AP_ID",), "e1ap": ("e1ap.GNB_CU_CP_UE_E1AP_ID",)}
F1_FIELDS = [f"f1ap.{name}" for name in (
    "id criticality procedureCode initiatingMessage_element successfulOutcome_element unsuccessfulOutcome_element "
    "TransactionID GNB_CU_UE_F1AP_ID GNB_DU_UE_F1AP_ID SRBID sRBID dRBID NRCGI_element pLMN_Identity nRCellIdentity "
    "nRPCI C_RNTI RRCContainer DUtoCURRCContainer cellGroupConfig ServCellIndex rLCMode gTP_TEID "
    "transportLayerAddress Cause radioNetwork misc qoSInformation fiveQI priorityLevel sST qoSFlowIdentifier").split()]
TRANSPORT_FIELDS = ("frame.number", "frame.time_epoch", "sctp.srcport", "sctp.dstport", "sctp.data_sid",
                    "sctp.data_tsn", "sctp.data_payload_proto_id", "ip.src", "ip.dst")
TSHARK_SIGNALLING = {
    protocol: {
        "three fields": fields("frame.number", f"{protocol}.procedureCode", *IDENTIFIERS[protocol]),
        "three fields, without RRC and NAS": ["--disable-protocol", "nr-rrc", "--disable-protocol", "nas-5gs",
                                              *fields("frame.number", f"{protocol}.procedureCode",
                                                      *IDENTIFIERS[protocol])],
        "the whole tree": ["-V"],
    } for protocol in PROTOCOLS}
TSHARK_SIGNALLING["f1ap"]["41 fields"] = fields(*TRANSPORT_FIELDS, *F1_FIELDS)

# Octets of the RRC containers of a UE that attaches, one transfer after the other.
ATTACH = [("UL", 39), ("DL", 52), ("UL", 30), ("DL", 34), ("UL", 65), ("DL", 20), ("UL", 20), ("DL", 40), ("UL", 20),
          ("UL", 42)]
SETUP_REQUEST, SETUP, RECONFIGURATION, CELL_GROUP = 6, 140, 216, 151
# PDU sessions beside the first.
SESSIONS = 4
# Messages of a UE, and microseconds from one UE to the next: some 30 of them are alive at a time.
F1_MESSAGES, E1_MESSAGES, EVERY = 30, 6, 1_000


def information_transfer(direction, octets):
    """A container with an information transfer: header of PDCP, a NAS message that fills it, MAC-I."""
    length_bits = 8 if octets < 137 else 16
    nas = octets - 2 - 2 - length_bits // 8 - 4
    content = bytes([0x7E, 0x02]) + bytes((index * 37 + 11) % 256 for index in range(nas - 2))
    # The message, its transaction id downlink, which of its parts there are, a length, and the parts.
    head, width = (0b00101_000_100, 11) if direction == "DL" else (0b00111_0_100, 9)
    length = nas if length_bits == 8 else 0x8000 | nas
    bits = (head << length_bits | length) << 8 * nas | int.from_bytes(content, "big")
    width += length_bits + 8 * nas
    padding = -width % 8
    body = (bits << padding).to_bytes((width + padding) // 8, "big")
    return f'"$ue.sn:2 {body.hex()} 00000000"'


def zeros(octets):
    return f'"{"00" * octets}"'


# Contents of containers as a scenario has them; `attach` has the direction of each transfer beside it.
Containers = collections.namedtuple(
    "Containers", "request cell_group_of_request setup attach cell_group reconfiguration complete")


def made_up():
    return Containers(
        zeros(SETUP_REQUEST), zeros(148), f'"2040{"00" * (SETUP - 2)}"',
        [(direction, information_transfer(direction, octets)) for direction, octets in ATTACH],
        zeros(CELL_GROUP), information_transfer("DL", RECONFIGURATION), information_transfer("UL", 20))


def as_recorded(containers):
    """The containers of a capture in which one UE attaches."""
    def numbered(octets):
        return f'"$ue.sn:2 {octets[4:]}"'

    (_, _, request), (_, _, of_request), (_, _, setup), *rest = [
        entry for entry in containers if entry[0] not in ("F1SetupRequest", "GNBDUConfigurationUpdate")]
    (cell_group,) = [octets for _, name, octets in rest if name == "cellGroupConfig"]
    *attach, (_, _, reconfiguration), (_, _, complete) = [
        (kind[:2], name, octets) for kind, name, octets in rest if name == "RRCContainer"]
    return Containers(
        f'"{request}"', f'"{of_request}"', f'"{setup}"',
        [(direction, numbered(octets)) for direction, _, octets in attach],
        f'"{cell_group}"', numbered(reconfiguration), numbered(complete))


def transfer(direction, container):
    return f"{{ message: {direction}RRCMessageTransfer, ies: {{ SRBID: 1, RRCContainer: {container} }} }}"


def f1_steps(containers=None):
    """The life of a UE: 30 messages."""
    held = containers or made_up()
    steps = [
        f'{{ message: InitialULRRCMessageTransfer, ies: {{ NRCGI: $cgi, C-RNTI: 17001, '
        f'RRCContainer: {held.request}, DUtoCURRCContainer: {held.cell_group_of_request} }} }}',
        f'{{ message: DLRRCMessageTransfer, ies: {{ SRBID: 0, RRCContainer: {held.setup} }} }}']
    steps += [transfer(direction, container) for direction, container in held.attach]
    bearer = "$for: bearer, $in: [{0}], dRBID: $bearer, {1}LUPTNLInformation-ToBeSetup-List: {2}"
    request = "qoSInformation: $qos, rLCMode: rlc-am, DLPDCPSNLength: twelve-bits"
    steps += [
        "{ message: UEContextSetupRequest, ies: { SpCell-ID: $cgi, ServCellIndex: 0, CUtoDURRCInformation: {}, "
        "SRBs-ToBeSetup-List: [{ sRBID: 2 }], "
        f"DRBs-ToBeSetup-List: [{{ {bearer.format(1, 'u', '$uplink')}, {request} }}], "
        "GNB-DU-UE-AMBR-UL: 1000000 } }",
        f"{{ message: UEContextSetupResponse, ies: {{ DUtoCURRCInformation: {{ cellGroupConfig: {held.cell_group} }}, "
        f"DRBs-Setup-List: [{{ {bearer.format(1, 'd', '$downlink')} }}] }} }}",
        transfer("DL", held.reconfiguration), transfer("UL", held.complete)]
    for session in range(2, 2 + SESSIONS):
        steps += [
            "{ message: UEContextModificationRequest, ies: { CUtoDURRCInformation: {}, "
            f"RRCContainer: {held.reconfiguration}, DRBs-ToBeSetupMod-List: "
            f"[{{ {bearer.format(session, 'u', '$uplink')}, {request} }}] }} }}",
            "{ message: UEContextModificationResponse, ies: { "
            f"DUtoCURRCInformation: {{ cellGroupConfig: {held.cell_group} }}, "
            f"DRBs-SetupMod-List: [{{ {bearer.format(session, 'd', '$downlink')} }}] }} }}",
            transfer("UL", held.complete)]
    return steps + [
        f"{{ message: UEContextReleaseCommand, ies: {{ Cause: {{ radioNetwork: normal-release }}, "
        f"RRCContainer: {information_transfer('DL', 14)}, SRBID: 1 }} }}",
        "{ message: UEContextReleaseComplete, ends: ue }"]


def scenario(protocol, messages, containers=None):
    """The text of a scenario with about so many messages, those of F1 with these containers."""
    if protocol == "f1ap":
        ues = max(1, messages // F1_MESSAGES)
        ends = """\
    du: { name: du, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39001 }
    cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }"""
        life = "steps:" + "".join(f"\n          - {step}" for step in f1_steps(containers))
    else:
        ues = max(1, messages // E1_MESSAGES)
        ends = """\
    cp: { name: cp, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
    up: { name: up, mac: "02:00:5e:00:00:04", ip: "10.0.0.4", port: 39002 }"""
        life = "life: bearer-context\n        modifications: 1"
    return f"""\
title: "Benchmark: {protocol} of {ues} UEs"
seed: 1
start: "2024-01-01T00:00:00Z"
duration: {ues * EVERY // 1_000 + 2_000}
associations:
  - protocol: {protocol}
{ends}
    sctp: {{ streams: 4 }}
    setup: {{ id: 1 }}
    ues:
      - first: 100
        every_us: {EVERY}
        count: {ues}
        {life}
"""
