"""The meaning of cards played together, and which play beats which."""

from __future__ import annotations

import pytest
from in_one_test import in_one_test
from seigneur_rounds import seigneur

from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.seigneur.combos import beats, reading_named, readings, single_key
from arschloch_gui.engine.seigneur.deck import best, deck_for
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from deals import cards


def kinds(text: str) -> list[str]:
    return [reading.kind for reading in readings(cards(text))]


@in_one_test(
    ("text", "kind"),
    [
        ("2d", "single"), ("mj", "single"), ("ph", "single"), ("dr", "single"),
        ("2d 2d", "pair"), ("2d ph", "pair"), ("2d 2s 2h", "triple"), ("2d ph ph", "triple"),
        ("2d 2s 3d 3h", "pairs"), ("2d 3d ph ph", "pairs"), ("ad as kd kh qc qd", "pairs"),
        ("2d 2s 2h ad as", "full_house"), ("2d 2s ph ad as ", "full_house"),
        ("2d 3d 4d 5d 6c", "straight"), ("mj 2d 3d 4d 5d", "straight"),
        ("2d 3d 4d 5d ph", "straight"), ("2d 3d 4d 5d 6d", "bomb"), ("2d 2c 2h 2s", "bomb"),
        ("2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad", "bomb"),
        ("mj 2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad", "straight"),
    ],
)  # fmt: skip
def test_cards_are_known_for_what_they_are(text: str, kind: str):
    assert set(kinds(text)) == {kind}
    assert all(sorted(reading.cards) == sorted(cards(text)) for reading in readings(cards(text)))


@in_one_test(
    "text",
    [
        "2d 3d", "mj ph", "mj 2d", "dr ph", "dr dr", "ph ph", "2d 2c 2h ph", "2d 2d 2c 2h",
        "2d 2c 2h 2s ph", "2d 2c 2h 2s 2d", "2d 3d 4d 5d", "2d 2c 4d 4c", "ad 2d 3d 4d 5d",
        "2d 2c 3d 3c 4d", "mj 2d 2c 3d 3c", "mj 3d 4d 5d 6d", "2d 3c 4d 5d dr", "2d 2d 3d 4d 5d",
        "mj mj 2d 2c", "jd qd kd ad 2d",
    ],
)  # fmt: skip
def test_other_cards_are_nothing(text: str):
    assert kinds(text) == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("8c 8d 9c 9d ph", ["8", "9"]),
        ("8c 8d ph ph", ["7", "9"]),
        ("2c 2d ph ph", ["3"]),
        ("ac ad ph ph", ["K"]),
        ("5c 6c 7c 8c ph", ["4", "9"]),
        ("2c 3c 4c 5c ph", ["6"]),
        ("jc qc kc ac ph", ["10"]),
        ("5c 6c 7c 8c 9c ph ph", ["4", "10", "J"]),
        ("5c 6c 8c 9c ph ph", ["7", "10"]),
        ("8c 8d 9c ph ph", ["8", "9"]),
        ("3c 8d 8c ph ph", ["3", "8"]),
        ("8c 8d 8h 9c ph", ["9"]),
    ],
)
def test_every_reading_has_a_name_of_its_own(text: str, names: list[str]):
    found = readings(cards(text))
    assert [reading.as_rank for reading in found] == names
    assert len({reading.key for reading in found}) == len(found)
    for reading in found:
        assert reading_named(found, reading.as_rank) == reading


def test_the_lower_of_two_phoenixes_names_a_play_only_where_that_is_enough():
    found = readings(cards("5c 6c 7c 8c 9c ph ph"))
    assert reading_named(found, "3").key == 9  # three and four
    assert reading_named(found, "4").key == 9  # not four and ten
    assert reading_named(found, "10").key == 10
    assert reading_named(found, "Q") is None


def test_the_pair_beside_a_triple_of_natural_cards_may_be_called_anything_else():
    found = readings(cards("8c 8d 8h ph ph"))
    assert [reading.key for reading in found] == [8]
    assert reading_named(found, "3") == reading_named(found, "K") == found[0]
    assert reading_named(found, "8") is None
    state = seigneur("8c 8d 8h ph ph 2c | 3c | 4c | 5c | 6c | 7c | 9c")
    assert SEIGNEUR.refusal(state, Play(cards("8c 8d 8h ph ph"))) is None


def trick(*texts: str):
    return [(seat, readings(cards(text))[0]) for seat, text in enumerate(texts)]


def test_a_lone_phoenix_is_half_a_rank_above_what_it_lies_on():
    assert single_key(trick("8c")) == 16
    assert single_key(trick("8c", "ph")) == 17
    assert single_key(trick("8c", "ph", "ph")) == 18
    assert single_key(trick("8c", "ph", "9c")) == 18
    assert single_key(trick("ph")) == 3
    assert single_key(trick("ph", "ph")) == 4
    assert single_key(trick("mj", "ph")) == 3


@in_one_test(
    ("below", "answer", "does"),
    [
        (("8c",), "9d", True), (("8c",), "8d", False), (("8c",), "ph", True),
        (("8c", "ph"), "9d", True), (("8c", "ph"), "8d", False), (("8c", "ph"), "ph", True),
        (("8c", "ph", "ph"), "9d", False), (("8c", "ph", "ph"), "10d", True),
        (("ph",), "2d", True), (("ph",), "mj", False), (("ph", "ph"), "2d", False),
        (("ph", "ph"), "3d", True), (("dr",), "ph", False), (("dr",), "dr", True),
        (("dr",), "ad", False), (("ac", "ph"), "dr", True), (("ac", "ph", "ph"), "dr", True),
        (("8c 8d",), "dr", False), (("8c 8d",), "9c 9d 9h", False), (("8c 8d",), "9c 9d", True),
        (("dr",), "2d 2c 2h 2s", True), (("2d 2c 2h 2s",), "3d 3c 3h 3s", True),
        (("3d 3c 3h 3s",), "2d 2c 2h 2s", False), (("ad ac ah as",), "2d 3d 4d 5d 6d", True),
        (("2d 3d 4d 5d 6d",), "ad ac ah as", False), (("2d 3d 4d 5d 6d",), "3c 4c 5c 6c 7c", True),
        (("10d jd qd kd ad",), "2c 3c 4c 5c 6c 7c", True), (("2d 3d 4d 5d 6c",), "dr", False),
        (("2d 3d 4d 5d 6c",), "3c 4c 5c 6c 7d 8d", False),
    ],
)  # fmt: skip
def test_what_may_be_laid_on_what(below: tuple[str, ...], answer: str, does: bool):
    assert beats(readings(cards(answer))[0], trick(*below)) == does


@pytest.mark.parametrize(("players", "count", "phoenixes"), [(5, 55, 1), (6, 55, 1), (7, 109, 2)])
def test_the_deck_goes_by_the_number_of_players(players: int, count: int, phoenixes: int):
    deck = deck_for(players)
    assert len(deck) == count
    assert deck.count(cards("mj")[0]) == 1
    assert deck.count(cards("ph")[0]) == deck.count(cards("dr")[0]) == phoenixes
    assert list(deck) == sorted(deck)


def test_the_best_cards_come_from_the_top():
    hand = cards("2c ad ac ah as kd mj ph dr")
    assert best(hand, 1) == cards("dr")
    assert best(hand, 3) == cards("mj ph dr")
    assert best(hand, 5) == cards("ah as mj ph dr")
    assert best(cards("2c"), 3) == cards("2c")
