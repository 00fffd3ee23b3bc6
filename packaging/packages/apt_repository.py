"""Builder of a repository for apt from the Debian packages in `dist/`.

`dist/apt` is a folder for any web server. Its lists are made by apt-ftparchive.
"""

from __future__ import annotations

import lzma
import shutil
from pathlib import Path

from packages.addresses import APT, addresses
from packages.building import NAME, BuildError, dist, output
from packages.signing import export, require_key, sign

SUITE, COMPONENT = "stable", "main"
KEYRING = f"{NAME}.gpg"
SOURCES = """Types: deb
URIs: {address}
Suites: {suite}
Components: {component}
Signed-By: /usr/share/keyrings/{keyring}
"""


def build_apt_repository(root: Path, key: str) -> Path:
    """Build `dist/apt` with all Debian packages in `dist/`, and return its path.

    An earlier repository is replaced at the end, so it stays as it is if a step fails.
    """
    require_key(key, root)
    packages = sorted(dist(root).glob(f"{NAME}_*.deb"))
    if not packages:
        raise BuildError("dist/ has no Debian package; `dev.py package deb` builds one.")
    partial, target = dist(root) / ".apt", dist(root) / "apt"
    shutil.rmtree(partial, ignore_errors=True)
    pool = partial / "pool" / COMPONENT
    pool.mkdir(parents=True)
    for each in packages:
        shutil.copy(each, pool)
    architectures = {each.stem.rpartition("_")[2] for each in packages}
    release = _list(partial, sorted(architectures))
    sign(release, key, inline=True)
    sign(release, key, inline=False)
    export(key, partial / KEYRING)
    if address := addresses(root).get(APT):
        text = SOURCES.format(address=address, suite=SUITE, component=COMPONENT, keyring=KEYRING)
        (partial / f"{NAME}.sources").write_text(text, encoding="utf-8", newline="\n")
    shutil.rmtree(target, ignore_errors=True)
    partial.rename(target)
    return target


def _list(repository: Path, architectures: list[str]) -> Path:
    """Write the lists of packages and the file with their sums, and return that file."""
    suite = repository / "dists" / SUITE
    for each in architectures:
        folder = suite / COMPONENT / f"binary-{each}"
        folder.mkdir(parents=True)
        command = ["apt-ftparchive", "--arch", each, "packages", f"pool/{COMPONENT}"]
        text = output(command, repository).encode()
        (folder / "Packages").write_bytes(text)
        (folder / "Packages.xz").write_bytes(lzma.compress(text))
    described = {
        "Origin": "Arschloch", "Label": "Arschloch", "Suite": SUITE, "Codename": SUITE,
        "Components": COMPONENT, "Architectures": " ".join(architectures),
        "Description": "Packages of the card game Arschloch",
    }  # fmt: skip
    options = [f"-oAPT::FTPArchive::Release::{name}={text}" for name, text in described.items()]
    release = suite / "Release"
    # Not written before all sums are made, because it must not have its own.
    release.write_text(
        output(["apt-ftparchive", *options, "release", suite], repository), "utf-8", newline="\n"
    )
    return release
