"""The bank of exercises: instructive decisions that are judged in advance and shipped.

`banks/PRESET.jsonl` consists of a `Header` line followed by one line for each exercise (`Entry`).
It is created by `packaging/make_bank.py`. An entry names its position by seed and number
(`exercise.py`), so only the judgement, which is slow to compute, is stored. If a bank cannot be
read, exercises are judged while the user waits.

Two things can make a judgement worthless. If the judge or the rules have changed, the whole bank is
outdated: `stale` compares the `Marks` in its header. If `regular`, which plays up to the decision,
or the rules code has changed, single entries lead to other positions. Because this becomes apparent
only when an entry is replayed, each entry has a checksum of its position, which `Entry.exercise`
compares.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import asdict
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

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
from arschloch_gui.coach.verdict import GOOD, verdict
from arschloch_gui.engine.action_lines import format_action
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.json_text import Word, decode, shaped
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import entry_line

FORMAT, VERSION = "arschloch-bank", 2
METHOD = 1
"""Version of the method, increased if finding (`exercise.py`) or judging decisions changes.

Entries of other versions can lead to other positions or have other values.
"""
FOLDER = Path(__file__).with_name("banks")
SCALE = 10_000
"""Values, chances and their errors are stored in ten-thousandths."""
Scaled: TypeAlias = Annotated[int, Meta(ge=-MOST_LOST * SCALE, le=MOST_LOST * SCALE)]
"""Scaled expected position, loss or probability, or the error of one."""
PLAIN = 0.3
"""With two options, losses above this are obvious without practice."""
log = logging.getLogger(__name__)


class Marks(msgspec.Struct, frozen=True):
    """Identifiers of everything that all entries of a bank depend on.

    `Entry.position` covers what only a single entry depends on.
    """

    method: Count
    """`METHOD`."""
    players: Word
    """Identifier of the policies used in the rollouts (`Playing.mark`)."""
    rules: Word
    """Identifier of the preset's rules, or "" for an unknown preset."""


class Header(msgspec.Struct, frozen=True):
    """The header line of a bank."""

    format: Word
    version: Count
    preset: Word
    count: Count
    seed: Count
    accuracy: LossError
    """Standard error of the best options, in expected position."""
    marks: Marks
    command: Word


class Option(msgspec.Struct, frozen=True, array_like=True):
    """The judgement of one option (`Judged`), in ten-thousandths except for the index."""

    index: Count
    value: Scaled
    stderr: Scaled
    p_highest: Scaled
    p_lowest: Scaled
    loss: Scaled
    loss_stderr: Scaled


class Entry(msgspec.Struct, frozen=True):
    """An exercise: decision number `at` (from 0) of the match with this seed.

    `lowest` and `regular` are the indices of the options that these reference players choose.
    `rounds` is the number of rounds played out for the judgement. `position` is the checksum of the
    position that was judged (`position_mark`).
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
    """Best option first; never empty."""
    position: Word = ""

    @property
    def key(self) -> str:
        """The key of the position, which is the same in every bank."""
        return f"{self.preset}:{self.seed}:{self.at}"

    @property
    def teaches(self) -> bool:
        """Whether the decision is worth practising.

        It is not if no option is clearly wrong, or if the worse of two is obviously bad.
        """
        wrong = [
            each.loss / SCALE
            for each in self.options
            if verdict(each.loss / SCALE, each.loss_stderr / SCALE) not in GOOD
        ]
        return bool(wrong) and (len(self.options) > 2 or wrong[0] <= PLAIN)

    @property
    def judgement(self) -> Judgement:
        """The stored judgement."""
        return judgement_of(self.options, self.rounds)

    def exercise(self, names: Sequence[str] = ()) -> Exercise | None:
        """Return the exercise for this position, with players called `names`.

        Returns None if the current version leads to a different position.
        """
        spec = spec_of(self.preset, self.seed, names)
        found = next(islice(exercises(spec), self.at, None), None)
        return found if found is not None and self.leads_to(found) else None

    def leads_to(self, found: Exercise) -> bool:
        """Return whether a decision is the one that was judged."""
        if (found.seat, found.phase, found.office, found.cards) != (
            self.seat, self.phase, self.office, self.cards
        ):  # fmt: skip
            return False
        match = found.match()
        if hand_text(task_of(match, 0).view.hand) != self.hand:
            return False
        return self.marked(match) == self

    def marked(self, match: Match) -> Entry:
        """Return the entry with the checksum of the pending decision of a match."""
        return replace(self, position=position_mark(match, self._named))

    @property
    def _named(self) -> set[int]:
        return {self.lowest, self.regular, *(each.index for each in self.options)}


class Bank(msgspec.Struct, frozen=True):
    """All exercises of a preset."""

    header: Header
    entries: tuple[Entry, ...]


def load(preset: str, folder: Path = FOLDER) -> Bank | None:
    """Return the bank of a preset, or None if there is none that can be read.

    >>> bank = load("arschloch")
    >>> len(bank.entries), bank.entries[0].key
    (696, 'arschloch:1:0')
    """
    try:
        head, *lines = (folder / f"{preset}.jsonl").read_bytes().splitlines()
        header = shaped(decode(head), Header)
        entries = tuple(shaped(decode(line), Entry) for line in lines)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:  # `JsonError`, or a file without lines
        log.warning("the bank of %s cannot be read: %s", preset, error)
        return None
    told = (header.format, header.version, header.preset, header.count)
    if told != (FORMAT, VERSION, preset, len(entries)):
        return None
    if not all(each.preset == preset for each in entries):
        return None
    return Bank(header, entries)


def stale(bank: Bank) -> tuple[str, ...]:
    """Return what has changed since a bank was made: "method", "players", "rules".

    If anything has changed, the bank's judgements belong to different rules or a different judge.
    """
    then, now = bank.header.marks, marks(bank.header.preset)
    return tuple(
        each for each in Marks.__struct_fields__ if getattr(then, each) != getattr(now, each)
    )


def marks(preset: str) -> Marks:
    """Return the current identifiers for the bank of a preset."""
    rules = presets().get(preset)
    if rules is None:
        return Marks(METHOD, "", "")
    text = msgspec.json.encode(asdict(rules))
    return Marks(METHOD, playing(family_of(preset).key).mark(), sha256(text).hexdigest()[:16])


def position_mark(match: Match, options: Collection[int]) -> str:
    """Return a checksum of a pending decision: its history, its hand and its options.

    `options` are the indices of the legal actions that an entry uses. The checksum changes if the
    deal, `regular`, or the rules lead to a different position, or if an index stands for another
    action.
    """
    hand, legal = task_of(match, 0).view.hand, match.legal()
    past = [entry_line(each) for each in match.journal]
    acts = [(index, format_action(each)) for index, each in enumerate(legal) if index in options]
    text = msgspec.json.encode((match.to_act, hand_text(hand), past, acts))
    return sha256(text).hexdigest()[:16]


def spec_of(preset: str, seed: int, names: Sequence[str] = ()) -> MatchSpec:
    """Return the match for a seed. Raises `KeyError` for an unknown preset."""
    rules = presets()[preset]
    return MatchSpec(preset, rules, tuple(names) or letters(rules.players), seed)


def hand_text(hand: Sequence[int]) -> str:
    """Return a hand in the form used by entries."""
    return " ".join(format_cards(hand))


def judgement_of(options: Sequence[Option], rounds: int) -> Judgement:
    """Return the judgement of stored options: the inverse of `options_of`, except for rounding."""
    return Judgement(tuple(map(_judged, options)), rounds)


def options_of(judgement: Judgement) -> tuple[Option, ...]:
    """Return a judgement in the form used by entries."""
    return tuple(_option(each) for each in judgement.options)


_FIGURES = ("value", "stderr", "p_highest", "p_lowest", "loss", "loss_stderr")


def _option(judged: Judged) -> Option:
    return Option(judged.index, *(round(getattr(judged, name) * SCALE) for name in _FIGURES))


def _judged(option: Option) -> Judged:
    return Judged(option.index, *(getattr(option, name) / SCALE for name in _FIGURES))
