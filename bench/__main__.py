"""Runs the benchmarks named on the command line, or all, each in a process of its own."""

import subprocess
import sys
from pathlib import Path

ALL = ("engine", "server", "page")
ROOT = Path(__file__).parents[1]


def main() -> int:
    """The first exit code that is not 0."""
    for name in sys.argv[1:] or ALL:
        if name not in ALL:
            sys.exit(f"usage: python -m bench [{'|'.join(ALL)}]")
        done = subprocess.run([sys.executable, "-m", f"bench.{name}"], cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
