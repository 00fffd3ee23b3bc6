"""An AppImage is the known runtime followed by all files a desktop and the game need.

No runtime is available where the tests run, so another program stands in for it.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest
from packages import appimage, desktop
from packages.building import BuildError

ROOT = Path(__file__).resolve().parents[2]
HEAD = b"#!/bin/sh\nexit 3\n" + b"\n" * 100


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return the content of the image, made from a folder with only the program in it."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "arschloch").write_text("#!/bin/sh\necho started\n", "utf-8", newline="\n")
    (folder / "arschloch").chmod(0o755)
    appimage.lay_out(ROOT, folder, tmp_path / "AppDir")
    return tmp_path / "AppDir"


def test_it_has_program_menu_entry_and_icon_at_its_top(tree: Path):
    started = subprocess.run([tree / "AppRun"], capture_output=True, text=True, check=True)
    assert started.stdout == "started\n"
    entry = (tree / f"{desktop.ID}.desktop").read_text("utf-8")
    (icon,) = [line[5:] for line in entry.splitlines() if line.startswith("Icon=")]
    assert (tree / f"{icon}.png").read_bytes() == (tree / ".DirIcon").read_bytes() != b""
    assert all(not path.readlink().is_absolute() for path in tree.iterdir() if path.is_symlink())


@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="mksquashfs is not here")
def test_behind_the_runtime_lies_the_tree_and_equal_trees_make_equal_images(tree: Path):
    images = [tree.parent / name for name in ("one", "two")]
    for image in images:
        appimage.join(HEAD, tree, image, 1_700_000_000)
    assert images[0].read_bytes() == images[1].read_bytes()
    assert images[0].read_bytes()[: len(HEAD) + 4] == HEAD + b"hsqs"
    assert subprocess.run([images[0]], check=False).returncode == 3
    out = tree.parent / "out"
    subprocess.run(
        ["unsquashfs", "-q", "-n", "-offset", str(len(HEAD)), "-d", out, images[0]],
        capture_output=True, check=True,
    )  # fmt: skip
    names = {path.relative_to(out) for path in out.rglob("*")}
    assert names == {path.relative_to(tree) for path in tree.rglob("*")}


def test_only_the_known_runtime_is_taken(tmp_path: Path, monkeypatch):
    given = tmp_path / "runtime"
    monkeypatch.setenv(appimage.GIVEN, str(given))
    with pytest.raises(BuildError, match="cannot be had"):
        appimage.runtime(tmp_path)
    given.write_bytes(HEAD)
    with pytest.raises(BuildError, match="is not the runtime"):
        appimage.runtime(tmp_path)
    monkeypatch.setattr(appimage, "SHA256", hashlib.sha256(HEAD).hexdigest())
    assert appimage.runtime(tmp_path) == HEAD


def test_what_was_fetched_and_is_something_else_is_not_kept(tmp_path: Path, monkeypatch):
    monkeypatch.delenv(appimage.GIVEN, raising=False)
    other = tmp_path / "other"
    other.write_bytes(HEAD)
    monkeypatch.setattr(appimage, "RUNTIME", other.as_uri())
    with pytest.raises(BuildError, match="is not the runtime"):
        appimage.runtime(tmp_path / "cache")
    assert list((tmp_path / "cache").iterdir()) == []
    monkeypatch.setattr(appimage, "SHA256", hashlib.sha256(HEAD).hexdigest())
    assert appimage.runtime(tmp_path / "cache") == HEAD
