"""A fixture file: where it lies, what it shows, what it holds."""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from .environment import CHECKOUT
from .face import Face

FONTS = CHECKOUT / "fixtures" / "fonts"
SOURCES = CHECKOUT / "fixtures" / "sources"


@dataclass(frozen=True)
class Fixture:
    """A file below `fixtures/fonts`.

    `ios` are the names that iOS answers to, worked out by hand: in the order of the faces, None for
    a face that has no name. They check the ones that are computed for `expected.json`.
    `damaged_table` is the table that a damaged file lacks or has wrong.
    """

    path: str
    content: Face | bytes | Callable[[], bytes]
    shows: str
    made: str = ""
    ios: tuple[str | None, ...] | None = None
    damaged_table: str | None = None

    @cached_property
    def data(self) -> bytes:
        """The bytes of the file."""
        match self.content:
            case Face():
                return self.content.build()
            case bytes():
                return self.content
            case build:
                return build()


@cache
def all_fixtures() -> list[Fixture]:
    """The fixtures of all sources, sorted by path."""
    sources = sorted((SOURCES / "fonts").glob("*.py"))
    fixtures = [fixture for source in sources for fixture in load(source).FIXTURES]
    paths = [f.path for f in fixtures]
    twice = {path for path in paths if paths.count(path) > 1}
    if twice:
        raise ValueError(f"described twice: {sorted(twice)}")
    return sorted(fixtures, key=lambda f: f.path.encode())


def load(source: Path):
    """A source as a module."""
    spec = importlib.util.spec_from_file_location(f"sources.{source.stem}", source)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
