"""What a font can be wrapped in: collections, WOFF, resource forks, EOT, Type 1."""

import struct
from io import BytesIO
from itertools import pairwise

from fontTools.misc import eexec
from fontTools.misc.psCharStrings import T1CharString
from fontTools.ttLib import TTCollection, TTFont, sfnt

from . import letterforms
from .face import Face, glyph_name, left_edge


def collection(*faces: Face) -> bytes:
    """A TTC or OTC whose faces share the tables that are equal."""
    result = TTCollection()
    result.fonts = [
        TTFont(BytesIO(face.build()), recalcTimestamp=False, recalcBBoxes=False) for face in faces
    ]
    file = BytesIO()
    result.save(file, shareTables=True)
    return file.getvalue()


def woff(face: Face, flavor: str = "woff", compressed: bool = True) -> bytes:
    """A WOFF, or with flavor "woff2" a WOFF2; without compression its bytes depend on no zlib."""
    font = TTFont(BytesIO(face.build()), recalcTimestamp=False, recalcBBoxes=False)
    font.flavor = flavor
    level, sfnt.ZLIB_COMPRESSION_LEVEL = sfnt.ZLIB_COMPRESSION_LEVEL, 6 if compressed else 0
    file = BytesIO()
    font.save(file, reorderTables=False)
    sfnt.ZLIB_COMPRESSION_LEVEL = level
    return file.getvalue()


def dfont(*faces: Face) -> bytes:
    """A file that holds a resource fork with a `sfnt` resource for each face."""
    data, places = b"", []
    for face in faces:
        places.append(len(data))
        content = face.build()
        data += struct.pack(">I", len(content)) + content
    references = b"".join(
        struct.pack(">HHII", 128 + i, 0xFFFF, place, 0) for i, place in enumerate(places)
    )
    types = struct.pack(">H4sHH", 0, b"sfnt", len(faces) - 1, 10) + references
    header = struct.pack(">4I", 256, 256 + len(data), len(data), 28 + len(types))
    resource_map = header + struct.pack(">IHHHH", 0, 0, 0, 28, 28 + len(types)) + types
    return header.ljust(256, b"\0") + data + resource_map


def embedded_opentype(face: Face) -> bytes:
    """An EOT, version 2.1, neither compressed nor obfuscated."""
    font = face.font()
    os2 = font["OS/2"]
    content = face.build()
    names = face.default_names() | face.names
    body = struct.pack(
        "<10s2B I 2H", bytes(10), 1, int(face.is_italic), os2.usWeightClass, 0, 0x504C
    )
    body += struct.pack(
        "<7I",
        os2.ulUnicodeRange1,
        os2.ulUnicodeRange2,
        os2.ulUnicodeRange3,
        os2.ulUnicodeRange4,
        1,
        0,
        font["head"].checkSumAdjustment,
    )
    body += bytes(16)
    for name_id in (1, 2, 5, 4):
        text = names[name_id].encode("utf_16_le")
        body += struct.pack("<2H", 0, len(text)) + text
    body += struct.pack("<2H", 0, 0)
    size = 16 + len(body) + len(content)
    return struct.pack("<4I", size, len(content), 0x00020001, 0) + body + content


# Type 1


def type1(face: Face) -> tuple[bytes, bytes]:
    """The two parts of a Type 1 font: the clear one, and the one to be encrypted."""
    name = face.postscript_name
    clear = f"""%!PS-AdobeFont-1.0: {name} 001.000
11 dict begin
/FontInfo 9 dict dup begin
/version (001.000) readonly def
/FullName ({face.family} {face.style}) readonly def
/FamilyName ({face.family}) readonly def
/Weight ({face.style}) readonly def
/ItalicAngle 0 def
/isFixedPitch false def
/UnderlinePosition -100 def
/UnderlineThickness 50 def
end readonly def
/FontName /{name} def
/PaintType 0 def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding StandardEncoding def
/FontBBox {{0 -200 700 700}} readonly def
currentdict end
currentfile eexec
"""
    characters = [".notdef", *sorted({" ", *face.letters})]
    private = b"""dup /Private 8 dict dup begin
/RD {string currentfile exch readstring pop} executeonly def
/ND {noaccess def} executeonly def
/NP {noaccess put} executeonly def
/BlueValues [-10 0 700 710] def
/MinFeature {16 16} def
/password 5839 def
/Subrs 1 array
"""
    private += type1_code("dup 0", bytes([11])) + b" NP\nND\n2 index /CharStrings "
    private += f"{len(characters)} dict dup begin\n".encode()
    for character in characters:
        program = type1_charstring(character, face)
        private += type1_code(f"/{glyph_name(character)}", program) + b" ND\n"
    private += b"end\nend\nreadonly put\nnoaccess put\n"
    private += b"dup /FontName get exch definefont pop\nmark currentfile closefile\n"
    return clear.encode(), private


def type1_code(label: str, program: bytes) -> bytes:
    """A charstring with what leads to it."""
    code, _ = eexec.encrypt(bytes(4) + program, 4330)
    return f"{label} {len(code)} RD ".encode() + code


def type1_charstring(letter: str, face: Face) -> bytes:
    """The outline of a letter in the language of Type 1."""
    x, y = left_edge(letter, face.shape), 0
    program: list[int | str] = [x, letterforms.advance(letter, face.shape), "hsbw"]
    for outline in letterforms.outlines(letter, face.shape):
        points = [outline[0], *reversed(outline[1:])]
        program += [points[0][0] - x, points[0][1] - y, "rmoveto"]
        for (ax, ay), (bx, by) in pairwise(points):
            program += [bx - ax, by - ay, "rlineto"]
        program.append("closepath")
        x, y = points[-1]
    string = T1CharString(program=[*program, "endchar"])
    string.compile()
    return string.bytecode


ZEROS = b"\n".join([b"0" * 64] * 8) + b"\ncleartomark\n"


def type1_ascii(face: Face) -> bytes:
    """A Type 1 font as text (PFA): the encrypted part in hexadecimal."""
    clear, private = type1(face)
    code, _ = eexec.encrypt(b"\0\0\0\0" + private, 55665)
    lines = code.hex()
    rows = "\n".join(lines[i : i + 64] for i in range(0, len(lines), 64))
    return clear + rows.encode() + b"\n" + ZEROS


def type1_binary(face: Face) -> bytes:
    """A Type 1 font in segments (PFB)."""
    clear, private = type1(face)
    code, _ = eexec.encrypt(b"\0\0\0\0" + private, 55665)

    def segment(kind: int, content: bytes) -> bytes:
        return struct.pack("<2BI", 0x80, kind, len(content)) + content

    return segment(1, clear) + segment(2, code) + segment(1, ZEROS) + b"\x80\x03"
