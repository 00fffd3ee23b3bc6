"""Builder of the AppImage: the folder as a single executable file.

It is a program (the runtime) followed by a squashfs image, in which AppRun is started. The runtime
is downloaded from the AppImage project's release page and checked by its hash, because no package
index has it. If that page cannot be reached, APPIMAGE_RUNTIME can name a copy.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import urllib.request
from pathlib import Path

from packages import desktop
from packages.building import NAME, BuildError, dist, run, version
from packages.changes import date_of_changes
from packages.folder import build_folder

MACHINE = "x86_64"
RUNTIME = f"https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-{MACHINE}"
SHA256 = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
GIVEN = "APPIMAGE_RUNTIME"
"""The environment variable with the path of a copy of the runtime."""
ICON = 256
PATIENCE = 60
"""Seconds after which the release page is considered unreachable."""


def build_appimage(root: Path, python: Path) -> Path:
    """Build `dist/arschloch-VERSION-x86_64.AppImage` and return its path."""
    if (platform.system(), platform.machine()) != ("Linux", MACHINE):
        raise BuildError(f"The AppImage is built on Linux for {MACHINE}.")
    if shutil.which("mksquashfs") is None:
        raise BuildError("The AppImage needs mksquashfs: apt install squashfs-tools")
    head = runtime(root / ".cache" / "packages")
    tree = root / ".cache" / "packages" / "AppDir"
    shutil.rmtree(tree, ignore_errors=True)
    lay_out(root, build_folder(root, python), tree)
    image = dist(root) / f"{NAME}-{version(root)}-{MACHINE}.AppImage"
    join(head, tree, image, int(date_of_changes(root).timestamp()))
    return image


def runtime(cache: Path) -> bytes:
    """Return the runtime, the program at the start of the image.

    Raises `BuildError` if its hash is wrong.
    """
    given = os.environ.get(GIVEN)
    path = Path(given) if given else cache / f"runtime-{SHA256[:16]}"
    try:
        if not given and not path.is_file():
            cache.mkdir(parents=True, exist_ok=True)
            with urllib.request.urlopen(RUNTIME, timeout=PATIENCE) as page:
                path.write_bytes(page.read())
        content = path.read_bytes()
    except OSError as error:
        raise BuildError(f"The AppImage's runtime cannot be had: {error}") from error
    if hashlib.sha256(content).hexdigest() != SHA256:
        if not given:
            path.unlink()
        raise BuildError(f"{path} is not the runtime that this project knows.")
    return content


def lay_out(root: Path, folder: Path, tree: Path) -> None:
    """Lay out the contents of the image: the folder, and the files desktops look for at its top."""
    shutil.copytree(folder, tree / "usr/lib" / NAME, symlinks=True)
    desktop.install(root, tree / "usr/share")
    (tree / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    entry = f"{desktop.ID}.desktop"
    (tree / entry).symlink_to(f"usr/share/applications/{entry}")
    icon = f"{desktop.ID}.png"
    (tree / icon).symlink_to(f"usr/share/icons/hicolor/{ICON}x{ICON}/apps/{icon}")
    (tree / ".DirIcon").symlink_to(icon)


def join(head: bytes, tree: Path, image: Path, seconds: int) -> None:
    """Write the runtime followed by the tree, with all times in it set to `seconds` since 1970."""
    image.unlink(missing_ok=True)
    epoch = {**os.environ, "SOURCE_DATE_EPOCH": str(seconds)}
    run(["mksquashfs", tree, image, "-offset", len(head), "-comp", "zstd", "-root-owned",
         "-noappend", "-no-xattrs", "-no-progress", "-quiet"], tree, epoch)  # fmt: skip
    with image.open("r+b") as file:
        file.write(head)
    image.chmod(0o755)
