"""Options, chosen or not, are described with their cards and the players who get them."""

from __future__ import annotations

import pytest

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.table.choices import Chosen, choice_line, told_apart
from arschloch_gui.app.wording.hindsight import given_line
from arschloch_gui.engine.actions import PASS, Action, Give, Play, Shift
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn
from arschloch_gui.engine.hindsight import Decided, foretold
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.seigneur.actions import Wish
from deals import cards, deal, rules

NAMES = ("Du", "Lotte", "Noor", "Max", "Ida", "Jo")


@pytest.mark.parametrize("kind", [CardsGiven, CardsPassedOn])
@pytest.mark.parametrize(
    ("language", "to_viewer", "to_another", "own"),
    [
        ("en", "Lotte gives you the", "Lotte gives Noor the", "You give Noor the"),
        ("de", "Lotte gibt dir ", "Lotte gibt Noor ", "Du gibst Noor "),
        ("fr", "Lotte te donne ", "Lotte donne à Noor ", "Tu donnes le 7 de trèfle à Noor."),
    ],
)
def test_who_gives_what_is_said_to_oneself(qapp, kind, language, to_viewer, to_another, own):
    def said(giver: int, taker: int) -> str:
        return given_line(kind(giver, taker, 1, cards("7c")), NAMES, 0, "french32")

    with speak(language):
        assert said(1, 0).startswith(to_viewer)
        assert said(1, 2).startswith(to_another)
        assert said(0, 2).startswith(own)


SEIGNEUR = "ph 2c 3d 4s | as 2s 3s ks | kc 4d 5s 5d | 8s 9d 9s 2d | js jd ah qs | qc qd mj dr 9c"
"""The second position received two cards from the last but one and returns two at once."""
SHIFTS = "7d 9d | 8d kc | 8h as"
PUTSCHES = "7d 9d kd ad | 8d kc ac 7h | 8h as ks 7s"


@pytest.mark.parametrize(
    ("preset", "values", "dealt", "offices", "action", "told"),
    [
        ("seigneur", {}, SEIGNEUR, (1, 0, 2, 3, 4, 5), Give(cards("2c 3d"), 4),
         "You give Ida the 2 of lilies and the 3 of keys."),
        ("arschloch", {"pass_left": 1, "exchange": "none"}, SHIFTS, (0, 1, 2), Shift(cards("9d")),
         "You give Lotte the 9 of diamonds."),
        ("arschloch", {"putsch": True}, PUTSCHES, (1, 2, 0), PASS, "You don’t try a putsch."),
    ],
)  # fmt: skip
def test_a_choice_is_told_and_not_what_follows(qapp, preset, values, dealt, offices, action, told):
    players = dealt.count("|") + 1
    made = rules(preset, players=players, **values)
    match = Match(MatchSpec(preset, made, NAMES[:players], 1))
    match.start_round(deal(dealt, offices))
    while match.to_act != 0:
        match.submit(match.to_act, match.legal()[0])
    assert choice(match, action) == told


def test_a_wish_is_told_with_the_play(qapp):
    match = Match(MatchSpec("seigneur", rules("seigneur", players=5), NAMES[:5], 1))
    match.start_round(deal("mj 9c | 2s 3s | 4d 5d | 6d 7d | 8d 9d"))
    told = "You play the Mah Jong and wish for a king."
    assert choice(match, Wish(cards("mj"), "K")) == told


def choice(match: Match, action: Action) -> str:
    """Return the line of an option of the first seat, which must decide."""
    legal, view = match.legal(), match.family.view(match.state, 0)
    index = next(
        at for at, each in enumerate(legal) if match.family.same_action(match.state, each, action)
    )
    decided = Decided(0, match.ply, view, legal, -1, ())
    chosen = Chosen.of(decided, index, foretold(match.family, decided, index))
    table = table_of(match.family.key)
    return choice_line(chosen, table, NAMES, 0, table.deck(match.spec.rules))


def test_options_that_read_the_same_are_told_apart_by_their_cards(qapp):
    actions = [Play(cards("jc jd")), Play(cards("jc ph")), PASS]
    assert told_apart(["Two jacks.", "Two jacks.", "You pass."], actions, "seigneur") == [
        "Two jacks (jack of lilies and jack of keys).",
        "Two jacks (jack of lilies and Phoenix).",
        "You pass.",
    ]
