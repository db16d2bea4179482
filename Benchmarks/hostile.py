"""What is measured: fonts that were made to harm."""

import subprocess

from contests import Result, faces_of_fontscan, verdict
from workshop import fresh_folder, say

FILES = 4_000
TIME = 5_000  # milliseconds


def hostile(shop, rounds):
    """Fonts that claim more than they hold, and broken copies of the fixtures."""
    say(f"{FILES} hostile files, {rounds} rounds")
    folder = fresh_folder("hostile")
    command = ["Scripts/hostile-fonts", folder, "--count"]
    subprocess.run([*command, "0"], check=True)
    extremes = shop.output(["ls", folder]).split()
    subprocess.run([*command, str(FILES - len(extremes))], check=True)
    faces, read = faces_of_fontscan(shop, [folder])
    timing = shop.time([[shop.fontscan, "list", folder]], rounds)[0]
    result = Result()
    if len(read) != FILES:
        result.faults.append(f"fontscan list has an answer for {len(read)} of {FILES} files")
    result.text = "\n".join(
        [
            f"**{FILES:,} hostile files**: {len(extremes)} that claim more than they hold, the rest "
            "broken copies of the fixtures",
            "",
            "| command | files | faces | least ms | median ms | CPU ms | peak MiB |",
            "|---|--:|--:|--:|--:|--:|--:|",
            f"| `fontscan list FOLDER` | {len(read):,} | {faces:,} | {timing.least:.1f} "
            f"| {timing.median:.1f} | {timing.cpu:.1f} | {timing.peak:.1f} |",
            "",
            verdict(f"under {TIME // 1000} s (median)", timing.median < TIME),
        ]
    )
    return result
