"""What each program says of the faces of files, in one shape."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
WORK = Path(".build/compare")
BATCH = 50  # files a process

# A face: its file, its place in the file, and its place on the axes in steps of 1/65536.
Key = tuple[str, int, tuple[int, ...]]


@dataclass
class Opinion:
    """What one program says of one face; what it does not say is missing."""

    facts: dict[str, Any] = field(default_factory=dict)
    # Facts that explain others and are not compared.
    about: dict[str, Any] = field(default_factory=dict)


Opinions = dict[Key, Opinion]


def steps(value: float) -> int:
    return round(value * 65536)


def batches(files: list[str]) -> list[list[str]]:
    return [files[start : start + BATCH] for start in range(0, len(files), BATCH)]


def in_parallel(work, files: list[str]) -> Opinions:
    found: Opinions = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part in pool.map(work, batches(files)):
            found |= part
    return found


def output(command: list[str], stdin: bytes = b"") -> bytes:
    """What a command prints; its complaints and its status say nothing new here."""
    return subprocess.run(command, input=stdin, capture_output=True, check=False).stdout


def fontscan(program: str, files: list[str], broken: set[str]) -> Opinions:
    """Adds the files that fontscan finds damaged to `broken`."""

    def batch(part: list[str]) -> Opinions:
        command = [program, "show", "--format", "json", "--", *part]
        done = subprocess.run(command, capture_output=True, check=False)
        said = done.stderr.decode("utf_8", "replace")
        broken.update(file for file in part if f"fontscan: {file}" in said)
        return dict(map(face_of_fontscan, json.loads(done.stdout)["faces"]))

    return in_parallel(batch, files)


def face_of_fontscan(face: dict[str, Any]) -> tuple[Key, Opinion]:
    place = (face["instance"] or {}).get("coordinates") or {}
    position = tuple(steps(place.get(axis["tag"], axis["default"])) for axis in face["axes"])
    default = tuple(steps(axis["default"]) for axis in face["axes"])
    facts: dict[str, Any] = {
        "name": face["postScriptName"],
        "family": face["family"],
        "weight": face["weight"],
        "axes": [
            [axis["tag"], *(steps(axis[limit]) for limit in ("minimum", "default", "maximum"))]
            for axis in face["axes"]
        ],
    }
    if position == default:
        metrics = face["metrics"]
        facts |= {
            "glyphs": face["glyphs"],
            "unitsPerEm": metrics["unitsPerEm"],
            "hhea": line(metrics["hhea"], "ascender", "descender", "lineGap"),
            "typo": line(metrics["typo"], "ascender", "descender", "lineGap"),
            "win": line(metrics["win"], "ascent", "descent"),
            "capHeight": metrics["capHeight"],
            "xHeight": metrics["xHeight"],
            "characters": face["coverage"] and face["coverage"]["ranges"],
        }
    about = {
        "format": face["format"],
        "container": face["container"],
        "default": position == default,
        "variable": bool(face["axes"]),
        "instanceName": (face["instance"] or {}).get("name"),
        "names": face["names"],
        "tables": {table["tag"]: table["length"] for table in face["tables"]},
    }
    return (face["file"], face["index"], position), Opinion(facts, about)


def line(metrics: dict[str, int] | None, *names: str) -> list[int] | None:
    return metrics and [metrics[name] for name in names]


# FreeType


def freetype(files: list[str]) -> Opinions:
    program = compiled()

    def batch(part: list[str]) -> Opinions:
        found: Opinions = {}
        lines = output([program], "".join(f"{file}\n" for file in part).encode()).splitlines()
        for key, opinion in (face_of_freetype(json.loads(line)) for line in lines):
            # The default comes first; a named instance may lie at the same place.
            kept = found.setdefault(key, opinion)
            kept.about.setdefault("instances", []).append(opinion.about["instance"])
        return found

    return in_parallel(batch, files)


def compiled() -> str:
    WORK.mkdir(parents=True, exist_ok=True)
    program = str((WORK / "freetype-facts").resolve())
    flags = shlex.split(output(["pkg-config", "--cflags", "--libs", "freetype2"]).decode())
    source = str(HERE / "freetype-facts.c")
    subprocess.run(["cc", "-O2", "-o", program, source, *flags], check=True)
    return program


def face_of_freetype(face: dict[str, Any]) -> tuple[Key, Opinion]:
    # FreeType reads the places of instances as unsigned numbers, those of axes as signed ones.
    position = tuple((axis[4] + (1 << 31)) % (1 << 32) - (1 << 31) for axis in face["axes"])
    facts = {
        "name": utf8(face["name"]),
        "family": utf8(face["family"]),
        "axes": [axis[:4] for axis in face["axes"]],
        "glyphs": face["glyphs"],
    }
    if face["instance"] == 0 and face["sfnt"]:
        facts["unitsPerEm"] = face["unitsPerEm"]
        for name in ("hhea", "typo", "win", "weight", "capHeight", "xHeight"):
            if name in face:
                facts[name] = face[name]
    if face["instance"] == 0 and face["encoding"] != "none":
        facts["characters"] = face["ranges"]
    about = {"instance": face["instance"]}
    return (utf8(face["file"]), face["index"], position), Opinion(facts, about)


def utf8(text: str | None) -> str | None:
    return text and text.encode("latin_1").decode("utf_8", "replace")


# fontconfig

# Names have line ends in them.
SEPARATOR, END = "\x1f", "\x1e"
ELEMENTS = ("file", "index", "variable", "postscriptname", "family[0]", "weight", "charset")


def fontconfig(files: list[str], known: Opinions) -> Opinions:
    """Instances are told by their number; the places are those that FreeType gives them."""
    places = {
        (*key[:2], instance): key
        for key, opinion in known.items()
        for instance in opinion.about["instances"]
    }
    form = SEPARATOR.join(f"%{{{element}}}" for element in ELEMENTS) + END

    def batch(part: list[str]) -> Opinions:
        found: Opinions = {}
        answer = output(["fc-query", "--format", form, *part]).decode("utf_8", "replace")
        for text in answer.split(END):
            fields = text.split(SEPARATOR)
            if len(fields) != len(ELEMENTS):
                continue
            file, index, variable, name, family, weight, charset = fields
            instance = int(index) >> 16
            key = places.get((file, int(index) & 0xFFFF, instance))
            # One more pattern stands for the whole range of a variable font.
            if variable == "True" or key is None:
                continue
            facts: dict[str, Any] = {"name": name or None, "family": family or None}
            if weight:
                facts["weight"] = float(weight)
            if instance == 0 and charset:
                facts["characters"] = [
                    [int(end, 16) for end in (part.split("-") * 2)[:2]] for part in charset.split()
                ]
            found.setdefault(key, Opinion(facts))
        return found

    return in_parallel(batch, files)


# fontTools


def fonttools(files: list[str]) -> Opinions:
    """Asks the facts that the corpus tests use; this runs inside the virtual environment."""
    from fixturekit.facts import file_facts

    found: Opinions = {}
    for file in files:
        for face in file_facts(Path(file), file)["faces"]:
            found |= dict(faces_of_fonttools(file, face))
    return found


def faces_of_fonttools(file: str, face: dict[str, Any]):
    axes = face.get("axes") or []
    default = {axis["tag"]: axis["default"] for axis in axes}
    metrics, cmap = face.get("os2") or {}, face.get("cmap") or {}
    seen = set()
    for entry in face["iosNames"]:
        place = default
        if axes and entry["instance"] is not None:
            place = face["instances"][entry["instance"]]["coordinates"]
        position = tuple(steps(place[axis["tag"]]) for axis in axes)
        if position in seen:
            continue
        seen.add(position)
        facts: dict[str, Any] = {"name": entry["name"] or None, "family": face["family"] or None}
        facts["axes"] = [
            [axis["tag"], *(steps(axis[limit]) for limit in ("minimum", "default", "maximum"))]
            for axis in axes
        ]
        if face.get("head"):
            facts |= default_facts(face, metrics, cmap) if place == default else {}
            weight = place.get("wght", metrics.get("usWeightClass"))
            if weight is not None:
                facts["weight"] = weight
        yield (file, face["index"], position), Opinion(facts)


def default_facts(face: dict[str, Any], metrics: dict[str, Any], cmap: dict[str, Any]):
    facts = {
        "glyphs": face["glyphs"],
        "unitsPerEm": face["head"]["unitsPerEm"],
        "hhea": line(face["hhea"], "ascent", "descent", "lineGap"),
        "typo": line(metrics, "sTypoAscender", "sTypoDescender", "sTypoLineGap"),
        "win": line(metrics, "usWinAscent", "usWinDescent"),
        "capHeight": metrics.get("sCapHeight"),
        "xHeight": metrics.get("sxHeight"),
        "characters": cmap.get("ranges") if cmap.get("platform") != 1 else None,
    }
    return {name: value for name, value in facts.items() if value not in (None, [None] * 3, [None] * 2, {})}
