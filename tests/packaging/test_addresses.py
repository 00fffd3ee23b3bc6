"""No address of the project is invented: they come from pyproject.toml, and nothing needs them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packages import addresses, deb, desktop, windows

ROOT = Path(__file__).resolve().parents[2]
INVENTED = re.compile(
    rb"(?:github\.com|githubusercontent\.com|github\.io)/arschloch|@users\.noreply"
)
GIVEN = {
    "Homepage": "https://example.org/a&b",
    "Issues": "https://example.org/issues",
    "Pictures": "https://example.org/pictures/",
}
TEXT_FILES = {".py", ".toml", ".xml", ".md", ".yml", ".yaml", ".iss", ".qml", ".ts", ".6", ".sh"}
NETWORK = re.compile(
    r"^\s*(?:from|import)\s+(?:ssl|urllib\.request|http|ftplib|smtplib|xmlrpc|requests)\b"
    r"|^\s*from socket import|socket\.(?:socket|create_\w+|getaddrinfo|gethostby\w+)\b"
    r"|QtNetwork|QtWebEngine|XMLHttpRequest|WebSocket|source: *.https?://",
    re.MULTILINE,
)


def sources():
    for folder in ("arschloch_gui", "packaging", "docs", "i18n", ".github"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in TEXT_FILES and path.is_file():
                yield path
    yield from (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "pyproject.toml"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a tree with what the packages read, whose owner has given addresses."""
    shutil.copytree(ROOT / "packaging/linux", tmp_path / "packaging/linux")
    (tmp_path / "arschloch_gui").mkdir()
    shutil.copy(ROOT / "arschloch_gui/__init__.py", tmp_path / "arschloch_gui")
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    lines = "".join(f'{name} = "{address}"\n' for name, address in GIVEN.items())
    (tmp_path / "pyproject.toml").write_text(
        f"{text}\n[project.urls]\n{lines}", "utf-8", newline="\n"
    )
    return tmp_path


def metainfo(root: Path, share: Path) -> ElementTree.Element:
    desktop.install(root, share)
    return ElementTree.parse(share / "metainfo" / f"{desktop.ID}.metainfo.xml").getroot()


@pytest.mark.sampled
def test_no_file_names_an_invented_address():
    assert [path for path in sources() if INVENTED.search(path.read_bytes())] == []


def test_without_addresses_nothing_is_shipped_and_nothing_fails(tmp_path: Path):
    assert addresses.addresses(ROOT) == {}, "then this test needs a tree without them"
    shipped = metainfo(ROOT, tmp_path)
    assert not [*shipped.iter("url"), *shipped.iter("image"), *shipped.iter("screenshots")]
    assert deb._field("Homepage", ROOT) == ""
    assert not [each for each in windows.definitions(ROOT) if "http" in each]


def test_the_addresses_of_the_owner_are_shipped_everywhere(tree: Path, tmp_path: Path):
    shipped = metainfo(tree, tmp_path / "share")
    told = {each.get("type"): each.text for each in shipped.iter("url")}
    assert told == {"homepage": GIVEN["Homepage"], "bugtracker": GIVEN["Issues"]}
    pictures = [each.text for each in shipped.iter("image")]
    assert pictures
    assert all(str(each).startswith("https://example.org/pictures/") for each in pictures)
    assert deb._field("Homepage", tree) == f"Homepage: {GIVEN['Homepage']}\n"
    assert f"/DHomepage={GIVEN['Homepage']}" in windows.definitions(tree)


@pytest.mark.sampled
def test_the_desktop_files_are_installed_by_a_bare_python(tmp_path: Path):
    """The Flatpak build runs the script without anything installed."""
    script = ROOT / "packaging/packages/desktop.py"
    subprocess.run([sys.executable, "-I", script, tmp_path], check=True)
    assert (tmp_path / "metainfo" / f"{desktop.ID}.metainfo.xml").is_file()


@pytest.mark.sampled
def test_the_game_has_nothing_that_could_use_a_network():
    game = (path for path in sources() if path.is_relative_to(ROOT / "arschloch_gui"))
    found = [path.name for path in game if NETWORK.search(path.read_text("utf-8"))]
    assert found == ["no_network.py"], "all but what closes the network"


@pytest.mark.long
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not here")
def test_the_game_connects_to_local_sockets_only(tmp_path: Path):
    """The self-check loads the window, plays a round of each game and starts the players."""
    traced = tmp_path / "traced"
    trace = ["strace", "-f", "-qq", "-e", "trace=socket,connect,bind,sendto", "-o", str(traced)]
    done = subprocess.run(
        [*trace, sys.executable, "-m", "arschloch_gui", "selfcheck"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    text = traced.read_text("utf-8")
    assert "AF_UNIX" in text, "the trace shows nothing, so it proves nothing"
    assert re.findall(r".*(?:AF_INET|AF_INET6|AF_PACKET)\b.*", text) == []
