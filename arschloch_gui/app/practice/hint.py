"""Words of a hint: the advice, one reason for it, and the estimate in figures."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.choices import (
    ADVISED,
    WORSE,
    Chosen,
    Voice,
    advice_line,
    choice_line,
    told_apart,
)
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.hindsight import with_cards
from arschloch_gui.coach.games import play_reasons, reasons
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.coach.verdict import Verdict, places_lost, verdict
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.table.round import AnyView

Teller: TypeAlias = Callable[[str, AnyView, Action, Action], tuple[Reason, ...]]


class HintWords(Struct, frozen=True):
    """The sentences of a hint."""

    advice: str
    """What to do and why: one reason about the cards, or a choice that proved worse."""
    figures: str = ""
    """How much better the advice is than that choice; empty if no choice is clearly worse."""


class _Line(Struct, frozen=True):
    """An option in words, and whether they need its cards to tell it from another one."""

    text: str
    names_cards: bool


def hint_of(advice: Advice, stage: TableState) -> HintWords:
    """Return the words of a hint.

    The reason compares the advice with a choice that proved worse. Without such a choice, no reason
    is invented.
    """
    if worse := _worse(advice):
        return _beside(advice, worse, stage)
    [line] = _lines(advice, [advice.index], stage)
    best = _advised(advice, stage, line)
    if len(advice.decided.legal) == 1:
        why = words.nothing_else()
    else:
        why = words.equally_good() if advice.thoughts else words.little_to_weigh()
    return HintWords(f"{best} {why}")


def _beside(advice: Advice, worse: list[Evaluation], stage: TableState) -> HintWords:
    """Return the advice with a reason against one of the worse options, and the difference."""
    best = advice.thoughts[0]
    for other in worse:
        if found := _told(reasons, advice, other):
            # The coach's reasons before the first trick are about the worse option.
            line, line_of_other = _lines(advice, [advice.index, other.index], stage)
            reason = reason_sentence(found[0], stage.deck)
            worse_line = _less_good(advice, other.index, stage, line_of_other)
            said = [_advised(advice, stage, line), worse_line, reason]
            figure = _figure(best, other, stage)
            return HintWords(" ".join(said), words.estimated_beside(figure, line_of_other.text))
        if found := _told(play_reasons, advice, other):
            line, line_of_other = _lines(advice, [advice.index, other.index], stage)
            figure = words.estimated_beside(_figure(best, other, stage), line_of_other.text)
            said = [_advised(advice, stage, line), reason_sentence(found[0], stage.deck)]
            return HintWords(" ".join(said), figure)
    line, line_of_other = _lines(advice, [advice.index, worse[0].index], stage)
    figure = words.estimated_beside(_figure(best, worse[0], stage), line_of_other.text)
    said = [_advised(advice, stage, line), _less_good(advice, worse[0].index, stage, line_of_other)]
    return HintWords(" ".join(said), figure)


def _worse(advice: Advice) -> list[Evaluation]:
    """Return the options with a significant loss, best first."""
    best = advice.thoughts[:1]
    return [each for each in advice.thoughts[1:] if _verdict(best[0], each) is not Verdict.BEST]


def _verdict(best: Evaluation, other: Evaluation) -> Verdict:
    return verdict(best.value - other.value, hypot(best.stderr, other.stderr))


def _told(teller: Teller, advice: Advice, other: Evaluation) -> tuple[Reason, ...]:
    decided = advice.decided
    return teller(advice.family.key, decided.view, decided.legal[other.index], advice.action)


def _figure(best: Evaluation, other: Evaluation, stage: TableState) -> str:
    """Describe the gain: in places if positions are at stake, otherwise in words."""
    if not stage.sitters.titles:
        return words.how_much_better(_verdict(best, other))
    players = len(stage.sitters.names)
    return words.places_gained(places_lost(best.value - other.value, players))


def _advised(advice: Advice, stage: TableState, line: _Line) -> str:
    """Return the advice as a sentence."""
    return _voiced(advice, advice.index, stage, line, ADVISED)


def _less_good(advice: Advice, index: int, stage: TableState, line: _Line) -> str:
    """Return as a sentence that an option is worse."""
    return _voiced(advice, index, stage, line, WORSE)


def _voiced(advice: Advice, index: int, stage: TableState, line: _Line, voice: Voice) -> str:
    chosen, sitters = _chosen(advice, index), stage.sitters
    said = advice_line(chosen, stage.table, sitters.names, stage.deck, voice)
    return with_cards(said, chosen.action, stage.deck) if line.names_cards else said


def _chosen(advice: Advice, index: int) -> Chosen:
    return Chosen.of(advice.decided, index, advice.events(index))


def _lines(advice: Advice, options: list[int], stage: TableState) -> list[_Line]:
    """Describe options in words that tell them apart."""
    sitters, legal = stage.sitters, advice.decided.legal
    lines = [
        choice_line(_chosen(advice, index), stage.table, sitters.names, sitters.viewer, stage.deck)
        for index in options
    ]
    alike = len(set(lines)) < len(lines)
    apart = told_apart(lines, [legal[index] for index in options], stage.deck)
    return [_Line(line.rstrip("."), alike) for line in apart]
