"""Write the Flatpak's PyPI packages, with version and sha256, as sources for flatpak-builder.

    python packaging/flatpak/dependencies.py

Run it with a Python that has pip and `packaging`. It resolves the dependencies in pyproject.toml
for the Python of the runtime, not for the Python that runs it. PySide6 is left out, because the
base application provides it, built for the runtime's Qt. `python-dependencies.json` lists what the
game uses at run time, and `build-tools.json` what is only used to build its wheel.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DEPENDENCIES, TOOLS = HERE / "python-dependencies.json", HERE / "build-tools.json"
PYTHON = "3.13"
"""The version in org.kde.Platform 6.11, which is based on org.freedesktop.Platform 25.08."""
MACHINE = "x86_64"
PLATFORMS = (f"manylinux_2_28_{MACHINE}", f"manylinux_2_17_{MACHINE}", f"manylinux2014_{MACHINE}")
FROM_BASE = ("pyside6-essentials",)
FOR_BUILDING = ("hatchling", "mypy", "setuptools")
"""The build backend; mypy and setuptools compile the simulator."""


def environment() -> dict[str, str]:
    """Return the values for evaluating the markers of dependencies."""
    return {
        "python_version": PYTHON, "python_full_version": f"{PYTHON}.0", "os_name": "posix",
        "sys_platform": "linux", "platform_system": "Linux", "platform_machine": MACHINE,
        "platform_python_implementation": "CPython", "implementation_name": "cpython",
    }  # fmt: skip


def needed() -> dict[str, Requirement]:
    """Return the dependencies in pyproject.toml that apply in the runtime, by normalized name."""
    return {name: each for name, each in _declared("dependencies") if name not in FROM_BASE}


def tools() -> dict[str, Requirement]:
    """Return the tools that build the wheel, with the version ranges of pyproject.toml."""
    declared = (*_declared("dev"), *_declared("compile"))
    return {name: each for name, each in declared if name in FOR_BUILDING}


def of_base() -> dict[str, Requirement]:
    """Return the dependencies that the base application has to provide."""
    return {name: each for name, each in _declared("dependencies") if name in FROM_BASE}


def _declared(group: str) -> Iterator[tuple[str, Requirement]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project.get(group) or project["optional-dependencies"][group]
    for each in map(Requirement, lines):
        if each.marker is None or each.marker.evaluate(environment()):
            yield canonicalize_name(each.name), each


def sources(wheels: Iterable[Path], folder: str) -> list[dict[str, str]]:
    """Return the wheels as sources that flatpak-builder downloads to a folder of the build."""
    return [
        {
            "type": "file",
            "url": address(path),
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
            "dest": folder,
        }
        for path in sorted(wheels)
    ]


def address(wheel: Path) -> str:
    """Return the address of a wheel on PyPI: a folder named after the file's BLAKE2b digest."""
    digest = hashlib.blake2b(wheel.read_bytes(), digest_size=32).hexdigest()
    place = f"{digest[:2]}/{digest[2:4]}/{digest[4:]}"
    return f"https://files.pythonhosted.org/packages/{place}/{wheel.name}"


def named(source: dict[str, str]) -> tuple[str, str]:
    """Return the normalized name and the version of a source's wheel."""
    name, version, _, _ = parse_wheel_filename(source["url"].rpartition("/")[2])
    return name, str(version)


def fetch(requirements: Iterable[Requirement], folder: Path) -> list[Path]:
    """Download the wheels of these requirements and their dependencies for the runtime's Python."""
    # Drop the marker, which pip would evaluate for the running Python.
    plain = [f"{each.name}{each.specifier}" for each in requirements]
    platforms = [word for each in PLATFORMS for word in ("--platform", each)]
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:",
         "--python-version", PYTHON, "--implementation", "cp", *platforms,
         "--dest", folder, *plain],
        check=True,
    )  # fmt: skip
    return list(folder.glob("*.whl"))


def main() -> int:
    """Resolve, download, and write both lists."""
    for path, requirements in ((DEPENDENCIES, needed()), (TOOLS, tools())):
        with tempfile.TemporaryDirectory() as folder:
            wheels = sources(fetch(requirements.values(), Path(folder)), path.stem)
        path.write_text(json.dumps(wheels, indent=2) + "\n", encoding="utf-8", newline="\n")
        print(f"{len(wheels)} wheels in {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
