"""The fonts of the sample projects, which are otherwise made by hand: copies of those of the apps."""

from pathlib import Path

from .environment import CHECKOUT

PROJECTS = CHECKOUT / "fixtures" / "projects"

HEALTHY = "apps/Healthy/Fonts"
FAULTY = "apps/Faulty/Fonts"

# Folder of a project, where its fonts come from, their names.
COPIES = (
    ("Healthy/App/Fonts", HEALTHY, ("DemoSans-Regular", "DemoSans-Bold", "DemoIcons-Regular")),
    ("Healthy/App/Fonts/Brand", HEALTHY, ("DemoPair", "DemoPair-Italic")),
    ("Healthy/App/ja.lproj", FAULTY, ("DemoCode-Bold",)),
    (
        "Memberships/App/Fonts",
        HEALTHY,
        (
            "DemoSans-Regular",
            "DemoSans-Bold",
            "DemoSans-Light",
            "DemoSans-SemiBold",
            "DemoSans-BoldItalic",
            "DemoIcons-Regular",
            "DemoPair",
        ),
    ),
    ("Memberships/App/Fonts", FAULTY, ("DemoCopy-Bold",)),
    ("Memberships/App/Old", FAULTY, ("DemoCopy-Bold",)),
    ("Memberships/App/Type", HEALTHY, ("DemoSans-Italic",)),
    ("Memberships/Kit", FAULTY, ("DemoCode-Bold",)),
    ("Folders/Shared", HEALTHY, ("DemoSans-Regular", "DemoSans-Bold", "DemoSans-Light")),
    ("Folders/Shared/Brand", HEALTHY, ("DemoPair", "DemoPair-Italic")),
    ("Spec/App/Fonts", HEALTHY, ("DemoSans-Regular", "DemoSans-Bold")),
    ("Spec/App/Fonts/Old", HEALTHY, ("DemoSans-Light",)),
    ("Spec/App/Type", HEALTHY, ("DemoSans-Italic",)),
    ("Workspace/App/App", HEALTHY, ("DemoSans-Regular", "DemoSans-Bold")),
    ("Workspace/Kit/Sources/Kit/Fonts", FAULTY, ("DemoCode-Bold",)),
    ("Workspace/Kit/Sources/Kit/Brand", HEALTHY, ("DemoPair",)),
)

# Other fonts under the name of one that the app has.
DISGUISED = {
    "Healthy/android/app/src/main/assets/fonts/DemoSans-Regular.ttf": "DemoSans-Light",
    "Healthy/Tests/DemoSans-Regular.ttf": "DemoSans-SemiBold",
    "Healthy/Pods/Samples/DemoSans-Regular.ttf": "DemoSans-Bold",
}


def copies(files: dict[Path, bytes]) -> dict[Path, bytes]:
    """The fonts by where they belong, out of those of the apps."""
    fixtures = PROJECTS.parent
    made = {
        PROJECTS / folder / f"{name}.ttf": files[fixtures / origin / f"{name}.ttf"]
        for folder, origin, names in COPIES
        for name in names
    }
    for path, name in DISGUISED.items():
        made[PROJECTS / path] = files[fixtures / HEALTHY / f"{name}.ttf"]
    return made
