"""Events that only one game animates: who is stamped, who sulks, and what is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from arschloch_gui.app.games.big_a import event_animations as big_a_steps
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.games.seigneur import event_animations as seigneur_steps
from arschloch_gui.app.language import speak
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.big_a.events import ATaken
from arschloch_gui.engine.big_a.melds import A_CARD
from arschloch_gui.engine.events import Event, Passed, Played
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec, SeenEvent
from arschloch_gui.engine.seigneur.combos import BOMB
from arschloch_gui.engine.seigneur.events import Wished, WishGranted

NAMES = ("You", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")


class Table:
    """A table of a game at which single events are shown."""

    def __init__(self, preset: str, own_steps: Callable[..., Iterator[Step] | None]) -> None:
        rules = presets()[preset]
        match = Match(MatchSpec(preset, rules, NAMES[: rules.players], 3))
        match.start_round()
        seats = tuple(range(rules.players))
        self.stage = TableState(Seating(NAMES[: rules.players], seats, 0, ""), table_of)
        self.frame = match.snapshot(0)
        self.stage.play_by(self.frame.spec)
        self.stage.put(self.frame)
        self.stage.tell(self.frame)
        self._own_steps = own_steps
        self.sounds: list[Sound] = []
        self.stage.cued.connect(lambda cue: self.sounds.append(cue.sound))

    def show(self, event: Event) -> list[tuple[str, dict[int, str], dict[int, str]]]:
        """Show an event; return the stamp, the moods and the sayings after each step."""
        seen = []
        steps = self._own_steps(self.stage, SeenEvent(event, self.frame))
        assert steps is not None
        for step in steps:
            step.act()
            moment = self.stage.moment
            stamped = f"{moment.key} {moment.seat}" if moment is not None else ""
            seen.append((stamped, dict(self.stage.moods), dict(self.stage.sayings)))
        return seen


@pytest.fixture
def seigneur(qapp) -> Table:
    return Table("seigneur", seigneur_steps.own_steps)


@pytest.fixture
def big_a(qapp) -> Table:
    return Table("grossundklein", big_a_steps.own_steps)


def test_a_bomb_shakes_the_table_after_its_cards_are_seen(seigneur: Table):
    seen = seigneur.show(Played(1, (1, 2, 3, 4), BOMB, None, 5))
    assert [stamp for stamp, _, _ in seen] == ["", "bomb 1", ""]
    assert seen[1][1][1] == "happy"
    assert Sound.THUD in seigneur.sounds


def test_a_wish_is_said_aloud_and_then_forgotten(seigneur: Table):
    with speak("en"):
        seen = seigneur.show(Wished(2, "7"))
    assert [sayings for _, _, sayings in seen] == [{2: "I wish for sevens!"}, {}]


def test_a_granted_wish_is_stamped(seigneur: Table):
    seen = seigneur.show(WishGranted(1, "7"))
    assert [stamp for stamp, _, _ in seen] == ["granted 1", ""]
    assert Sound.CLICK in seigneur.sounds


def test_a_trick_for_the_a_cards_is_announced(big_a: Table):
    seen = big_a.show(Played(1, (big_a.frame.view.hand[0],), A_CARD, None, 5))
    assert [stamp for stamp, _, _ in seen] == ["a_trick 1", ""]
    assert Sound.DRUM in big_a.sounds


def test_who_takes_an_a_card_sulks(big_a: Table):
    ((stamp, moods, _),) = big_a.show(ATaken(1, big_a.frame.view.hand[0], from_table=True))
    assert (stamp, moods) == ("", {1: "sulk"})


@pytest.mark.parametrize("event", [Passed(1), Played(1, (1,), "set", None, 5)])
def test_other_events_are_left_to_the_shared_animations(seigneur: Table, big_a: Table, event):
    assert seigneur_steps.own_steps(seigneur.stage, SeenEvent(event, seigneur.frame)) is None
    assert big_a_steps.own_steps(big_a.stage, SeenEvent(event, big_a.frame)) is None
