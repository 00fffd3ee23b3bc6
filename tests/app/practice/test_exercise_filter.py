"""The subjects of practice, which are stored and found again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from answers import answer
from arschloch_gui.app.practice import banks
from arschloch_gui.app.practice.banks import ALL, banked
from arschloch_gui.app.practice.exercise_filter import MINE, ExerciseFilter
from arschloch_gui.app.practice.exercise_source import (
    ANSWERING,
    SWAPPING,
    Fresh,
    Survey,
    kind_of,
    seek,
)
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.coach.bank import FOLDER, load
from arschloch_gui.coach.origin import Origin, read_origin
from arschloch_gui.engine.climbing.game import CLIMBING


class AtOnce(QObject):
    """An examination that surveys the decisions immediately."""

    surveyed = Signal(object)

    def survey(self, preset: str, rules: Any) -> None:
        self.surveyed.emit(Survey.of(preset, rules))


@pytest.fixture
def settings(tmp_path: Path, qapp) -> LiveSettings:
    return LiveSettings(SettingsStore(tmp_path))


@pytest.fixture
def subject(settings: LiveSettings) -> Iterator[ExerciseFilter]:
    subject = made(settings)
    yield subject
    subject.close()


def made(settings: LiveSettings) -> ExerciseFilter:
    parent = QObject(settings)
    examination = AtOnce(parent)
    return ExerciseFilter(settings, examination, parent)  # type: ignore[arg-type]


def values(choices: list[dict[str, str]]) -> list[str]:
    return [each["value"] for each in choices]


def test_an_office_can_be_practised_alone(subject: ExerciseFilter):
    assert [each["text"] for each in subject.offices] == ["Any position", "King", "Viceroy"]
    subject.chooseOffice("1")
    assert {each.office for each in subject.banked()} == {1}
    found = [seek(subject.fresh(seed), Settings()) for seed in range(4)]
    assert [each and each.exercise.office for each in found] == [1] * 4
    subject.chooseKind("exchange:2")
    assert (subject.offices, subject.office) == ([], ""), "that is for the highest alone"


def test_other_numbers_of_players_are_dealt_anew(subject: ExerciseFilter):
    assert (subject.fewest, subject.players, subject.most) == (3, 4, 8)
    subject.choosePlayers(3)
    assert subject.banked() == []
    assert values(subject.kinds) == ["exchange:2"], "three have one pair of offices"
    found = seek(subject.fresh(1), Settings())
    assert found is not None
    assert found.exercise.spec.rules.players == 3
    subject.choosePlayers(4)
    assert subject.banked()


def test_what_was_chosen_is_chosen_at_the_next_start(
    subject: ExerciseFilter, settings: LiveSettings
):
    subject.choose("daifugo")
    subject.choosePlayers(5)
    subject.chooseKind("exchange:1")
    settings.flush()
    again = made(LiveSettings(SettingsStore(settings._store.file.path.parent)))
    again.look()
    assert (again.game, again.players, again.kind) == ("daifugo", 5, "exchange:1")


def test_ones_own_rules_can_be_practised(subject: ExerciseFilter, settings: LiveSettings):
    assert subject.rulesChoices == []
    settings.change("houseRules", {
        "arschloch": {"exchange": "negotiate", "players": 5},
        "trouduc": {"exchange": "best_for_any"},
        "president-sober": {"rounds": 3},
    })  # fmt: skip
    assert values(subject.rulesChoices) == ["", MINE]
    subject.chooseRules(MINE)
    assert (subject.players, subject.banked()) == (5, [])
    assert values(subject.kinds) == ["", "exchange", ANSWERING]
    assert [each["text"] for each in subject.kinds][1:] == ["Make an offer", "Answer an offer"]
    subject.choose("trouduc")
    assert (values(subject.rulesChoices), subject.rules) == ([MINE], MINE)
    fresh: Any = subject.fresh(1)
    assert fresh.rules.exchange == "best_for_any"
    subject.choose("president-sober")
    assert subject.rulesChoices == [], "how long a match lasts is no rule of the exchange"


def test_own_games_are_offered_where_their_exchange_can_be_judged(
    subject: ExerciseFilter, settings: LiveSettings
):
    settings.change("ownGames", {
        "manor": {"preset": "seigneur", "rules": {"players": 5, "bombs_out_of_turn": False}},
        "three": {"preset": "thirteen", "rules": {"match_points": 50}},
        "quick": {"preset": "shithead", "rules": {"swap": False, "players": 2}},
    })  # fmt: skip
    offered = values(subject.games)
    assert {"seigneur", "shithead", "own:manor", "own:quick"} <= {*offered}
    assert "thirteen" not in offered
    assert "own:three" not in offered, "nobody has a choice before its first trick"
    subject.choose("own:manor")
    assert values(subject.kinds) == ["", "exchange:1", "exchange:2"]
    subject.choose("own:quick")
    assert values(subject.kinds) == [""], "nobody may swap"
    subject.choose("shithead")
    assert values(subject.kinds) == [SWAPPING]
    subject.choosePlayers(2)
    assert values(subject.kinds) == [SWAPPING], "other numbers are dealt to find out"


def test_the_upper_office_offers_and_the_lower_one_answers():
    bank = load("trouduc-joker")
    assert bank is not None
    assert {(kind_of(each), each.office < 2) for each in bank.entries} == {
        ("exchange", True), (ANSWERING, False)
    }  # fmt: skip


def test_a_search_in_vain_ends_soon_and_at_once_when_nobody_wants_it():
    rules = replace(CLIMBING.presets["arschloch"], players=3)
    wanted, asked = Fresh("arschloch", rules, "exchange:1", 1), []

    def twice() -> bool:
        asked.append(1)
        return len(asked) < 3

    assert seek(wanted, Settings(), twice) is None
    assert len(asked) == 3


def test_a_theme_is_sought_in_the_game_that_has_it(subject: ExerciseFilter, monkeypatch):
    themes = {theme for each in banked("daifugo").entries for theme in each.themes}
    only = next(iter(themes - set(values(subject.themes))), None)
    subject.turn_to(theme=subject.themes[1]["value"])
    assert (subject.game, subject.is_narrow) == ("arschloch", True)
    assert subject.banked()
    if only is not None:
        subject.turn_to(theme=only)
        assert subject.game != "arschloch"
        assert subject.theme == only


@pytest.fixture
def everything(subject: ExerciseFilter, qtbot) -> ExerciseFilter:
    """Return the subject of all games together, after their banks have been read."""
    subject.choose(ALL)
    qtbot.waitUntil(lambda: not subject.reads, timeout=30_000)
    return subject


def test_all_games_together_are_those_with_a_bank(everything: ExerciseFilter):
    assert everything.games[0] == {"value": ALL, "text": "All games"}
    assert {each.preset for each in everything.banked()} == {
        path.stem for path in FOLDER.glob("*.jsonl")
    }
    assert (everything.rulesChoices, everything.fewest, everything.most) == ([], 0, 0)
    names = {each["value"]: each["text"] for each in everything.kinds}
    assert next(iter(names)) == ""
    assert names["exchange"] == "Ask or make an offer", "one game asks, another offers"
    assert [each["text"] for each in everything.offices][:2] == ["Any position", "In first place"]


def test_all_games_can_be_limited_to_a_kind_a_theme_or_a_position(everything: ExerciseFilter):
    everything.chooseKind("putsch")
    assert {each.preset for each in everything.banked()} == {"dalmuti", "president-revolution"}
    assert {everything.fresh(seed).preset for seed in range(20)} == {
        "dalmuti", "president-revolution"
    }  # fmt: skip
    everything.chooseKind("two")
    assert len({each.preset for each in everything.banked()}) > 5
    everything.chooseKind("")
    everything.chooseOffice("3")
    assert {each.office for each in everything.banked()} == {3}
    everything.chooseOffice("")
    everything.turn_to(theme=everything.themes[1]["value"])
    assert everything.game == ALL
    having = {each.preset for each in everything.banked()}
    assert {everything.fresh(seed).preset for seed in range(20)} <= having
    assert len({each.preset for each in everything.banked()}) > 2


def test_nobody_waits_for_banks_that_are_not_needed(subject: ExerciseFilter, qtbot):
    asked: list[str] = []
    subject.when_read(lambda: asked.append("one game"))
    assert asked == ["one game"]
    subject.choose(ALL)
    subject.when_read(lambda: asked.append("left"))
    subject.stopWaiting()
    subject.when_read(lambda: asked.append("all games"))
    qtbot.waitUntil(lambda: len(asked) == 2, timeout=30_000)
    assert asked == ["one game", "all games"]


def test_another_game_or_a_newer_call_ends_the_waiting(subject: ExerciseFilter, qtbot):
    asked: list[str] = []
    subject.choose(ALL)
    subject.when_read(lambda: asked.append("left"))
    subject.choose("arschloch")
    subject.choose(ALL)
    qtbot.waitUntil(lambda: not subject.reads, timeout=30_000)
    subject.when_read(lambda: asked.append("read"))
    assert asked == ["read"]


def test_banks_that_could_not_be_read_are_read_again_when_asked_for(
    subject: ExerciseFilter, qtbot, monkeypatch: pytest.MonkeyPatch
):
    def fails(still_wanted: object) -> Any:
        raise OSError("gone")

    asked: list[str] = []
    with monkeypatch.context() as broken:
        broken.setattr(banks, "read_all", fails)
        subject.choose(ALL)
        assert subject.reads
        subject.when_read(lambda: asked.append("failed"))
        qtbot.waitUntil(lambda: not subject.reads, timeout=30_000)
    subject.when_read(lambda: asked.append("read"))
    qtbot.waitUntil(lambda: asked != [], timeout=30_000)
    assert asked == ["read"]
    assert subject.leftOut.startswith("Not included: Grand Seigneur and Shithead.")


def origin(**others: object) -> Origin:
    return read_origin({"preset": "arschloch", "rules": {}, "seed": 1, "decision": 0, **others})


@pytest.mark.parametrize("game", ["arschloch", ALL])
def test_a_missed_hand_belongs_to_every_subject_it_fits(subject: ExerciseFilter, qtbot, game: str):
    subject.choose(game)
    qtbot.waitUntil(lambda: not subject.reads, timeout=30_000)
    theme = subject.themes[1]["value"]
    missed = answer(0.3, cards=2, office=0, themes=(theme,))
    for kind, office, about, fits in (
        ("", "", "", True), ("exchange:2", "", "", True), ("exchange:1", "", "", False),
        ("", "0", "", True), ("", "1", "", False), ("", "", theme, True),
        ("", "", subject.themes[2]["value"], False), ("exchange:2", "", theme, True),
    ):  # fmt: skip
        subject.choose_again({"kind": kind, "office": office, "theme": about})
        assert (subject.kind, subject.office, subject.theme) == (kind, office, about)
        assert subject.covers(origin(), missed) == fits, (kind, office, about)
    subject.choose_again({"kind": "", "office": "", "theme": ""})
    assert not subject.covers(origin(rules={"players": 5}), missed)
    assert subject.covers(origin(preset="daifugo"), missed) == (game == ALL)
