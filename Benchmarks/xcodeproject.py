"""A large Xcode project with real fonts, as teams with one app and its extensions have them."""

import json
import os

from contests import Result, verdict
from workshop import corpus_files, fresh_folder, link, say

PROJECT_TIME = 100  # milliseconds, what we promise
LARGEST = 500_000  # bytes of a font; apps seldom ship larger ones

SOURCES = 10_000  # file references to sources, spread over the targets
PER_GROUP = 40  # files of a group
FONTS = 50
TARGETS = ("App", "Widget", "Share", "Clip", "Kit")
KINDS = {
    "App": "application",
    "Clip": "application.on-demand-install-capable",
    "Kit": "framework",
}

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
\t<key>CFBundleIdentifier</key>
\t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
\t<key>UIAppFonts</key>
\t<array>
{entries}
\t</array>
</dict>
</plist>
"""


class Project:
    """Gathers the objects of a project file."""

    def __init__(self):
        self.objects = {}
        self.count = 0

    def add(self, isa, **values):
        """The id of a new object."""
        self.count += 1
        key = f"{self.count:024X}"
        self.objects[key] = {"isa": isa, **values}
        return key

    def text(self, root):
        """The project file, laid out as Xcode does it."""
        lines = ["// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tobjectVersion = 56;"]
        lines.append("\tobjects = {")
        for key, values in self.objects.items():
            isa = values["isa"]
            if isa in ("PBXBuildFile", "PBXFileReference"):
                inside = " ".join(f"{name} = {written(value)};" for name, value in values.items())
                lines.append(f"\t\t{key} /* {isa} */ = {{{inside}}};")
                continue
            lines.append(f"\t\t{key} /* {isa} */ = {{")
            for name, value in values.items():
                lines.append(f"\t\t\t{name} = {written(value)};")
            lines.append("\t\t};")
        return "\n".join([*lines, "\t};", f"\trootObject = {root};", "}", ""])


def written(value):
    """A value as OpenStep text."""
    if isinstance(value, list):
        return "(\n" + "".join(f"\t\t\t\t{written(item)} /* item */,\n" for item in value) + "\t\t\t)"
    if isinstance(value, dict):
        return "{" + " ".join(f"{name} = {written(item)};" for name, item in value.items()) + "}"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def reference(project, path, kind):
    """A file reference in a group."""
    return project.add("PBXFileReference", lastKnownFileType=kind, path=path, sourceTree="<group>")


def target(project, name, fonts):
    """A target with its group; it compiles its share of the sources and copies the fonts."""
    groups, sources = [], []
    for start in range(0, SOURCES // len(TARGETS), PER_GROUP):
        files = [
            reference(project, f"View{start + number}.swift", "sourcecode.swift")
            for number in range(PER_GROUP)
        ]
        sources += [project.add("PBXBuildFile", fileRef=file) for file in files]
        groups.append(
            project.add("PBXGroup", children=files, path=f"Part{start}", sourceTree="<group>")
        )
    group = project.add("PBXGroup", children=groups, path=name, sourceTree="<group>")
    copied = [project.add("PBXBuildFile", fileRef=font) for font in fonts]
    phases = [
        project.add("PBXSourcesBuildPhase", files=sources),
        project.add("PBXResourcesBuildPhase", files=copied),
    ]
    settings = {"INFOPLIST_FILE": f"{name}/Info.plist", "PRODUCT_NAME": "$(TARGET_NAME)"}
    configurations = [
        project.add("XCBuildConfiguration", name=kind, buildSettings=settings)
        for kind in ("Debug", "Release")
    ]
    built = project.add(
        "PBXNativeTarget",
        name=name,
        productType="com.apple.product-type." + KINDS.get(name, "app-extension"),
        buildPhases=phases,
        dependencies=[],
        buildConfigurationList=project.add(
            "XCConfigurationList", buildConfigurations=configurations
        ),
    )
    return built, group


def make(folder, corpus):
    """Writes the project into an empty folder, with fonts of the corpus."""
    corpus = [path for path in corpus if os.path.getsize(path) <= LARGEST]
    chosen = corpus[:: max(1, len(corpus) // FONTS)][:FONTS]
    names = [f"{number:02}-{os.path.basename(path)}" for number, path in enumerate(chosen)]
    for name, path in zip(names, chosen):
        link(path, os.path.join(folder, "Fonts", name))
    project = Project()
    fonts = [reference(project, name, "file") for name in names]
    made = [target(project, name, [] if name == "Kit" else fonts) for name in TARGETS]
    shared = project.add("PBXGroup", children=fonts, path="Fonts", sourceTree="<group>")
    settings = {"SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "16.0"}
    configurations = [
        project.add("XCBuildConfiguration", name=kind, buildSettings=settings)
        for kind in ("Debug", "Release")
    ]
    root = project.add(
        "PBXProject",
        buildConfigurationList=project.add(
            "XCConfigurationList", buildConfigurations=configurations
        ),
        mainGroup=project.add(
            "PBXGroup", children=[group for _, group in made] + [shared], sourceTree="<group>"
        ),
        targets=[key for key, _ in made],
    )
    wrapper = os.path.join(folder, "App.xcodeproj")
    os.makedirs(wrapper)
    with open(os.path.join(wrapper, "project.pbxproj"), "w", encoding="utf-8") as file:
        file.write(project.text(root))
    entries = "\n".join(f"\t\t<string>{name}</string>" for name in names)
    for name in TARGETS:
        os.makedirs(os.path.join(folder, name))
        listed = "" if name == "Kit" else entries
        with open(os.path.join(folder, name, "Info.plist"), "w", encoding="utf-8") as file:
            file.write(PLIST.format(entries=listed))


def contest(shop, rounds):
    """The whole of `fontscan validate` on the project; nothing else does the same."""
    folder = fresh_folder("project")
    make(folder, corpus_files())
    say(f"a project of {SOURCES} references, {rounds} rounds")
    result = Result()
    command = [shop.fontscan, "validate", "--format", "json", folder]
    lines, _ = shop.answer(command)
    summary = json.loads("\n".join(lines))["summary"]
    if (summary["targets"], summary["files"]) != (len(TARGETS), FONTS):
        result.faults.append(f"fontscan validate judged {summary['files']} fonts of {FONTS}")
    timing = shop.time([command], rounds)[0]
    result.text = "\n".join(
        [
            f"**A project**: {FONTS} fonts, {len(TARGETS)} targets, {SOURCES:,} references to files",
            "",
            "| command | least ms | median ms | CPU ms | peak MiB |",
            "|---|--:|--:|--:|--:|",
            f"| `fontscan validate FOLDER` | {timing.least:.1f} | {timing.median:.1f} "
            f"| {timing.cpu:.1f} | {timing.peak:.1f} |",
            "",
            verdict(f"under {PROJECT_TIME} ms (median)", timing.median < PROJECT_TIME),
        ]
    )
    return result
