"""The differences that are understood: who is right, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .opinions import Opinion

# fontconfig's weights at OpenType's, from its documentation of FcWeightFromOpenTypeDouble.
WEIGHTS = (
    *((0, 0), (100, 0), (200, 40), (300, 50), (350, 55), (380, 75), (400, 80), (500, 100)),
    *((600, 180), (700, 200), (800, 205), (900, 210), (950, 215), (1000, 215)),
)

FORBIDDEN = set("[](){}<>/%")


@dataclass(frozen=True)
class Known:
    """A kind of difference."""

    program: str
    fact: str
    what: str
    right: str
    why: str
    # Takes both values and both opinions.
    explains: Callable[[Any, Any, Opinion, Opinion], bool]


def rescaled(weight: float) -> float:
    """An OpenType weight on fontconfig's scale."""
    weight = min(weight, 1000)
    for (low, first), (high, last) in zip(WEIGHTS, WEIGHTS[1:]):
        if low <= weight <= high:
            return first + (last - first) * (weight - low) / (high - low)
    return 0


def is_rescaled(mine, other, our, their) -> bool:
    return mine is not None and abs(rescaled(mine) - other) < 0.51


def is_legal(name: str) -> bool:
    """Whether a PostScript name has only the characters that the specification allows."""
    return all(33 <= ord(letter) <= 126 and letter not in FORBIDDEN for letter in name)


def hyphenated(text: str) -> str:
    """A name as fontconfig repairs it: some of what is not allowed stays."""
    return "".join("-" if letter in FORBIDDEN or letter.isspace() else letter for letter in text)


def name(our: Opinion, *name_ids: int) -> str:
    """The text of the first of some names that the file has."""
    for name_id in name_ids:
        for record in our.about["names"]:
            if record["nameID"] == name_id and record["text"]:
                return record["text"]
    return ""


def letters(text: str) -> str:
    return "".join(letter for letter in text if letter.isascii() and letter.isalnum())


def is_hidden(mine, other, our, their) -> bool:
    return mine is not None and other is None and not is_legal(mine)


def is_repaired(mine, other, our, their) -> bool:
    """fontconfig goes on with the family when FreeType has no name."""
    if mine is None or not is_legal(mine) or is_of_unicode(mine, None, our, their):
        return other in (hyphenated(their.facts["family"] or ""), hyphenated(mine or ""))
    return False


def is_adobes(mine, other, our, their) -> bool:
    """Adobe's Technical Note 5902: the prefix, a hyphen, and the instance's name in letters."""
    prefix, instance = name(our, 25, 16, 1), our.about["instanceName"]
    if not our.about["variable"]:
        return False
    if other is None:
        return not letters(prefix) == prefix
    return instance is not None and other == f"{letters(prefix)}-{letters(instance)}"


def is_fontconfigs(mine, other, our, their) -> bool:
    """The family, and each axis that is off its default with its value in front of its tag."""
    if not our.about["variable"] or other is None:
        return False
    family = hyphenated(their.facts["family"] or "")
    own = hyphenated(name(our, 6))
    return other in (family, own) or other.startswith((f"{family}_", f"{letters(name(our, 25))}_"))


def is_in_ascii(mine, other, our, their) -> bool:
    """FreeType's family names are ASCII, with question marks for the rest."""
    asciied = "".join(letter if " " <= letter <= "~" else "?" for letter in mine or "")
    return other is not None and set(other) - {"?"} <= set(asciied) and "?" in other


def is_of_another_id(mine, other, our, their) -> bool:
    """The family for systems that know only weight, width and slant."""
    return other == name(our, 21)


def is_some_family(mine, other, our, their) -> bool:
    """Whether a record of the file has the family, under any ID and in any language."""
    families = {r["text"] for r in our.about["names"] if r["nameID"] in (1, 16, 21)}
    return other in families


def is_made_of_path(mine, other, our, their) -> bool:
    return mine is None and not name(our, 1, 16)


def are_doubled(mine, other, our, their) -> bool:
    """Symbols have places of their own, and fontconfig gives them those of letters as well."""
    symbols = [[first, last] for first, last in other if 0xF000 <= first <= 0xF0FF]
    return symbols == mine


def is_of_unicode(mine, other, our, their) -> bool:
    """Whether only records of platform 0 have the name."""
    platforms = {record["platform"] for record in our.about["names"] if record["nameID"] == 6}
    return other is None and platforms == {0}


def is_axis_default(mine, other, our, their) -> bool:
    return our.about["variable"]


def is_short(mine, other, our, their) -> bool:
    """Whether the table ends before the fact."""
    return mine is None and our.about["tables"].get("OS/2", 78) < 78


def is_type1(mine, other, our, their) -> bool:
    return our.about["format"] == "type1"


def is_damaged(mine, other, our, their) -> bool:
    return our.about.get("damaged", False) or their.about.get("damaged", False)


def are_controls(mine, other, our, their) -> bool:
    """Whether only control characters are missing."""
    kept = {code for first, last in other for code in range(first, last + 1)}
    ours = {code for first, last in mine or [] for code in range(first, last + 1)}
    return kept < ours and all(code < 0x20 for code in ours - kept)


KNOWN: list[Known] = [
    Known(
        "any",
        "any",
        "the file is damaged, and each program goes on in its own way",
        "nobody",
        "fontscan says which table and which byte, keeps what it could read before the damage, and "
        "guesses nothing behind it.",
        is_damaged,
    ),
    Known(
        "FreeType",
        "name",
        "no name where the name has characters that are not allowed",
        "fontscan",
        "An app on iOS has to ask for the name as it is; that it is not allowed is a finding "
        "(`names/illegal`), and hiding it hides the fault.",
        is_hidden,
    ),
    Known(
        "FreeType",
        "name",
        "instances are called by Adobe's Technical Note 5902, or not at all when the family has a "
        "space",
        "fontscan",
        "Devices were seen to use name ID 6 with the instance's name behind `_`, or the name that "
        "the instance stores; no device was seen to use Adobe's.",
        is_adobes,
    ),
    Known(
        "FreeType",
        "unitsPerEm",
        "0 for a face that has bitmaps alone",
        "both",
        "`head` has the number that fontscan shows. FreeType scales nothing there and says so.",
        lambda mine, other, our, their: other == 0 and our.about["format"] == "bitmap",
    ),
    Known(
        "fontconfig",
        "weight",
        "numbers of another scale: 400 is 80, 700 is 200",
        "fontscan",
        "The number of the file, `usWeightClass` or the place on the `wght` axis, is what UIKit's "
        "weights and the rules are about. Both agree once rescaled.",
        is_rescaled,
    ),
    Known(
        "fontconfig",
        "name",
        "characters that are not allowed become hyphens, and a missing name the family",
        "fontscan",
        "The repaired name is in no file, and no app can ask for it.",
        is_repaired,
    ),
    Known(
        "fontconfig",
        "name",
        "instances are called by their place, as in `Inter_700wght`, or all of them by the family",
        "fontscan",
        "These names are made up for PostScript printers; see FreeType's for what iOS does.",
        is_fontconfigs,
    ),
    Known(
        "fontconfig",
        "characters",
        "control characters below U+0020 are left out",
        "both",
        "The `cmap` maps them to an empty glyph, and fontscan shows the `cmap`. fontconfig leaves "
        "out what nothing is drawn for.",
        are_controls,
    ),
    Known(
        "FreeType",
        "family",
        "question marks for letters beyond ASCII",
        "fontscan",
        "The letters are in the file. FreeType keeps family names in ASCII.",
        is_in_ascii,
    ),
    Known(
        "FreeType",
        "family",
        "name ID 21 where the file has it",
        "fontscan",
        "iOS groups by name ID 16; 21 is for systems that know weight, width and slant only.",
        is_of_another_id,
    ),
    Known(
        "FreeType",
        "name",
        "no name where only records of the Unicode platform have it",
        "nobody",
        "FreeType reads names of Windows and of the Macintosh. What iOS does is not published; "
        "fontscan shows the name of the file.",
        is_of_unicode,
    ),
    Known(
        "FreeType",
        "weight",
        "`usWeightClass` where the face lies elsewhere on the `wght` axis",
        "fontscan",
        "What is drawn is the place on the axis; that the table disagrees is a finding "
        "(`weights/default-disagrees`).",
        is_axis_default,
    ),
    Known(
        "FreeType",
        "glyphs",
        "no more glyphs than `loca` has places for",
        "FreeType",
        "fontscan shows the number of `maxp`, as fontTools does; the glyphs behind the last place "
        "are not there.",
        lambda mine, other, our, their: mine > other,
    ),
    *(
        Known(
            "FreeType",
            fact,
            "numbers from behind the end of a short `OS/2` table",
            "fontscan",
            "The table ends before the field: what FreeType reads is the next table.",
            is_short,
        )
        for fact in ("typo", "win", "capHeight", "xHeight")
    ),
    Known(
        "fontconfig",
        "weight",
        "a number for the weight word of a Type 1 font",
        "nobody",
        "Type 1 has words and no numbers. fontscan takes Roman and Book for 400 and gives no number "
        "to words, such as Demi, that some families use for one weight and some for another; "
        "fontconfig takes these for 500, 380 and 600.",
        is_type1,
    ),
    Known(
        "fontconfig",
        "weight",
        "the place on the `wght` axis times `usWeightClass`, where the two disagree at the default",
        "fontscan",
        "Nothing in the specification multiplies them; the disagreement is a finding.",
        is_axis_default,
    ),
    Known(
        "fontconfig",
        "family",
        "another of the file's family names stands first",
        "fontscan",
        "fontconfig lists the names of all IDs and languages. iOS groups by name ID 16, else 1, and "
        "fontscan takes the English one; the others are also-known-as names.",
        is_some_family,
    ),
    Known(
        "fontconfig",
        "family",
        "the file's name where the font has no family",
        "fontscan",
        "A name that is in no font cannot be asked for.",
        is_made_of_path,
    ),
    Known(
        "fontconfig",
        "characters",
        "symbols at U+F000 to U+F0FF count as U+0000 to U+00FF as well",
        "both",
        "The `cmap` of a symbol font has the first, and fontscan shows the `cmap`.",
        are_doubled,
    ),
]


def page() -> str:
    """The table of all of them, in Markdown."""
    lines = [
        "# Where other programs say something else",
        "",
        "`make compare` holds every face of a corpus of Debian's fonts, or of the folders that",
        "`Scripts/compare` is given, against FreeType, fontconfig and fontTools. Each difference",
        "that it finds is of one of these kinds, or it fails. Made by `make documents` from",
        "`Scripts/comparekit/known.py`: do not edit.",
        "",
        "| program | fact | what it says | right | why |",
        "|---|---|---|---|---|",
    ]
    for known in KNOWN:
        cells = (known.program, known.fact, known.what, known.right, known.why)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"
