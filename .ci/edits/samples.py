"""Samples of the U-plane in other forms: block floating point of 9 bits to 16 bits, and to fewer."""

MANTISSAS, OCTETS = 24, 28


def _bits(octets, width):
    value = int.from_bytes(octets, "big")
    count = len(octets) * 8 // width
    mask = (1 << width) - 1
    found = [value >> (len(octets) * 8 - width * (place + 1)) & mask for place in range(count)]
    return [entry - (1 << width) if entry >> (width - 1) else entry for entry in found]


def _packed(values, width):
    value = 0
    for entry in values:
        value = value << width | entry & ((1 << width) - 1)
    return value.to_bytes(len(values) * width // 8, "big")


def _blocks(samples):
    for at in range(0, len(samples), OCTETS):
        yield samples[at] & 15, _bits(samples[at + 1:at + OCTETS], 9)


def uncompressed(samples):
    """16 bits a sample, as the O-DU would read what was BFP of 9 bits."""
    limit = 1 << 15
    return b"".join(
        _packed([max(-limit, min(limit - 1, entry << exponent)) for entry in mantissas], 16)
        for exponent, mantissas in _blocks(samples))


def narrower(samples):
    """BFP of 8 bits: a mantissa loses its last bit, the exponent is one more."""
    return b"".join(
        bytes([min(15, exponent + 1)]) + _packed([entry >> 1 for entry in mantissas], 8)
        for exponent, mantissas in _blocks(samples))
