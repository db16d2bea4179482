"""Sample apps: the fonts in them, and what a careful person would report about them."""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .environment import CHECKOUT
from .face import Face
from .fixture import SOURCES, all_fixtures, load

FIXTURES = CHECKOUT / "fixtures"
APPS = FIXTURES / "apps"
PRODUCTS = FIXTURES / "products"

# Instead of an entry: the font list as a whole.
THE_LIST = "the list"

Content = Face | bytes | str


@dataclass(frozen=True)
class Finding:
    """What is to be reported, and why.

    `entry` is an entry of the font list: the finding stands in the line of its property list, in
    that of the list when `entry` is the list itself. `code` is a part of one line of `source`, in
    which the finding stands. `fonts` are the files that it is about: one of
    them carries the finding, or each of them does. `name` is a PostScript name.
    """

    rule: str
    severity: str
    why: str
    fonts: tuple[str, ...] = ()
    entry: str | None = None
    occurrence: int = 1
    name: str | None = None
    plist: str = "Info.plist"
    source: str | None = None
    code: str = ""


@dataclass(frozen=True)
class Sample:
    """A sample app: its folder below `fixtures`, the files made in it, what is to be found in it.

    A file is a face, bytes, or the path of a fixture font that is copied. Other files of the folder
    are written by hand.
    """

    path: str
    files: dict[str, Content]
    findings: tuple[Finding, ...] = ()
    partners: dict[str | None, str | tuple[str, str]] = field(default_factory=dict)
    """By PostScript name the bold partner, or the verdict that there is none, or both."""

    def built(self) -> dict[Path, bytes]:
        """The files by where they belong."""
        folder = FIXTURES / self.path
        return {folder / path: content_of(content) for path, content in self.files.items()}


def content_of(content: Content) -> bytes:
    """The bytes of a file."""
    match content:
        case Face():
            return content.build()
        case bytes():
            return content
        case path:
            return fixture_data()[path]


@cache
def fixture_data() -> dict[str, bytes]:
    """The fixture fonts by path, as their sources make them."""
    return {fixture.path: fixture.data for fixture in all_fixtures()}


def in_fonts(files: dict[str, Content]) -> dict[str, Content]:
    """The files in the folder `Fonts`."""
    return {f"Fonts/{name}": content for name, content in files.items()}


def all_samples() -> list[Sample]:
    """The samples of all sources."""
    sources = sorted((SOURCES / "apps").glob("*.py"))
    return [sample for source in sources for sample in load(source).SAMPLES]


def line_of(finding: Finding, plist: bytes) -> int | None:
    """The line of a finding's entry; binary lists have none."""
    if plist.startswith(b"bplist"):
        return None
    lines = [line.strip() for line in plist.decode().split("\n")]
    if finding.entry == THE_LIST:
        return lines.index("<key>UIAppFonts</key>") + 2
    wanted = f"<string>{finding.entry}</string>"
    return [i for i, line in enumerate(lines, 1) if line == wanted][finding.occurrence - 1]


def report(sample: Sample, finding: Finding) -> dict[str, object]:
    """A finding as it stands in `expected-samples.json`."""
    facts: dict[str, object] = {"rule": finding.rule, "severity": finding.severity}
    if finding.source is not None:
        lines = (FIXTURES / sample.path / finding.source).read_text().split("\n")
        (line,) = [i for i, text in enumerate(lines, 1) if finding.code in text]
        facts |= {"file": finding.source, "line": line, "entry": finding.code}
    elif finding.entry is None:
        facts |= {"file": None, "line": None, "entry": None}
    else:
        content = sample.files.get(finding.plist)
        by_hand = FIXTURES / sample.path / finding.plist
        plist = by_hand.read_bytes() if content is None else content_of(content)
        entry = None if finding.entry == THE_LIST else finding.entry
        facts |= {"file": finding.plist, "line": line_of(finding, plist), "entry": entry}
    return facts | {"fonts": list(finding.fonts), "name": finding.name, "why": finding.why}


VERDICTS = ("heaviest", "missing", "exempt", "unmeasurable")


def bold_partners(sample: Sample) -> list[dict[str, str | None]]:
    """The bold partner of each face, and the verdict that goes with it."""
    return [bold_partner(name, partner) for name, partner in sample.partners.items()]


def bold_partner(name: str | None, partner: str | tuple[str, str]) -> dict[str, str | None]:
    """The bold partner of a face, and the verdict that goes with it."""
    if isinstance(partner, tuple):
        return {"name": name, "partner": partner[0], "verdict": partner[1]}
    if partner in VERDICTS:
        return {"name": name, "partner": None, "verdict": partner}
    return {"name": name, "partner": partner, "verdict": "ok"}


def expected(samples: list[Sample]) -> str:
    """What is to be found in all samples as JSON, a finding or a face a line."""
    apps = []
    for sample in samples:
        found = [report(sample, finding) for finding in sample.findings]
        parts = {"findings": found, "partners": bold_partners(sample)}
        body = ",\n".join(f"      {json.dumps(key)}: {array(part)}" for key, part in parts.items())
        apps.append(f"    {json.dumps(sample.path)}: {{\n{body}\n    }}")
    body = ",\n".join(apps)
    return f'{{\n  "schema": "fontscan-samples.v1",\n  "samples": {{\n{body}\n  }}\n}}\n'


def array(values: list[dict]) -> str:
    """A JSON array with one value a line."""
    lines = ",".join(f"\n        {json.dumps(value, ensure_ascii=False)}" for value in values)
    return f"[{lines}\n      ]" if lines else "[]"


def tables(samples: list[Sample]) -> str:
    """What is to be found in each sample, as tables of the README."""
    text = ""
    for sample in samples:
        text += f"\n### {sample.path}\n\n"
        if sample.findings:
            text += "| rule | severity | place | fonts | why |\n|---|---|---|---|---|\n"
            text += "".join(row(report(sample, finding)) + "\n" for finding in sample.findings)
        else:
            text += "No finding.\n"
        if sample.partners:
            text += "\n| face | bold partner |\n|---|---|\n"
            text += "".join(f"| {code(a)} | {code(b)} |\n" for a, b in sample.partners.items())
    return text + "\n"


def code(name: str | tuple[str, str] | None) -> str:
    """A PostScript name as the README shows it, or the verdict or lack that stands for one."""
    if name is None:
        return "(no name)"
    if isinstance(name, tuple):
        return f"`{name[0]}`: {name[1]}"
    return name if name in VERDICTS else f"`{name}`"


def row(finding: dict) -> str:
    """A finding as a row of the README."""
    fonts = ", ".join(f"`{font}`" for font in finding["fonts"])
    place = f"`{finding['file']}`" if finding["file"] else "the font"
    if finding["line"]:
        place += f" line {finding['line']}"
    return f"| `{finding['rule']}` | {finding['severity']} | {place} | {fonts} | {finding['why']} |"
