"""Sentences that describe chosen or possible actions, for hints, exercises and reviews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import NamedTuple

from msgspec import Struct

from arschloch_gui.app.table.game_table import AnyTable, StageT
from arschloch_gui.app.table.table_play import TablePlay
from arschloch_gui.app.wording.counsel import Counsel
from arschloch_gui.app.wording.hindsight import (
    give_them,
    given_line,
    giving_is_worse,
    pass_now,
    passing_is_worse,
    play_them,
    playing_is_worse,
    with_cards,
)
from arschloch_gui.app.wording.own_plays import did_then, passed_then, played_then
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Event, Passed, Played
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.table.round import AnyView


class Chosen(Struct, frozen=True):
    """An action that a seat took on `view`, with the `events` that immediately followed."""

    seat: Seat
    view: AnyView
    action: Action
    events: tuple[Event, ...]

    @classmethod
    def of(cls, decided: Decided, index: int, events: tuple[Event, ...]) -> Chosen:
        """Return the option at `index` of a decision."""
        return cls(decided.seat, decided.view, decided.legal[index], events)


def choice_line(
    chosen: Chosen, table: AnyTable[StageT], names: Sequence[str], viewer: Seat, deck: str
) -> str:
    """Return a sentence for the chosen action that names all cards and their receiver."""
    names = tuple(names)
    if line := table.choice_line(chosen.action, chosen.view, names, viewer):
        return line
    for event in chosen.events:
        if isinstance(event, CardsGiven | CardsPassedOn):
            if event.giver == chosen.seat:
                return given_line(event, names, viewer, deck)
        elif line := table.event_line(event, names, viewer):
            return line
    return table.event_line(Passed(chosen.seat), names, viewer)


class Voice(NamedTuple):
    """The sentences about a play, a pass, a gift and any other action."""

    play: Callable[[str], str]
    pass_: Callable[[], str]
    give: Callable[[CardsGiven | CardsPassedOn, Sequence[str], str], str]
    other: Callable[[Counsel], str]


ADVISED = Voice(play_them, pass_now, give_them, attrgetter("advised"))
"""Imperatives."""
WORSE = Voice(playing_is_worse, passing_is_worse, giving_is_worse, attrgetter("worse"))
"""That the choice would be worse than the one advised."""


def advice_line(
    chosen: Chosen, table: AnyTable[StageT], names: Sequence[str], deck: str,
    voice: Voice = ADVISED,
) -> str:  # fmt: skip
    """Return a sentence about an action: the advice to take it, or that it would be worse."""
    if (own := table.counsel(chosen.action, chosen.view, tuple(names))) is not None:
        return voice.other(own)
    for event in chosen.events:
        match event:
            case Played(seat=seat, cards=cards, kind=kind, as_rank=rank):
                return voice.play(table.play_phrase(TablePlay(0, seat, cards, kind, rank), deck))
            case Passed():
                return voice.pass_()
            case CardsGiven(giver=giver) | CardsPassedOn(giver=giver) if giver == chosen.seat:
                return voice.give(event, names, deck)
    raise ValueError(chosen.action)


def then_line(
    chosen: Chosen, table: AnyTable[StageT], names: Sequence[str], viewer: Seat, deck: str
) -> str:
    """Return in the past tense what the user did in a match, as far as it was a play or a pass."""
    if table.counsel(chosen.action, chosen.view, tuple(names)) is None:
        for event in chosen.events:
            match event:
                case Played(seat=seat, cards=cards, kind=kind, as_rank=rank):
                    return played_then(
                        table.play_phrase(TablePlay(0, seat, cards, kind, rank), deck)
                    )
                case Passed():
                    return passed_then()
    return did_then(choice_line(chosen, table, names, viewer, deck))


def told_apart(lines: Sequence[str], actions: Sequence[Action], deck: str) -> list[str]:
    """Return the lines, adding the cards of the action where lines would be identical.

    This happens, for example, for a pair of jacks and a jack with the Phoenix.
    """
    alike = Counter(lines)
    return [
        with_cards(line, action, deck) if alike[line] > 1 else line
        for line, action in zip(lines, actions, strict=True)
    ]
