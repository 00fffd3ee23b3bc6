"""A word of caution before a play that would end in last place."""

from __future__ import annotations

import pytest

from arschloch_gui.app.games.climbing.judge import ClimbingJudge
from arschloch_gui.app.games.climbing.rules.last_card_penalty import WORDS
from arschloch_gui.app.language import speak
from deals import cards, deal, match_of

OUT = "Careful: go out with {} and you finish last."
LEFT = "Careful: you would be left with only {}, and you may not go out with those."


@pytest.mark.parametrize(
    ("hand", "selected", "forbidden", "said"),
    [
        ("ad", "ad", ["A"], OUT.format("aces")),
        ("ad ah", "ad ah", ["A"], OUT.format("aces")),
        ("ad ah", "ad", ["A"], LEFT.format("aces")),
        ("9d ah", "9d", ["A"], LEFT.format("aces")),
        ("9d ah", "ah", ["A"], ""),
        ("9d kd ah", "9d", ["A"], ""),
        ("9d kd ah", "9d", ["A", "K"], LEFT.format("kings and aces")),
        ("9d", "9d", ["A"], ""),
        ("ad", "ad", [], ""),
    ],
)
def test_who_may_not_go_out_with_a_rank_is_warned(qapp, hand, selected, forbidden, said):
    match = match_of(
        "arschloch", players=3, last_card_penalty=forbidden, start_card_must_be_played=False
    )
    match.start_round(deal(f"{hand} | 7c 8c 9c | 7h 8h 9h", lead=0))
    judge = ClimbingJudge.of(match.snapshot(0))
    assert WORDS.caution is not None
    with speak("en"):
        assert WORDS.caution(judge, cards(selected)) == said
