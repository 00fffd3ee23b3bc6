"""The report hides the user's name in any spelling of names and folders, and nothing else."""

from __future__ import annotations

import itertools
import json
import os
import re
import unicodedata
from collections.abc import Callable
from functools import partial
from urllib.parse import quote, unquote_to_bytes

import pytest
from links import link

from arschloch_gui.app.program.redaction import PersonalData, Redaction, this_person
from long import mostly_long

NAMES = [
    "berta", "bärbel", "Jürgen", "josé", "ÅSA", "Straße", "ﬁlip", "İbrahim", "ŉils", "李雷虎",
    "мария",
    "o'brien", "x.y-z", "a+b+c", "b[e]r(t)a*", "br%41d", "eva maria", "$HOME", "CORP\\eva",
    "🎮gamer", "root", "error", "player", "arschloch", "1000", "abc123", "seat", "traceback",
    os.fsdecode(b"j\xfcrg"), "e" * 40, "user@example.org",
]  # fmt: skip
QUICK = [
    "berta",
    "bärbel",
    "Straße",
    "o'brien",
    "CORP\\eva",
    "🎮gamer",
    "1000",
    os.fsdecode(b"j\xfcrg"),
]
HOST = "wörk-station.local"


def _escaped(text: str) -> str:
    return json.dumps(text)[1:-1]


def _percent(text: str) -> str:
    return quote(os.fsencode(text), safe="")


SPELLINGS: list[Callable[[str], str]] = [
    str, str.upper, str.lower, str.title, str.swapcase, partial(unicodedata.normalize, "NFC"),
    partial(unicodedata.normalize, "NFD"), _percent, lambda text: _percent(text).lower(),
    lambda text: quote(_percent(text)), _escaped, lambda text: _escaped(_escaped(text)),
    lambda text: ascii(text)[1:-1], lambda text: repr(os.fsencode(text))[2:-1],
    lambda text: _escaped(text.upper()), lambda text: _percent(unicodedata.normalize("NFD", text)),
    lambda text: "".join(f"&#{ord(letter)};" for letter in text),
    lambda text: "".join(f"\\U{ord(letter):08x}" for letter in text),
]  # fmt: skip
PLACES = [
    "/home/{}/x.arl", "/media/{}", "C:\\Users\\{}\\x", "C:\\\\Users\\\\{}\\\\x", '"{}"', "{}@other",
    "denied to {}.", "({})", "file%3A%2F%2F%2Fhome%2F{}%2Fx", "user={};", "\\n{}: x", "\t{}",
    "{}_backup", "tmp-{}-1", "[{}]", "{}", "\\u00e4/{}", "b'{}'",
]  # fmt: skip


def folded(text: str) -> str:
    """Return the text with every spelling normalised, in one case and one form."""
    for _ in range(3):
        text = re.sub(r"&#(\d+);", lambda found: chr(int(found[1])), text)
        text = re.sub(r"\\+U([0-9a-f]{8})", lambda found: chr(int(found[1], 16)), text)
        text = re.sub(r"(?:\\+u[0-9a-f]{4})+", _units, text, flags=re.IGNORECASE)
        text = re.sub(r"(?:\\+x[0-9a-f]{2})+", _hex_bytes, text, flags=re.IGNORECASE)
        text = os.fsdecode(unquote_to_bytes(text.encode(errors="surrogateescape")))
    text = re.sub(r"\\+", r"\\", text)
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold())


def _units(found: re.Match[str]) -> str:
    codes = re.findall(r"\\+u([0-9a-f]{4})", found[0], flags=re.IGNORECASE)
    return b"".join(map(bytes.fromhex, codes)).decode("utf-16-be", "surrogatepass")


def _hex_bytes(found: re.Match[str]) -> str:
    return os.fsdecode(bytes.fromhex("".join(re.findall(r"x(..)", found[0]))))


def tells(text: str, name: str) -> bool:
    """Return whether a name occurs in a text as a word."""
    told = re.escape(folded(name))
    return re.search(rf"(?<![^\W\d_]){told}(?![^\W\d_])", folded(text)) is not None


@pytest.mark.sampled
@pytest.mark.parametrize("name", mostly_long(NAMES, normal=QUICK), ids=ascii)
def test_a_name_is_left_out_in_every_spelling_and_place(name: str):
    redacted = Redaction(PersonalData((name,), (HOST,), (f"/home/{name}",)))
    for spelling, place in itertools.product(SPELLINGS, PLACES):
        for who in (name, HOST):
            text = place.format(spelling(who))
            assert not tells(redacted(text), who), text


@pytest.mark.parametrize("name", mostly_long(NAMES, normal=QUICK), ids=ascii)
def test_the_folder_of_the_person_is_a_sign_whatever_it_is_called(name: str):
    home = f"/srv/people/{name}/at home"
    redacted = Redaction(PersonalData((), (), (home,)))
    for spelling in SPELLINGS[:-2]:
        told = spelling(home)
        assert redacted(f"“{told}” is full") == "“~” is full", told
        assert redacted(f"open({told}/x)") == "open(~/x)"
        assert redacted(f"{told}2") == f"{told}2", "another folder"


SHORT = ["a", "Z", "jo", "ä", "王", "x", "e", "in"]
ORDINARY = """\
2026-11-25 20:15:30,123 4242 ERROR arschloch_gui.ai.guard: regular could not decide at a table
Traceback (most recent call last):
  File "/usr/lib/python3.11/site-packages/arschloch_gui/ai/guard.py", line 91, in _heard
    return a[jo] + x.e(in_) - ä - 王
IndexError: tuple index out of range (Z, X, a, e, in: jo)
a\\xe4 %61 /usr/share/a.txt https://example.org/?a=1&x=jo
"""


@pytest.mark.parametrize("name", SHORT)
def test_a_short_name_leaves_a_text_as_it_is_but_where_it_is_a_name(name: str):
    redacted = Redaction(PersonalData((name,), (name,), (f"/home/{name}",)))
    assert redacted(ORDINARY) == ORDINARY
    assert redacted(f"/home/{name}/files, /home/{name}") == "~/files, ~"
    assert redacted(f"“/media/{name}/usb”") == "“/media/…/usb”"
    assert redacted(f"C:\\Users\\{name}\\files") == "C:\\Users\\…\\files"
    assert redacted(f"from {name}@{name} to {name}") == f"from …@… to {name}"
    assert redacted(f"/home/{name}b/files") == f"/home/{name}b/files"


@pytest.mark.parametrize(
    "home", ["/", "", "//", "/root", "C:\\", "/home/b/", "/ä", "\\\\server\\people\\b"]
)
def test_any_home_is_a_pattern(home: str):
    redacted = Redaction(PersonalData((), ("localhost", ""), (home,)))
    assert redacted(ORDINARY) == ORDINARY
    assert redacted("http://localhost/") == "http://localhost/"


def test_redaction_without_personal_data_changes_nothing():
    assert Redaction(PersonalData((), (), ()))(ORDINARY) == ORDINARY


@pytest.mark.sampled
def test_a_person_is_known_by_everything_the_system_calls_them(monkeypatch, tmp_path):
    for variable in ("LOGNAME", "USER", "LNAME", "USERNAME", "SUDO_USER", "HOSTNAME"):
        monkeypatch.setenv(variable, f"as-{variable.lower()}")
    behind = tmp_path / "behind"
    behind.mkdir()
    home = tmp_path / "berta"
    link(home, behind)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr("socket.gethostname", lambda: "desk.example.org")
    person = this_person()
    names = {f"as-{each}" for each in ("logname", "user", "lname", "username", "sudo_user")}
    assert names | {"berta"} <= set(person.names)
    assert {"as-hostname", "desk.example.org"} <= set(person.hosts)
    assert {str(home), os.path.realpath(home)} <= set(person.homes)
    assert Redaction(person)(f"{behind}/x at desk") == "~/x at …"


def test_a_person_nobody_knows_is_no_error(monkeypatch):
    for variable in ("LOGNAME", "USER", "LNAME", "USERNAME", "HOME", "HOSTNAME"):
        monkeypatch.delenv(variable, raising=False)

    def unknown(_uid: int) -> object:
        raise KeyError("uid not found")

    monkeypatch.setattr("pwd.getpwuid", unknown)
    assert this_person().homes == ()
