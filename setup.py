"""Compiles the engine in place where asked: SEADOGS_COMPILE=1 python setup.py build_ext --inplace.

Off unless asked: the same sources run interpreted. Which modules are compiled stands in pyproject.toml, as
globs, so that a new game touches nothing here. MYPYC_OPT_LEVEL is 3 unless set; 0 builds quickest.
"""

import os
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent


def compiled_sources() -> list[str]:
    """Paths under the root, sorted, of the modules to compile. A package's own __init__.py is never one."""
    globs: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["seadogs"]["compiled"]
    found = {path for glob in globs for path in (ROOT / "src").glob(glob) if path.name != "__init__.py"}
    return sorted(str(path.relative_to(ROOT)) for path in found)


def main() -> None:
    if os.environ.get("SEADOGS_COMPILE") != "1":
        setup()
        return
    from mypyc.build import mypycify

    level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    setup(ext_modules=mypycify(compiled_sources(), opt_level=level, group_name="seadogs"))


if __name__ == "__main__":
    main()
