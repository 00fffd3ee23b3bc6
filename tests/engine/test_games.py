"""The registry of games and presets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from in_one_test import in_one_test

from arschloch_gui.ai.games import GAMES as players_games
from arschloch_gui.ai.games import playing
from arschloch_gui.coach.games import GAMES as coached_games
from arschloch_gui.engine.games import GAMES, family_of, presets, problems_of
from deals import rules_of


def test_every_preset_belongs_to_exactly_one_family():
    for name, rules in presets().items():
        owners = [family for family in GAMES if name in family.presets]
        assert owners == [family_of(name)]
        assert owners[0].presets[name] == rules


def test_an_unknown_preset_has_no_family():
    with pytest.raises(KeyError):
        family_of("schafkopf")


def offered() -> Iterator[tuple[str, int]]:
    """Yield every preset with every number of players it is offered for."""
    for preset in sorted(presets()):
        fewest, most = family_of(preset).table_sizes[preset]
        yield from ((preset, players) for players in range(fewest, most + 1))


@in_one_test(("preset", "players"), list(offered()))
def test_every_preset_can_be_played_by_as_many_as_it_is_offered_for(preset: str, players: int):
    rules = rules_of(preset, players=players)
    assert family_of(preset).problems(rules) == ()


def test_every_game_is_in_the_lists_of_the_layers_above():
    keys = [game.key for game in GAMES]
    assert list(players_games) == keys
    assert all(playing(key).players.keys() >= {"lowest", "regular"} for key in keys)
    assert list(coached_games) == keys


def test_families_have_keys_of_their_own():
    assert len({family.key for family in GAMES}) == len(GAMES)


FIRM = [
    ("daifugo", 4, False), ("daifugo", 5, True), ("daifugo", 6, False),
    ("dalmuti", 3, False), ("dalmuti", 4, True), ("dalmuti", 8, True), ("dalmuti", 9, False),
    ("career", 3, False), ("career", 4, True), ("career", 8, True), ("career", 9, False),
    ("arschloch", 10, True), ("tarot", 12, True), ("double-deck", 3, True),
    ("president-revolution", 3, True), ("shithead", 2, True),
    ("seigneur", 4, False), ("seigneur", 5, True), ("seigneur", 12, True), ("seigneur", 13, False),
    ("grossundklein", 2, False), ("grossundklein", 3, True), ("grossundklein", 9, True),
    ("grossundklein", 10, False),
]  # fmt: skip


@in_one_test(("preset", "players", "fits"), FIRM)
def test_games_with_a_number_of_players_of_their_own_hold_it_in_records(
    preset: str, players: int, fits: bool
):
    defects = problems_of(preset, rules_of(preset, players=players))
    assert (defects == ()) == fits, defects
    assert all("players" in defect.options for defect in defects)


def test_thirteen_cards_are_for_four_alone():
    assert problems_of("thirteen", rules_of("thirteen", players=5))
    assert not problems_of("thirteen", presets()["thirteen"])


@pytest.mark.parametrize(
    ("preset", "changed", "count"),
    [
        ("arschloch", {}, False),
        ("arschloch", {"suit_order": ("D", "C", "H", "S")}, True),
        ("arschloch", {"lock": True}, True),
        ("arschloch", {"next_lead": "start_card"}, True),
        ("daifugo", {}, True),
        ("thirteen", {}, True),
    ],
)
def test_a_game_says_whether_suits_count(preset: str, changed: dict, count: bool):
    family = family_of(preset)
    assert family.cards.suits_count(replace(family.presets[preset], **changed)) is count
