"""Fonts that were made to harm: few bytes that claim much, and small changes to good fonts.

Nothing here needs fontTools: a font library would refuse to write most of it.
"""

import random
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

from .sfnt import ENTRY, HEADER, assembled, tables_of

ALL = 0xFFFF
LARGEST = 0xFFFFFFFF


def font(base: dict[str, bytes], **changes: bytes) -> bytes:
    """A font with some of its tables replaced; `OS_2` is spelled that way."""
    tables = base | {tag.replace("_", "/"): table for tag, table in changes.items()}
    return assembled(tables, sorted(tables))


def with_entries(data: bytes, change) -> bytes:
    """A font whose table directory says something else of each table."""
    out = bytearray(data)
    (count,) = struct.unpack_from(">H", data, 4)
    for place in range(HEADER, HEADER + ENTRY * count, ENTRY):
        offset, length = struct.unpack_from(">2I", data, place + 8)
        struct.pack_into(">2I", out, place + 8, *change(offset, length, place))
    return bytes(out)


# Names


def many_names(length: int) -> bytes:
    """65,535 records, all of them on the same string."""
    records = b"".join(
        struct.pack(">6H", 3, 1, 0x409, number, length, 0) for number in range(ALL)
    )
    return struct.pack(">3H", 0, ALL, 6 + len(records) & ALL) + records + b"\0A" * (length // 2)


# Characters


def cmap(subtable: bytes, records: int = 1) -> bytes:
    header = struct.pack(">2H", 0, records)
    start = 4 + 8 * records
    return header + struct.pack(">2HI", 3, 10, start) * records + subtable


def groups(form: int, listed: list[tuple[int, int, int]], announced: int | None = None) -> bytes:
    body = b"".join(struct.pack(">3I", *group) for group in listed)
    count = len(listed) if announced is None else announced
    return struct.pack(">2H3I", form, 0, 16 + len(body), 0, count) + body


def segments(count: int) -> bytes:
    """A format 4 whose segments all reach over the whole plane."""
    ends, starts = struct.pack(">H", ALL) * count, bytes(2 * count)
    body = ends + bytes(2) + starts + bytes(2 * count) + bytes(2 * count)
    return struct.pack(">7H", 4, (14 + len(body)) & ALL, 0, 2 * count, 0, 0, 0) + body


# Variations


def fvar(axes: list[tuple[float, float, float]], instances: int) -> bytes:
    """Axes by minimum, default and maximum, with instances that store a name each."""
    fixed = lambda value: int(value * 65536) & LARGEST
    size = 4 + 4 * len(axes)
    header = struct.pack(">8H", 1, 0, 16, 2, len(axes) & ALL, 20, instances & ALL, size & ALL)
    body = b"".join(
        struct.pack(">4s3I2H", f"a{number:03}".encode()[:4], *map(fixed, axis), 0, 1)
        for number, axis in enumerate(axes)
    )
    place = struct.pack(">2H", 2, 0) + struct.pack(">I", fixed(axes[0][0])) * len(axes)
    return header + body + place * instances


# Files of several faces


def collection(offsets: list[int], rest: bytes = b"") -> bytes:
    return struct.pack(">4s2HI", b"ttcf", 1, 0, len(offsets)) + b"".join(
        struct.pack(">I", offset) for offset in offsets
    ) + rest


def shared_tables(data: bytes, faces: int) -> bytes:
    """A collection whose faces each have a directory of their own, all on the same tables."""
    (count,) = struct.unpack_from(">H", data, 4)
    size = HEADER + ENTRY * count
    start = 12 + 4 * faces
    base = start + faces * size
    moved = with_entries(data, lambda offset, length, _: (offset - size + base, length))
    return collection([start + size * number for number in range(faces)], moved[:size] * faces) + data[size:]


def resource_fork(data: bytes, faces: int) -> bytes:
    """A fork with many resources that are one font."""
    body = struct.pack(">I", len(data)) + data
    types = struct.pack(">H4s2H", 0, b"sfnt", (faces - 1) & ALL, 10)
    references = struct.pack(">2H2I", 128, ALL, 0, 0) * faces
    head = struct.pack(">2H", 28, 28 + len(types) + len(references) & ALL)
    fork_map = bytes(24) + head + types + references
    return struct.pack(">4I", 256, 256 + len(body), len(body), len(fork_map)) + bytes(240) + body + fork_map


# Packed files


def woff_bomb(unpacked: int) -> bytes:
    """One table of zeros, which packs to a thousandth."""
    packed = zlib.compress(bytes(unpacked), 9)
    start = 44 + 20
    head = struct.pack(
        ">4sI I2HI2H5I", b"wOFF", 0x00010000, start + len(packed), 1, 0, 28 + unpacked, 1, 0,
        0, 0, 0, 0, 0,
    )
    return head + struct.pack(">4s4I", b"name", start, len(packed), unpacked, 0) + packed


def extremes(fonts: Path) -> Iterator[tuple[str, bytes]]:
    """File names with what each file claims, and the files."""
    data = (fonts / "family/DemoSans-Regular.ttf").read_bytes()
    base = tables_of(data)
    whole = lambda offset, length, place: (0, len(data))
    yield "tables-that-are-the-whole-file.ttf", with_entries(data, whole)
    yield "tables-past-the-end.ttf", with_entries(data, lambda o, l, p: (len(data) + p, l))
    yield "tables-at-the-largest-offset.ttf", with_entries(data, lambda o, l, p: (LARGEST, LARGEST))
    yield "65535-names.ttf", font(base, name=many_names(2))
    yield "65535-names-of-30000-letters.ttf", font(base, name=many_names(60_000))
    unicode = (0, 0x10FFFF, 1)
    yield "cmap-of-all-unicode.ttf", font(base, cmap=cmap(groups(12, [unicode])))
    yield "cmap-of-all-unicode-4000-times.ttf", font(base, cmap=cmap(groups(12, [unicode] * 4000)))
    yield "cmap-13-of-all-unicode-4000-times.ttf", font(base, cmap=cmap(groups(13, [unicode] * 4000)))
    yield "cmap-of-numbers-beyond-unicode.ttf", font(base, cmap=cmap(groups(12, [(0, LARGEST, 0)] * 9)))
    yield "cmap-of-4294967295-groups.ttf", font(base, cmap=cmap(groups(12, [unicode], LARGEST)))
    yield "cmap-of-8000-whole-segments.ttf", font(base, cmap=cmap(segments(8000)))
    yield "cmap-with-8000-records.ttf", font(base, cmap=cmap(groups(12, [unicode] * 100), 8000))
    odd = [(900, 400, 100), (0, 5000, 10), (-32768, 0, 32767), (0, 0, 0)]
    yield "axes-without-sense.ttf", font(base, fvar=fvar(odd, 3))
    yield "3000-axes.ttf", font(base, fvar=fvar([(0, 0, 1)] * 3000, 0))
    yield "65535-instances.ttf", font(base, fvar=fvar([(100, 400, 900)], ALL))
    yield "4000-instances-of-60-axes.ttf", font(base, fvar=fvar([(100, 400, 900)] * 60, 4000))
    yield "65535-instances-of-nothing.ttf", font(base, fvar=fvar([(100, 400, 900)], 0)[:12] + b"\xff\xff\0\x08")
    yield "collection-of-itself.ttc", collection([0] * 4096)
    yield "collection-of-4000-places-in-itself.ttc", collection(list(range(4000)))
    yield "collection-of-4000-faces-on-one-table.ttc", shared_tables(data, 4000)
    large = font(base, name=many_names(60_000))
    yield "collection-of-300-faces-on-65535-names.ttc", shared_tables(large, 300)
    yield "65535-resources-on-one-face.dfont", resource_fork(data, ALL)
    yield "bomb-of-100-megabytes.woff", woff_bomb(100 << 20)
    yield "segment-of-4-gigabytes.pfb", b"\x80\x01\xff\xff\xff\xff%!PS-AdobeFont-1.0: Demo\n"
    yield "header-without-an-end.pfa", b"%!PS-AdobeFont-1.0: Demo\n" + b"/FontName (((((" * 60_000
    yield "bitmap-of-65535-glyphs.bdf", b"STARTFONT 2.1\nCHARS 65535\n" + b"STARTCHAR a\n" * 9


PIECES = (b"\xff\xff\xff\xff", b"\0\0\0\0", b"\x7f\xff\xff\xff", b"\x80\0\0\0", b"\xff\xff", b"\0\1")


def mutants(fonts: Path, count: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """Good and damaged fonts with a few changes each; the same ones for the same seed."""
    endings = {".ttf", ".otf", ".ttc", ".woff", ".woff2", ".dfont", ".pfb", ".pfa"}
    sources = sorted(
        path for path in fonts.rglob("*") if path.suffix in endings and path.stat().st_size > 64
    )
    dice = random.Random(seed)
    for number in range(count):
        source = sources[number % len(sources)]
        data = bytearray(source.read_bytes())
        for _ in range(dice.randint(1, 6)):
            # The counts and offsets at the start are what matters most.
            end = min(512, len(data)) if dice.random() < 0.6 else len(data)
            place = dice.randrange(end)
            match dice.randrange(6):
                case 0 | 1:
                    data[place] = dice.randrange(256)
                case 2 | 3:
                    piece = dice.choice(PIECES)
                    data[place : place + len(piece)] = piece
                case 4:
                    data[place:place] = data[place : place + dice.randint(1, 64)]
                case _ if dice.random() < 0.3:
                    del data[max(place, 64) :]
        yield f"{number:05}{source.suffix}", bytes(data)
