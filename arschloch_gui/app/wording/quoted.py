"""Sanitising of untrusted text before display: names in a record, file names, pasted lines.

Every text from outside must pass through here before it is shown, spoken or printed. The stored
record and settings keep the original text.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, normalize

MOST_OF_A_NAME = 40
MOST_OF_A_REASON = 120
MOST_OF_A_QUOTE = 160
_MARKS = 3
"""Maximum number of combining marks per letter; more would overflow the line."""
_CUT = "…"
_SPACES = "\t\n\r\v\f\x85"
# These are invisible although Unicode classifies them as letters, marks or symbols.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_UNSEEN_SELECTORS = range(0xE0100, 0xE01F0)


def quoted(text: object, most: int = MOST_OF_A_NAME) -> str:
    """Return the text as one line of at most `most` visible characters.

    A text that was cut ends with “…”. Control characters, bidirectional controls and invisible
    characters are removed, and any run of whitespace becomes one space.
    """
    whole = str(text)
    # Only the beginning is examined, as a name can be as long as a line of a record.
    start = normalize("NFC", whole[: 16 * (most + 1)])
    letters = list(_letters(" ".join("".join(map(_plain, start)).split())))
    if len(letters) <= most and len(whole) <= 16 * (most + 1):
        return "".join(letters)
    return "".join(letters[: most - 1]).rstrip() + _CUT


def quoted_path(path: object) -> str:
    """Return a file path as one line, keeping its end if it is too long.

    Undecodable bytes are shown as `\\xe9`.
    """
    plain = quoted_line(str(path))
    return plain if len(plain) <= MOST_OF_A_QUOTE else _CUT + plain[1 - MOST_OF_A_QUOTE :]


def quoted_line(sentence: str) -> str:
    """Return a complete sentence that contains untrusted words, without invisible characters."""
    return "".join(map(_plain_or_byte, sentence))


def _plain(letter: str) -> str:
    """Return a space for whitespace, "" for an invisible character, else the character itself."""
    kind = category(letter)
    if kind in ("Zs", "Zl", "Zp") or letter in _SPACES:
        return " "
    unseen = kind in ("Cc", "Cf", "Cs") or letter in _UNSEEN or ord(letter) in _UNSEEN_SELECTORS
    return "" if unseen else letter


def _plain_or_byte(letter: str) -> str:
    """Like `_plain`, but show an undecodable byte (`os.fsdecode`) as a `\\xNN` escape."""
    return f"\\x{ord(letter) - 0xDC00:02x}" if "\udc80" <= letter <= "\udcff" else _plain(letter)


def _letters(text: str) -> Iterator[str]:
    """Yield the text letter by letter, each with at most `_MARKS` of its combining marks."""
    whole, marks = "", 0
    for each in text:
        if not whole or not category(each).startswith("M"):
            if whole:
                yield whole
            whole, marks = each, 0
        elif marks < _MARKS:
            whole, marks = whole + each, marks + 1
    if whole:
        yield whole
