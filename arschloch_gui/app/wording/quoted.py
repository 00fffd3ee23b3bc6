"""Words of a stranger as they may be shown: names in a record, file names, a line that was pasted.

Whatever is not ours goes through here before it is shown, spoken or printed. What the record and
the settings hold stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category, normalize

MOST_OF_A_NAME = 40
MOST_OF_A_REASON = 120
MOST_OF_A_QUOTE = 160
_MARKS = 3
"""Marks one letter may carry; more of them grow out of the line."""
_CUT = "…"
_SPACES = "\t\n\r\v\f\x85"
# Nothing is seen of these, although Unicode calls them letters, marks or signs.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_UNSEEN_SELECTORS = range(0xE0100, 0xE01F0)


def quoted(text: object, most: int = MOST_OF_A_NAME) -> str:
    """The text in one line of at most so many visible characters, the last “…” if it was cut.

    Controls, what turns the direction of writing, and what nobody sees is left out; all kinds of
    space are one.
    """
    whole = str(text)
    # Only so much is looked at, as a name may be as long as a line of a record.
    start = normalize("NFC", whole[: 16 * (most + 1)])
    letters = list(_letters(" ".join("".join(map(_plain, start)).split())))
    if len(letters) <= most and len(whole) <= 16 * (most + 1):
        return "".join(letters)
    return "".join(letters[: most - 1]).rstrip() + _CUT


def quoted_path(path: object) -> str:
    """The path of a file, of whose end most is said; a byte that is no text is `\\xe9`."""
    plain = quoted_line(str(path))
    return plain if len(plain) <= MOST_OF_A_QUOTE else _CUT + plain[1 - MOST_OF_A_QUOTE :]


def quoted_line(sentence: str) -> str:
    """A whole sentence with strangers' words in it, as one line without anything unseen."""
    return "".join(map(_plain_or_byte, sentence))


def _plain(letter: str) -> str:
    """What is left of one character."""
    kind = category(letter)
    if kind in ("Zs", "Zl", "Zp") or letter in _SPACES:
        return " "
    unseen = kind in ("Cc", "Cf", "Cs") or letter in _UNSEEN or ord(letter) in _UNSEEN_SELECTORS
    return "" if unseen else letter


def _plain_or_byte(letter: str) -> str:
    """Like `_plain`, but show an undecodable byte (`os.fsdecode`) as a `\\xNN` escape."""
    return f"\\x{ord(letter) - 0xDC00:02x}" if "\udc80" <= letter <= "\udcff" else _plain(letter)


def _letters(text: str) -> Iterator[str]:
    """The text letter by letter, each with its marks."""
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
