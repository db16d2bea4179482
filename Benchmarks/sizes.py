"""What sizes cost: the table of many faces, and `fontscan scale` on one file."""

import json
import statistics

from contests import Result, verdict
from workshop import corpus_files, say

# What we promise, in milliseconds.
TABLE_TIME = 100  # for so many faces, their files read before
FACES = 1_000
FILE_TIME = 20  # the whole process

ROWS = 11 * 12  # text styles and size categories


def sizes(shop, rounds):
    """The table of many faces inside a process, and whole processes on one file."""
    program = shop.swift_program("ScalingBenchmark")
    result = Result()
    say(f"sizes of {FACES} faces, {rounds} rounds")
    table = []
    for _ in range(rounds):
        faces, count, time, _ = shop.output([program, ".corpus"]).split()
        table.append(float(time))
        if int(faces) != FACES or int(count) != FACES * ROWS:
            result.faults.append(f"ScalingBenchmark made {count} rows of {faces} faces")
    path = next(path for path in corpus_files() if path.endswith("DejaVuSans.ttf"))
    scale = [shop.fontscan, "scale", path]
    commands = [scale, [*scale, "--format", "json"]]
    document = json.loads("".join(shop.answer(commands[1])[0]))
    if [len(font["rows"]) for font in document["fonts"]] != [ROWS]:
        result.faults.append(f"fontscan scale did not make {ROWS} rows of {path}")
    timings = shop.time(commands, rounds)
    names = ["`fontscan scale FILE`", "`fontscan scale --format json FILE`"]
    median = statistics.median(table)
    rows = [
        "**Sizes** in 11 text styles and 12 size categories",
        "",
        "| what | least ms | median ms | peak MiB |",
        "|---|--:|--:|--:|",
        f"| the table of {FACES:,} faces, in a process that has read them "
        f"| {min(table):.1f} | {median:.1f} | |",
    ]
    rows += [
        f"| {name}, the whole process | {timing.least:.1f} | {timing.median:.1f} "
        f"| {timing.peak:.1f} |"
        for name, timing in zip(names, timings)
    ]
    rows += [
        "",
        verdict(f"{FACES:,} faces under {TABLE_TIME} ms (median)", median < TABLE_TIME),
        verdict(
            f"a file under {FILE_TIME} ms (median)",
            max(timing.median for timing in timings) < FILE_TIME,
        ),
    ]
    result.text = "\n".join(rows)
    return result
