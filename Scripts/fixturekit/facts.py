"""What is in a font file, as fontTools reads it: the other opinion to test fontscan against."""

import logging
import struct
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools import t1Lib
from fontTools.ttLib import TTCollection, TTFont, macUtils

from .iosnames import Name, NamedInstance, family, ios_names, style

logging.disable(logging.CRITICAL)

Facts = dict[str, Any]

FORMATS = {b"\x00\x01\x00\x00": "truetype", b"true": "truetype", b"OTTO": "cff"}


def container_of(data: bytes) -> str | None:
    """The kind of file by its first bytes; None when it is no font."""
    if data[:4] in FORMATS or data[:4] == b"typ1":
        return "sfnt"
    signatures = {b"ttcf": "collection", b"wOFF": "woff", b"wOF2": "woff2"}
    if data[:4] in signatures:
        return signatures[data[:4]]
    if data[:2] == b"\x80\x01":
        return "pfb"
    if data[:2] == b"%!":
        return "pfa"
    if data[34:36] == b"LP" and data[8:12] in (b"\0\0\1\0", b"\1\0\2\0", b"\2\0\2\0"):
        return "eot"
    if data[:4] == b"\x00\x00\x01\x00" and len(data) > 16:
        return "dfont"
    return None


def file_facts(path: Path, name: str) -> Facts:
    """The facts of a file and its faces; `error` says why there are none."""
    facts: Facts = {"file": name, "container": None, "faces": [], "error": None}
    try:
        data = path.read_bytes()
        facts["container"] = container_of(data)
        facts["faces"] = list(faces(path, data, facts["container"]))
    except Exception as error:  # fontTools raises whatever comes to hand on a broken font
        facts["error"] = describe(error)
    return facts


def faces(path: Path, data: bytes, container: str | None):
    """The facts of each face of a file."""
    match container:
        case "sfnt" | "woff" | "woff2":
            yield face_facts(open_font(BytesIO(data)), 0, data)
        case "collection":
            for index, font in enumerate(TTCollection(BytesIO(data), lazy=True).fonts):
                yield face_facts(font, index, data)
        case "dfont":
            for index, place in enumerate(macUtils.getSFNTResIndices(str(path))):
                font = TTFont(str(path), res_name_or_index=place, recalcBBoxes=False)
                yield face_facts(font, index, b"")
        case "pfb" | "pfa":
            yield type1_facts(path)
        case "eot":
            raise ValueError("Embedded OpenType is not read")
        case _:
            raise ValueError("no font by its first bytes")


def open_font(file: BytesIO) -> TTFont:
    return TTFont(file, lazy=True, recalcBBoxes=False, recalcTimestamp=False)


def describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def face_facts(font: TTFont, index: int, data: bytes) -> Facts:
    """The facts of a face; a table that cannot be read leaves None and a line in `errors`."""
    errors: dict[str, str] = {}

    def ask(tag: str, question: Callable[[Any], Any], default: Any = None) -> Any:
        if tag not in font:
            return default
        try:
            return question(font[tag])
        except Exception as error:
            errors[tag] = describe(error)
            return default

    # Glyphs are numbers to us: without this, their names are looked for in `post` and `CFF `.
    count = ask("maxp", lambda table: table.numGlyphs)
    font.setGlyphOrder([f"glyph{number}" for number in range(count or 65536)])
    names: list[Name] = ask("name", lambda table: [name_of(r) for r in table.names], [])
    axes = ask("fvar", lambda table: [axis_facts(axis) for axis in table.axes])
    instances = ask("fvar", lambda table: [named_instance(i) for i in table.instances], [])
    default = {axis["tag"]: axis["default"] for axis in axes} if axes else None
    return {
        "index": index,
        "format": format_of(font),
        "tables": sorted(tag for tag in font.keys() if tag != "GlyphOrder"),
        "names": ask("name", lambda table: [name_facts(r) for r in table.names], []),
        "iosNames": ios_names(names, default, instances),
        "family": family(names),
        "style": style(names),
        "head": ask("head", lambda t: fields(t, "unitsPerEm", "macStyle", "fontRevision")),
        "hhea": ask("hhea", lambda t: fields(t, "ascent", "descent", "lineGap")),
        "os2": os2_of_68_bytes(font) or ask("OS/2", os2_facts),
        "post": ask("post", lambda t: fields(t, "formatType", "italicAngle", "isFixedPitch")),
        "glyphs": count,
        "axes": axes or [],
        "instances": [instance_facts(i, names) for i in instances],
        "cmap": ask("cmap", lambda table: cmap_facts(table, font)),
        "cffName": ask("CFF ", lambda table: table.cff.fontNames[0]),
        "errors": errors,
    }


def format_of(font: TTFont) -> str:
    """The kind of outlines."""
    if "CFF2" in font:
        return "cff2"
    if "CFF " in font:
        return "cff"
    if "glyf" in font:
        return "truetype"
    return "bitmap"


def fields(table: Any, *names: str) -> Facts:
    """Fields of a table under the specification's names; None for what its version lacks."""
    return {name: getattr(table, name, None) for name in names}


OS2_FIELDS = (
    "version",
    "usWeightClass",
    "usWidthClass",
    "fsType",
    "fsSelection",
    "sTypoAscender",
    "sTypoDescender",
    "sTypoLineGap",
    "usWinAscent",
    "usWinDescent",
    "sxHeight",
    "sCapHeight",
)


def os2_facts(table: Any) -> Facts:
    return fields(table, *OS2_FIELDS)


def os2_of_68_bytes(font: TTFont) -> Facts | None:
    """The facts of an `OS/2` that ends before the typographic metrics, which fontTools refuses."""
    data = font.reader["OS/2"] if "OS/2" in font.reader.keys() else b""
    if len(data) != 68 or data[:2] != b"\0\0":
        return None
    weight, width, fs_type = struct.unpack_from(">3H", data, 4)
    (selection,) = struct.unpack_from(">H", data, 62)
    known = {
        "version": 0,
        "usWeightClass": weight,
        "usWidthClass": width,
        "fsType": fs_type,
        "fsSelection": selection,
    }
    return {name: known.get(name) for name in OS2_FIELDS}


# Names


def decoded(record: Any) -> str | None:
    """The text of a record when it is UTF-16 or Mac Roman and well-formed, else None."""
    data = record.string if isinstance(record.string, bytes) else record.toBytes()
    try:
        match record.platformID, record.platEncID:
            case (0, _) | (3, 0 | 1 | 10):
                return data.decode("utf_16_be")
            case (1, 0):
                return data.decode("mac_roman")
    except UnicodeDecodeError:
        pass
    return None


def name_of(record: Any) -> Name:
    return Name(record.nameID, record.platformID, record.platEncID, record.langID, decoded(record))


def name_facts(record: Any) -> Facts:
    """A record; its bytes too when they are no text that we decode."""
    text = decoded(record)
    facts = {
        "nameID": record.nameID,
        "platform": record.platformID,
        "encoding": record.platEncID,
        "language": record.langID,
        "text": text,
    }
    if text is None:
        facts["hex"] = record.string.hex()
    return facts


# Variations


def axis_facts(axis: Any) -> Facts:
    return {
        "tag": axis.axisTag,
        "minimum": axis.minValue,
        "default": axis.defaultValue,
        "maximum": axis.maxValue,
        "hidden": bool(axis.flags & 1),
    }


def named_instance(instance: Any) -> NamedInstance:
    postscript = instance.postscriptNameID
    return NamedInstance(
        instance.subfamilyNameID,
        None if postscript == 0xFFFF else postscript,
        dict(instance.coordinates),
    )


def instance_facts(instance: NamedInstance, names: list[Name]) -> Facts:
    from .iosnames import english

    return {
        "subfamilyNameID": instance.subfamily_id,
        "postscriptNameID": instance.postscript_id,
        "name": english(names, instance.subfamily_id),
        "coordinates": instance.position,
    }


# Characters


def cmap_facts(table: Any, font: TTFont) -> Facts | None:
    """The characters of the best Unicode subtable, else of the symbol one."""
    preferred = [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (3, 0), (1, 0)]
    for platform, encoding in preferred:
        subtable = table.getcmap(platform, encoding)
        if subtable is not None and subtable.format != 14:
            absent = font.getGlyphName(0)
            cmap = format_10(subtable, font) if subtable.format == 10 else subtable.cmap
            codes = sorted(code for code, name in cmap.items() if name != absent)
            return {
                "platform": platform,
                "encoding": encoding,
                "format": subtable.format,
                "characters": len(codes),
                "ranges": ranges(codes),
            }
    return None


def format_10(subtable: Any, font: TTFont) -> dict[int, str]:
    """The characters of a format that fontTools keeps as bytes."""
    first, count = struct.unpack_from(">2I", subtable.data, 12)
    glyphs = struct.unpack_from(f">{count}H", subtable.data, 20)
    return {code: font.getGlyphName(glyph) for code, glyph in enumerate(glyphs, first)}


def ranges(codes: list[int]) -> list[list[int]]:
    """Sorted numbers as pairs of first and last."""
    result: list[list[int]] = []
    for code in codes:
        if result and code == result[-1][1] + 1:
            result[-1][1] = code
        else:
            result.append([code, code])
    return result


# Type 1


def type1_facts(path: Path) -> Facts:
    font = t1Lib.T1Font(str(path), kind="OTHER" if path.read_bytes()[:2] == b"%!" else None)
    font.parse()
    info = font.font["FontInfo"]
    name = font.font["FontName"]
    return {
        "index": 0,
        "format": "type1",
        "iosNames": [{"name": name, "certainty": "high", "instance": None}],
        "family": info.get("FamilyName"),
        "fullName": info.get("FullName"),
        "weightName": info.get("Weight"),
        "italicAngle": info.get("ItalicAngle"),
        "isFixedPitch": info.get("isFixedPitch"),
        "glyphs": len(font.font["CharStrings"]),
        "errors": {},
    }
