"""F1 opens the rules at the part relevant to the current moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from in_one_test import in_one_test
from matches_on_disk import NAMES

from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.setup.rules_help import RulesHelp
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.engine.cards import parse_cards
from arschloch_gui.engine.climbing.claims import CLAIMING
from arschloch_gui.engine.climbing.melds import JOKER, SET, Meld
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulemods.match_or_skip import BOUND
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from deals import rules_of


@dataclass(frozen=True)
class View:
    """The parts of a view that the help uses."""

    rules: Rules
    top: Meld | None = None
    reversed: bool = False
    marks: Mapping[str, int] = field(default_factory=dict)
    due: tuple[PendingDecision, ...] = ()
    seat: int | None = 0
    hand: tuple[int, ...] = tuple(parse_cards(["7D", "8D", "9D"]))


def meld(kind: str, *cards: str) -> Meld:
    return Meld(kind, len(cards), 0, 0, tuple(parse_cards(cards)))


HOUSE = Rules(bomb="any", revolution="four", last_card_penalty=("A",), social=True)
PLAIN = View(Rules())


@pytest.fixture
def help_about(qapp, tmp_path):
    settings = LiveSettings(SettingsStore(tmp_path))
    table = SimpleNamespace(snapshot=None, newMatch=None)
    help_ = RulesHelp(settings, MatchSetup(settings, table), table)

    def about(view: View | None) -> RulesHelp:
        spec = SimpleNamespace(preset="arschloch", rules=view.rules if view else Rules())
        table.snapshot = SimpleNamespace(spec=spec, view_as=lambda kind: view)
        return help_

    return about


@pytest.mark.parametrize(
    ("phase", "part"),
    [
        ("exchange", "exchange"),
        ("shift", "exchange"),
        ("putsch", "putsch"),
        ("discard", "special"),
        ("round_over", "offices"),
        ("", ""),
    ],
)
def test_each_phase_has_its_part(help_about, phase, part):
    assert help_about(None).partFor(phase) == part


@pytest.mark.parametrize(("kind", "part"), [("putsch", "putsch"), ("revolution", "exchange")])
@pytest.mark.parametrize("both", [False, True])
def test_what_is_asked_before_the_exchange_decides_where_it_is_told(help_about, kind, part, both):
    rules = Rules(putsch=both or kind == "putsch", jester_revolution=both or kind == "revolution")
    assert (
        help_about(View(rules, due=(PendingDecision(0, kind, CLAIMING),))).partFor(CLAIMING) == part
    )


@pytest.mark.parametrize(
    ("view", "part"),
    [
        (PLAIN, "trick"),
        (View(HOUSE), "trick"),
        (View(HOUSE, reversed=True), "special"),
        (View(HOUSE, top=meld(SET, "9D", "9C", "9H", "9S")), "special"),
        (View(HOUSE, top=meld(JOKER, "*R")), "special"),
        (View(HOUSE, marks={BOUND: 1}), "special"),
        (View(HOUSE, hand=(1, 2)), "out"),
        (replace(PLAIN, top=meld(SET, "9D", "9C", "9H", "9S")), "trick"),
        (replace(PLAIN, hand=(1,)), "trick"),
    ],
)
def test_at_play_it_is_what_one_wonders_about(help_about, view, part):
    assert help_about(view).partFor("play") == part


def test_the_part_is_of_the_match_whatever_rules_were_read_before(qapp, tmp_path):
    """F1 used to fail at a Shithead table after reading the President rules in the setup."""
    of_family = {family_of(preset).key: preset for preset in presets()}
    settings = LiveSettings(SettingsStore(tmp_path))
    for preset, read_before in product(of_family.values(), repeat=2):
        rules = presets()[preset]
        match = Match(MatchSpec(preset, rules, NAMES[: rules.players], 1))
        match.start_round()
        table = SimpleNamespace(snapshot=match.snapshot(0), newMatch=None)
        help_ = RulesHelp(settings, setup := MatchSetup(settings, table), table)
        part = help_.partFor(match.phase)
        setup.choose(read_before)
        help_.open("setup:about")
        assert help_.partFor(match.phase) == part, (preset, read_before)


@pytest.mark.sampled
@in_one_test("preset", presets())
def test_every_game_tells_its_own_keys(qapp, tmp_path, preset):
    settings = LiveSettings(SettingsStore(tmp_path))
    snapshot = SimpleNamespace(spec=SimpleNamespace(preset=preset, rules=presets()[preset]))
    table = SimpleNamespace(snapshot=snapshot, newMatch=None)
    part: Any = RulesHelp(settings, MatchSetup(settings, table), table).parts[-1]
    told = "\n".join(part["paragraphs"])
    assert part["key"] == "controls"
    # Shithead has no passes; the other two have keys without a meaning elsewhere.
    assert ("P: pass" in told) == (preset != "shithead")
    assert ("T: pick up the pile" in told) == (preset == "shithead")
    assert ("F: pick your next five-card combination" in told) == (preset == "thirteen")
    assert "Ctrl+Z: " in told
    assert "Tab, Shift+Tab: " in told


def test_keys_of_rules_that_are_off_are_not_told(qapp):
    def told(game: str, rules: Any) -> set[str]:
        return {key for use in table_of(game).keys(rules) for key in use.keys}

    def claiming(rules: Rules) -> bool:
        return any("free trick" in use.meaning for use in table_of("climbing").keys(rules))

    assert not claiming(Rules())
    assert claiming(Rules(climb_bonus="both"))
    assert "K" not in told("climbing", Rules())
    assert "K" in told("climbing", Rules(exchange="ask"))
    assert "Backspace" not in told("climbing", Rules(exchange="ask"))
    assert {"K", "Backspace"} <= told("climbing", Rules(exchange="negotiate"))
    assert "H" in told("climbing", Rules(jokers=1, joker="substitute"))
    for swap in (True, False):
        rules = rules_of("shithead", swap=swap)
        assert any("Swapping" in hint for hint in table_of("shithead").mouse(rules)) == swap
        meanings = [use.meaning for use in table_of("shithead").keys(rules)]
        assert ("finish swapping" in meanings) == swap
