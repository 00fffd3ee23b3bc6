"""The prompt: one sentence about the next action, with one verb and the player's name."""

from __future__ import annotations

from arschloch_gui.app.by_game.presets import game_name
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.wording.articles import ranks_list
from arschloch_gui.app.wording.cards import cards_list
from arschloch_gui.app.wording.words import fill, listed, place_word, seat_names, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Snapshot


def prompt(stage: TableState) -> str:
    """Return what the user must do now, or what the table waits for."""
    sitters, judge = stage.sitters, stage.judge
    if stage.round_is_over:
        return translate("Prompt", "The round is over.")
    if judge is not None and judge.may_act and stage.turn == sitters.viewer:
        return stage.table.prompt(stage, judge)
    if stage.tail is not None:
        return stage.table.event_line(stage.tail, sitters.names, sitters.viewer)
    if stage.turn != NOBODY and stage.turn != sitters.viewer:
        return stage.table.waiting(stage, sitters.names[stage.turn])
    return ""


def exchanged(stage: TableState) -> str:
    """Return what the viewer gave and received in the exchange, one sentence per partner.

    Cards left over from the deal come first. Return "" after it was acknowledged, or if the viewer
    chose everything.
    """
    viewer, gifts = stage.sitters.viewer, stage.gifts
    sentences = []
    if stage.surplus:
        extra = translate("Prompt", "You got the %n card(s) left over", None, stage.surplus)
        sentences.append(extra)
    if not all(gift.chosen for gift in gifts):
        partners = dict.fromkeys(gift.giver + gift.taker - viewer for gift in gifts)
        sentences += [_exchanged_with(partner, stage) for partner in partners]
    return " · ".join(sentences)


def _exchanged_with(partner: Seat, stage: TableState) -> str:
    got = [card for gift in stage.gifts if gift.giver == partner for card in gift.cards]
    gave = [card for gift in stage.gifts if gift.taker == partner for card in gift.cards]
    # One line has room for the suits of one direction only; the hand marks the others.
    phrase = ranks_list if got and gave else cards_list
    if not gave:
        sentence = translate("Prompt", "{name} gave you {got}")
    elif not got:
        sentence = translate("Prompt", "You gave {name} {gave}")
    else:
        sentence = translate("Prompt", "{name} gave you {got} for {gave}")
    return fill(
        sentence,
        name=stage.sitters.names[partner],
        got=phrase(sorted(got), stage.deck),
        gave=phrase(sorted(gave), stage.deck),
    )


def place_sentence(place: int) -> str:
    """Return the sentence for a viewer who is out."""
    if place == 1:
        return translate("Prompt", "You’re out first!")
    return fill(translate("Prompt", "You’re out in {place} place."), place=place_word(place))


def resume_sentence(snapshot: Snapshot | None, custom_game: str = "") -> str:
    """Return the sentence on the start screen about the match to continue."""
    if snapshot is None:
        return ""
    spec, viewer = snapshot.spec, snapshot.viewer
    others = [name for seat, name in enumerate(seat_names(spec.seats)) if seat != viewer]
    return fill(
        translate("Prompt", "{game}, round {round}, with {names}"),
        game=game_name(spec.preset, custom_game),
        round=max(1, snapshot.round_no),
        names=listed(others),
    )
