"""Input events as data: what the random user does, one line of JSON each.

A list of them replays a run, as far as the program answers in the same order. An event names the
control it is for, so a list that has lost some events still means the same; one whose control is
not there does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the user does.

    `do` is one of `INPUTS`. `at` is the label of a control (`seen.py`), "" for the whole window;
    `x` and `y` are fractions of its size. `more` is the key, the text, the size or the distance.
    """

    do: str
    at: str = ""
    x: float = 0.5
    y: float = 0.5
    more: str = ""


HELD = 4
"""How often a key that is held down repeats."""
INPUTS = {
    "press": 1, "move": 1, "release": 1, "click": 3, "double": 5, "right": 3,
    "touch": 1, "touch_move": 1, "touch_end": 1, "tap": 2,
    "wheel": 1, "key": 2, "hold": 2 + 2 * HELD, "text": 1,
    "resize": 1, "leave": 1, "return": 1, "set": 0, "rest": 0,
}  # fmt: skip
"""How many input events of Qt each is. `hold` is a key held down, `text` comes from an input
method, `leave` and `return` take the focus from the window and give it back. `set` changes a
setting and `rest` waits until nothing is under way: neither is input."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


def line_of(event: Event) -> bytes:
    """Return the line of an event, with its newline."""
    return _encode(event) + b"\n"


def read(path: Path) -> list[Event]:
    """Read a list of events; half a last line is left out."""
    lines = path.read_bytes().split(b"\n")[:-1]
    return [_decode(line) for line in lines]


def write(path: Path, events: Iterable[Event]) -> None:
    """Write a list of events."""
    path.write_bytes(b"".join(map(line_of, events)))


def count(events: Iterable[Event]) -> int:
    """Count the input events."""
    return sum(INPUTS[event.do] for event in events)
