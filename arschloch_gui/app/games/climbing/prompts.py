"""What the climbing game wants of the viewer, and what it waits for."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.collected import WAITS
from arschloch_gui.app.games.judge import Judge
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.plays import the_meant
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import NO_STANDING, RUN, Meld
from arschloch_gui.engine.climbing.phases import NO_CARD
from arschloch_gui.engine.climbing.view import SeatView


def own_turn(judge: Judge) -> str:
    """What is wanted of the viewer on his turn, in one sentence."""
    view: SeatView = judge.snapshot.view
    if view.top is not None and view.owner == view.seat:
        return _on_own_cards(judge)
    if judge.must_pass and view.top is None:
        return translate("Prompt", "You have nothing to lead, so you pass")
    if judge.must_pass:
        return translate("Prompt", "Nothing fits, so you pass")
    if view.top is not None:
        if view.top.kind.startswith(RUN):
            low, high = (_rank_at(view.top, at) for at in (0, -1))
            sentence = translate("Prompt", "Beat the run from {low} to {high} or pass")
            return fill(sentence, low=rank_name(low), high=rank_name(high))
        cards = the_meant(view.top.cards, RANK_NAMES[view.top.rank])
        return fill(translate("Prompt", "Beat {cards} or pass"), cards=cards)
    if view.required != NO_CARD:
        card = the_card(view.required)
        return fill(translate("Prompt", "Lead with {card}"), card=card)
    return translate("Prompt", "Lead what you like")


def _on_own_cards(judge: Judge) -> str:
    """What somebody may do whose cards nobody has beaten (`owner_may_continue`)."""
    if judge.must_pass:
        return translate("Prompt", "Everybody has passed: pass, and the trick is yours")
    return translate("Prompt", "Everybody has passed: play on, or pass and take the trick")


def _rank_at(run: Meld, at: int) -> str:
    """The rank at an end of a run, where a joker may stand."""
    card = run.cards[at]
    stands = is_joker(card) and run.standing != NO_STANDING
    return RANK_NAMES[rank_of(run.standing if stands else card)]


def waiting(phase: str, due: str, name: str) -> str:
    """What the table waits for outside of a trick (`due`: a decision); empty within one."""
    words = WAITS.get(due) or WAITS.get(phase)
    return fill(words(), name=name) if words is not None else ""
