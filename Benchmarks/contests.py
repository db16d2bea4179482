"""What is measured: the corpus, the installed fonts, and how time and memory grow."""

import json
import os
import statistics
from dataclasses import dataclass, field

from workshop import corpus_files, fresh_folder, link, say

# What we promise, in milliseconds and MiB.
CORPUS_TIME = 30
CORPUS_MEMORY = 40
INSTALLED_EXTRA = 6
IN_PROPORTION = 1.5  # a file among ten times as many; sorting and caches have their share

INSTALLED = 200  # fonts, as on a desktop
SIZES = (1_000, 10_000, 100_000)  # files
PER_FOLDER = 250  # files

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


@dataclass
class Result:
    """A contest's table, and the tools that did not do their work."""

    text: str = ""
    faults: list[str] = field(default_factory=list)


def verdict(promise, reached):
    """A promise and whether it was kept."""
    return f"- {promise}: {'reached' if reached else '**missed**'}"


def faces_of_fontscan(shop, arguments, environment=None):
    """The faces, and the files with a face or a reason, that fontscan tells of."""
    lines, _ = shop.answer(
        [shop.fontscan, "list", "--format", "ndjson", *arguments], environment
    )
    records = [json.loads(line) for line in lines]
    faces = sum(record.get("kind") == "face" for record in records)
    return faces, {record["file"] for record in records if record.get("file")}


def faces_by_line(shop, command, environment=None):
    """The faces, and their files, of a tool that prints a line a face, the file in front."""
    lines, _ = shop.answer(command, environment)
    return len(lines), {line.split("\t")[0] for line in lines}


def corpus(shop, rounds):
    """Every tool on the same TrueType and OpenType files."""
    folder = fresh_folder("corpus")
    for path in corpus_files():
        link(path, os.path.join(folder, os.path.relpath(path, ".corpus")))
    files = sorted(
        (os.path.join(place, name) for place, _, names in os.walk(folder) for name in names),
        key=os.fsencode,
    )
    names = os.path.join(os.path.dirname(folder), "corpus.txt")
    with open(names, "w", encoding="utf-8") as file:
        file.write("".join(path + "\n" for path in files))
    say(f"{len(files)} files of the corpus, {rounds} rounds")

    fontscan = [shop.fontscan, "list"]
    entries = [
        ("fontscan list FOLDER", [*fontscan, folder]),
        ("fontscan list --format json FOLDER", [*fontscan, "--format", "json", folder]),
        ("fontscan list --files-from LIST", [*fontscan, "--files-from", names]),
        ("FreeType, open and read", [shop.freetype_loop, names]),
    ]
    counted = [faces_of_fontscan(shop, [folder])] * 2
    counted.append(faces_of_fontscan(shop, ["--files-from", names]))
    counted.append(faces_by_line(shop, entries[3][1]))
    if shop.has("fc-scan"):
        form = r"%{file}\t%{index}\t%{family}\t%{style}\t%{postscriptname}\t%{weight}\n"
        entries.append(("fc-scan FILE…", ["fc-scan", "--format", form, *files]))
        counted.append(faces_by_line(shop, entries[-1][1]))
    if shop.has("otfinfo"):
        entries.append(("otfinfo --info FILE…", ["otfinfo", "--info", *files]))
        lines, _ = shop.answer(["otfinfo", "--postscript-name", *files])
        counted.append((len(lines), {line.rsplit(":", 1)[0] for line in lines}))

    timings = shop.time([command for _, command in entries], rounds)
    environment = configuration("corpus-fontconfig", folder)
    if shop.has("fc-list"):
        entry, count, timing = cached_list(shop, rounds, environment)
        entries.append(entry)
        counted.append(count)
        timings.append(timing)
    return corpus_result(files, entries, counted, timings)


def cached_list(shop, rounds, environment):
    """The row of fc-list, which answers from caches that it made before."""
    form = r"%{file}\t%{index}\t%{family}\t%{style}\t%{postscriptname}\t%{weight}\n"
    command = ["fc-list", "--format", form]
    count = faces_by_line(shop, command, environment)
    timing = shop.time([command], rounds, environment)[0]
    return ("fc-list, from its caches", command), count, timing


def corpus_result(files, entries, counted, timings):
    """The table of the corpus, with the check that the tools read the files."""
    result = Result()
    rows = [
        f"**{len(files):,} TrueType and OpenType files**, the disk warm",
        "",
        "| command | files read | faces | least ms | median ms | CPU ms | peak MiB |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for (name, _), (faces, read), timing in zip(entries, counted, timings):
        known = len(read & set(files))
        rows.append(
            f"| `{name}` | {known:,} | {faces:,} | {timing.least:.1f} | {timing.median:.1f} "
            f"| {timing.cpu:.1f} | {timing.peak:.1f} |"
        )
        # Collections are more than otfinfo can read, but whoever reads few files proves nothing.
        if known < len(files) * (0.99 if name.startswith("otfinfo") else 1):
            result.faults.append(f"{name} read {known} of {len(files)} files")
    ours = timings[0]
    rows += [
        "",
        verdict(f"under {CORPUS_TIME} ms (median)", ours.median < CORPUS_TIME),
        verdict(f"under {CORPUS_MEMORY} MiB", ours.peak < CORPUS_MEMORY),
    ]
    result.text = "\n".join(rows)
    return result


def configuration(name, fonts):
    """The environment in which fontconfig knows one folder of fonts, its caches made."""
    place = fresh_folder(name)
    file = os.path.join(place, "fonts.conf")
    with open(file, "w", encoding="utf-8") as stream:
        stream.write(CONFIGURATION.format(fonts=fonts, cache=os.path.join(place, "cache")))
    return {"FONTCONFIG_FILE": file}


def installed(shop, rounds):
    """The fonts that fontconfig says are installed: fontscan beside fc-list."""
    folder = fresh_folder("installed")
    files = corpus_files()
    chosen = files[:: max(1, len(files) // INSTALLED)][:INSTALLED]
    for number, path in enumerate(chosen):
        link(path, os.path.join(folder, f"{number:03}-{os.path.basename(path)}"))
    environment = configuration("installed-fontconfig", folder)
    result = Result()
    if not shop.has("fc-list"):
        result.text = "Installed fonts were not measured: fc-list is missing."
        return result
    say(f"{len(chosen)} installed fonts, {rounds} rounds")

    peer = ["fc-list"]
    ours = [shop.fontscan, "list"]
    known = faces_by_line(shop, ["fc-list", "--format", r"%{file}\n"], environment)
    counted = [known, faces_of_fontscan(shop, [], environment)]
    timings = shop.time([peer, ours], rounds, environment)
    extra = statistics.median(
        our - their
        for their, our in zip(timings[0].milliseconds, timings[1].milliseconds)
    )
    rows = [
        f"**{len(chosen)} installed fonts**, fontconfig's caches made before",
        "",
        "| command | files | faces | least ms | median ms | peak MiB |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for name, (faces, read), timing in zip(("fc-list", "fontscan list"), counted, timings):
        rows.append(
            f"| `{name}` | {len(read):,} | {faces:,} | {timing.least:.1f} "
            f"| {timing.median:.1f} | {timing.peak:.1f} |"
        )
        if len(read) < len(chosen):
            result.faults.append(f"{name} knew {len(read)} of {len(chosen)} installed fonts")
    rows += [
        "",
        verdict(
            f"at most {INSTALLED_EXTRA} ms over fc-list (median difference: {extra:.1f} ms)",
            extra <= INSTALLED_EXTRA,
        ),
    ]
    result.text = "\n".join(rows)
    return result


def scaling(shop, rounds):
    """How time and memory grow with the number of files."""
    files = corpus_files()
    rows = [
        "**Growth**: `fontscan list FOLDER`, the corpus's files linked again and again",
        "",
        "| files | faces | least ms | median ms | CPU ms | CPU µs a file | peak MiB | KiB a file |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    result = Result()
    cost = []
    for size in SIZES:
        say(f"{size} files, {rounds} rounds")
        folder = fresh_folder("scaling")
        for number in range(size):
            # A step that shares no factor with the count mixes the packages at every size.
            path = files[number * 1_009 % len(files)]
            place = os.path.join(folder, f"{number // PER_FOLDER:03}")
            link(path, os.path.join(place, f"{number:06}-{os.path.basename(path)}"))
        faces, read = faces_of_fontscan(shop, [folder])
        if len(read) != size:
            result.faults.append(f"fontscan list read {len(read)} of {size} files")
        timing = shop.time([[shop.fontscan, "list", folder]], rounds)[0]
        cost.append(timing.cpu / size)
        rows.append(
            f"| {size:,} | {faces:,} | {timing.least:.1f} | {timing.median:.1f} "
            f"| {timing.cpu:.1f} | {timing.cpu / size * 1000:.1f} "
            f"| {timing.peak:.1f} | {timing.peak / size * 1024:.1f} |"
        )
        fresh_folder("scaling")
    rows += [
        "",
        verdict(
            f"in proportion (a file of {SIZES[-1]:,} costs {cost[-1] / cost[-2]:.2f} times what one "
            f"of {SIZES[-2]:,} does)",
            cost[-1] <= cost[-2] * IN_PROPORTION,
        ),
    ]
    result.text = "\n".join(rows)
    return result
