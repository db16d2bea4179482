"""The programs and folders of a benchmark run, and the one way to time a command."""

import os
import shlex
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field

FOLDER = ".build/bench"

# What is timed beside fontscan, with the Debian package that has it.
PEERS = {"fc-scan": "fontconfig", "fc-list": "fontconfig", "otfinfo": "lcdf-typetools"}

# What TrueType and OpenType files are called: the fonts that every contestant can read.
ENDINGS = (".ttf", ".otf", ".ttc", ".otc", ".otb")


def say(text):
    """Progress, for the person who waits."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


@dataclass
class Timing:
    """The runs of one command."""

    milliseconds: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)  # milliseconds, of all cores together
    mebibytes: list[float] = field(default_factory=list)

    @property
    def least(self):
        """The fastest run."""
        return min(self.milliseconds)

    @property
    def median(self):
        """The run in the middle."""
        return statistics.median(self.milliseconds)

    @property
    def cpu(self):
        """The processor time of the run in the middle."""
        return statistics.median(self.processor)

    @property
    def peak(self):
        """The most memory that any run held."""
        return max(self.mebibytes)


class Workshop:
    """Builds the programs, finds the peers, lays out the files."""

    def __init__(self, fontscan=None):
        os.makedirs(FOLDER, exist_ok=True)
        self.measure = self.compile("measure")
        self.freetype_loop = self.compile("freetype-loop", "freetype2")
        self.fontscan = os.path.abspath(fontscan) if fontscan else self.install()
        self.missing = {name: PEERS[name] for name in PEERS if not shutil.which(name)}

    def has(self, peer):
        """Whether a peer can be measured here."""
        return peer not in self.missing

    def compile(self, name, library=None):
        """The path of a C program of ours, built now."""
        program = os.path.abspath(f"{FOLDER}/{name}")
        flags = {"--cflags": [], "--libs": []}
        if library:
            for kind in flags:
                flags[kind] = shlex.split(self.output(["pkg-config", kind, library]))
        command = ["cc", "-O2", *flags["--cflags"], "-o", program, f"Benchmarks/{name}.c"]
        subprocess.run(command + flags["--libs"], check=True)
        return program

    def install(self):
        """The path of fontscan as `make install` leaves it."""
        prefix = os.path.abspath(f"{FOLDER}/prefix")
        subprocess.run(
            ["make", "--silent", "install", f"PREFIX={prefix}", "DESTDIR="],
            check=True,
            stdout=sys.stderr,
        )
        return f"{prefix}/bin/fontscan"

    @staticmethod
    def swift_program(name):
        """The path of a Swift program of ours, built now."""
        build = ["swift", "build", "-c", "release"]
        subprocess.run([*build, "--product", name], check=True, stdout=sys.stderr)
        place = subprocess.run(
            [*build, "--show-bin-path"], check=True, capture_output=True, text=True
        )
        return os.path.join(place.stdout.strip(), name)

    @staticmethod
    def output(command):
        """What a short command prints, on either stream."""
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return (done.stdout or done.stderr).strip()

    def run_once(self, command, output, environment=None):
        """Runs a command under `measure`: the four numbers that it prints."""
        done = subprocess.run(
            [self.measure, output, *command],
            check=True,
            capture_output=True,
            text=True,
            env=dict(os.environ, **(environment or {})),
        )
        return tuple(int(number) for number in done.stdout.split())

    def answer(self, command, environment=None):
        """The lines that a command prints, which also warms the disk, and its exit status."""
        path = f"{FOLDER}/answer"
        status = self.run_once(command, path, environment)[3]
        # Names of hostile fonts hold all that Python takes for the end of a line.
        with open(path, encoding="utf-8", errors="replace", newline="\n") as file:
            return [line.removesuffix("\n") for line in file], status

    def time(self, commands, rounds, environment=None):
        """Times commands in turn, so that a slow moment of the machine meets all of them."""
        timings = [Timing() for _ in commands]
        for _ in range(rounds):
            for timing, command in zip(timings, commands):
                clock, processor, kibibytes, _ = self.run_once(command, "/dev/null", environment)
                timing.milliseconds.append(clock / 1e6)
                timing.processor.append(processor / 1e6)
                timing.mebibytes.append(kibibytes / 1024)
        return timings


def corpus_files():
    """The TrueType and OpenType files of the corpus, links left out, sorted by bytes."""
    paths = []
    for folder, _, names in os.walk(".corpus"):
        for name in names:
            path = os.path.join(folder, name)
            if name.lower().endswith(ENDINGS) and not os.path.islink(path):
                paths.append(path)
    return sorted(paths, key=os.fsencode)


def link(source, target):
    """Puts a file in a second place without its bytes taking space again, where that works."""
    os.makedirs(os.path.dirname(target), exist_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def fresh_folder(name):
    """An empty folder of this run."""
    path = os.path.abspath(f"{FOLDER}/{name}")
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path
