"""The page that shows what a regulars' table has seen."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from window_states import regulars_played

from arschloch_gui.app.language import speak
from arschloch_gui.app.main import Program
from arschloch_gui.app.show.memory import TableMemory
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.mark.long
def test_what_was_played_is_shown_and_follows_the_records(hands: Hands, tmp_path):
    regulars_played(hands, tmp_path)
    history, rounds = hands.game.regulars.history, hands.session.stage.rounds
    assert history.amount == "1 evening · 1 match · 1 round"
    rows: list[dict[str, Any]] = history.rows
    by_name = {row["name"]: row["figures"] for row in rows}
    names = hands.session.stage.sitters.names
    places = rounds[-1].offices
    assert [row["name"] for row in history.rows] == [names[seat] for seat in places]
    assert by_name[names[places[0]]][:3] == ["1", "1", "0"]
    assert by_name[names[places[-1]]][:3] == ["0", "0", "1"]
    assert history.lines[0].endswith(f"{names[places[-1]]}, 1 time")
    own = places.index(0)
    for at, seat in enumerate(places):
        duel = "" if seat == 0 else "1 : 0" if own < at else "0 : 1"
        assert by_name[names[seat]][3] == duel
    assert hands.find("standing:0").isVisible()
    assert not hands.find("noEvenings").isVisible()


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_is_said_in_every_language(hands: Hands, tmp_path, language: str):
    regulars_played(hands, tmp_path)
    history = hands.game.regulars.history
    before = [history.amount, *history.columns, *history.lines]
    hands.game.settings.change("language", language)
    wait_for(lambda: history.amount != before[0], "the language")
    after = [history.amount, *history.columns, *history.lines]
    assert not set(before) & set(after)
    speak("en")


@pytest.mark.long
def test_before_the_first_round_there_is_one_sentence(hands: Hands, tmp_path):
    from window_states import regulars

    regulars(hands, tmp_path)
    hands.find("regularsScreen").setProperty("editing", False)
    wait_for(lambda: hands.find("noEvenings").isVisible(), "the sentence")
    assert hands.game.regulars.history.rows == []


@pytest.mark.long
def test_regulars_remember_the_matches_before_and_not_the_one_they_play(hands: Hands, tmp_path):
    regulars_played(hands, tmp_path)
    (first,) = hands.session.stage.rounds
    names = ("", *hands.session.snapshot.spec.seats[1:])
    hands.game.setup.change({"rounds": 2})
    hands.game.regulars.takeGame()
    hands.session.leave()
    hands.session.new_matches._seeds = lambda: 99
    for over in (0, 1):
        hands.game.regulars.play()
        wait_for(lambda: hands.session.stage.memory is not None, "what they remember")
        demonstration = Demonstration(hands.game)
        demonstration.wait_for_decision()
        assert len(hands.session.snapshot.rounds) == over
        expected = (tuple(names[seat] for seat in first.offices),)
        assert hands.session.stage.memory == TableMemory(expected, expected, expected[0][:1])
        demonstration.finish_round()
        hands.session.leave()
        assert hands.session.stage.memory is None
