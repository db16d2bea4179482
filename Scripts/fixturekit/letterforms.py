"""The letterforms: one small bitmap each, drawn as outlines on a grid whose lines depend on weight.

Columns 0, 2 and 4 of a bitmap are stems, columns 1 and 3 the space between them; rows take turns
in the same way. All weights of a glyph have the same points in the same order, so that they can be
the masters of a variable font.
"""

from dataclasses import dataclass
from functools import cache

UNITS_PER_EM = 1000
CAP_HEIGHT = 700
X_HEIGHT = 500
DESCENDER = -200
# Beside stems of 80 units; heavier letters stand closer, so that text grows little wider with weight.
SIDE_BEARING = 60
REGULAR_STEM = 80

# Which grid of rows a bitmap stands on: C capitals (5 rows), x from baseline to x-height (5),
# b with an ascender (7), p with a descender (7), j with both (9), A capitals with an accent (7).
LETTERS = """
A C ###/#.#/###/#.#/#.#
B C ###/#.#/###/#.#/###
C C ###/#../#../#../###
D C ###/#.#/#.#/#.#/###
E C ###/#../###/#../###
F C ###/#../###/#../#..
G C ###/#../#.#/#.#/###
H C #.#/#.#/###/#.#/#.#
I C #/#/#/#/#
J C ..#/..#/..#/#.#/###
K C #...#/#.###/###../#.###/#...#
L C #../#../#../#../###
M C #####/#.#.#/#.#.#/#.#.#/#.#.#
N C ###/#.#/#.#/#.#/#.#
O C ###/#.#/#.#/#.#/###
P C ###/#.#/###/#../#..
Q C #####/#...#/#...#/#.#.#/#####
R C ###../#.#../###../#.#../#.###
S C ###/#../###/..#/###
T C #####/..#../..#../..#../..#..
U C #.#/#.#/#.#/#.#/###
V C #...#/#...#/##.##/.#.#./.###.
W C #.#.#/#.#.#/#.#.#/#.#.#/#####
X C #...#/##.##/.###./##.##/#...#
Y C #...#/##.##/.###./..#../..#..
Z C #####/...##/.###./##.../#####
0 C ###/#.#/#.#/#.#/###
1 C ###../..#../..#../..#../#####
2 C ###/..#/###/#../###
3 C ###/..#/###/..#/###
4 C #.#/#.#/###/..#/..#
5 C ###/#../###/..#/###
6 C ###/#../###/#.#/###
7 C ###/..#/..#/..#/..#
8 C ###/#.#/###/#.#/###
9 C ###/#.#/###/..#/###
a x ###/..#/###/#.#/###
b b #../#../###/#.#/#.#/#.#/###
c x ###/#../#../#../###
d b ..#/..#/###/#.#/#.#/#.#/###
e x ###/#.#/###/#../###
f b ###/#../###/#../#../#../#..
g p ###/#.#/#.#/#.#/###/..#/###
h b #../#../###/#.#/#.#/#.#/#.#
i b #/./#/#/#/#/#
j j ..#/.../..#/..#/..#/..#/..#/..#/###
k b #..../#..../#...#/#.###/###../#.###/#...#
l b #/#/#/#/#/#/#
m x #####/#.#.#/#.#.#/#.#.#/#.#.#
n x ###/#.#/#.#/#.#/#.#
o x ###/#.#/#.#/#.#/###
p p ###/#.#/#.#/#.#/###/#../#..
q p ###/#.#/#.#/#.#/###/..#/..#
r x ###/#../#../#../#..
s x ###/#../###/..#/###
t b #../#../###/#../#../#../###
u x #.#/#.#/#.#/#.#/###
v x #...#/#...#/##.##/.#.#./.###.
w x #.#.#/#.#.#/#.#.#/#.#.#/#####
x x #...#/##.##/.###./##.##/#...#
y p #.#/#.#/#.#/#.#/###/..#/###
z x #####/...##/.###./##.../#####
É A .#./.../###/#../###/#../###
. x ././././#
- x .../.../###/.../...
"""

# Letters of Russian that do not look like a Latin one; the small ones are small capitals.
CYRILLIC = """
Б ###/#../###/#.#/###
Г ###/#../#../#../#..
Д .###./.#.#./.#.#./#####/#...#
Ж #.#.#/#.#.#/#####/#.#.#/#.#.#
З ###/..#/###/..#/###
И #...#/#..##/#####/##..#/#...#
Й #.#.#/#.###/#####/##..#/#...#
Л .####/.#..#/.#..#/.#..#/##..#
П ###/#.#/#.#/#.#/#.#
Ф #####/#.#.#/#####/..#../..#..
Ц #.#/#.#/#.#/###/..#
Ч #.#/#.#/###/..#/..#
Ш #.#.#/#.#.#/#.#.#/#.#.#/#####
Щ #.#.#/#.#.#/#.#.#/#####/....#
Ъ ###../..#../..###/..#.#/..###
Ы #...#/#...#/###.#/#.#.#/###.#
Ь #../#../###/#.#/###
Э ###/..#/###/..#/###
Ю #.###/#.#.#/###.#/#.#.#/#.###
Я ###/#.#/###/#.#/#.#
"""

# Letters of Russian that share the glyph of a Latin letter.
LOOKALIKES = dict(zip("АВЕЁКМНОРСТУХаеёорсух", "ABEEKMHOPCTYXaeeopcyx"))
SMALL_CAPITALS = dict(zip("вкмнт", "BKMHT"))


def _parse() -> dict[str, tuple[str, list[str]]]:
    forms = {".notdef": ("C", "###/#.#/#.#/#.#/###".split("/")), " ": ("x", [])}
    for line in LETTERS.strip().splitlines():
        letter, grid, rows = line.split(" ")
        forms[letter] = (grid, rows.split("/"))
    for line in CYRILLIC.strip().splitlines():
        letter, rows = line.split(" ")
        forms[letter] = ("C", rows.split("/"))
        forms[letter.lower()] = ("x", rows.split("/"))
    for small, capital in SMALL_CAPITALS.items():
        forms[small] = ("x", forms[capital][1])
    return forms


FORMS = _parse()

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .-"
FEW_LETTERS = "ADEHIORSTadegilnmoprstb01 .-"
RUSSIAN = "".join(sorted({*LOOKALIKES, *SMALL_CAPITALS, *(c for c in FORMS if "А" <= c <= "я")}))


@dataclass(frozen=True)
class Shape:
    """What a master looks like: the numbers that the grid's lines follow from, in font units."""

    stem: int
    slant: float = 0.0
    """The horizontal shift for each unit of height."""
    width: float = 1.0
    """The factor on everything horizontal but the stems."""
    advance: int | None = None
    """One advance width for all glyphs, as in a monospaced face."""
    cap_height: int = CAP_HEIGHT

    @property
    def bar(self) -> int:
        """The thickness of a horizontal stroke."""
        return round(self.stem * 0.8)

    @property
    def side_bearing(self) -> float:
        """The room on either side of a letter."""
        return (SIDE_BEARING - 0.45 * (self.stem - REGULAR_STEM)) * self.width

    def columns(self, count: int) -> list[int]:
        """The vertical lines of a bitmap with so many columns."""
        heavier = self.stem - REGULAR_STEM
        space = 120 - 0.85 * heavier if count == 5 else 200 - 0.9 * heavier
        lines, x = [], self.side_bearing
        for column in range(count):
            lines.append(round(x))
            x += self.stem if column % 2 == 0 else space * self.width
        return [*lines, round(x)]

    def rows(self, grid: str) -> list[int]:
        """The horizontal lines of a kind of bitmap, from the top down."""
        top = self.cap_height if grid in "CA" else X_HEIGHT
        middle = round((top - self.bar) / 2)
        lines = [top, top - self.bar, middle + self.bar, middle, self.bar, 0]
        above = [self.cap_height, self.cap_height - 100] if grid in "bj" else []
        if grid == "A":
            above = [top + 250, top + 150]
        below = [DESCENDER + self.bar, DESCENDER] if grid in "pj" else []
        return above + lines + below


@cache
def corners(letter: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The outlines of a bitmap as grid points (column line, row line), clockwise on paper."""
    rows = FORMS[letter][1]
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    cells = {(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"}
    for x, y in sorted(cells):
        for start, end, neighbour in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if neighbour not in cells:
                edges.setdefault(start, []).append(end)
    outlines = []
    while edges:
        start = min(edges)
        outline, point = [], start
        while point in edges:
            if len(edges[point]) > 1:
                raise ValueError(f"'{letter}' touches itself at a corner")
            outline.append(point)
            point = edges.pop(point)[0]
        outlines.append(tuple(_without_midpoints(outline)))
    return tuple(outlines)


def _without_midpoints(outline: list[tuple[int, int]]) -> list[tuple[int, int]]:
    def turns(i: int) -> bool:
        (ax, ay), (bx, by) = outline[i - 1], outline[(i + 1) % len(outline)]
        return ax != bx and ay != by

    return [point for i, point in enumerate(outline) if turns(i)]


def outlines(letter: str, shape: Shape) -> list[list[tuple[int, int]]]:
    """The outlines of a letter in font units, outer ones clockwise as TrueType has them."""
    grid, bitmap = FORMS[letter]
    if not bitmap:
        return []
    columns, rows = shape.columns(len(bitmap[0])), shape.rows(grid)
    shift = _shift(letter, shape)
    return [
        [(columns[x] + round(rows[y] * shape.slant) + shift, rows[y]) for x, y in outline]
        for outline in corners(letter)
    ]


def advance(letter: str, shape: Shape) -> int:
    """The advance width of a letter in font units."""
    if shape.advance is not None:
        return shape.advance
    return _ink_end(letter, shape) + round(shape.side_bearing)


def _ink_end(letter: str, shape: Shape) -> int:
    bitmap = FORMS[letter][1]
    return shape.columns(len(bitmap[0]))[-1] if bitmap else round(180 * shape.width)


def _shift(letter: str, shape: Shape) -> int:
    """Centres a letter in the one width of a monospaced face."""
    if shape.advance is None:
        return 0
    return round((shape.advance - _ink_end(letter, shape) - shape.side_bearing) / 2)
