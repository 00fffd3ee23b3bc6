"""Builder of the package for Debian and derived systems: the folder, installed system-wide.

It contains its own interpreter and Qt. Debian 12 has no PySide6, and a package that depends on
Debian's Python would work on one release only. The folder runs on both and is built once.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import textwrap
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree

from bootstrap import LIBRARIES

from packages import desktop
from packages.addresses import HOMEPAGE, addresses, maintainer
from packages.building import NAME, dist, output, run, version
from packages.changes import date_of_changes
from packages.folder import build_folder

TAKEN_ALONG = {"libbrotli1", "libgssapi-krb5-2", "libfreetype6"}
"""Packages whose libraries are in the folder. The system provides the others."""
RENAMED = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}
"""Packages renamed by Debian 13 and Ubuntu 24.04."""
FONTS = "fonts-dejavu-core | fonts-noto-core"
CONTROL = """Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Section: games
Priority: optional
{homepage}Description: {description}
"""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Arschloch
{source}
Files: *
Copyright: The Arschloch developers
License: Expat

Files: usr/lib/arschloch/_internal/*
Copyright: the authors of Python, Qt, PySide6, Pillow and the other libraries in this folder
License: PSF-2 and LGPL-3 and HPND
Comment: Shipped as their projects publish them, without debugging symbols and, in
 ICU's data, without languages the game does not speak. About in the game names
 each.

Files: usr/lib/arschloch/_internal/arschloch_gui/app/fonts/*
Copyright: 2012-2015 The Mozilla Foundation and Telefonica S.A.; 2022 The Noto Project Authors;
 2022 Google LLC
License: OFL-1.1
 OFL-1.1.txt beside the fonts has the text.

"""
DEBIAN_CHANGELOG = """{name} ({version}) unstable; urgency=medium

  * What changed stands in changelog.gz.

 -- {maintainer}  {date}
"""
OVERRIDES = (
    # The package includes its own interpreter and libraries, so that one package fits all releases.
    "embedded-library", "custom-library-search-path", "shared-library-lacks-prerequisites",
    "library-not-linked-against-libc", "hardening-no-pie", "hardening-no-fortify-functions",
    "hardening-no-relro", "unstripped-binary-or-object",
)  # fmt: skip


def build_deb(root: Path, python: Path) -> Path:
    """Build `dist/arschloch_VERSION-1_ARCHITECTURE.deb` and return its path."""
    return packed(root, build_folder(root, python))


def packed(root: Path, folder: Path) -> Path:
    """Build a Debian package from the folder and return its path."""
    tree = root / ".cache" / "packages" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    install(root, folder, tree)
    architecture = output(["dpkg", "--print-architecture"], root).strip()
    _describe(root, tree, architecture)
    _set_modes(tree, {tree / "usr/lib" / NAME / NAME})
    package = dist(root) / f"{NAME}_{debian_version(root)}_{architecture}.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package], root)
    return package


def debian_version(root: Path) -> str:
    """Return the version with the revision. One before a release sorts before it."""
    return f"{version(root).replace('.dev', '~dev')}-1"


def system_packages() -> list[str]:
    """Return the Debian packages of the libraries that the folder leaves to the system."""
    names = sorted(set(LIBRARIES.values()) - TAKEN_ALONG)
    return [RENAMED.get(name, name) for name in names]


def install(root: Path, folder: Path, tree: Path) -> None:
    """Copy all files to where the system expects them."""
    shutil.copytree(folder, tree / "usr/lib" / NAME, symlinks=True)
    programs = tree / "usr/games"
    programs.mkdir(parents=True)
    (programs / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = tree / "usr/share"
    desktop.install(root, share)
    _document(root, share)


def _document(root: Path, share: Path) -> None:
    documents = share / "doc" / NAME
    documents.mkdir(parents=True)
    licence = (root / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    body = "\n".join(f" {line}" if line else " ." for line in licence)
    (documents / "copyright").write_text(
        f"{COPYRIGHT.format(source=_field('Source', root))}License: Expat\n{body}\n",
        encoding="utf-8",
        newline="\n",
    )
    _compressed(documents / "changelog.gz", (root / "CHANGELOG.md").read_bytes())
    date = format_datetime(date_of_changes(root))
    entry = DEBIAN_CHANGELOG.format(
        name=NAME, version=debian_version(root), date=date, maintainer=maintainer(root)
    )
    _compressed(documents / "changelog.Debian.gz", entry.encode())
    manual = share / "man/man6"
    manual.mkdir(parents=True)
    page = (root / "packaging/linux" / f"{NAME}.6").read_bytes()
    _compressed(manual / f"{NAME}.6.gz", page)
    overrides = share / "lintian/overrides"
    overrides.mkdir(parents=True)
    lines = "".join(f"{NAME}: {tag}\n" for tag in OVERRIDES)
    (overrides / NAME).write_text(lines, encoding="utf-8", newline="\n")


def description(root: Path) -> str:
    """Return Debian's description: the English text of the AppStream metadata."""
    file = root / "packaging/linux" / f"{desktop.ID}.metainfo.xml"
    metainfo = ElementTree.parse(file).getroot()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    told = [metainfo.findtext("summary", "")]
    for part in metainfo.iterfind("description/*"):
        for each in part if part.tag == "ul" else (part,):
            if each.get(language) is None:
                text = " ".join("".join(each.itertext()).split())
                start = " * " if each.tag == "li" else " "
                told += [" ."] if each.tag == "p" and len(told) > 1 else []
                told += textwrap.wrap(
                    text, 78, initial_indent=start, subsequent_indent=" " * len(start)
                )
    return "\n".join(told)


def _field(name: str, root: Path) -> str:
    """Return a line with the homepage, or "" if there is none."""
    homepage = addresses(root).get(HOMEPAGE)
    return f"{name}: {homepage}\n" if homepage else ""


def _compressed(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _describe(root: Path, tree: Path, architecture: str) -> None:
    control = tree / "DEBIAN"
    control.mkdir()
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file())
    size = sum(path.lstat().st_size for path in files) // 1024
    glibc = os.confstr("CS_GNU_LIBC_VERSION").split()[-1]  # type: ignore[union-attr]
    depends = ", ".join([f"libc6 (>= {glibc})", *system_packages(), FONTS])
    text = CONTROL.format(
        name=NAME,
        version=debian_version(root),
        architecture=architecture,
        size=size,
        depends=depends,
        maintainer=maintainer(root),
        description=description(root),
        homepage=_field("Homepage", root),
    )
    (control / "control").write_text(text, encoding="utf-8", newline="\n")
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree).as_posix()}\n"
        for path in files
        if not path.is_symlink()
    )
    (control / "md5sums").write_text("".join(sums), encoding="utf-8", newline="\n")


def _set_modes(tree: Path, programs: set[Path]) -> None:
    """Set folders and programs to 755 and all other files to 644, regardless of the umask."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
