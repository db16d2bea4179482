"""The documents about the fixtures that are made with them: README and expected facts."""

import json
from pathlib import Path

from .face import Face
from .facts import file_facts
from .fixture import Fixture

BEGIN, END = "<!-- fixtures: made by Scripts/make-fixtures -->", "<!-- /fixtures -->"


def expected(fixtures: list[Fixture], folder: Path) -> str:
    """The facts of all fixtures as JSON, one face a line."""
    files = [
        file_facts(folder / fixture.path, fixture.path) | {"damagedTable": fixture.damaged_table}
        for fixture in fixtures
    ]
    return document({"schema": "fontscan-fixtures.v1", "files": files})


def document(value: dict) -> str:
    """JSON with one file after another, so that a change shows as a change of its lines."""
    files = ",\n".join("    " + json.dumps(f, ensure_ascii=False) for f in value["files"])
    return f'{{\n  "schema": {json.dumps(value["schema"])},\n  "files": [\n{files}\n  ]\n}}\n'


def check_names(fixtures: list[Fixture], text: str) -> list[str]:
    """Where the names worked out by hand are not the computed ones."""
    computed = {
        f["file"]: tuple(entry["name"] for face in f["faces"] for entry in face["iosNames"])
        for f in json.loads(text)["files"]
    }
    return [
        f"{fixture.path}: expected {fixture.ios}, computed {computed[fixture.path]}"
        for fixture in fixtures
        if fixture.ios is not None and fixture.ios != computed[fixture.path]
    ]


def between_marks(path: Path, made: str) -> str:
    """A document with what stands between its two marks made anew."""
    before, rest = path.read_text().split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{made}{END}{after}"


def table(fixtures: list[Fixture]) -> str:
    """A row for each file, under a heading for each folder."""
    lines: list[str] = []
    folder = None
    for fixture in sorted(fixtures, key=lambda f: f.path.rpartition("/")):
        parent, _, name = fixture.path.rpartition("/")
        if parent != folder:
            folder = parent
            lines += [
                "",
                f"### {parent}",
                "",
                "| file | what it shows | how it is made |",
                "|---|---|---|",
            ]
        made = fixture.made or default_making(fixture)
        lines.append(f"| `{name}` | {fixture.shows} | {made} |")
    return "\n".join([*lines, "", ""])


def default_making(fixture: Fixture) -> str:
    if not isinstance(fixture.content, Face):
        return "by hand"
    outlines = "CFF2" if fixture.content.cff and fixture.content.variation else "CFF"
    kind = outlines if fixture.content.cff else "TrueType"
    return f"{'variable' if fixture.content.variation else 'static'} {kind}"
