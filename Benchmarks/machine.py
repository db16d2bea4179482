"""What was measured on what: the lines above the tables."""

import datetime
import os
import platform
import re


def first_match(path, pattern):
    """The first group of a pattern in a file of the system, or None."""
    try:
        with open(path, encoding="utf-8") as file:
            found = re.search(pattern, file.read(), re.MULTILINE)
    except OSError:
        return None
    return found.group(1) if found else None


def describe(shop):
    """Date, machine and versions, as Markdown."""
    processor = first_match("/proc/cpuinfo", r"^model name\s*: (.*)") or platform.processor()
    system = first_match("/etc/os-release", r'^PRETTY_NAME="(.*)"') or platform.platform()
    memory = first_match("/proc/meminfo", r"^MemTotal:\s*(\d+)")
    size = f", {round(int(memory) / 2**20)} GiB" if memory else ""
    versions = [
        shop.output([shop.fontscan, "--version"]).replace("\n", ", "),
        shop.output([shop.freetype_loop, "--version"]),
    ]
    if shop.has("fc-scan"):
        versions.append(shop.output(["fc-scan", "--version"]))
    if shop.has("otfinfo"):
        versions.append(shop.output(["otfinfo", "--version"]).split("\n", maxsplit=1)[0])
    commit = shop.output(["git", "describe", "--always", "--dirty"])
    return (
        f"{datetime.date.today():%-d %B %Y}, commit {commit}; {os.cpu_count()} cores of "
        f"{processor}{size}, {system}, kernel {platform.release()}; {'; '.join(versions)}."
    )
