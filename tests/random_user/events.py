"""Input events as data: the actions of the random user, one line of JSON each.

A list of events replays a run, as long as the program responds in the same order. An event names
its control, so a list with some events removed keeps its meaning; an event whose control is missing
does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of the user.

    `do` is one of `INPUTS`. `at` is the label of a control (`seen.py`), "" for the whole window.
    `x` and `y` are fractions of its size. `more` is the key, the text, the size or the distance.
    """

    do: str
    at: str = ""
    x: float = 0.5
    y: float = 0.5
    more: str = ""


HELD = 4
"""The number of repeats of a key that is held down."""
INPUTS = {
    "press": 1, "move": 1, "release": 1, "click": 3, "double": 5, "right": 3,
    "touch": 1, "touch_move": 1, "touch_end": 1, "tap": 2,
    "wheel": 1, "key": 2, "hold": 2 + 2 * HELD, "text": 1,
    "resize": 1, "leave": 1, "return": 1, "set": 0, "rest": 0,
}  # fmt: skip
"""The number of Qt input events for each action.

`hold` is a key held down, `text` comes from an input method, `leave` and `return` remove and
restore the window's focus. `set` changes a setting and `rest` waits until nothing is in progress;
neither is input.
"""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


def line_of(event: Event) -> bytes:
    """Return the line of an event, with its newline."""
    return _encode(event) + b"\n"


def read(path: Path) -> list[Event]:
    """Read a list of events; an incomplete last line is ignored."""
    lines = path.read_bytes().split(b"\n")[:-1]
    return [_decode(line) for line in lines]


def write(path: Path, events: Iterable[Event]) -> None:
    """Write a list of events."""
    path.write_bytes(b"".join(map(line_of, events)))


def count(events: Iterable[Event]) -> int:
    """Count the input events."""
    return sum(INPUTS[event.do] for event in events)
