"""The files that integrate the game into a Linux desktop agree with each other."""

import configparser
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from changelog import CHANGELOG
from packages.addresses import addresses, with_addresses
from releases import METAINFO, with_releases

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "linux"
NAME = "io.github.arschloch_game.Arschloch"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(FOLDER / f"{NAME}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture
def metainfo():
    return ElementTree.parse(FOLDER / f"{NAME}.metainfo.xml").getroot()


@pytest.fixture
def mime_type():
    return ElementTree.parse(FOLDER / f"{NAME}.mime.xml").getroot().find(f"{MIME}mime-type")


def test_the_desktop_entry_opens_records(entry, mime_type):
    assert entry["Exec"] == "arschloch %f"
    assert entry["MimeType"] == mime_type.get("type") + ";"
    assert mime_type.find(f"{MIME}glob").get("pattern") == "*.arl"


def test_the_metainfo_names_the_desktop_entry(metainfo):
    assert metainfo.findtext("id") == NAME
    assert metainfo.findtext("launchable") == f"{NAME}.desktop"


def test_the_swear_words_are_declared(metainfo):
    ratings = {item.get("id"): item.text for item in metainfo.iter("content_attribute")}
    assert ratings == {"language-profanity": "moderate"}


@pytest.mark.parametrize("key", ["GenericName", "Comment"])
def test_what_the_desktop_shows_is_translated(entry, key):
    assert all(entry.get(f"{key}{language}") for language in ("", "[de]", "[fr]"))


LANG = "{http://www.w3.org/XML/1998/namespace}lang"
CHANGES = """# Changelog

## [Unreleased]

### Added

- Nothing yet.

## [1.1.0] - 2027-02-01

### Added

- A **second** deck & more
  of it. It is [told](docs/x.md) at length.

### Fixed

- `verify` ends.

## [1.0.0rc1] - 2027-01-01
"""


@pytest.mark.parametrize("element", ["summary", "description/p", "screenshots/screenshot/caption"])
def test_what_a_software_centre_shows_is_translated(metainfo, element):
    told = [each.get(LANG, "en") for each in metainfo.findall(element)]
    assert len(told) >= 3
    assert [told.count(language) for language in ("en", "de", "fr")] == [len(told) // 3] * 3


def test_the_crude_titles_and_the_mild_ones_are_spoken_of(metainfo):
    told = " ".join("".join(each.itertext()) for each in metainfo.findall("description/p"))
    assert all(word in told for word in ("mild ones", "milde", "plus doux"))


def test_the_pictures_are_those_of_the_project(metainfo):
    pictures = [each.text for each in metainfo.iter("image")]
    assert pictures
    for place in pictures:
        assert (ROOT / place).is_file()


def test_the_releases_are_those_of_the_changelog():
    metainfo = METAINFO.read_text(encoding="utf-8")
    assert with_releases(metainfo, CHANGELOG.read_text(encoding="utf-8")) == metainfo


def test_a_release_is_told_by_the_first_sentences_of_its_points():
    metainfo = with_releases(METAINFO.read_text(encoding="utf-8"), CHANGES)
    found = ElementTree.fromstring(metainfo).findall("releases/release")
    assert [(each.get("version"), each.get("date"), each.get("type")) for each in found] == [
        ("1.1.0", "2027-02-01", "stable"), ("1.0.0rc1", "2027-01-01", "development"),
    ]  # fmt: skip
    points = [each.text for each in found[0].iter("li")]
    assert points == ["A second deck & more of it.", "verify ends."]
    assert with_releases(metainfo, CHANGES) == metainfo


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not here")
def test_the_validator_is_content(tmp_path):
    path = tmp_path / METAINFO.name
    text = with_releases(METAINFO.read_text(encoding="utf-8"), CHANGES)
    path.write_text(with_addresses(text, addresses(ROOT)), encoding="utf-8", newline="\n")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
