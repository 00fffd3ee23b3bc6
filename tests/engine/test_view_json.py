"""A view as JSON contains all of the view, and unreadable input is named."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from in_one_test import in_one_test

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.climbing.pending import Given, Transfer
from arschloch_gui.engine.climbing.view import Received
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.json_text import decode
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.view_json import KeyReader, ViewError, cards_of
from deals import cards
from long import times
from random_tables import play, seeds, table

KEYS = {
    "phase", "hand", "hands", "order", "offices", "finished", "reversed", "passed", "trick",
    "history", "known",
}  # fmt: skip
"""The keys that match-record.md guarantees for every game."""


def through_json(match: Match) -> tuple[Any, Any, dict[str, Any]]:
    """Return the view of the seat to act, the same from its JSON line, and the line."""
    family, rules, seat = match.family, match.spec.rules, match.to_act
    view = family.view(match.state, seat)
    line = json.dumps(family.line.write(view)).encode()
    told: Any = decode(line)
    keys = KeyReader(told, rules.players, cards_of(family.cards.deck(rules)))
    return view, family.line.read(rules, seat, keys, ()), told


@pytest.mark.parametrize("seed", seeds(len(presets())))
def test_a_view_comes_back_whole_from_its_json_at_tables_of_random_rules(seed: int):
    phases: Counter[str] = Counter()

    def watch(match: Match) -> None:
        # Not every decision of a trick, because there are thousands.
        if match.ply % times(12, 4) and match.state.phase == "play":
            return
        view, back, told = through_json(match)
        assert told.keys() >= KEYS
        assert back == view
        phases[view.phase] += 1

    play(table(seed), watch)
    assert phases


def view_told(preset: str, told: dict[str, object], legal: tuple[Action, ...] = ()) -> Any:
    family, rules = family_of(preset), presets()[preset]
    keys = KeyReader(told, rules.players, cards_of(family.cards.deck(rules)))
    return family.line.read(rules, 0, keys, legal)


@in_one_test("preset", ["arschloch", "thirteen", "shithead", "seigneur"])
@in_one_test(
    ("field", "value"),
    [
        ("hand", ["7D", "9X"]),
        ("hand", "7D"),
        ("hands", [1, 2]),
        ("hands", [True, 1, 1, 1]),
        ("order", [0, 1, 2, 2]),
        ("order", [0, 1, 2]),
        ("finished", [12]),
        ("offices", [0, "1"]),
        ("phase", 3),
        ("dealer", "me"),
    ],
)
def test_what_a_seat_is_told_is_checked_and_the_field_named(preset: str, field: str, value: object):
    with pytest.raises(ViewError) as error:
        view_told(preset, {"hand": ["7D"], field: value})
    assert error.value.field == field
    assert f"“{field}”" in str(error.value)


@in_one_test(
    ("preset", "field", "value"),
    [
        ("arschloch", "trick", [[0, ["7D", "9C"]]]),
        ("arschloch", "trick", [[0, ["7D"], "9"]]),
        ("arschloch", "trick", [[7, ["7D"]]]),
        ("arschloch", "history", [["7D"]]),
        ("arschloch", "passed", [9]),
        ("arschloch", "reversed", 1),
        ("arschloch", "due", [{"seat": 0, "kind": "dance", "phase": "exchange"}]),
        ("arschloch", "due", ["gift"]),
        ("arschloch", "due", [{"seat": 0, "kind": "gift", "phase": "exchange", "about": {}}]),
        ("arschloch", "marks", {"lock": "S"}),
        ("arschloch", "before", [3]),
        ("arschloch", "before", [{"history": [[0, ["7D", "9C"]]]}]),
        ("arschloch", "before", [{"hands": [["7D"]]}]),
        ("arschloch", "taken", [[0]]),
        ("arschloch", "known", {"me": ["7D"]}),
        ("arschloch", "received", {"giver": 1, "count": 1, "cards": ["7D"]}),
        ("arschloch", "received", [{"giver": 1, "count": 1}]),
        ("arschloch", "received", [{"giver": 1, "count": 1, "cards": ["3D"]}]),
        ("arschloch", "received", [{"giver": 1, "count": 2, "cards": ["7D"]}]),
        ("arschloch", "received", [{"giver": 1, "count": 0, "cards": ["7D"]}]),
        ("arschloch", "received", [{"giver": 1, "count": 1, "cards": ["7D", "7D"]}]),
        ("arschloch", "received", [{"giver": 0, "count": 1, "cards": ["7D"]}]),
        ("arschloch", "received", [{"giver": 4, "count": 1, "cards": ["7D"]}]),
        ("arschloch", "received", [{"giver": 1, "count": 1, "cards": ["7D", "8D"]}] * 2),
        ("thirteen", "trick", [[0, ["3D", "5D"]]]),
        ("thirteen", "taken", {"0": 4}),
        ("grossundklein", "trick", [[0, ["3", "5"]]]),
        ("grossundklein", "trick", [[0, ["LA", "5"]]]),
        ("grossundklein", "a_holders", {"LA": 9}),
        ("grossundklein", "a_holders", ["LA"]),
        ("shithead", "open", [["7D"]]),
        ("shithead", "required", "17"),
        ("shithead", "known", {"9": ["7D"]}),
        ("seigneur", "trick", [[0, ["7D", "7C", "7C", "7H"]]]),
        ("seigneur", "trick", [[0, ["7D", "PH"], "9"]]),
        ("seigneur", "wish", "MJ"),
        ("seigneur", "wish", 8),
        ("seigneur", "owed", [{"giver": 0, "taker": 3}]),
    ],
)
def test_what_only_one_game_has_is_checked_too(preset: str, field: str, value: object):
    hand = ["7"] if preset == "grossundklein" else ["7D"]
    with pytest.raises(ViewError) as error:
        view_told(preset, {"hand": hand, field: value})
    assert error.value.field == field


def test_cards_of_which_only_some_were_received_come_back_from_json():
    gift = {"giver": 1, "count": 1, "cards": ["9D", "8D"]}
    sure = {"giver": 3, "count": 2, "cards": ["7D", "10D"]}
    view = view_told("arschloch", {"hand": ["7D", "8D", "9D", "10D"], "received": [gift, sure]})
    assert view.received == (Received(1, 1, cards("8D 9D")),)
    assert view.given == (Given(3, 0, cards("7D 10D")),)
    line: Any = json.loads(json.dumps(family_of("arschloch").line.write(view)))
    assert line["received"] == [gift | {"cards": ["8D", "9D"]}]
    assert view_told("arschloch", line) == view


def test_somebody_elses_referee_may_leave_out_what_it_does_not_know():
    gift = Give(cards("7D"), 3)
    told: dict[str, object] = {"phase": "exchange", "hand": ["7D", "8D"], "known": {"3": ["AS"]}}
    view = view_told("trouduc", told, (gift, Give(cards("8D"), 3)))
    assert view.due[0].about == Transfer(0, 3, 1, "choice")
    assert view.known_holdings() == {3: list(cards("AS"))}
    assert view_told("thirteen", {"hand": ["7D"]}).counts == (1, 1, 1, 1)
    view = view_told("grossundklein", {"hand": ["7", "LA"], "trick": [[1, ["BA"]]]})
    assert (view.a_holders, view.on_table) == ((0, -1), ())
    assert view.trick[0][1].cards == cards("BA")
    assert view_told("shithead", {"hand": ["7D"]}).counts == (1, 1, 1, 1)
