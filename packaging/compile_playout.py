"""Compile the simulator of the computer players with mypyc.

    python packaging/compile_playout.py

The players also work without it, but simulate fewer rounds in the same time. Compiling requires
mypy, setuptools and a C compiler with Python's headers. If these sources are already compiled,
nothing is done. `bootstrap.py` and the build hook use the functions; only the compiling process
requires mypy.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "arschloch_gui/ai/climbing/playout/core"
GIVEN_UP = "given-up"
"""Name of the file that marks sources whose compilation failed, so that it is not repeated."""
UNSHARED = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Options with which functions call each other directly: a tenth faster, at no cost.

Otherwise, every call between two functions looks the second one up, since another library could
replace it. Visual C++ has no such calls.
"""
PATIENCE = 1800
"""Seconds after which the compiler is considered to hang. 300 were too few on a busy machine."""


def core(root: Path) -> Path:
    """Return the folder of the simulator's sources."""
    return root / PACKAGE


def native(root: Path) -> ModuleType:
    """Return the game's module that locates compiled code, without importing the game."""
    path = root / "arschloch_gui" / "ai" / "compiled.py"
    spec = importlib.util.spec_from_file_location("playout_native", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def target(root: Path) -> Path:
    """Return the folder for the compiled form of the current sources."""
    return Path(native(root).compiled_folder(core(root)))


def is_settled(root: Path) -> bool:
    """Return whether nothing can be done: compiled, given up, switched off, or not writable."""
    if not os.access(core(root), os.W_OK) or os.environ.get(native(root).SWITCH):
        return True
    folder = target(root)
    return bool(native(root).library(folder)) or (folder / GIVEN_UP).exists()


def has_compiler() -> bool:
    """Return whether a C compiler and Python's headers seem to exist; True on Windows."""
    if os.name == "nt":
        return True
    header = Path(sysconfig.get_path("include")) / "Python.h"
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return header.is_file() and bool(shutil.which(command[0]))


def give_up(root: Path) -> None:
    """Mark the current sources as failed, so that their compilation is not repeated."""
    with contextlib.suppress(OSError):
        target(root).mkdir(parents=True, exist_ok=True)
        (target(root) / GIVEN_UP).touch()


def compile_core(root: Path) -> Path:
    """Compile into the folder of `target`, remove the other compiled folders, and return it.

    Raises the errors of mypy and the compiler.
    """
    folder = target(root)
    with tempfile.TemporaryDirectory() as name:
        stage = Path(name)
        _lay_out(root, stage)
        # mypyc reads the settings in the working folder, so use one without our pyproject.toml.
        # It must not read personal settings for mypy either, at home or in a parent folder.
        (stage / "mypy.ini").write_text("[mypy]\n", encoding="utf-8", newline="\n")
        script = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        script += f"import compile_playout; compile_playout.run_mypyc({native(root).LIBRARY!r})"
        subprocess.run(
            [sys.executable, "-c", script], cwd=stage, check=True, timeout=PATIENCE,
            stdin=subprocess.DEVNULL, capture_output=True, text=True,
        )  # fmt: skip
        folder.parent.mkdir(parents=True, exist_ok=True)
        for other in folder.parent.iterdir():
            shutil.rmtree(other, ignore_errors=True)
        _move_in(stage / "built", folder)
    return folder


def for_a_wheel(root: Path) -> list[Path]:
    """Return the compiled files for this Python, compiled if necessary, or [] if impossible."""
    if os.environ.get(native(root).SWITCH):
        return []
    if not native(root).library(target(root)):
        if not (has_compiler() and importlib.util.find_spec("mypyc")):
            return []
        try:
            compile_core(root)
        except (OSError, subprocess.SubprocessError):
            return []
    return sorted(target(root).iterdir())


def _lay_out(root: Path, stage: Path) -> None:
    """Copy only the sources, into empty packages with the right names."""
    inner = stage
    for part in PACKAGE.split("/"):
        inner /= part
        inner.mkdir()
        (inner / "__init__.py").touch()
    for path in native(root).sources(core(root)):
        shutil.copy(path, inner)


def _move_in(built: Path, folder: Path) -> None:
    """Copy the built files into a folder, and move that into place atomically."""
    partial = folder.with_name(f".{folder.name}.{os.getpid()}")
    partial.mkdir()
    for path in built.rglob("*"):
        if path.is_file():
            shutil.copy(path, partial)
    partial.replace(folder)


def run_mypyc(library: str) -> None:
    """Compile the sources in the working folder into `built/`. It runs in a separate process."""
    # setuptools has to be imported before any part of distutils.
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    paths = sorted(str(path) for path in Path(PACKAGE).glob("*.py") if path.stem != "__init__")
    # Level 3 makes the C compiler take twice as long, without a measurable gain.
    modules = mypycify(
        paths, opt_level="1", debug_level="0", target_dir="c",
        group_name=library.removesuffix("__mypyc"),
    )  # fmt: skip
    if os.name != "nt":
        for module in modules:
            module.extra_compile_args += UNSHARED
    command: Any = build_ext(Distribution({"name": "playout", "ext_modules": modules}))
    command.build_lib, command.build_temp = "built", "temporary"
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Compile if necessary, print the result, and return the exit status."""
    if native(ROOT).library(target(ROOT)):
        print("The simulator is compiled.")
        return 0
    try:
        folder = compile_core(ROOT)
    except (OSError, subprocess.SubprocessError) as error:
        give_up(ROOT)
        last = (getattr(error, "stderr", "") or str(error)).strip().splitlines()[-1:]
        print("The simulator stays uncompiled: " + " ".join(last), file=sys.stderr)
        return 1
    print(f"The simulator is compiled into {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
