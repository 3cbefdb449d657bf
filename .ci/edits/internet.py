"""UDP in IPv4 and IPv6, from EtherType on."""

import struct

# Unit 1 or 2 of a pair → its address, by version.
NETWORKS = {4: bytes([192, 0, 2]), 6: bytes.fromhex("20010db8") + bytes(11)}
ETHERTYPES = {4: b"\x08\x00", 6: b"\x86\xdd"}
UDP = 17


def _checksum(octets):
    total = sum(struct.unpack(f">{len(octets) // 2}H", octets[:len(octets) // 2 * 2]))
    total += octets[-1] << 8 if len(octets) % 2 else 0
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def datagram(body, source, ports, version=4):
    """EtherType, IP, UDP and a body that unit `source` sends to the other one."""
    ends = [NETWORKS[version] + bytes([number]) for number in (source, 3 - source)]
    length = 8 + len(body)
    if version == 4:
        # No checksum of UDP, which IPv4 allows.
        udp = struct.pack(">HHHH", *ports, length, 0)
        header = struct.pack(">BBHHHBBH", 0x45, 0, 20 + length, 0, 0x4000, 64, UDP, 0) + b"".join(ends)
        header = header[:10] + struct.pack(">H", _checksum(header)) + header[12:]
    else:
        udp = struct.pack(">HHHH", *ports, length, 0)
        told = b"".join(ends) + struct.pack(">II", length, UDP) + udp + body
        udp = udp[:6] + struct.pack(">H", _checksum(told) or 0xFFFF)
        header = struct.pack(">IHBB", 6 << 28, length, UDP, 64) + b"".join(ends)
    return ETHERTYPES[version] + header + udp + body
