"""A face described by what sets it apart, and the font that is built from the description."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import pairwise

from fontTools.agl import UV2AGL
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

from . import letterforms, nametable
from .letterforms import FEW_LETTERS, Shape
from .nametable import Record
from .variation import Variation

# 1 January 2024, in seconds since 1904: no build may depend on the day.
TIMESTAMP = 3786912000

WEIGHTS = {
    "Thin": 100,
    "ExtraLight": 200,
    "Light": 300,
    "Regular": 400,
    "Medium": 500,
    "SemiBold": 600,
    "Bold": 700,
    "ExtraBold": 800,
    "Black": 900,
}

# Stem width in font units by weight class.
STEMS = {100: 20, 200: 34, 300: 50, 400: 80, 500: 100, 600: 120, 700: 140, 800: 160, 900: 180}

# How many operands a CFF operator may have.
CFF_STACK = 48

ITALIC_ANGLE = -12.0
SLANT = math.tan(math.radians(-ITALIC_ANGLE))

# fsSelection of OS/2, macStyle of head.
ITALIC, BOLD, REGULAR, USE_TYPO_METRICS, OBLIQUE = 1 << 0, 1 << 5, 1 << 6, 1 << 7, 1 << 9
MAC_BOLD, MAC_ITALIC = 1 << 0, 1 << 1


def stem_of(weight: float) -> int:
    """The stem width of a weight, between the ones of the table in a straight line."""
    weight = min(max(weight, 100), 900)
    low = int(weight // 100) * 100
    high = min(low + 100, 900)
    return round(STEMS[low] + (STEMS[high] - STEMS[low]) * (weight - low) / 100)


@dataclass(frozen=True)
class Face:
    """What a face is called, weighs and holds. Everything left out follows from family and style.

    A face is sane by default: a fixture about a fault says the fault and nothing else.
    """

    family: str
    style: str = "Regular"
    letters: str = FEW_LETTERS
    cff: bool = False

    # Design
    weight: int | None = None
    stem: int | None = None
    slanted: bool | None = None
    monospaced: bool = False
    width: float = 1.0
    cap_height: int = letterforms.CAP_HEIGHT

    # Names: `names` replaces or (None) drops single IDs, `records` replaces the whole table.
    names: dict[int, str | bytes | None] = field(default_factory=dict)
    more_records: tuple[Record, ...] = ()
    records: tuple[Record, ...] | None = None
    language_tags: tuple[str, ...] = ()

    # Tables, by the specification's names of the fields
    us_weight_class: int | None = None
    us_width_class: int = 5
    fs_type: int = 0
    fs_selection: int | None = None
    mac_style: int | None = None
    italic_angle: float | None = None
    hhea: tuple[int, int, int] = (950, -250, 0)
    typo: tuple[int, int, int] | None = None
    win: tuple[int, int] = (950, 250)
    os2_version: int = 4
    glyph_names: bool = False
    cff_name: str | None = None

    variation: Variation | None = None
    edit: Callable[[TTFont], None] | None = None
    raw_tables: dict[str, bytes | None] = field(default_factory=dict)

    def but(self, **changes: object) -> "Face":
        """The same face with changes."""
        return replace(self, **changes)

    # What follows from family and style

    @property
    def is_italic(self) -> bool:
        return "Italic" in self.style

    @property
    def own_weight(self) -> int:
        if self.weight is not None:
            return self.weight
        return WEIGHTS.get(self.style.replace("Italic", "").replace(" ", "") or "Regular", 400)

    @property
    def postscript_name(self) -> str:
        name = self.names.get(nametable.POSTSCRIPT)
        if isinstance(name, str):
            return name
        return f"{self.family}-{self.style}".replace(" ", "")

    @property
    def shape(self) -> Shape:
        slanted = self.is_italic if self.slanted is None else self.slanted
        weight = self.variation.default("wght") if self.variation else None
        return Shape(
            stem=self.stem or stem_of(weight or self.own_weight),
            slant=SLANT if slanted else 0.0,
            width=self.width,
            advance=720 if self.monospaced else None,
            cap_height=self.cap_height,
        )

    def default_names(self) -> dict[int, str]:
        """IDs 1 to 6, and 16 and 17 where the style does not fit the four of ID 2."""
        full = f"{self.family} {self.style}"
        name = self.postscript_name
        names = {
            nametable.FAMILY: self.family,
            nametable.STYLE: self.style,
            nametable.UNIQUE: f"1.000;DEMO;{name}",
            nametable.FULL: full,
            nametable.VERSION: "Version 1.000",
            nametable.POSTSCRIPT: name,
        }
        if self.style not in ("Regular", "Italic", "Bold", "Bold Italic"):
            word = self.style.replace("Italic", "").strip()
            names |= {
                nametable.FAMILY: f"{self.family} {word}",
                nametable.STYLE: "Italic" if self.is_italic else "Regular",
                nametable.TYPOGRAPHIC_FAMILY: self.family,
                nametable.TYPOGRAPHIC_STYLE: self.style,
            }
        return names

    def name_records(self) -> list[Record]:
        """The records of the `name` table, in the order of the file."""
        if self.records is not None:
            records = list(self.records)
        else:
            names = self.default_names() | self.names
            records = [Record(i, text) for i, text in names.items() if text is not None]
            records = nametable.in_order([*records, *self.more_records])
        if self.variation:
            records += self.variation.records()
        return records

    # Building

    def font(self) -> TTFont:
        """The font, as fontTools has it after reading the built bytes."""
        return TTFont(BytesIO(self.build()), recalcTimestamp=False, lazy=False)

    def build(self) -> bytes:
        """The bytes of the font file."""
        builder = FontBuilder(letterforms.UNITS_PER_EM, isTTF=not self.cff)
        self._set_up_glyphs(builder)
        self._set_up_metrics(builder)
        if self.variation:
            self.variation.set_up(builder, self)
        font = builder.font
        font["maxp"].maxZones = 1
        if self.edit:
            self.edit(font)
        names = nametable.compiled(self.name_records(), self.language_tags)
        tables: dict[str, bytes | None] = {"name": names}
        if self.variation:
            tables["fvar"] = self.variation.compiled()
        return with_tables(saved(font), tables | self.raw_tables)

    def _set_up_glyphs(self, builder: FontBuilder) -> None:
        characters = sorted({" ", *self.letters})
        lookalikes = {
            c: letterforms.LOOKALIKES[c] for c in characters if c in letterforms.LOOKALIKES
        }
        drawn = sorted({*characters, *lookalikes.values()} - {*lookalikes})
        names = {c: glyph_name(c) for c in [".notdef", *drawn]}
        builder.setupGlyphOrder(list(names.values()))
        builder.setupCharacterMap({ord(c): names[lookalikes.get(c, c)] for c in characters})
        shape = self.shape
        if self.cff and self.variation:
            self.variation.set_up_cff2(builder, self, names)
        elif self.cff:
            strings = {name: charstring(c, shape) for c, name in names.items()}
            name = self.cff_name or self.postscript_name
            info = {"FullName": f"{self.family} {self.style}", "FamilyName": self.family}
            builder.setupCFF(name, info, strings, {})
        else:
            builder.setupGlyf({name: glyph(c, shape) for c, name in names.items()})
        builder.setupHorizontalMetrics(
            {
                name: (letterforms.advance(c, shape), left_edge(c, shape))
                for c, name in names.items()
            }
        )

    def _set_up_metrics(self, builder: FontBuilder) -> None:
        bold = self.own_weight == 700 and self.style in ("Bold", "Bold Italic")
        selection = (ITALIC * self.is_italic | BOLD * bold) or REGULAR
        mac_style = MAC_BOLD * bold | MAC_ITALIC * self.is_italic
        angle = ITALIC_ANGLE if self.is_italic else 0.0
        typo = self.typo or self.hhea
        builder.setupHead(
            unitsPerEm=letterforms.UNITS_PER_EM,
            created=TIMESTAMP,
            modified=TIMESTAMP,
            fontRevision=1.0,
            lowestRecPPEM=8,
            macStyle=mac_style if self.mac_style is None else self.mac_style,
        )
        builder.setupHorizontalHeader(
            ascent=self.hhea[0], descent=self.hhea[1], lineGap=self.hhea[2]
        )
        builder.setupOS2(
            version=self.os2_version,
            usWeightClass=(
                self.own_weight if self.us_weight_class is None else self.us_weight_class
            ),
            usWidthClass=self.us_width_class,
            fsType=self.fs_type,
            fsSelection=selection if self.fs_selection is None else self.fs_selection,
            sTypoAscender=typo[0],
            sTypoDescender=typo[1],
            sTypoLineGap=typo[2],
            usWinAscent=self.win[0],
            usWinDescent=self.win[1],
            sxHeight=letterforms.X_HEIGHT,
            sCapHeight=self.cap_height,
            achVendID="DEMO",
        )
        builder.setupPost(
            keepGlyphNames=self.glyph_names,
            italicAngle=angle if self.italic_angle is None else self.italic_angle,
            isFixedPitch=int(self.monospaced),
            underlinePosition=-100,
            underlineThickness=50,
        )


def glyph_name(character: str) -> str:
    """The usual name of a character's glyph."""
    if character == ".notdef":
        return character
    return UV2AGL.get(ord(character)) or f"uni{ord(character):04X}"


def glyph(letter: str, shape: Shape):
    """The TrueType outline of a letter."""
    pen = TTGlyphPen(None)
    for outline in letterforms.outlines(letter, shape):
        pen.moveTo(outline[0])
        for point in outline[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def charstring(letter: str, shape: Shape) -> T2CharString:
    """The CFF outline of a letter: the same points the other way round."""
    program: list[int | str] = [letterforms.advance(letter, shape)]
    x = y = 0
    for outline in letterforms.outlines(letter, shape):
        points = [outline[0], *reversed(outline[1:])]
        program += [points[0][0] - x, points[0][1] - y, "rmoveto"]
        lines = [d for (ax, ay), (bx, by) in pairwise(points) for d in (bx - ax, by - ay)]
        for start in range(0, len(lines), CFF_STACK):
            program += [*lines[start : start + CFF_STACK], "rlineto"]
        x, y = points[-1]
    return T2CharString(program=[*program, "endchar"])


def left_edge(letter: str, shape: Shape) -> int:
    """The left side bearing of a letter."""
    return min(
        (x for outline in letterforms.outlines(letter, shape) for x, _ in outline), default=0
    )


def saved(font: TTFont) -> bytes:
    """The bytes of a font as fontTools writes it."""
    file = BytesIO()
    font.save(file)
    return file.getvalue()


def with_tables(data: bytes, tables: dict[str, bytes | None]) -> bytes:
    """A font file with whole tables set to bytes, or (None) dropped."""
    font = TTFont(BytesIO(data), recalcTimestamp=False)
    for tag, content in tables.items():
        if content is None:
            if tag in font:
                del font[tag]
        else:
            font[tag] = DefaultTable(tag)
            font[tag].data = content
    return saved(font)
