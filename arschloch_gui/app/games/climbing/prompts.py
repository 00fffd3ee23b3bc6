"""Prompts for the viewer's turn in the climbing games, and waiting messages."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.collected import WAITS
from arschloch_gui.app.games.climbing.turn import round_of
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.app.table.question import view_of
from arschloch_gui.app.wording.articles import the_card, wanted
from arschloch_gui.app.wording.plays import meant_phrase, the_meant
from arschloch_gui.app.wording.run_ends import from_rank, to_rank
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, is_joker, rank_of
from arschloch_gui.engine.climbing.legal import legal_melds
from arschloch_gui.engine.climbing.melds import NO_STANDING, PAIR_RUN, RUN, TRIPLE_RUN, Meld
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.table.public import NO_CARD

_THE_RUN = {
    RUN: QT_TRANSLATE_NOOP("The", "the run from {low} to {high}"),
    PAIR_RUN: QT_TRANSLATE_NOOP("The", "the run of pairs from {low} to {high}"),
    TRIPLE_RUN: QT_TRANSLATE_NOOP("The", "the run of triples from {low} to {high}"),
}


def own_turn(judge: Judge) -> str:
    """Describe in one sentence what the viewer can do on their turn."""
    view = view_of(judge, SeatView)
    if view.top is not None and view.owner == view.seat:
        return _on_own_cards(judge)
    if judge.must_pass and view.top is None:
        return translate("Prompt", "You have nothing to lead: you have to pass")
    if judge.must_pass:
        return translate("Prompt", "Nothing fits: you have to pass")
    if view.top is not None:
        return _on_the_trick(judge, view.top)
    if view.required != NO_CARD:
        card = the_card(view.required)
        return fill(translate("Prompt", "Lead with {card}"), card=card)
    if judge.can_pass:
        return translate("Prompt", "Lead anything, or pass")
    return translate("Prompt", "Lead anything")


def _on_the_trick(judge: Judge, top: Meld) -> str:
    """Describe how the play on the table can be answered, based on the viewer's legal plays.

    This way, the prompt is correct under all rules about equal ranks.
    """
    same = {_is_the_same(judge, meld, top) for meld in legal_melds(round_of(judge))}
    is_turned = view_of(judge, SeatView).reversed
    if same == {False}:
        sentence = (
            translate("Prompt", "Reversed order: beat {cards} or pass")
            if is_turned
            else translate("Prompt", "Beat {cards} or pass")
        )
        return fill(sentence, cards=_what_lies_there(top))
    if same == {True}:
        sentence = translate("Prompt", "Match with {cards} or pass")
    elif is_turned:
        sentence = translate("Prompt", "Reversed order: play {cards} or stronger, or pass")
    else:
        sentence = translate("Prompt", "Play {cards} or stronger, or pass")
    return fill(sentence, cards=_the_same_again(top))


def _is_the_same(judge: Judge, meld: Meld, top: Meld) -> bool:
    """Return whether `meld` equals the play on the table, apart from its suits.

    They are equal if each could be played on the other. A meld that is stronger because of its
    suits or a special rule is not the same.
    """
    alike = (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank)
    return alike and round_of(judge).book.beats(round_of(judge), top, meld)


def _what_lies_there(top: Meld) -> str:
    if top.kind in _THE_RUN:
        return _with_ends(top, translate("The", _THE_RUN[top.kind]))
    return the_meant(top.cards, RANK_NAMES[top.rank])


def _the_same_again(top: Meld) -> str:
    """Describe a play equal to the one on the table, regardless of suits."""
    if top.kind in _THE_RUN:  # “run” also covers runs of pairs, to keep the line short.
        return _with_ends(top, translate("Given", "a run from {low} to {high}"))
    if top.size == 1:
        return wanted(RANK_NAMES[top.rank])
    return meant_phrase(top.cards, RANK_NAMES[top.rank])


def _with_ends(run: Meld, phrase: str) -> str:
    return fill(phrase, low=from_rank(_rank_at(run, 0)), high=to_rank(_rank_at(run, -1)))


def _on_own_cards(judge: Judge) -> str:
    """Describe the options of a player whose play was not beaten (`owner_may_continue`)."""
    if judge.must_pass:
        return translate("Prompt", "Everyone has passed: pass, and the trick is yours")
    return translate("Prompt", "Everyone has passed: play on, or pass and take the trick")


def _rank_at(run: Meld, at: int) -> str:
    """Return the rank at one end of a run, taking into account what a joker there stands for."""
    card = run.cards[at]
    stands = is_joker(card) and run.standing != NO_STANDING
    return RANK_NAMES[rank_of(run.standing if stands else card)]


def waiting(phase: str, due: str, name: str) -> str:
    """Describe what the table is waiting for outside a trick, or return "" within one.

    `due` is the kind of decision.
    """
    words = WAITS.get(due) or WAITS.get(phase)
    return fill(words(), name=name) if words is not None else ""
