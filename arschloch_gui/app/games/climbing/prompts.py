"""What the climbing game wants of the viewer, and what it waits for."""

from __future__ import annotations

from arschloch_gui.app.games.judge import Judge
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.plays import the_meant
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import NO_STANDING, RUN, Meld
from arschloch_gui.engine.climbing.rulemods.jester_revolution import DECISION as REVOLUTION
from arschloch_gui.engine.climbing.state import NO_CARD
from arschloch_gui.engine.climbing.view import SeatView


def own_turn(judge: Judge, names: tuple[str, ...]) -> str:
    """What is wanted of the viewer on his turn, in one sentence."""
    view: SeatView = judge.snapshot.view
    if judge.kind == "gift":
        sentence = translate(
            "Prompt", "Give %n card(s) to {name}", "", judge.slots(countering=False)
        )
        return fill(sentence, name=names[judge.partner])
    if judge.kind:
        return _decision(judge, names)
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


def _rank_at(run: Meld, at: int) -> str:
    """The rank at an end of a run, where a joker may stand."""
    card = run.cards[at]
    stands = is_joker(card) and run.standing != NO_STANDING
    return RANK_NAMES[rank_of(run.standing if stands else card)]


def _decision(judge: Judge, names: tuple[str, ...]) -> str:
    """What a decision beside the trick wants, with the partner's name."""
    match judge.kind:
        case "ask":
            sentence = translate("Prompt", "Ask {name} for a rank")
        case "negotiate":
            sentence = translate("Prompt", "Come to terms with {name}")
        case "pass_left":
            count = judge.slots(countering=False)
            sentence = translate("Prompt", "Pass %n card(s) to {name}", "", count)
        case "putsch":
            return translate("Prompt", "Try a putsch, or leave it")
        case "revolution":
            return translate("Prompt", "Call a revolution, or leave it")
        case _:
            return translate("Prompt", "Throw a card away, or keep all")
    return fill(sentence, name=names[judge.partner])


def waiting(phase: str, due: str, name: str) -> str:
    """What the table waits for outside of a trick (`due`: a decision); empty within one."""
    if due == REVOLUTION:
        return fill(translate("Prompt", "{name} holds both jesters"), name=name)
    match phase:
        case "exchange":
            return fill(translate("Prompt", "{name} thinks about the exchange"), name=name)
        case "shift":
            return fill(translate("Prompt", "{name} passes cards to the left"), name=name)
        case "putsch":
            return fill(translate("Prompt", "{name} may try a putsch"), name=name)
        case "discard":
            return fill(translate("Prompt", "{name} may throw a card away"), name=name)
    return ""
