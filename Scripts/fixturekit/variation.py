"""Axes and named instances. `fvar` is written field by field: fixtures are about what it stores."""

import math
import struct
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.otlLib.builder import buildStatTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation

from . import letterforms
from .letterforms import Shape
from .nametable import Record

if TYPE_CHECKING:
    from .face import Face

NO_NAME = 0xFFFF
FIRST_OWN_ID = 256
HIDDEN_AXIS = 1


@dataclass(frozen=True)
class Axis:
    """An axis with its least, default and greatest value."""

    tag: str
    minimum: float
    default: float
    maximum: float
    flags: int = 0

    @property
    def name(self) -> str:
        names = {"wght": "Weight", "wdth": "Width", "opsz": "Optical Size", "ital": "Italic"}
        return names.get(self.tag) or {"slnt": "Slant"}.get(self.tag, self.tag)


@dataclass(frozen=True)
class Instance:
    """A named instance.

    `name` is its English name, names by Windows language in the order of the file, or the number of
    a record. `stores` is its PostScript name, or the number of a record, or None for 65535.
    """

    name: str | dict[int, str] | int
    at: tuple[float, ...]
    stores: str | int | None = None


def weights(stored_prefix: str | None = None, **positions: float) -> tuple[Instance, ...]:
    """Instances along a lone weight axis: `Bold=700`, or `Extra_Bold=800` for a space."""
    return tuple(
        Instance(
            name.replace("_", " "),
            (value,),
            f"{stored_prefix}-{name.replace('_', '')}" if stored_prefix else None,
        )
        for name, value in positions.items()
    )


@dataclass(frozen=True)
class Variation:
    """The axes of a face, its instances, and whether `fvar` has a place for PostScript names."""

    axes: tuple[Axis, ...]
    instances: tuple[Instance, ...] = ()
    has_name_field: bool = True

    def _numbered(self) -> tuple[list[Record], list[int], list[tuple[int, int]]]:
        """The records, the name IDs of axes, and both name IDs of each instance."""
        records: list[Record] = []
        following = FIRST_OWN_ID

        def add(texts: dict[int, str]) -> int:
            nonlocal following
            number, following = following, following + 1
            records.extend(Record(number, text, language=lang) for lang, text in texts.items())
            return number

        def number_of(name: str | dict[int, str] | int) -> int:
            if isinstance(name, int):
                return name
            return add({0x409: name} if isinstance(name, str) else name)

        axes = [number_of(axis.name) for axis in self.axes]
        instances = [
            (number_of(i.name), NO_NAME if i.stores is None else number_of(i.stores))
            for i in self.instances
        ]
        return records, axes, instances

    def default(self, tag: str) -> float | None:
        """The default position on an axis."""
        return next((axis.default for axis in self.axes if axis.tag == tag), None)

    def records(self) -> list[Record]:
        """The names that `fvar` refers to; they follow the other records."""
        return self._numbered()[0]

    def compiled(self) -> bytes:
        """The `fvar` table."""
        _, axis_names, instance_names = self._numbered()
        size = 4 + 4 * len(self.axes) + (2 if self.has_name_field else 0)
        table = struct.pack(">8H", 1, 0, 16, 2, len(self.axes), 20, len(self.instances), size)
        for axis, name in zip(self.axes, axis_names):
            values = (fixed(v) for v in (axis.minimum, axis.default, axis.maximum))
            table += axis.tag.encode() + struct.pack(">3i2H", *values, axis.flags, name)
        for instance, (name, postscript) in zip(self.instances, instance_names):
            table += struct.pack(">2H", name, 0)
            table += b"".join(struct.pack(">i", fixed(value)) for value in instance.at)
            if self.has_name_field:
                table += struct.pack(">H", postscript)
        return table

    # Outlines

    def set_up(self, builder: FontBuilder, face: "Face") -> None:
        """Adds the tables by which the outlines vary, and `STAT`."""
        # A stand-in that fontTools needs for compiling the others; `compiled` replaces it.
        builder.setupNameTable({})
        axes = [(a.tag, a.minimum, a.default, a.maximum, a.name) for a in self.axes]
        builder.setupFvar(axes, [])
        if not face.cff:
            builder.setupGvar(self._glyph_variations(builder, face))
        _, axis_names, _ = self._numbered()
        buildStatTable(
            builder.font,
            [
                {"tag": axis.tag, "name": name, "ordering": place, "values": []}
                for place, (axis, name) in enumerate(zip(self.axes, axis_names))
            ],
            elidedFallbackName=2,
        )

    def _masters(self, face: "Face") -> list[tuple[dict[str, tuple[float, float, float]], Shape]]:
        """The ends of each axis that change the drawing."""
        from .face import SLANT, stem_of

        def shape(tag: str, value: float) -> Shape:
            match tag:
                case "wght":
                    return replace(face.shape, stem=stem_of(value))
                case "wdth":
                    return replace(face.shape, width=value / 100)
                case "ital":
                    return replace(face.shape, slant=SLANT * value)
                case "slnt":
                    return replace(face.shape, slant=math.tan(math.radians(-value)))
                case _:
                    return face.shape

        masters = []
        for axis in self.axes:
            ends = ((axis.minimum, (-1.0, -1.0, 0.0)), (axis.maximum, (0.0, 1.0, 1.0)))
            for value, region in ends:
                if value != axis.default and shape(axis.tag, value) != face.shape:
                    masters.append(({axis.tag: region}, shape(axis.tag, value)))
        return masters

    def _glyph_variations(self, builder: FontBuilder, face: "Face") -> dict:
        from .face import glyph_name

        letter_of = {glyph_name(c): c for c in letterforms.FORMS}
        variations = {}
        for name in builder.font.getGlyphOrder():
            letter = letter_of[name]
            default = points(letter, face.shape)
            deltas = []
            for region, shape in self._masters(face):
                moved = points(letter, shape)
                delta = [(x - a, y - b) for (x, y), (a, b) in zip(moved, default)]
                deltas.append(TupleVariation(region, delta))
            variations[name] = deltas
        return variations

    def set_up_cff2(self, builder: FontBuilder, face: "Face", names: dict[str, str]) -> None:
        """Adds outlines that vary inside `CFF2`."""
        masters = self._masters(face)
        axes = [(a.tag, a.minimum, a.default, a.maximum, a.name) for a in self.axes]
        builder.setupNameTable({})
        builder.setupFvar(axes, [])
        strings = {
            name: blended(letter, face.shape, [shape for _, shape in masters])
            for letter, name in names.items()
        }
        builder.setupCFF2(strings, regions=[region for region, _ in masters])


def fixed(value: float) -> int:
    """A number as 16.16."""
    return round(value * 65536)


def points(letter: str, shape: Shape) -> list[tuple[int, int]]:
    """The points of a glyph, and the four phantom points of which only the second ever moves."""
    drawn = [point for outline in letterforms.outlines(letter, shape) for point in outline]
    return [*drawn, (0, 0), (letterforms.advance(letter, shape), 0), (0, 0), (0, 0)]


def steps(letter: str, shape: Shape) -> list[tuple[str, list[int]]]:
    """The outline of a letter as CFF operators with their operands."""
    result = []
    x = y = 0
    for outline in letterforms.outlines(letter, shape):
        path = [outline[0], *reversed(outline[1:])]
        result.append(("rmoveto", [path[0][0] - x, path[0][1] - y]))
        lines = [d for (ax, ay), (bx, by) in pairwise(path) for d in (bx - ax, by - ay)]
        result.append(("rlineto", lines))
        x, y = path[-1]
    return result


def blended(letter: str, shape: Shape, masters: list[Shape]) -> T2CharString:
    """The CFF2 outline of a letter: each operand with its change for each master."""
    moved = [steps(letter, master) for master in masters]
    program: list[int | str] = []
    for place, (operator, operands) in enumerate(steps(letter, shape)):
        program += operands
        for i, operand in enumerate(operands):
            program += [master[place][1][i] - operand for master in moved]
        program += [len(operands), "blend", operator]
    return T2CharString(program=program)
