"""The one sentence that says what is wanted now: one verb, and the person's name in it."""

from __future__ import annotations

from arschloch_gui.app.judge import Judge
from arschloch_gui.app.messages import Trouble
from arschloch_gui.app.stage import NOBODY, Stage
from arschloch_gui.app.wording.cards import card_name, cards_list, cards_phrase, rank_name
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.app.wording.games import preset_name
from arschloch_gui.app.wording.records import record_error
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.cards import RANK_NAMES, Seat, rank_of
from arschloch_gui.engine.climbing.melds import RUN
from arschloch_gui.engine.climbing.state import NO_CARD
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.match import Snapshot


def prompt(stage: Stage) -> str:
    """What the table asks for, or what it waits for."""
    sitters, judge = stage.sitters, stage.judge
    if stage.round_is_over:
        return translate("Prompt", "The round is over.")
    if judge is not None and judge.may_act and stage.turn == sitters.viewer:
        return _own_turn(judge, sitters.names)
    if stage.tail is not None:
        return event_line(stage.tail, sitters.names, sitters.viewer)
    if stage.turn != NOBODY and stage.turn != sitters.viewer:
        return _waiting(stage, sitters.names[stage.turn])
    return ""


def _own_turn(judge: Judge, names: tuple[str, ...]) -> str:
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
            low, high = (RANK_NAMES[rank_of(view.top.cards[at])] for at in (0, -1))
            sentence = translate("Prompt", "Beat the run from {low} to {high} or pass")
            return fill(sentence, low=rank_name(low), high=rank_name(high))
        cards = cards_phrase(view.top.cards)
        return fill(translate("Prompt", "Beat {cards} or pass"), cards=cards)
    if view.required != NO_CARD:
        card = card_name(view.required)
        return fill(translate("Prompt", "Lead with the {card}"), card=card)
    return translate("Prompt", "Lead what you like")


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
        case _:
            return translate("Prompt", "Throw a card away, or keep all")
    return fill(sentence, name=names[judge.partner])


def _waiting(stage: Stage, name: str) -> str:
    match stage.phase:
        case "exchange":
            return fill(translate("Prompt", "{name} thinks about the exchange"), name=name)
        case "shift":
            return fill(translate("Prompt", "{name} passes cards to the left"), name=name)
        case "putsch":
            return fill(translate("Prompt", "{name} may try a putsch"), name=name)
        case "discard":
            return fill(translate("Prompt", "{name} may throw a card away"), name=name)
    if not stage.laid:
        return fill(translate("Prompt", "{name} leads"), name=name)
    return fill(translate("Prompt", "{name} thinks"), name=name)


def received(stage: Stage) -> str:
    """What the viewer has been given and not yet acknowledged; empty for nothing."""
    cards = stage.holding.cards_of(stage.holding.received)
    if not cards:
        return ""
    giver = stage.giver
    phrase = cards_list(cards)
    if giver == NOBODY:
        return fill(translate("Prompt", "You got {cards}"), cards=phrase)
    name = stage.sitters.names[giver]
    return fill(translate("Prompt", "{name} gave you {cards}"), name=name, cards=phrase)


def place_sentence(place: int) -> str:
    """What is said to a viewer who is out."""
    if place == 1:
        return translate("Prompt", "You are out first!")
    return fill(translate("Prompt", "You are out as number {place}."), place=place)


def resume_sentence(snapshot: Snapshot | None) -> str:
    """What the start screen says about the match that goes on."""
    if snapshot is None:
        return ""
    spec, viewer = snapshot.spec, snapshot.viewer
    others = [name for seat, name in enumerate(spec.seats) if seat != viewer]
    return fill(
        translate("Prompt", "{game}, round {round}, with {names}"),
        game=preset_name(spec.preset),
        round=max(1, snapshot.round_no),
        names=listed(others),
    )


def trouble_sentence(trouble: Trouble) -> str:
    """What went wrong with a file, and what happens now."""
    path = str(trouble.path)
    if trouble.key == "not_saved":
        sentence = translate(
            "Trouble", "The match cannot be saved in {path} ({reason}); you can play on."
        )
        return fill(sentence, path=path, reason=trouble.reason)
    if trouble.error is None:
        return fill(translate("Trouble", "{path} cannot be read."), path=path)
    if trouble.key == "damaged":
        sentence = translate(
            "Trouble", "The damaged match record was kept as {path}. Line {line}: {reason}"
        )
    else:
        sentence = translate("Trouble", "{path} cannot be played. Line {line}: {reason}")
    return fill(sentence, path=path, line=trouble.error.line, reason=record_error(trouble.error))


def seat_name(stage: Stage, seat: Seat) -> str:
    """The name of whoever sits there; empty for nobody."""
    return stage.sitters.names[seat] if 0 <= seat < len(stage.sitters.names) else ""
