"""Redaction of personal data in a text: login names, computer names, and the home folder.

Each is found in any spelling: in upper or lower case, composed or decomposed Unicode, letters
written as `%C3%A4`, `\\u00e4` or `\\xc3\\xa4`, with any kind of slash.

>>> person = PersonalData(("bärbel",), ("werkstatt",), ("/home/bärbel",))
>>> Redaction(person)("file:///home/b%C3%A4rbel/a.arl, denied to BÄRBEL@werkstatt")
'file://~/a.arl, denied to …@…'
"""

from __future__ import annotations

import getpass
import os
import re
import socket
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from msgspec import Struct

HOME, NAME = "~", "…"
_SHORT = 3
"""Minimum length of a name for removal anywhere. Shorter names are removed only where a name is
likely."""
_LONG = 6
"""Minimum length of a name for it to be removed even inside longer words."""
_ANYBODY = frozenset({"localhost"})
_VARIABLES = ("LOGNAME", "USER", "LNAME", "USERNAME", "SUDO_USER")
# Allow for repeated quoting, but with a limit, because matching would otherwise take too long.
_PERCENT, _BACKSLASH = r"%(?:25){0,4}", r"\\{1,8}"
_SEPARATOR = rf"(?:[/\\]|{_PERCENT}(?:2F|5C)|{_BACKSLASH}(?:u00|x)(?:2f|5c))"
# A name must not follow a letter, unless that letter ends an escape sequence.
_ENDED = r"(?<=%[0-9a-f]{2})|(?<=\\[nrtbf])|(?<=\\x[0-9a-f]{2})|(?<=\\u[0-9a-f]{4})"
_BEFORE, _AFTER = rf"(?:(?<![^\W\d_])|{_ENDED})", r"(?![^\W\d_])"
_BEFORE_DIGIT, _AFTER_DIGIT = rf"(?:(?<![^\W_])|{_ENDED})", r"(?![^\W_])"


class PersonalData(Struct, frozen=True):
    """Data to remove from a text: login names, computer names, and home folders."""

    names: tuple[str, ...]
    hosts: tuple[str, ...]
    homes: tuple[str, ...]


def this_person() -> PersonalData:
    """Return the names by which the system knows the user and the computer, and home folders."""
    homes = tuple(_homes())
    folders = (os.path.basename(_trimmed(home)) for home in homes)
    names = (*_logins(), *(name for name in folders if len(name) >= _SHORT))
    return PersonalData(names, tuple(_hosts()), homes)


class Redaction:
    """A function that removes a person's data from a text."""

    def __init__(self, person: PersonalData) -> None:
        homes = {_trimmed(home) for home in person.homes} - {""}
        every = {*person.names, *person.hosts} | set(_parts((*person.names, *person.hosts)))
        names = {name for name in every if name.strip() and name.casefold() not in _ANYBODY}
        self._home = _any_of(map(_path, _longest_first(homes)))
        self._name = _any_of(map(_name, _longest_first(names)))

    def __call__(self, text: str) -> str:
        """Return the text with “~” for the home folder and “…” for names."""
        text = self._home.sub(HOME, text) if self._home else text
        return self._name.sub(NAME, text) if self._name else text


# -- names known to the system -----------------------------------------------------------


def _logins() -> Iterator[str]:
    with suppress(OSError, KeyError, ImportError):
        yield getpass.getuser()
    yield from filter(None, map(os.environ.get, _VARIABLES))
    yield from filter(None, _entry().names)


def _hosts() -> Iterator[str]:
    with suppress(OSError, UnicodeError):
        yield socket.gethostname()
    yield from filter(None, map(os.environ.get, ("HOSTNAME", "COMPUTERNAME")))


def _homes() -> Iterator[str]:
    told = [os.path.expanduser("~"), os.environ.get("HOME", ""), _entry().home]
    for home in told:
        if os.path.isabs(home):
            yield home
            yield os.path.realpath(home)


class _Entry(Struct, frozen=True):
    """The user's entry in the system's user database; empty if there is none."""

    names: tuple[str, ...] = ()
    home: str = ""


def _entry() -> _Entry:
    try:
        import pwd

        found = pwd.getpwuid(os.getuid())
    except (ImportError, KeyError):
        return _Entry()
    return _Entry((found.pw_name, found.pw_gecos.partition(",")[0]), found.pw_dir)


def _parts(names: Iterable[str]) -> Iterator[str]:
    """Yield the parts of names such as `COMPANY\\berta` or `host.example.org` that are names."""
    for name in names:
        first = re.split(r"[.@]", name)[0]
        yield from (part for part in (first, *re.split(r"[\\/+@]", name)) if len(part) >= _SHORT)


def _trimmed(home: str) -> str:
    return home.rstrip("/\\") if len(home) > 1 else ""


# -- spellings -----------------------------------------------------------------------------


def _any_of(patterns: Iterable[str]) -> re.Pattern[str] | None:
    whole = "|".join(patterns)
    return re.compile(whole, re.IGNORECASE) if whole else None


def _longest_first(names: Iterable[str]) -> list[str]:
    return sorted(names, key=lambda name: (-len(name), name))


def _path(home: str) -> str:
    """Return the pattern of a folder with any separators, not followed by more of a name."""
    parts = filter(None, re.split(r"[/\\]+", home))
    told = (f"{_SEPARATOR}+").join(_spelled(part) for part in parts)
    start = _SEPARATOR if home[0] in "/\\" else ""
    return rf"{_BEFORE}{start}{told}(?![^\W_])"


def _name(name: str) -> str:
    told = _spelled(name)
    if len(name) < _SHORT:
        # Match a short name only as part of a path, or next to “@”.
        return (
            rf"(?:(?<=[/\\])|(?<=%2F)|(?<=%5C)){told}(?=[/\\]|{_PERCENT}(?:2F|5C)|[\s\"':;,)\]]|$)"
            rf"|{_BEFORE}{told}(?=@)|(?<=@){told}{_AFTER}"
        )
    if len(name) >= _LONG and not name.isdigit():
        return told
    before = _BEFORE_DIGIT if name[0].isdigit() else _BEFORE
    after = _AFTER_DIGIT if name[-1].isdigit() else _AFTER
    return f"{before}{told}{after}"


def _spelled(name: str) -> str:
    """Return a pattern that matches a text in every spelling."""
    composed, split = unicodedata.normalize("NFC", name), unicodedata.normalize("NFD", name)
    forms = dict.fromkeys((name, composed, split))
    return "(?:" + "|".join("".join(map(_letter, form)) for form in forms) + ")"


def _letter(letter: str) -> str:
    """Return a pattern for one character: the character itself and its escaped forms.

    No form occurs twice (the pattern ignores case), because a long name would otherwise be tried in
    all combinations.
    """
    cases = {letter, letter.lower(), letter.upper(), letter.casefold()}
    single = sorted(case for case in cases if len(case) == 1)
    spellings = {
        told.lower() if len(told.lower()) == len(told) else told
        for told in (spelling(case) for case in single for spelling in _SPELLINGS)
    }
    # “ß” in upper case is two letters, each with spellings of its own.
    several = ["".join(map(_letter, case)) for case in sorted(cases) if len(case) > 1]
    return "(?:" + "|".join([*sorted(spellings), *several]) + ")"


def _literally(text: str) -> str:
    return "".join(_BETWEEN_QUOTES.get(letter) or re.escape(letter) for letter in text)


def _percent(text: str) -> str:
    return "".join(f"{_PERCENT}{byte:02x}" for byte in _bytes(text))


def _utf8_escapes(text: str) -> str:
    return "".join(f"{_BACKSLASH}(?:x{byte:02x}|{byte:03o})" for byte in _bytes(text))


def _json_escapes(text: str) -> str:
    units = text.encode("utf-16-be", "surrogatepass")
    return "".join(f"{_BACKSLASH}u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


def _python_escapes(text: str) -> str:
    codes = map(ord, text)
    return "".join(
        f"{_BACKSLASH}(?:U{code:08x}|x{code:02x})" if code < 256 else f"{_BACKSLASH}U{code:08x}"
        for code in codes
    )


def _entities(text: str) -> str:
    return "".join(rf"&\#(?:0*{ord(letter)}|x0*{ord(letter):x});" for letter in text)


_BETWEEN_QUOTES = {" ": r"[ +]", "\\": _BACKSLASH, "'": r"\\{0,8}'", '"': r'\\{0,8}"'}
"""Patterns of characters that are written differently in URLs and in quoted text."""
_SPELLINGS: tuple[Callable[[str], str], ...] = (
    _literally, _percent, _utf8_escapes, _json_escapes, _python_escapes, _entities,
)  # fmt: skip


def _bytes(text: str) -> bytes:
    """Return the text as UTF-8, with undecodable bytes restored."""
    try:
        return os.fsencode(text)
    except UnicodeEncodeError:
        return text.encode(errors="replace")
