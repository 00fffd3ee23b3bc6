"""Builder for macOS: a disk image with the application that PyInstaller makes."""

from __future__ import annotations

import platform
import shutil
from pathlib import Path

from arschloch_gui.languages import LANGUAGES, SOURCE
from packages.building import NAME, BuildError, dist, run, version
from packages.desktop import ID, RECORD
from packages.folder import build_folder

BUNDLE = "Arschloch.app"
IDENTIFIER = ID.replace("_", "-")
"""The bundle identifier. Apple allows no underscores in it."""
TYPE = f"{IDENTIFIER}.match"
"""The uniform type identifier of match records."""
INFO: dict[str, object] = {
    "CFBundleDisplayName": "Arschloch",
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": [SOURCE, *(key for key in LANGUAGES if key != SOURCE)],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",  # as Qt's wheels
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "The Arschloch developers, MIT licence",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Match record of a card game",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [TYPE],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": TYPE,
            "UTTypeDescription": "Match record of a card game",
            "UTTypeConformsTo": ["public.utf8-plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["arl"],
                "public.mime-type": [RECORD],
            },
        }
    ],
}


def build_image(root: Path, python: Path) -> Path:
    """Build `dist/arschloch-VERSION-macos-MACHINE.dmg` and return its path."""
    if platform.system() != "Darwin":
        raise BuildError("The disk image for macOS is built on macOS.")
    build_folder(root, python)
    stage = root / ".cache" / "packages" / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    # Links inside the bundle are part of its signature.
    shutil.copytree(dist(root) / BUNDLE, stage / BUNDLE, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    image = dist(root) / f"{NAME}-{version(root)}-macos-{platform.machine()}.dmg"
    run(["hdiutil", "create", "-volname", "Arschloch", "-srcfolder", stage, "-ov",
         "-format", "UDZO", image], root)  # fmt: skip
    return image
