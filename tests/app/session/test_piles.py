"""The cards a player has captured are in front of their seat, at any moment of the round."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from by_hand import HANDS, Hands

from arschloch_gui.app.tour.demonstration import wait_for

PLAYED = """
0 8D, 1 KD, 2 -, 3 -, 0 -, 1 10D 10C, 2 JD JC, 3 -, 0 -, 1 -, 2 QD, 3 KH, 0 -, 1 -, 2 -,
3 7D 7C, 0 9D 9C, 1 -, 2 -, 3 -
"""
"""All players have taken a trick, and seat 0 leads with an unbeatable king."""


@pytest.fixture
def seated(hands: Hands, tmp_path: Path) -> Hands:
    """Return a user who has opened a match in mid-round."""
    lines: list[object] = [{
        "format": "arschloch-match", "version": 1, "preset": "arschloch", "seed": 1,
        "rules": {"players": 4, "start_card_must_be_played": False, "rounds": 1},
        "seats": ["You", "Ben", "Cleo", "Dora"],
    }, {"deal": HANDS, "lead": 0}]  # fmt: skip
    for text in PLAYED.replace("\n", " ").split(","):
        seat, *cards = text.split()
        done = {"pass": True} if cards == ["-"] else {"play": cards}
        lines.append({"seat": int(seat), **done})
    path = tmp_path / "midway.arl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8", newline="\n")
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.session.openRecord(str(path))
    hands.settle()
    return hands


@pytest.fixture
def hands(game, qtbot) -> Hands:
    return Hands(game, qtbot)


def piles(hands: Hands) -> list[int]:
    """Return the number of cards in front of each seat, checking the drawn piles."""
    rows = sorted(hands.session.stage.seats.rows, key=lambda row: row.seat)
    hands.window.grabWindow()
    for row in rows:
        pile = hands.find(f"pile:{row.seat}")
        assert pile is not None
        drawn = [each for each in pile.childItems() if each.property("code") is not None]
        assert len(drawn) == -(-row.pile // 4), "a card for every four"
    return [row.pile for row in rows]


def spoken(hands: Hands) -> list[str]:
    rows = sorted(hands.session.stage.seats.rows, key=lambda row: row.seat)
    return [row.accessible_name for row in rows]


def test_the_piles_are_there_after_opening_undo_and_redo(seated: Hands):
    assert piles(seated) == [4, 2, 4, 2]
    assert all("1 trick taken" in said for said in spoken(seated))
    seated.session.turn.play_cards(["KS#0"])
    wait_for(lambda: seated.session.snapshot.ply > 20, "the expert")
    seated.settle()
    assert piles(seated) == [5, 2, 4, 2]
    assert "2 tricks taken" in spoken(seated)[0]
    seated.strike("Ctrl+Z")
    wait_for(lambda: piles(seated) == [4, 2, 4, 2], "the pile as it was")
    seated.strike("Ctrl+Y")
    wait_for(lambda: piles(seated) == [5, 2, 4, 2], "the pile grown again")


def test_a_trick_that_is_hurried_or_skipped_lies_with_its_taker_all_the_same(seated: Hands):
    seated.game.settings.change("speed", 3)
    seated.session.turn.play_cards(["KS#0"])
    table = seated.session.table
    wait_for(lambda: seated.session.snapshot.ply > 20, "the expert")
    seated.session.pace.hurry()
    seated.session.pace.skipToResult()
    seated.settle()
    assert (piles(seated), table.collectorSeat) == ([5, 2, 4, 2], -1)
