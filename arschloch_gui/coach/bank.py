"""The bank of exercises: decisions that teach something, judged beforehand and shipped.

`banks/PRESET.jsonl` has a line that tells what the bank is (`Header`), then a line for each
exercise (`Entry`). `packaging/make_bank.py` makes it. An entry names its position by seed and
number (`exercise.py`), so all that is kept is what took time: the judgement. A bank that cannot be
read is none; whoever practises then waits for a judgement made on the spot.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from arschloch_gui.ai.games import playing
from arschloch_gui.coach.bounds import (
    MOST_LOST,
    MOST_PLAYERS,
    Cards,
    Count,
    LossError,
    Office,
    Themes,
)
from arschloch_gui.coach.exercise import Exercise, exercises, letters, task_of
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.json_text import Word, decode, shaped
from arschloch_gui.engine.match import MatchSpec

FORMAT, VERSION = "arschloch-bank", 1
METHOD = 1
"""Counted up whenever decisions are found (`exercise.py`) or judged (`judgement.py`) otherwise, so
that entries may lead elsewhere or be worth something else."""
FOLDER = Path(__file__).with_name("banks")
SCALE = 10_000
"""Values, chances and their errors are kept in ten-thousandths."""
Scaled: TypeAlias = Annotated[int, Meta(ge=-MOST_LOST * SCALE, le=MOST_LOST * SCALE)]
"""An expected office, a loss or a chance, or the error of one."""
log = logging.getLogger(__name__)


class Marks(msgspec.Struct, frozen=True):
    """What the entries of a bank depend on."""

    method: Count
    """`METHOD`."""
    players: Word
    """What played the options out (`Playing.mark`)."""
    rules: Word
    """A mark of the preset's rules; "" for a preset there is none of."""


class Header(msgspec.Struct, frozen=True):
    """What a bank is."""

    format: Word
    version: Count
    preset: Word
    count: Count
    seed: Count
    accuracy: LossError
    """The standard error of the best options, in expected office."""
    marks: Marks
    command: Word


class Option(msgspec.Struct, frozen=True, array_like=True):
    """What was found of an option (`Judged`), in ten-thousandths but for the index."""

    index: Count
    value: Scaled
    stderr: Scaled
    p_highest: Scaled
    p_lowest: Scaled
    loss: Scaled
    loss_stderr: Scaled


class Entry(msgspec.Struct, frozen=True):
    """An exercise: decision number `at` (from 0) of the match with this seed.

    `lowest` and `regular` are the options these references choose, as indices like the others'.
    `rounds` were played out for the judgement.
    """

    preset: Word
    seed: Count
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
    phase: Word
    office: Office
    cards: Cards
    hand: Annotated[str, Meta(max_length=10_000)]
    themes: Themes
    lowest: Count
    regular: Count
    rounds: Count
    options: Annotated[tuple[Option, ...], Meta(min_length=1)]
    """The best first; never empty."""

    @property
    def key(self) -> str:
        """A name for the position that stays the same in every bank."""
        return f"{self.preset}:{self.seed}:{self.at}"

    @property
    def judgement(self) -> Judgement:
        """What was found beforehand."""
        return Judgement(tuple(map(_judged, self.options)), self.rounds)

    def exercise(self, names: Sequence[str] = ()) -> Exercise | None:
        """Return the exercise for this position, with players called `names`.

        None if the game would deal a different position today.
        """
        spec = spec_of(self.preset, self.seed, names)
        found = next(islice(exercises(spec), self.at, None), None)
        if found is None or self._differs(found):
            return None
        hand = task_of(found.match(), 0).view.hand
        return found if hand_text(hand) == self.hand else None

    def _differs(self, found: Exercise) -> bool:
        return (found.seat, found.phase, found.office, found.cards) != (
            self.seat, self.phase, self.office, self.cards
        )  # fmt: skip


class Bank(msgspec.Struct, frozen=True):
    """All exercises of a preset."""

    header: Header
    entries: tuple[Entry, ...]


def load(preset: str, folder: Path = FOLDER) -> Bank | None:
    """The bank of a preset; None where there is none that can be read."""
    try:
        head, *lines = (folder / f"{preset}.jsonl").read_bytes().splitlines()
        header = shaped(decode(head), Header)
        entries = tuple(shaped(decode(line), Entry) for line in lines)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:  # `JsonError`, or a file without a line
        log.warning("the bank of %s cannot be read: %s", preset, error)
        return None
    told = (header.format, header.version, header.preset, header.count)
    if told != (FORMAT, VERSION, preset, len(entries)):
        return None
    if not all(each.preset == preset for each in entries):
        return None
    return Bank(header, entries)


def stale(bank: Bank) -> tuple[str, ...]:
    """In what the game has changed since a bank was made: "method", "players", "rules"; nothing
    where it still holds. Its judgements are then those of another game or another judge."""
    then, now = bank.header.marks, marks(bank.header.preset)
    return tuple(
        each for each in Marks.__struct_fields__ if getattr(then, each) != getattr(now, each)
    )


def marks(preset: str) -> Marks:
    """What the bank of a preset depends on today."""
    rules = presets().get(preset)
    if rules is None:
        return Marks(METHOD, "", "")
    text = msgspec.json.encode(asdict(rules))
    return Marks(METHOD, playing(family_of(preset).key).mark(), sha256(text).hexdigest()[:16])


def spec_of(preset: str, seed: int, names: Sequence[str] = ()) -> MatchSpec:
    """The match a seed stands for. Raises `KeyError` for a preset there is none of."""
    rules = presets()[preset]
    return MatchSpec(preset, rules, tuple(names) or letters(rules.players), seed)


def hand_text(hand: Sequence[int]) -> str:
    """A hand as entries have it."""
    return " ".join(format_cards(hand))


def options_of(judgement: Judgement) -> tuple[Option, ...]:
    """A judgement as entries have it."""
    return tuple(_option(each) for each in judgement.options)


_FIGURES = ("value", "stderr", "p_highest", "p_lowest", "loss", "loss_stderr")


def _option(judged: Judged) -> Option:
    return Option(judged.index, *(round(getattr(judged, name) * SCALE) for name in _FIGURES))


def _judged(option: Option) -> Judged:
    return Judged(option.index, *(getattr(option, name) / SCALE for name in _FIGURES))
