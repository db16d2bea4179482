"""What measuring letters costs: all faces of the corpus, and one family."""

import json
import os

from contests import Result, verdict
from workshop import fresh_folder, link, say

# What we promise, in milliseconds.
CORPUS_TIME = 5_000
FAMILY_TIME = 100

FAMILY = ("fonts-inter/", "/Inter-")  # 18 static faces
FACES = 18


def family_folder():
    """The files of one family with upright and italic faces of nine weights."""
    folder = fresh_folder("family")
    for place, _, names in os.walk(".corpus"):
        for name in names:
            path = os.path.join(place, name)
            if FAMILY[0] in path and FAMILY[1] in path and not os.path.islink(path):
                link(path, os.path.join(folder, name))
    return folder


def stems(shop, rounds):
    """Faces measured and paired, in whole processes."""
    say(f"letters of the corpus and of a family, {rounds} rounds")
    result = Result()
    rows = [
        "**Letters** measured, faces paired, whole processes",
        "",
        "| command | faces | least ms | median ms | CPU ms | peak MiB |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    folder = family_folder()
    medians = []
    for name, path, rounds_here in [
        ("fontscan legibility FOLDER", ".corpus", max(3, rounds // 4)),
        ("fontscan legibility FAMILY", folder, rounds),
    ]:
        command = [shop.fontscan, "legibility", "--format", "json", path]
        faces = json.loads("".join(shop.answer(command)[0]))["faces"]
        if not faces or any(face["verdict"] == "unmeasurable" for face in faces[:FACES]):
            result.faults.append(f"fontscan legibility did not measure {path}")
        timing = shop.time([command], rounds_here)[0]
        medians.append(timing.median)
        rows.append(
            f"| `{name}` | {len(faces):,} | {timing.least:.1f} | {timing.median:.1f} "
            f"| {timing.cpu:.1f} | {timing.peak:.1f} |"
        )
    rows += [
        "",
        verdict(f"the corpus under {CORPUS_TIME / 1000:.0f} s (median)", medians[0] < CORPUS_TIME),
        verdict(f"a family of {FACES} under {FAMILY_TIME} ms (median)", medians[1] < FAMILY_TIME),
    ]
    result.text = "\n".join(rows)
    return result
