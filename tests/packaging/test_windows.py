"""The installer for Windows names existing files and leaves the person's files alone."""

import configparser
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from packages import desktop, windows
from packages.building import BuildError

from arschloch_gui.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / windows.SCRIPT
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def sections() -> dict[str, list[str]]:
    """Return the lines of every section, without comments."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in SCRIPT.read_text("utf-8-sig").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            lines = found[heading[1]] = []
        elif line and not line.startswith((";", "#")):
            lines.append(line)
    return found


@pytest.fixture(scope="module")
def setup(sections) -> dict[str, str]:
    return dict(line.split("=", 1) for line in sections["Setup"])


@pytest.fixture(scope="module")
def messages(sections) -> dict[str, str]:
    return dict(line.split("=", 1) for line in sections["CustomMessages"])


def test_inno_setup_takes_it_for_utf_8():
    assert SCRIPT.read_bytes().startswith(b"\xef\xbb\xbf")


def test_what_it_takes_from_the_tree_is_there(setup, sections):
    files = re.findall(r'Source: "(\.\.[^"]+)"', " ".join(sections["Files"]))
    named = [setup["SetupIconFile"], *files]
    assert len(named) == 2
    assert all((SCRIPT.parent / name.replace("\\", "/")).is_file() for name in named)


def test_it_is_told_all_that_it_asks_for():
    text = SCRIPT.read_text("utf-8-sig")
    asked = set(re.findall(r"^#ifndef (\w+)", text, re.MULTILINE))
    addresses = set(re.findall(r"^#ifdef (\w+)", text, re.MULTILINE))
    given = {word[2:].partition("=")[0] for word in windows.definitions(ROOT) if word[:2] == "/D"}
    assert asked == given
    assert addresses == {"Homepage", "Issues"}
    used = set(re.findall(r"{#(\w+)}", text))
    assert used == asked | addresses | {"Program", "RecordType"}


def test_it_names_the_project_as_it_names_itself(setup):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert setup["AppPublisherURL"] == "{#Homepage}"
    assert setup["AppSupportURL"] == "{#Issues}"
    assert setup["AppPublisher"] == project["authors"][0]["name"]
    assert setup["OutputBaseFilename"] == "arschloch-{#Version}-setup"


def test_it_installs_for_one_person_and_never_takes_away_what_is_theirs(setup, sections):
    assert setup["PrivilegesRequired"] == "lowest"
    assert setup["DefaultDirName"].startswith("{autopf}")
    assert "UninstallDelete" not in sections
    deleted = re.findall(r'Name: "([^"]+)"', " ".join(sections["InstallDelete"]))
    assert deleted == ["{app}\\_internal"]
    for line in sections["Registry"]:
        assert "Root: HKA;" in line
        # Keys below the type are removed with it.
        assert "uninsdelete" in line or "RecordType}\\" in line


def test_it_speaks_every_language_of_the_game(sections, messages):
    assert {re.search('Name: "(..)"', line)[1] for line in sections["Languages"]} == {*LANGUAGES}
    keys = {key.partition(".")[2] for key in messages}
    assert {f"{language}.{key}" for language in LANGUAGES for key in keys} == set(messages)
    builtin = {"CreateDesktopIcon", "LaunchProgram"}
    used = {name for lines in sections.values() for line in lines
            for name in re.findall(r"{cm:(\w+)", line)}  # fmt: skip
    assert used == keys | builtin


def test_it_calls_things_as_a_linux_desktop_does(messages):
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ROOT / f"packaging/linux/{desktop.ID}.desktop", encoding="utf-8")
    types = ElementTree.parse(ROOT / f"packaging/linux/{desktop.ID}.mime.xml").iter()
    comments = {each.get(LANG, "en"): each.text for each in types if each.tag.endswith("comment")}
    for language in LANGUAGES:
        here = "" if language == "en" else f"[{language}]"
        known = entry["Desktop Entry"]
        assert messages[f"{language}.GameName"] == known.get(f"Name{here}", known["Name"])
        assert messages[f"{language}.GameComment"] == known[f"Comment{here}"]
        assert messages[f"{language}.RecordName"] == comments[language]


def test_records_are_opened_with_the_program_that_has_a_window(sections):
    lines = "\n".join(sections["Registry"])
    assert f'"Content Type"; ValueData: "{desktop.RECORD}"' in lines
    assert '"""{app}\\{#Program}"" ""%1"""' in lines
    assert '#define Program "arschloch.exe"' in SCRIPT.read_text("utf-8-sig")


def test_without_inno_setup_a_sentence_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ProgramFiles", raising=False)
    monkeypatch.delenv("ProgramFiles(x86)", raising=False)
    with pytest.raises(BuildError, match="Inno Setup 6, which is not installed"):
        windows.find_compiler()
    folder = tmp_path / "Inno Setup 6"
    folder.mkdir()
    (folder / windows.COMPILER).touch()
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert windows.find_compiler() == folder / windows.COMPILER
