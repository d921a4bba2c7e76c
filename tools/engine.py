"""Compile the engine in place with mypyc: `python3 -m tools.engine [--or-interpret]`.

Compiles only where the sources changed since the last time, and only where a C compiler and Python's
headers are; without them it says so in a line and the engine runs interpreted, which is a success. Where
compiling fails, no compiled file is left behind that could shadow newer sources; the exit code is 1, or 0
with --or-interpret.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from tools import environment
from tools.place import BUILD, ROOT, VENV, digest, install_debian, lock, say

SRC = ROOT / "src"
STAMP = BUILD / "engine.stamp"
LOG = BUILD / "engine.log"
LEVEL = os.environ.get("MYPYC_OPT_LEVEL", "3")
FAILED = "failed "

PROBE = "#include <Python.h>\nint main(void) { return Py_IsInitialized(); }\n"


def sources_digest() -> str:
    """Names, contents and circumstances of all that the compiled code is made from.

    Modules that are not compiled count too: their types and constants are built into those that are.
    """
    paths = [path for floor in ("kernel", "games") for path in (SRC / "seadogs" / floor).rglob("*.py")]
    paths += [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "build.txt"]
    return digest(paths, sysconfig.get_platform(), sys.implementation.cache_tag or "", LEVEL)


def compiled_files() -> list[Path]:
    return sorted(SRC.rglob("*.so"))


def can_compile() -> bool:
    """Whether a file that includes Python.h goes through the C compiler that Python names."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(compiler[0]):
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(PROBE)
        headers = sysconfig.get_path("include")
        command = [*compiler, "-I", headers, "-c", str(probe), "-o", f"{folder}/probe.o"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "gcc").split()[0], "cc"))


def compile_engine() -> bool:
    """Build the compiled modules elsewhere, and only then put them in place. False where the build fails."""
    output = BUILD / "engine"
    shutil.rmtree(output, ignore_errors=True)
    command = [str(VENV / "bin" / "python"), "setup.py", "--quiet", "build_ext", "--build-lib", str(output)]
    surroundings = {**os.environ, "SEADOGS_COMPILE": "1", "MYPYC_OPT_LEVEL": LEVEL}
    with LOG.open("w") as log:
        built = subprocess.run(command, cwd=ROOT, env=surroundings, stdout=log, stderr=log, check=False)
    remove_compiled()
    if built.returncode != 0:
        return False
    for made in output.rglob("*.so"):
        shutil.copy2(made, SRC / made.relative_to(output))
    shutil.rmtree(output)
    return True


def remove_compiled() -> None:
    STAMP.unlink(missing_ok=True)
    for path in compiled_files():
        path.unlink()


def bring_up_to_date(or_interpret: bool) -> int:
    """Compile where needed; the exit code to end with."""
    wanted = sources_digest()
    stamp = STAMP.read_text() if STAMP.exists() else ""
    if stamp == wanted and compiled_files():
        return 0
    if or_interpret and stamp == FAILED + wanted:
        say(f"the engine runs interpreted: compiling it failed, and {LOG.relative_to(ROOT)} says why")
        return 0
    if not can_compile() and not (has_compiler() and install_debian("python3-dev") and can_compile()):
        remove_compiled()
        say("no C compiler with Python's headers found (gcc and python3-dev): the engine runs interpreted")
        return 0
    environment.bring_up_to_date("build")
    say("Compiling the engine, a minute or two")
    if compile_engine():
        STAMP.write_text(wanted)
        return 0
    print("".join(LOG.read_text().splitlines(keepends=True)[-30:]), file=sys.stderr)
    say(f"compiling the engine failed; all of it is in {LOG.relative_to(ROOT)}")
    STAMP.write_text(FAILED + wanted)
    return 0 if or_interpret else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine in place where its sources changed.")
    parser.add_argument("--or-interpret", action="store_true", help="succeed where compiling fails")
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    wish = parser.parse_args()
    with lock("engine"):
        if wish.clean:
            remove_compiled()
            return 0
        return bring_up_to_date(wish.or_interpret)


if __name__ == "__main__":
    sys.exit(main())
