"""Build hook: compile translations, draw the pictures of the games, compile the simulator.

It runs when a wheel or an editable install is built. The simulator is compiled only for a wheel.
`i18n/*.ts` become `arschloch_gui/i18n/*.qm`, and `arschloch_gui/art` draws into
`arschloch_gui/art/prepared_parts`. The results are also kept in the source tree, so that an
editable install finds them in the same places as a wheel. Translations are compiled with the
`lrelease` program of PySide6-Essentials, or that of a Qt on the system. `packaging/dev.py` uses the
same functions without hatchling, so its import is guarded.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # packaging/dev.py compiles translations before or without hatchling
    BuildHookInterface = object  # type: ignore[assignment, misc]

PACKAGE = "arschloch_gui"
NEEDED = ("pyside6-essentials", "pillow", "msgspec")
"""The dependencies that the build requires: the first has `lrelease`, the others draw."""


class TranslationError(Exception):
    """Raised with a one-sentence message if a translation cannot be compiled."""


class DrawingError(Exception):
    """Raised with a one-sentence message if the pictures of the games cannot be drawn."""


def translation_pairs(root: Path) -> list[tuple[Path, Path]]:
    """Return every translation source in the tree with the path of its compiled file."""
    target = root / PACKAGE / "i18n"
    sources = sorted((root / "i18n").glob("*.ts"))
    return [(source, target / f"{source.stem}.qm") for source in sources]


def outdated(root: Path) -> list[tuple[Path, Path]]:
    """Return the pairs whose compiled file is missing or older than its source."""
    return [
        (source, compiled)
        for source, compiled in translation_pairs(root)
        if not compiled.exists() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns
    ]


def find_lrelease() -> Path:
    """Return the translation compiler of PySide6-Essentials, or of a Qt on the system.

    The package is located without importing it, because that loads Qt and can fail on a build
    machine without graphics libraries. Raises `TranslationError` if there is no compiler.
    """
    spec = importlib.util.find_spec("PySide6")
    name = "lrelease.exe" if os.name == "nt" else "lrelease"
    for folder in (spec.submodule_search_locations or []) if spec else []:
        # Linux and macOS have it beside the modules, some versions in Qt's own folder.
        for place in (Path(folder), Path(folder) / "Qt" / "libexec", Path(folder) / "Qt" / "bin"):
            if (place / name).is_file():
                return place / name
    # Distributions build PySide6 for their own Qt and package Qt's tools separately.
    for name in ("lrelease6", "lrelease-qt6", "lrelease"):
        if found := shutil.which(name):
            return Path(found)
    raise TranslationError(
        f"The translations need lrelease from PySide6-Essentials, "
        f"which {sys.executable} does not have."
    )


def compile_translations(root: Path, pairs: list[tuple[Path, Path]]) -> list[Path]:
    """Compile the given pairs, and return the files written."""
    if not pairs:
        return []
    lrelease = find_lrelease()
    written = []
    for source, compiled in pairs:
        compiled.parent.mkdir(parents=True, exist_ok=True)
        # Write beside the target, then rename, so that a running game never sees half a file.
        partial = compiled.with_name(f".{compiled.name}.{os.getpid()}")
        command = [str(lrelease), "-silent", str(source), "-qm", str(partial)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode != 0 or not partial.exists():
            partial.unlink(missing_ok=True)
            reason = (result.stderr or result.stdout).strip() or f"status {result.returncode}"
            raise TranslationError(f"{source.relative_to(root)} cannot be compiled: {reason}")
        partial.replace(compiled)
        written.append(compiled)
    return written


def pictures(root: Path) -> Path:
    """Return the folder for the drawn parts of pictures (`arschloch_gui/art/prepared.py`)."""
    return root / PACKAGE / "art" / "prepared_parts"


def is_drawn(root: Path) -> bool:
    """Return whether the current sources drew the pictures, or there are no sources."""
    if not (root / PACKAGE / "art").is_dir():
        return True
    try:
        drawn_by = (pictures(root) / "drawn-by").read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    digest: str = _loaded(root / PACKAGE / "art_version.py").source_digest(root / PACKAGE)
    return drawn_by == digest


def draw_pictures(root: Path) -> None:
    """Draw the pictures in a separate process, so that the game's modules are not imported here."""
    command = [sys.executable, "-m", f"{PACKAGE}.art", "--prepare"]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        said = result.stderr.strip().splitlines() or [f"status {result.returncode}"]
        raise DrawingError(f"The pictures of the games cannot be drawn: {said[-1]}")


def compiled_simulator(root: Path) -> list[Path]:
    """Return the compiled modules of the computer players, or [] if there is no compiler."""
    files: list[Path] = _loaded(root / "packaging" / "compile_playout.py").for_a_wheel(root)
    return files


def _loaded(path: Path) -> ModuleType:
    """Load a module from its file, because hatchling cannot import modules beside the hook."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if not spec or not spec.loader:
        raise ImportError(str(path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Build hook that adds translations, pictures, icons and compiled modules."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the requirements for compiling and drawing, as the project declares them."""
        if self.target_name != "wheel":
            return []
        declared = self.metadata.core.dependencies
        return [line for line in declared if line.lower().startswith(NEEDED)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the files and add them to the wheel, before hatchling collects files."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        editable = version == "editable"
        pairs = translation_pairs(root)
        compile_translations(root, outdated(root) if editable else pairs)
        if not is_drawn(root):
            draw_pictures(root)
        if editable:
            return  # modules are imported from the tree itself
        include = build_data["force_include"]
        built = root / ".cache" / "version.txt"
        built.parent.mkdir(exist_ok=True)
        built.write_text(self.metadata.version + "\n", encoding="ascii", newline="\n")
        include[str(built)] = f"{PACKAGE}/{built.name}"
        for _, compiled in pairs:
            include[str(compiled)] = f"{PACKAGE}/i18n/{compiled.name}"
        include[str(pictures(root))] = f"{PACKAGE}/art/{pictures(root).name}"
        icons = root / "assets" / "icons"
        if icons.is_dir():
            include[str(icons)] = f"{PACKAGE}/assets/icons"
        for path in compiled_simulator(root):
            include[str(path)] = path.relative_to(root).as_posix()
            # This makes the wheel specific to this Python and platform.
            build_data["pure_python"], build_data["infer_tag"] = False, True


def main() -> int:
    """Compile and draw everything in this source tree that is out of date."""
    root = Path(__file__).resolve().parent.parent
    try:
        compile_translations(root, outdated(root))
        if not is_drawn(root):
            draw_pictures(root)
    except (TranslationError, DrawingError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
