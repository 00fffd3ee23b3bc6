"""Lines exchanged between the game and an external player, written and read on both sides.

The specification is match-record.md, "Players from outside". docs/bots.md shows every line.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence

from msgspec import Struct

from arschloch_gui.ai.question import NoAnswer
from arschloch_gui.engine.action_lines import format_action, parse_action
from arschloch_gui.engine.actions import Action, ActionError
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.games import family_of, problems_of
from arschloch_gui.engine.json_text import JsonError, decode
from arschloch_gui.engine.options import RulesBase, with_values
from arschloch_gui.engine.rng import HIGHEST_SEED, Rng, is_seed
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyView
from arschloch_gui.engine.view_json import KeyReader, ViewError, cards_of

log = logging.getLogger(__name__)

FORMAT = "arschloch-bot"
VERSION = 1
LONGEST_TOLD = 1 << 24
"""Maximum size in bytes of a line to a player. Some decisions have tens of thousands of actions."""


class Hello(Struct, frozen=True):
    """The message that opens a match for a player.

    `seed` is only for the player's random numbers.
    """

    preset: str
    rules: RulesBase
    seat: Seat
    seed: int

    @property
    def family(self) -> AnyGame:
        """The game of the preset."""
        return family_of(self.preset)


class Decide(Struct, frozen=True):
    """A request for a decision: the view, the legal actions, and the lines that listed them."""

    view: AnyView
    legal: tuple[Action, ...]
    lines: tuple[object, ...]
    ply: int | None
    """The number of actions in the match so far, if the referee sent it."""


class LineError(ValueError):
    """Error raised for an invalid line to a player. The message is the reason, as a clause."""


# -- written by the game ------------------------------------------------------------------


def hello_line(hello: Hello) -> bytes:
    """Return the first line of a match, as bytes."""
    preset = hello.family.presets[hello.preset]
    return _line(
        {
            "hello": {
                "format": FORMAT,
                "version": VERSION,
                "preset": hello.preset,
                "rules": hello.rules.changed_from(preset),
                "seat": hello.seat,
                "seed": hello.seed,
            }
        }
    )


def decide_line(family: AnyGame, view: AnyView, legal: Sequence[Action], ply: int) -> bytes:
    """Return the line that asks the view's seat for a decision, as bytes."""
    return _line(
        {
            "decide": {**family.line.write(view), "ply": ply},
            "legal": [format_action(action) for action in legal],
        }
    )


def round_line(places: Sequence[Seat]) -> bytes:
    """Return the line for the end of a round. `places` lists the seats, best first."""
    return _line({"round": {"places": list(places)}})


def over_line(rounds: int, mean_places: Sequence[float]) -> bytes:
    """Return the line for the end of a match. A mean place of 1 is best."""
    return _line({"over": {"rounds": rounds, "mean_places": list(mean_places)}})


def read_answer(family: AnyGame, view: AnyView, legal: Sequence[Action], line: bytes) -> int:
    """Return the index of the legal action that a player answered. Raises `NoAnswer`."""
    try:
        answer = decode(line)
    except JsonError as error:
        raise NoAnswer(f"answered {line[:80]!a}: {error.key}") from None
    if not isinstance(answer, dict):
        raise NoAnswer(f"answered {_shown(answer)}, which is not an object")
    if answer.keys() == {"choose"}:
        place = answer["choose"]
        if type(place) is int and 0 <= place < len(legal):
            return place
        raise NoAnswer(f"chose {_shown(place)} of {len(legal)} legal actions, counted from 0")
    try:
        action = parse_action(answer)
    except ActionError:
        raise NoAnswer(f"answered {_shown(answer)}, which is not an action") from None
    if action in legal:
        return legal.index(action)
    return _alike(family, view, legal, action)


def _alike(family: AnyGame, view: AnyView, legal: Sequence[Action], action: Action) -> int:
    """Return the index of the legal action that is equivalent to this one.

    Raises `NoAnswer` if there is none.
    """
    # Every state consistent with the view contains the seat's own cards.
    state = view.world(Rng(0))
    if family.refusal(state, action) is None:
        for index, each in enumerate(legal):
            if family.same_action(state, each, action):
                return index
    raise NoAnswer(f"answered {_shown(format_action(action))}, which is not legal")


def _line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _shown(value: object) -> str:
    return f"{value!a:.80}"


# -- read by a player ---------------------------------------------------------------------


def read_line(line: bytes) -> tuple[str, dict[str, object], dict[str, object]]:
    """Return the kind of a line to a player, the contents under that key, and the whole message.

    Raises `LineError`.
    """
    try:
        message = decode(line, LONGEST_TOLD)
    except JsonError as error:
        raise LineError(_WHY[error.key]) from None
    for kind in ("hello", "decide", "round", "over"):
        if isinstance(message, dict) and kind in message:
            if isinstance(message[kind], dict):
                return kind, message[kind], message
            raise LineError(f"“{kind}” is not an object")
    raise LineError("it is not one of hello, decide, round and over")


_WHY = {
    "not_json": "it is not JSON",
    "too_deep": "its lists and objects are nested too deeply",
    "line_too_long": "it is too long",
}


def read_hello(values: Mapping[str, object]) -> Hello:
    """Parse the `hello` message, which opens a match for a player. Raises `LineError`."""
    if values.get("format") != FORMAT or values.get("version") != VERSION:
        raise LineError(f"it does not use the format {FORMAT}, version {VERSION}")
    preset, changed = values.get("preset"), values.get("rules", {})
    try:
        base = family_of(str(preset)).presets[str(preset)]
    except KeyError:
        raise LineError(f"there is no preset {_shown(preset)}") from None
    if not isinstance(changed, dict):
        raise LineError("“rules” is not an object")
    rules, problems = with_values(base, changed)
    if problems := problems or problems_of(str(preset), rules):
        raise LineError(f"these rules cannot be played ({_named(problems[0].options)})")
    seat, seed = values.get("seat"), values.get("seed", 0)
    if type(seat) is not int or seat not in range(rules.players):
        raise LineError(f"there is no seat {_shown(seat)} among {rules.players}")
    if not is_seed(seed):
        raise LineError(f"a deal number (seed) must be a whole number from 0 to {HIGHEST_SEED:,}")
    return Hello(str(preset), rules, seat, seed)


def _named(options: Sequence[str]) -> str:
    """Return a printable list of option keys, which can be any text from another program."""
    return ", ".join(f"{key:.40}" if key.isidentifier() else _shown(key) for key in options)


def read_decide(hello: Hello, message: Mapping[str, object]) -> Decide:
    """Parse a request for a decision. Raises `LineError`, or `ViewError` for an invalid view."""
    deck = cards_of(hello.family.cards.deck(hello.rules))
    told = message["decide"]
    assert isinstance(told, dict)
    keys = KeyReader(told, hello.rules.players, deck)
    lines = message.get("legal")
    if not isinstance(lines, list) or not lines:
        raise LineError("“legal” lists no actions")
    legal = tuple(map(_action, lines))
    try:
        view = hello.family.line.read(hello.rules, hello.seat, keys, legal)
    except ViewError:
        raise
    except Exception:
        # The checks should have caught this. Nevertheless, the player must not crash with a
        # traceback.
        log.exception("a position that nobody has foreseen")
        raise LineError("it describes an impossible position") from None
    return Decide(view, legal, tuple(lines), keys.value("ply", int, None))


def _action(line: object) -> Action:
    if isinstance(line, dict):
        try:
            return parse_action(line)
        except ActionError:
            pass
    raise LineError(f"“legal” lists {_shown(line)}, which is not an action")


def answer_line(decide: Decide, index: int) -> bytes:
    """Return a player's answer, as bytes: the chosen entry of “legal”, exactly as received."""
    return json.dumps(decide.lines[index]).encode() + b"\n"
