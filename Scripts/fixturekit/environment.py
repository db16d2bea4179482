"""The virtual environment with the pinned packages, made in `.venv` below the checkout."""

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
REQUIREMENTS = CHECKOUT / "Scripts" / "requirements.txt"
ENVIRONMENT = CHECKOUT / ".venv"


def enter() -> None:
    """Runs the script again inside the environment, which is made first when need be."""
    sys.dont_write_bytecode = True
    if sys.version_info < (3, 10):
        raise SystemExit(f"{sys.argv[0]}: Python 3.10 or later is needed, this is {sys.version}")
    stamp = ENVIRONMENT / "fixturekit-requirements.txt"
    if not stamp.is_file() or stamp.read_bytes() != REQUIREMENTS.read_bytes():
        print(f"making {ENVIRONMENT.relative_to(CHECKOUT)}", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        pip = [ENVIRONMENT / "bin" / "python3", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", "-r", REQUIREMENTS], check=True)
        stamp.write_bytes(REQUIREMENTS.read_bytes())
    if Path(sys.prefix).resolve() != ENVIRONMENT.resolve():
        python = str(ENVIRONMENT / "bin" / "python3")
        os.execv(python, [python, "-B", *sys.argv])
