"""Which name iOS gives each face, worked out from name records and instances alone.

This is written apart from fontscan's own code, so that the two can check each other:

- A face is called by name ID 6. The Windows English record comes before the Macintosh one; when
  records differ nobody has published which one wins, so the certainty is low.
- A variable font has one face for each named instance. The one at the default position is called
  by name ID 6 (medium when that instance stores another name). Elsewhere a stored name wins: name
  ID 6 or 256 to 32767, with a record. Else it is name ID 6, `_`, and the subfamily name with
  hyphens for spaces; when records of that differ, nobody has published which one wins either.
- When no instance lies at the default position, the default itself is listed, with low certainty.
- What is not in the font is no name: None.
"""

from dataclasses import dataclass

Position = dict[str, float]


@dataclass(frozen=True)
class Name:
    """A record of the `name` table; no text when it cannot be decoded."""

    name_id: int
    platform: int
    encoding: int
    language: int
    text: str | None


@dataclass(frozen=True)
class NamedInstance:
    """A named instance, as `fvar` has it; None for a PostScript name that has no place there."""

    subfamily_id: int
    postscript_id: int | None
    position: Position


def is_english(name: Name) -> bool:
    """Windows has many kinds of English, Macintosh one; the Unicode platform has no language."""
    return (name.platform == 3 and name.language & 0x3FF == 0x09) or (
        name.platform == 1 and name.language == 0
    )


def is_american(name: Name) -> bool:
    return name.platform == 3 and name.language == 0x409


def texts(names: list[Name], name_id: int) -> list[Name]:
    """The records of an ID that have any text."""
    return [name for name in names if name.name_id == name_id and name.text]


def english(names: list[Name], name_id: int) -> str | None:
    """The text in English, else in the first language there is."""
    found = texts(names, name_id)
    for wanted in (is_american, is_english):
        for name in found:
            if wanted(name):
                return name.text
    return found[0].text if found else None


def family(names: list[Name]) -> str | None:
    """The family by which iOS groups a face."""
    return english(names, 16) or english(names, 1)


def style(names: list[Name]) -> str | None:
    """The style within that family."""
    return english(names, 17) or english(names, 2)


def agree(names: list[Name], name_id: int) -> bool:
    """Whether all records of an ID that have any text have the same."""
    return len({name.text for name in texts(names, name_id)}) <= 1


def postscript(names: list[Name], name_id: int) -> tuple[str | None, str]:
    """A PostScript name by its ID, and how certain it is that iOS takes it."""
    return english(names, name_id), "high" if agree(names, name_id) else "low"


def stored_name(names: list[Name], instance: NamedInstance) -> tuple[str | None, str]:
    """The PostScript name that an instance stores."""
    number = instance.postscript_id
    if number is None:
        return None, "high"
    if not (number == 6 or 256 <= number <= 32767):
        return None, "medium"
    name, certainty = postscript(names, number)
    return name, certainty if name is not None else "medium"


def ios_names(
    names: list[Name], default: Position | None, instances: list[NamedInstance]
) -> list[dict[str, object]]:
    """The faces that iOS lists: their names, how certain these are, and their instance's place.

    `default` is None for a static face.
    """
    own_name, own_certainty = postscript(names, 6)
    if default is None:
        return [entry(own_name, own_certainty, None)]
    entries = []
    if all(instance.position != default for instance in instances):
        entries.append(entry(own_name, "low", None))
    for place, instance in enumerate(instances):
        stored, stored_certainty = stored_name(names, instance)
        subfamily = english(names, instance.subfamily_id)
        if instance.position == default:
            differs = stored is not None and stored != own_name
            certainty = least(own_certainty, "medium" if differs else "high")
            entries.append(entry(own_name, certainty, place))
        elif stored is not None:
            entries.append(entry(stored, stored_certainty, place))
        elif own_name is not None and subfamily is not None:
            built = f"{own_name}_{subfamily.replace(' ', '-')}"
            # An instance that points to a name the file lacks was not seen on a device.
            certainty = least(own_certainty, stored_certainty)
            if not agree(names, instance.subfamily_id):
                certainty = "low"
            entries.append(entry(built, certainty, place))
        else:
            entries.append(entry(None, "low", place))
    return entries


def entry(name: str | None, certainty: str, instance: int | None) -> dict[str, object]:
    return {"name": name, "certainty": certainty, "instance": instance}


def least(first: str, second: str) -> str:
    """The lesser of two certainties."""
    return min(first, second, key=("low", "medium", "high").index)
