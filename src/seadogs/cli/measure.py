"""`seadogs bench`: runs the benchmarks that lie in the project's folder `bench/`."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

import seadogs
from seadogs.cli.problem import Problem


def bench(
    context: typer.Context, what: Annotated[list[str] | None, typer.Argument(metavar="engine|server|page")] = None
) -> int:
    """Hands over to `python -m bench`; Problem where only the package is installed."""
    root = Path(seadogs.__file__).resolve().parents[2]
    if not (root / "bench" / "__main__.py").is_file():
        raise Problem("no-bench")
    for name in what or ():
        if not (root / "bench" / f"{name}.py").is_file() or not name.isalpha():
            raise Problem("bench-unknown", name=name)
    return subprocess.run([sys.executable, "-m", "bench", *(what or ())], cwd=root, check=False).returncode
