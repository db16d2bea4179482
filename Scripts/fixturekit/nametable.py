"""The `name` table, written record by record so that a fixture decides about order and bytes."""

import struct
from dataclasses import dataclass

ENGLISH = 0x409
JAPANESE = 0x411
TAIWAN = 0x404

FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT = 1, 2, 3, 4, 5, 6
LICENCE, LICENCE_URL = 13, 14
TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE = 16, 17
WWS_FAMILY, WWS_STYLE = 21, 22
VARIATIONS_PREFIX = 25


@dataclass(frozen=True)
class Record:
    """One name: text, or bytes that stand for themselves."""

    name_id: int
    text: str | bytes
    platform: int = 3
    encoding: int = 1
    language: int = ENGLISH

    @property
    def bytes(self) -> bytes:
        if isinstance(self.text, bytes):
            return self.text
        if self.platform == 1:
            return self.text.encode("mac_roman" if self.encoding == 0 else "shift_jis")
        return self.text.encode("utf_16_be", "surrogatepass")


def macintosh(name_id: int, text: str | bytes, encoding: int = 0, language: int = 0) -> Record:
    """A record of the Macintosh platform: Mac Roman and English unless told otherwise."""
    return Record(name_id, text, 1, encoding, language)


def compiled(records: list[Record], language_tags: tuple[str, ...] = ()) -> bytes:
    """The table with the records in the order in which they are given.

    With language tags it has format 1, and languages from 0x8000 on are places in their list.
    """
    pool = b""
    places: dict[bytes, int] = {}

    def place(text: bytes) -> int:
        nonlocal pool
        if text not in places:
            places[text] = len(pool)
            pool += text
        return places[text]

    rows = b"".join(
        struct.pack(
            ">6H", r.platform, r.encoding, r.language, r.name_id, len(r.bytes), place(r.bytes)
        )
        for r in records
    )
    if language_tags:
        tags = [tag.encode("utf_16_be") for tag in language_tags]
        rows += struct.pack(">H", len(tags))
        rows += b"".join(struct.pack(">2H", len(tag), place(tag)) for tag in tags)
    header = struct.pack(">3H", 1 if language_tags else 0, len(records), 6 + len(rows))
    return header + rows + pool


def in_order(records: list[Record]) -> list[Record]:
    """The records in the order that the specification asks for."""
    return sorted(records, key=lambda r: (r.platform, r.encoding, r.language, r.name_id))
