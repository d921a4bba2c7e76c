"""Resolve the lock files again: `python3 -m tools.lock [--upgrade]`.

Writes requirements/{dev,run,build}.txt: every package pinned, transitively, with the hashes of all its
wheels and its source, for CPython 3.11 and newer on any platform. dev.txt is resolved first and constrains
the other two, so that one package has one version everywhere. The headers name no index. Needs the network;
uv lives only in a folder that is thrown away.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
OLDEST_PYTHON = "3.11"
HEADER = "# Written by tools/lock.py from {name}.in; do not edit.\n"


def resolve(uv: Path, name: str, extra: list[str]) -> None:
    """Write requirements/NAME.txt from NAME.in. Raises CalledProcessError where no resolution exists."""
    output = REQUIREMENTS / f"{name}.txt"
    command = [str(uv), "pip", "compile", "--quiet", "--no-config", "--universal", "--generate-hashes"]
    command += ["--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--python-version", OLDEST_PYTHON]
    command += [f"requirements/{name}.in", "--output-file", f"requirements/{name}.txt"]
    surroundings = {key: value for key, value in os.environ.items() if not key.startswith(("UV_", "PIP_"))}
    subprocess.run(command + extra, cwd=ROOT, check=True, env=surroundings)
    text = output.read_text(encoding="utf-8").removeprefix(HEADER.format(name=name))
    output.write_text(HEADER.format(name=name) + text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Resolve requirements/*.in into hashed lock files.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest allowed versions")
    upgrade = ["--upgrade"] if parser.parse_args().upgrade else []
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        subprocess.run([str(programs / "pip"), "install", "--quiet", "uv"], check=True)
        resolve(programs / "uv", "dev", upgrade)
        for name in ("run", "build"):
            resolve(programs / "uv", name, [*upgrade, "-c", "requirements/dev.txt"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
