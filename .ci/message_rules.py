"""Why tshark 4.0 reads some parts of F1AP and E1AP messages otherwise than tekigo: who is right, and by what.

tekigo has the ASN.1 of Release 18, tshark 4.0 that of Release 16, which its tables of ids show: its highest is 440 in F1AP
and 144 in E1AP.
"""

import dissection

# Names of types and components that a later version of the specification changed: tekigo's, tshark's.
RENAMED = {
    "f1ap.prachFDM": "f1ap.msg1FDM",
    "f1ap.prachSCS": "f1ap.msg1SCS",
    "f1ap.prachConfigIndex": "f1ap.parchConfigIndex",
    "f1ap.hsNSASlotConfigList": "f1ap.hNSASlotConfigList",
    "f1ap.lCS_to_GCS_Translation_element": "f1ap.lCS_to_GCS_TranslationAoA_element",
    "f1ap.QoSParaSetIndex": "f1ap.QoSParaSetNotifyIndex",
    "f1ap.RAReportList": "f1ap.RACHReportInformationList",
    "f1ap.RAReportItem_element": "f1ap.RACHReportInformationItem_element",
    "f1ap.rAReportContainer": "f1ap.rACHReportContainer",
    "e1ap.paging_Policy_Index": "e1ap.paging_Policy_Indicator",
}

# What tshark calls types that have no name in the specification.
NAMED_BY_TSHARK = {"f1ap.Latest_RRC_Version_Enhanced", "f1ap.RedirectedRRCmessage", "e1ap.Measurement_ID"}

# Ids that were given up, renamed or, as 426 and 427, exchanged (TS 38.473 17.4.1, 9.4.7).
CHANGED_IDS = {46, 138, 246, 247, 359, 426, 427}


class Rules:
    """Explains differences. A rule is a method; what it says is the reason."""

    def __init__(self):
        self.known = {
            (protocol, column): dissection.named_values(f"{protocol}.{column}")
            for protocol in dissection.PROTOCOLS for column in ("id", "procedureCode")}
        self.rules = [
            self.later_element, self.later_procedure, self.later_item, self.renamed, self.unnamed, self.changed_id,
            self.not_of_this_message, self.coordination_information, self.private, self.unknown_additions,
            self.angle_of_arrival, self.stopped_in_container, self.stopped_at_nothing, self.stopped_at_utf8,
        ]

    def reason(self, difference, walk):
        """Why the two differ; None where no rule says it."""
        return next((rule.__doc__ for rule in self.rules if rule(difference, walk)), None)

    def later_element(self, difference, walk):
        """the IE came after Release 16: tshark shows its id alone"""
        known = self.known[walk.notation.protocol, "id"]
        if difference.what == "name of id":
            return difference.tshark[1] == "Unknown" and difference.tekigo[0] not in known
        return (difference.what in ("contents", "end") and not difference.tshark
                and bool(difference.elements) and difference.elements[-1] not in known)

    def later_procedure(self, difference, walk):
        """the procedure came after Release 16: tshark shows its code alone"""
        known = self.known[walk.notation.protocol, "procedureCode"]
        return difference.what == "contents" and not difference.elements and walk.procedure not in known

    def later_item(self, difference, walk):
        """the item came after Release 16, or is of no release: tshark shows its number alone"""
        return difference.what == "item" and difference.tshark == "Unknown"

    def renamed(self, difference, walk):
        """the name changed after Release 16"""
        return difference.what == "name" and RENAMED.get(difference.tekigo) == difference.tshark

    def unnamed(self, difference, walk):
        """the type has no name in the specification, and tshark gives it one"""
        return difference.what == "name" and difference.tshark in NAMED_BY_TSHARK

    def changed_id(self, difference, walk):
        """the id stood for something else in Release 16"""
        return difference.what == "name of id" and difference.tekigo[0] in CHANGED_IDS

    def not_of_this_message(self, difference, walk):
        """the IE is none of this message, so not comprehended (TS 38.413, 10.3.4): tshark reads it by its id alone"""
        return (difference.what == "unknown content" and bool(difference.elements)
                and difference.elements[-1] in self.known[walk.notation.protocol, "id"])

    def coordination_information(self, difference, walk):
        """tshark does not read the IE Resource Coordination Transfer Information (TS 38.473, 9.3.1.74)"""
        return difference.what == "contents" and difference.type == "ResourceCoordinationTransferInformation"

    def private(self, difference, walk):
        """tshark tells what it does not know in a private IE in lines of its own"""
        return difference.what == "components" and difference.type.startswith("PrivateIE-Field")

    def unknown_additions(self, difference, walk):
        """tshark gives up at that many additions to a SEQUENCE (X.691, 19.8 sets no bound)"""
        return difference.what == "unknown additions" and "too many extensions" in difference.tshark[0]

    def angle_of_arrival(self, difference, walk):
        """UL-AoA was made extensible, and its extensions optional, after Release 16, which changes the encoding"""
        return ".uL-AngleOfArrival" in difference.place or (
            difference.what == "end" and any(".uL-AngleOfArrival" in other.place for other in walk.differences))

    def stopped_in_container(self, difference, walk):
        """tshark stopped in a message of another protocol that a string holds, with all that comes behind it"""
        return difference.what == "end" and walk.stopped and walk.last_kind == "OCTET STRING"

    def stopped_at_nothing(self, difference, walk):
        """an ENUMERATED of one item takes no bits (X.691, 14); tshark wants an octet of it at the end of the message"""
        return (difference.what == "end" and walk.stopped and walk.missing is not None
                and walk.missing["k"] == "ENUMERATED" and walk.missing["root"][1:] == [] and "ext" not in walk.missing)

    def stopped_at_utf8(self, difference, walk):
        """the size of a UTF8String is not visible to PER (X.691, 10.3): tshark takes it for a constraint, and stops"""
        return (difference.what == "end" and walk.stopped and walk.missing is not None
                and walk.missing["k"] == "UTF8String")
