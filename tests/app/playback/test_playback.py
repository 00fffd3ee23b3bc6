"""The replay of a match from the list: by mouse and keys, in every game, with all hands."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from matches_on_disk import NAMES, played, put
from PySide6.QtQuick import QQuickItem
from window_states import playback, show

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.main import Program
from arschloch_gui.app.playback.steps import steps_of
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Acted, Match, MatchSpec
from arschloch_gui.engine.playback import playback as instants_of
from arschloch_gui.engine.review import review
from long import long_param, mostly_long


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


@pytest.fixture
def three_rounds(own_folders: Path) -> Path:
    """Return a match with two finished rounds and one in progress."""
    folder = own_folders / "data" / "arschloch" / "matches"
    return put(folder, "one", played(rounds=3, until=2))


def look(hands: Hands) -> None:
    """Open the first match of the list with the key for it."""
    show(hands, "matches")
    wait_for(lambda: hands.game.matches.complete, "the matches")
    wait_for(lambda: hands.window.activeFocusItem().objectName().startswith("match:"), "the keys")
    hands.strike("R")
    wait_for(lambda: hands.find("playbackScreen") is not None, "the screen")
    shown = hands.game.playback
    wait_for(lambda: shown.there or shown.message != "", "the round")


# -- the engine's part ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "preset", mostly_long(presets(), normal=("arschloch", "shithead", "president-revolution"))
)
def test_every_event_of_a_round_comes_once_with_all_cards_where_they_lie(preset: str):
    rules, rng = presets()[preset], random.Random(2)
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], 1))
    while len(match.rounds) < 2:
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, rng.choice(match.legal()))
    for round_no in (1, 2):
        seen = instants_of(match, round_no)
        looked_at = review(match, round_no)
        assert seen[-1].holdings == looked_at.left
        acted = [each.ply for each in seen if each.ply >= 0]
        assert acted == sorted(acted)
        begun = match.round_start(round_no).plies.total
        plays = [entry for entry in match.journal if isinstance(entry, Acted)]
        end = match.round_start(2).plies.total if round_no == 1 else len(plays)
        assert (acted[0], acted[-1]) == (begun, end - 1)
        assert any(isinstance(each.event, Played) for each in seen)
    with pytest.raises(IndexError):
        instants_of(match, 3)


@pytest.mark.parametrize(
    ("preset", "dealt_at", "told"), [("trouduc-54", 0, "set aside"), ("dalmuti", 2, "")]
)
def test_the_deal_is_one_step_with_all_cards_in_the_hands(preset: str, dealt_at: int, told: str):
    """It used to be empty with cards set aside, and missing if seats were drawn first."""
    rules = presets()[preset]
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], 1))
    match.start_round()
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    table = table_of("climbing")
    steps = steps_of(
        instants_of(match, 1), table.picture, lambda event: table.event_line(event, NAMES, 0)
    )
    assert [at for at, step in enumerate(steps) if step.event is None] == [dealt_at]
    dealt = steps[dealt_at]
    assert all(count > 5 for count in dealt.picture.counts)
    assert told in " ".join(dealt.lines)


# -- in the window --------------------------------------------------------------------------


def test_a_match_without_a_finished_round_says_so_where_it_can_be_read(
    hands: Hands, own_folders: Path
):
    put(own_folders / "data" / "arschloch" / "matches", "one", played(rounds=3, until=0))
    look(hands)
    assert not hands.game.playback.there
    message = hands.find("playbackMessage")
    assert message.property("text") == hands.game.playback.message != ""
    assert is_readable(message)
    assert not hands.find("playbackTable").isVisible(), "there is nothing beside it"


def is_readable(item: QQuickItem) -> bool:
    """Return whether an item and everything that it is in is visible and not transparent."""
    above: QQuickItem | None = item
    while above is not None:
        if not above.isVisible() or above.opacity() < 1:
            return False
        above = above.parentItem()
    return item.width() > 0 and item.height() > 0


def test_keys_go_by_step_trick_and_round_and_stay_within_what_is_over(hands: Hands, three_rounds):
    heard: list[str] = []
    hands.game.speaker.said.connect(lambda words, urgent: heard.append(words))
    look(hands)
    shown: Any = hands.game.playback
    assert (shown.round, shown.rounds, shown.step) == (1, 2, 0)
    wait_for(lambda: "dealt" in " ".join(heard), "words")
    told = f"Replay: Arschloch. {shown.where}. The cards are dealt."
    assert " ".join(heard).endswith(told), "the place first, then what is there"
    assert shown.line == "The cards are dealt."
    assert shown.noChoice == "This is what everyone was dealt."
    hands.strike("Left")
    assert (shown.round, shown.step) == (1, 0)
    hands.strike("Right")
    hands.strike("Right")
    assert shown.step == 2
    hands.strike("Left")
    assert shown.step == 1
    assert shown.noChoice == "The rules decided this."
    hands.strike("Ctrl+Right")
    assert "take" in shown.line
    assert shown.noChoice == "This is part of the previous step."
    first = shown.step
    taken = [row["taken"] for row in shown.rows]
    [taker] = [row for row in shown.rows if row["taken"]]
    assert "1 trick taken" in taker["told"]
    hands.strike("Left")
    assert not any(row["taken"] for row in shown.rows)
    hands.strike("Right")
    assert [row["taken"] for row in shown.rows] == taken
    hands.strike("Ctrl+Right")
    hands.strike("Ctrl+Left")
    assert shown.step == first
    hands.strike("End")
    assert shown.step == shown.last
    hands.strike("Right")
    wait_for(lambda: shown.round == 2, "the next round")
    assert shown.step == 0
    wait_for(lambda: f"{shown.where}. The cards are dealt." in heard, "words")
    hands.strike("Left")
    wait_for(lambda: shown.round == 1, "the round before")
    assert shown.step == shown.last
    hands.strike("Home")
    assert shown.step == 0
    hands.strike("PgDown")
    wait_for(lambda: shown.round == 2, "the next round")
    rounds: list[int] = []
    shown.changed.connect(lambda: rounds.append(shown.round))
    hands.strike("PgDown")
    hands.strike("PgUp")
    # Rounds are read in the order in which they are asked for.
    wait_for(lambda: shown.round == 1, "the round before")
    assert set(rounds) <= {1, 2}, "the third is being played"


@pytest.mark.long
def test_everybody_s_cards_are_shown_and_add_up(hands: Hands, three_rounds):
    look(hands)
    shown: Any = hands.game.playback
    assert [len(row["piles"][0]["cards"]) for row in shown.rows] == [8, 8, 8, 8]
    assert shown.rows[0]["isViewer"]
    hands.strike("End")
    left = sum(len(pile["cards"]) for row in shown.rows for pile in row["piles"])
    assert 0 < left < 32
    assert "Round 1 of 2" in shown.where


@pytest.mark.parametrize(("players", "seen"), [long_param(4, 4), (8, 8), (12, 7.5)])
def test_eight_rows_fit_and_a_ninth_is_half_visible(hands: Hands, own_folders, players, seen):
    """The last of eight rows used to be below the edge, with only a thin bar as a sign."""
    folder = own_folders / "data" / "arschloch" / "matches"
    put(folder, "one", played("double-deck", rounds=2, until=1, players=players))
    look(hands)
    table = hands.find("playbackTable")
    assert table.height() * players / table.property("contentHeight") == pytest.approx(seen)


def test_up_and_down_bring_every_row_into_sight_and_no_more(hands: Hands, own_folders: Path):
    folder = own_folders / "data" / "arschloch" / "matches"
    put(folder, "one", played("double-deck", rounds=2, until=1, players=12))
    look(hands)
    table = hands.find("playbackTable")
    hidden = table.property("contentHeight") - table.height()
    for _ in range(12):
        hands.strike("Up")
    assert table.property("contentY") == 0
    hands.strike("Down")
    assert 0 < table.property("contentY") < hidden
    for _ in range(12):
        hands.strike("Down")
    assert table.property("contentY") == pytest.approx(hidden)
    assert hands.game.playback.step == 0, "nothing but the view has moved"


@pytest.mark.long
def test_what_was_thought_is_asked_for_where_something_was_decided(hands: Hands, three_rounds):
    look(hands)
    shown = hands.game.playback
    while not shown.decides:
        hands.strike("Right")
    wait_for(
        lambda: bool(shown.hindsight.options) or "compared" in shown.hindsight.sentence, "an answer"
    )
    thought = hands.find("playbackThought")
    assert thought.property("text") == shown.hindsight.sentence
    forced = set()
    while shown.step < shown.last:
        hands.strike("Right")
        if not shown.decides and shown.noChoice.endswith("had no choice here."):
            assert thought.property("text") == shown.noChoice
            forced.add(shown.noChoice)
    assert forced >= {"You had no choice here.", f"{NAMES[1]} had no choice here."}


@pytest.mark.long
def test_it_runs_by_itself_until_it_is_stopped_and_idles_otherwise(hands: Hands, three_rounds):
    look(hands)
    shown = hands.game.playback
    hands.game.settings.change("speed", 5)
    assert not shown.running
    hands.strike("Space")
    assert shown.running
    assert not shown.decides, "nothing is weighed while it runs"
    wait_for(lambda: shown.step > 0, "a step")
    hands.click(hands.spot("playbackRun"))
    assert not shown.running
    hands.strike("Space")
    hands.strike("Esc")
    assert hands.window.property("page") == "matches"
    wait_for(lambda: not shown.running, "the screen to be left")


@pytest.mark.long
def test_a_match_without_a_round_that_is_over_says_so(hands: Hands, own_folders: Path):
    put(own_folders / "data" / "arschloch" / "matches", "new", played(rounds=3))
    look(hands)
    assert hands.find("playbackMessage").isVisible()
    assert not hands.game.playback.there


@pytest.mark.each_run
@pytest.mark.long
def test_buttons_do_what_the_keys_do(hands: Hands, tmp_path: Path):
    playback(hands, tmp_path)
    shown = hands.game.playback
    for name, step in (("playbackForward", 1), ("playbackBack", 0)):
        hands.click(hands.spot(name))
        assert shown.step == step
    hands.click(hands.spot("playbackStrideForward"))
    assert shown.step > 1
    hands.click(hands.spot("playbackStrideBack"))
    assert shown.step == 0
    assert not hands.find("playbackStrideBack").isEnabled(), "nothing comes before"


# -- the match at the table -----------------------------------------------------------------


@pytest.mark.long
def test_the_match_at_the_table_is_replayed_as_far_as_it_is_over_and_goes_on(hands: Hands):
    game, shown = hands.game, hands.game.playback
    demonstration = Demonstration(game)
    demonstration.begin("arschloch", {"players": 3, "rounds": 3})
    hands.strike("Ctrl+R")
    assert hands.window.property("page") == "table", "no round is over"
    demonstration.finish_round()
    game.session.match.nextRound()
    wait_for(lambda: game.session.table.roundNo == 2 and game.session.turn.waits, "the own turn")
    before = game.session.snapshot
    for way in ("menu", "key"):
        if way == "menu":
            hands.strike("F10")
            hands.click(hands.spot("menu:playback"))
        else:
            hands.strike("Ctrl+R")
        wait_for(lambda: shown.there and hands.find("playbackScreen") is not None, "the round")
        assert (shown.round, shown.rounds, shown.title) == (1, 1, "Replay: Arschloch")
        hands.strike("End")
        assert shown.step == shown.last > 0
        hands.strike("Esc")
        assert hands.window.property("page") == "table"
        assert game.session.snapshot is before
        assert game.session.turn.waits


@pytest.mark.long
def test_coming_back_one_is_at_the_match_one_has_looked_at(hands: Hands, three_rounds: Path):
    put(three_rounds.parent, "two", played(rounds=2, until=1))
    look(hands)
    hands.strike("Esc")
    hands.strike("Down")
    at = hands.window.activeFocusItem().objectName()
    hands.strike("R")
    wait_for(lambda: hands.find("playbackScreen") is not None, "the screen")
    hands.strike("Esc")
    wait_for(lambda: hands.find("matchesScreen") is not None, "the matches")
    wait_for(lambda: hands.window.activeFocusItem().objectName() == at, "the match")


@pytest.mark.long
def test_without_tricks_one_goes_from_own_turn_to_own_turn(hands: Hands, own_folders: Path):
    folder = own_folders / "data" / "arschloch" / "matches"
    put(folder, "pile", played("shithead", until=1))
    look(hands)
    shown = hands.game.playback
    assert shown.stride == "turn"
    turns = []
    for _ in range(3):
        hands.strike("Ctrl+Right")
        turns.append(shown.step)
        assert shown.rows[0]["isViewer"]
        assert shown.rows[0]["acts"]
    assert turns == sorted(set(turns))
    hands.strike("Ctrl+Left")
    assert shown.step == turns[1]
