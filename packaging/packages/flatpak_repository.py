"""Builders of the Flatpak and of a repository from the Flatpak in `dist/`.

`dist/flatpak` is a folder for any web server, made by flatpak and ostree.
"""

from __future__ import annotations

import base64
import json
import platform
import shutil
from pathlib import Path

from packages import desktop
from packages.addresses import FLATPAK, addresses
from packages.building import NAME, BuildError, dist, output, run, version
from packages.signing import export, require_key

MANIFEST = f"packaging/flatpak/{desktop.ID}.yaml"
BUILDERS = {"flatpak-builder": "flatpak-builder", "eu-strip": "elfutils"}
"""The programs that build the Flatpak, with the Debian packages that contain them.

flatpak-builder starts eu-strip, but Debian's package of flatpak-builder does not install it.
"""
DESCRIBED = """[Flatpak Repo]
Title=Arschloch
Url={address}
GPGKey={key}
"""


def build_flatpak(root: Path, python: Path) -> Path:
    """Build `dist/arschloch-VERSION-MACHINE.flatpak` and return its path."""
    for program in BUILDERS:
        if not shutil.which(program):
            raise BuildError(f"The Flatpak is built with {program}, which is not installed.")
    work = root / ".cache" / "packages" / "flatpak"
    work.mkdir(parents=True, exist_ok=True)
    places = ["--state-dir", work / "state", "--repo", work / "repo", work / "build"]
    # The runtime comes from Flathub, for this user only.
    runtime = ["--user", "--install-deps-from=flathub"]
    run(["flatpak-builder", "--force-clean", *runtime, *places, _manifest(root, work)],
        root)  # fmt: skip
    bundle = dist(root) / f"{NAME}-{version(root)}-{platform.machine()}.flatpak"
    run(["flatpak", "build-bundle", work / "repo", bundle, desktop.ID], root)
    return bundle


def _manifest(root: Path, work: Path) -> Path:
    """Write the manifest with the version of this tree, and return its path.

    The tree is copied into the sandbox without git, so the version could not be found there.
    """
    manifest = json.loads(output(["flatpak-builder", "--show-manifest", root / MANIFEST], root))
    sources = manifest["modules"][0]["sources"]
    sources[0]["path"] = str(root)
    about = f"Metadata-Version: 2.4\nName: arschloch-gui\nVersion: {version(root)}\n"
    sources.append({"type": "inline", "dest-filename": "PKG-INFO", "contents": about})
    path = work / f"{desktop.ID}.json"
    path.write_text(json.dumps(manifest, indent=2), encoding="utf-8", newline="\n")
    return path


def build_flatpak_repository(root: Path, key: str) -> Path:
    """Build `dist/flatpak` from the Flatpak of this version in `dist/`, and return its path.

    An earlier repository is replaced at the end, so it stays as it is
    if a step fails.
    """
    require_key(key, root)
    bundle = _bundle(root)
    partial, target = dist(root) / ".flatpak", dist(root) / "flatpak"
    shutil.rmtree(partial, ignore_errors=True)
    run(["ostree", "init", "--mode=archive", f"--repo={partial}"], root)
    signed = f"--gpg-sign={key}"
    run(["flatpak", "build-import-bundle", signed, "--no-update-summary", partial, bundle],
        root)  # fmt: skip
    keyring = partial / f"{NAME}.gpg"
    export(key, keyring)
    run(["flatpak", "build-update-repo", "--title=Arschloch", signed, f"--gpg-import={keyring}",
         "--generate-static-deltas", partial], root)  # fmt: skip
    if address := addresses(root).get(FLATPAK):
        public = base64.b64encode(keyring.read_bytes()).decode()
        text = DESCRIBED.format(address=address, key=public)
        (partial / f"{NAME}.flatpakrepo").write_text(text, encoding="utf-8", newline="\n")
    shutil.rmtree(target, ignore_errors=True)
    partial.rename(target)
    return target


def _bundle(root: Path) -> Path:
    """Return the only Flatpak of this version in `dist/`, or raise `BuildError`."""
    current = version(root)
    found = list(dist(root).glob(f"{NAME}-{current}-*.flatpak"))
    if not found:
        raise BuildError(
            f"dist/ has no Flatpak of version {current}; `dev.py package flatpak` builds one."
        )
    if len(found) > 1:
        raise BuildError(f"dist/ has {len(found)} Flatpaks of version {current}; leave only one.")
    return found[0]
