"""The note after an exchange names both directions, and covers nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from by_hand import Hands
from event_loop import run_pending
from matches_on_disk import played, put

from arschloch_gui.app.main import Program
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.games import family_of
from deals import NAMES, rules_of
from geometry import faults
from long import long_param, times

LARGE = ((1280, 800), 2.0, "de")
LOOKS = times(
    (LARGE,),
    (LARGE, ((1280, 800), 1.0, "de"), ((960, 600), 2.0, "de"), ((960, 600), 1.0, "fr")),
)
MOST_CARDS = 8


def dealt_last(folder: Path, preset: str, players: int) -> Path:
    """Return a record in which the first seat is lowest: its best cards are given automatically."""
    deck = list(family_of(preset).cards.deck(rules_of(preset, players=players)))
    Random(4).shuffle(deck)
    share = min(MOST_CARDS, len(deck) // players)
    hands = [deck[seat * share : (seat + 1) * share] for seat in range(players)]
    lines = (
        {
            "format": "arschloch-match", "version": 1, "preset": preset,
            "rules": {"players": players}, "seats": NAMES[:players], "seed": 3,
        },
        {"deal": [format_cards(hand) for hand in hands], "offices": [*range(1, players), 0]},
    )  # fmt: skip
    path = folder / "lowest.arl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    return path


@pytest.mark.parametrize(
    ("preset", "players", "told"),
    [
        ("seigneur", 6, "Ben gave you a 3, a 9 and a queen for two jacks and a queen"),
        long_param("seigneur", 12, " for two nines and a jack"),
        long_param("career", 5, "Ben gave you a 6 and a 7 for a 12 and a jester"),
        long_param("career", 8, " for a 10, an 11 and two twelves"),
    ],
)
def test_the_note_names_both_directions_and_lies_on_nothing(
    game: Program, qtbot, tmp_path: Path, preset: str, players: int, told: str
):
    hands = Hands(game, qtbot)
    with qtbot.waitSignal(game.session.matchStarted):
        game.session.openRecord(str(dealt_last(tmp_path, preset, players)))
    qtbot.waitUntil(lambda: game.session.turn.waits, timeout=30_000)
    assert told in game.session.choice.receivedSentence
    found = {}
    for size, scale, language in LOOKS:
        game.window.resize(*size)
        game.settings.change("textScale", scale)
        game.settings.change("language", language)
        run_pending()
        assert hands.spot("receivedText")
        if wrong := faults(game.window):
            found[size, scale, language] = wrong
    assert found == {}
    game.session.choice.acknowledgeReceived()
    assert game.session.choice.receivedSentence == ""


def after_a_round(folder: Path) -> Path:
    """Write a record of Career that ends with the first round, and the first seat in last place."""
    for seed in range(1, 100):
        match = played("career", until=1, seed=seed, players=5)
        if match.rounds[0].offices[-1] == 0:
            path = put(folder, "lowest", match)
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            # The last line is the first action of round two.
            path.write_text("".join(lines[:-1]), encoding="utf-8", newline="\n")
            return path
    raise AssertionError("nobody lost")


def test_the_note_names_the_cards_left_over_until_it_is_acknowledged(
    game: Program, qtbot, tmp_path: Path
):
    hands, choice = Hands(game, qtbot), game.session.choice
    with qtbot.waitSignal(game.session.matchStarted):
        game.session.openRecord(str(after_a_round(tmp_path)))
    hands.click(hands.spot("nextRoundButton"))
    qtbot.waitUntil(lambda: game.session.table.phase == "play", timeout=30_000)
    qtbot.waitUntil(lambda: game.session.turn.waits, timeout=30_000)
    assert choice.receivedSentence.startswith("You got the 2 cards left over · ")
    assert any("You get the 2 cards left over." in row.text for row in game.session.stage.log.rows)
    game.window.resize(1280, 800)
    game.settings.change("textScale", 2.0)
    game.settings.change("language", "de")
    run_pending()
    assert choice.receivedSentence.startswith("Du hast die 2 restlichen Karten bekommen · ")
    assert not hands.find("receivedText").property("truncated")
    hands.click(hands.spot("acknowledgeButton"))
    assert choice.receivedSentence == ""
