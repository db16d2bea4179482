"""The table directory of a font file, read and written by hand where order and faults matter."""

import struct

HEADER, ENTRY = 12, 16


class Directory(dict[str, tuple[int, int, int]]):
    """Tags with the place of their entry, and offset and length of their table."""

    def __init__(self, data: bytes) -> None:
        (count,) = struct.unpack_from(">H", data, 4)
        for place in range(HEADER, HEADER + ENTRY * count, ENTRY):
            tag, _, offset, length = struct.unpack_from(">4s3I", data, place)
            self[tag.decode("latin_1")] = (place, offset, length)


def tables_of(data: bytes) -> dict[str, bytes]:
    """The tables of a font file."""
    return {tag: data[start : start + size] for tag, (_, start, size) in Directory(data).items()}


def checksum(table: bytes) -> int:
    """The sum of a table's 32-bit words."""
    padded = table + bytes(-len(table) % 4)
    return sum(struct.unpack(f">{len(padded) // 4}I", padded)) & 0xFFFFFFFF


def assembled(tables: dict[str, bytes], order: list[str]) -> bytes:
    """A TrueType file with its tables in the order given, and its directory sorted by tag."""
    if sorted(tables) != sorted(order):
        raise ValueError(f"{sorted(tables)} are not {sorted(order)}")
    power = 1 << (len(order).bit_length() - 1)
    header = struct.pack(
        ">I4H",
        0x00010000,
        len(order),
        16 * power,
        power.bit_length() - 1,
        16 * (len(order) - power),
    )
    place = HEADER + ENTRY * len(order)
    entries, body = [], b""
    for tag in order:
        table = tables[tag]
        start = place + len(body)
        entries.append(struct.pack(">4s3I", tag.encode(), checksum(table), start, len(table)))
        body += table + bytes(-len(table) % 4)
    return header + b"".join(sorted(entries)) + body
