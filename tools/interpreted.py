"""Run a command on an interpreted copy of the engine: `python -m tools.interpreted COMMAND ...`.

Copies src/ without its compiled files to a folder that is thrown away and puts that first on PYTHONPATH, so
that the compiled files in place stay as they are. SEADOGS_ENGINE tells the command which engine to expect.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.place import ROOT


def main() -> int:
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tools.interpreted COMMAND ...")
    with tempfile.TemporaryDirectory(prefix="seadogs-interpreted-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
        surroundings = {**os.environ, "PYTHONPATH": str(copy), "SEADOGS_ENGINE": "interpreted"}
        return subprocess.run(sys.argv[1:], cwd=ROOT, env=surroundings, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
