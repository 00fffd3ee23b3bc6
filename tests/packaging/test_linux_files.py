"""The files that make the game known to a Linux desktop agree with each other."""

import configparser
from pathlib import Path
from xml.etree import ElementTree

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "packaging" / "linux"
NAME = "io.github.arschloch_game.Arschloch"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
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
