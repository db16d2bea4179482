"""What reading sources costs: an app with fonts, Swift files and storyboards, of two sizes."""

import json
import os

from contests import Result, verdict
from sourcecode import Writer
from workshop import corpus_files, fresh_folder, link, say
from xcodeproject import LARGEST, PLIST, Project, reference

FONTS = 50
LABELS = 120  # of each storyboard, about 120 kB

PER_GROUP = 40  # files of a group


class Size:
    """A project to make, and what we promise for it."""

    def __init__(self, files, size, storyboards, time, memory):
        self.files, self.size, self.storyboards = files, size, storyboards
        self.time, self.memory = time, memory  # milliseconds, MiB


SIZES = (
    Size(files=500, size=6_000, storyboards=20, time=300, memory=None),
    Size(files=5_000, size=6_000, storyboards=20, time=1_500, memory=80),
)


def write(path, text):
    """Writes a file, and its folder where that is missing."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def fonts(shop, folder):
    """Puts fonts of the corpus into a folder: their files' names and their faces' names."""
    corpus = [path for path in corpus_files() if os.path.getsize(path) <= LARGEST]
    chosen = corpus[:: max(1, len(corpus) // FONTS)][:FONTS]
    names = [f"{number:02}-{os.path.basename(path)}" for number, path in enumerate(chosen)]
    for name, path in zip(names, chosen):
        link(path, os.path.join(folder, name))
    lines, _ = shop.answer([shop.fontscan, "list", "--format", "ndjson", folder])
    faces = [json.loads(line).get("postScriptName") for line in lines]
    return names, [face for face in faces if face]


def group(project, folder, name, files):
    """A group with a folder of its own; `files` are names with texts."""
    children = []
    for file, text in files:
        write(os.path.join(folder, name, file), text)
        kind = "sourcecode.swift" if file.endswith(".swift") else "file.storyboard"
        children.append(reference(project, file, kind))
    made = project.add("PBXGroup", children=children, path=name, sourceTree="<group>")
    return made, [project.add("PBXBuildFile", fileRef=child) for child in children]


def make(shop, folder, size):
    """Writes a project into an empty folder: how many bytes of Swift it has."""
    names, faces = fonts(shop, os.path.join(folder, "Fonts"))
    writer, project = Writer(faces, seed=size.files), Project()
    files = [writer.theme()]
    files += [writer.swift(number, size.size) for number in range(1, size.files)]
    files = [(f"{name}.swift", text) for name, text in files]
    groups, sources = [], []
    for start in range(0, len(files), PER_GROUP):
        made, built = group(project, folder, f"Part{start}", files[start : start + PER_GROUP])
        groups.append(made)
        sources += built
    boards = [
        (f"Board{number}.storyboard", writer.storyboard(LABELS))
        for number in range(size.storyboards)
    ]
    made, resources = group(project, folder, "Boards", boards)
    references = [reference(project, name, "file") for name in names]
    resources += [project.add("PBXBuildFile", fileRef=font) for font in references]
    groups.append(made)
    groups.append(
        project.add("PBXGroup", children=references, path="Fonts", sourceTree="<group>")
    )

    def configurations(settings):
        built = [
            project.add("XCBuildConfiguration", name=kind, buildSettings=settings)
            for kind in ("Debug", "Release")
        ]
        return project.add("XCConfigurationList", buildConfigurations=built)

    phases = [
        project.add("PBXSourcesBuildPhase", files=sources),
        project.add("PBXResourcesBuildPhase", files=resources),
    ]
    target = project.add(
        "PBXNativeTarget",
        name="Shop",
        productType="com.apple.product-type.application",
        buildPhases=phases,
        dependencies=[],
        buildConfigurationList=configurations({"INFOPLIST_FILE": "Info.plist"}),
    )
    root = project.add(
        "PBXProject",
        buildConfigurationList=configurations({"SDKROOT": "iphoneos"}),
        mainGroup=project.add("PBXGroup", children=groups, sourceTree="<group>"),
        targets=[target],
    )
    write(os.path.join(folder, "Shop.xcodeproj", "project.pbxproj"), project.text(root))
    entries = "\n".join(f"\t\t<string>{name}</string>" for name in names)
    write(os.path.join(folder, "Info.plist"), PLIST.format(entries=entries))
    return sum(len(text.encode()) for _, text in files)


def contest(shop, rounds):
    """`fontscan validate` on both projects, beside the search that it replaces."""
    result = Result()
    rows = [
        f"**Sources**: an app with {FONTS} fonts, half of its files with fonts by name",
        "",
        "| project | command | least ms | median ms | CPU ms | peak MiB |",
        "|---|---|--:|--:|--:|--:|",
    ]
    verdicts = []
    for size in SIZES:
        folder = fresh_folder("sources")
        count = make(shop, folder, size)
        say(f"{size.files} files of Swift, {count / 1e6:.1f} MB, {rounds} rounds")
        what = f"{size.files:,} Swift files, {count / 1e6:.1f} MB, {size.storyboards} storyboards"
        ours = [shop.fontscan, "validate", "--format", "json", folder]
        lines, _ = shop.answer(ours)
        summary = json.loads("\n".join(lines))["summary"]
        if not summary["used"] or summary["targets"] != 1:
            result.faults.append(f"fontscan validate found no used names in {size.files} files")
        commands = [ours, ["grep", "-r", "UIFont", folder]]
        timings = shop.time(commands, rounds)
        for name, timing in zip(("fontscan validate FOLDER", "grep -r UIFont FOLDER"), timings):
            rows.append(
                f"| {what} | `{name}` | {timing.least:.1f} | {timing.median:.1f} "
                f"| {timing.cpu:.1f} | {timing.peak:.1f} |"
            )
        name = f"{size.files:,} files"
        verdicts.append(
            verdict(f"{name} under {size.time:,} ms (median)", timings[0].median < size.time)
        )
        if size.memory:
            verdicts.append(
                verdict(f"{name} under {size.memory} MiB", timings[0].peak < size.memory)
            )
    result.text = "\n".join([*rows, "", *verdicts])
    return result
