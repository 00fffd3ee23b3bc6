"""Both ends of a round are announced when the engine says that a position is certain."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.session.table_facts import PhaseFacts
from arschloch_gui.app.show.chatter import Chatter
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Finished, Match, SeenEvent
from deals import deal, match_of, play

NAMES = ("You", "Ben", "Cleo", "Anna")


class Table:
    """A match led over a stage, which records every special event it shows."""

    def __init__(self, titles: str, dealt: FixedDeal, **rules: Any) -> None:
        self.match: Match = match_of(start_card_must_be_played=False, **rules)
        self.stage = TableState(Seating(NAMES, (0, 1, 2, 3), 0, titles), table_of)
        self.animations = EventAnimations(self.stage, Flights())
        self.stage.put(self.match.snapshot(0))
        self.stage.tell(self.match.snapshot(0))
        self.moments: list[Moment] = []
        self.said: list[str] = []
        self.titles: list[tuple[str, ...]] = []
        """At every step the titles of all seats, as their plates show them."""
        self.places: list[tuple[int, ...]] = []
        told: list[SeenEvent] = []
        self.match.start_round(dealt, self.match.watched_by(0, told.append))
        self.show(told)

    def act(self, seat: int, action: Action) -> None:
        told: list[SeenEvent] = []
        self.match.submit(seat, action, self.match.watched_by(0, told.append))
        self.show(told)

    def show(self, told: list[SeenEvent]) -> None:
        report = Stepped(0, self.match.ply, tuple(told), self.match.snapshot(0))
        steps: list[Step] = list(self.animations.steps(report))
        for step in steps:
            step.act()
            if (moment := self.stage.moment) is not None:
                self.moments.append(moment)
            self.said += self.stage.sayings.values()
            rows = sorted(self.stage.seats.rows, key=lambda row: row.seat)
            self.titles.append(tuple(row.title for row in rows))
            self.places.append(tuple(row.place for row in rows))


def round_played(titles: str) -> Table:
    """Return a round in which seat 1 is out first, and seat 0 keeps its cards."""
    table = Table(titles, deal("7D 8D | AS | KS | QS", lead=1))
    table.act(1, play("AS"))
    for seat in (2, 3, 0):
        table.act(seat, PASS)
    table.act(2, play("KS"))
    for seat in (3, 0):
        table.act(seat, PASS)
    table.act(3, play("QS"))
    return table


def test_the_first_who_is_out_is_crowned_and_the_last_one_mocked():
    table = round_played("royal")
    crowned, mocked = table.moments
    assert (crowned.seat, crowned.sign, crowned.word) == (1, "crown", "King!")
    assert not crowned.grave
    assert (mocked.seat, mocked.sign, mocked.grave) == (0, "donkey", True)


def test_a_new_title_stays_from_the_crowning_to_the_next_deal_and_is_shown_once():
    dealt = deal("7D 8D | AS | KS | QS", lead=1, offices=(0, 2, 3, 1))
    table = Table("royal", dealt, exchange="none")
    table.act(1, play("AS"))
    at = next(at for at, titles in enumerate(table.titles) if titles[1] == "King")
    assert table.titles[at - 1] == ("King", "Asshole", "Viceroy", "Vice-Asshole")
    assert set(table.titles[at:]) == {("", "King", "Viceroy", "Vice-Asshole")}
    while (seat := table.match.to_act) is not None:
        table.act(seat, max(table.match.legal(), key=lambda each: isinstance(each, Play)))
    assert all(titles[1] == "King" for titles in table.titles[at:])
    won = table.match.rounds[-1].offices
    assert [table.titles[-1][seat] for seat in won] == list(
        map(table.stage.sitters.title, range(4))
    )
    for titles in table.titles:
        shown = [title for title in titles if title]
        assert len(shown) == len(set(shown)), "nobody shares a title"


def test_who_is_crowned_first_sees_the_crown_at_the_crowning():
    dealt = deal("7D 8D | AS | KS | QS", lead=1, offices=(0, 2, 3, 1))
    table = Table("royal", dealt, exchange="none")
    table.act(1, play("AS"))
    out = next(at for at, places in enumerate(table.places) if places[1] == 1)
    assert table.titles[out][1] == "Asshole", "not before the ceremony"


def test_where_places_have_no_titles_nobody_is_crowned():
    assert round_played("").moments == []


def test_a_moment_is_over_when_its_steps_are():
    table = round_played("royal")
    assert table.stage.moment is None


def test_whoever_is_crowned_says_something_and_the_person_never_does():
    table = round_played("royal")
    assert len(table.said) >= 1
    stage = table.stage
    stage.sayings.clear()
    stage.chatter.speak(stage, "crowned", 0)
    assert stage.sayings == {}


def test_nobody_says_the_same_twice_in_a_row():
    stage, chatter = round_played("royal").stage, Chatter()
    said = []
    for _ in range(6):
        chatter.speak(stage, "crowned", 1)
        said.append(stage.sayings.pop(1))
    assert all(a != b for a, b in pairwise(said))


def test_no_more_than_one_thing_is_said_in_a_trick():
    stage, chatter = round_played("royal").stage, Chatter()
    stage.sayings.clear()
    for plays in range(40):
        stage.plays = plays
        chatter.speak(stage, "ace", 1 + plays % 3)
    assert len(stage.sayings) == 1
    chatter.trick_over()
    for plays in range(40, 80):
        stage.plays = plays
        chatter.speak(stage, "ace", 1 + plays % 3)
    assert 1 <= len(stage.sayings) <= 2


def test_vulgar_lines_are_for_vulgar_titles():
    royal, crude = round_played("royal_mild").stage, round_played("royal").stage
    heard = {}
    for stage in (royal, crude):
        words = set()
        for plays in range(24):
            stage.plays = plays
            stage.sayings.clear()
            stage.chatter.speak(stage, "mocked", 1)
            words |= set(stage.sayings.values())
        heard[stage.sitters.titles] = words
    assert not heard["royal_mild"] & {"Oh, crap.", "Bloody hell."}
    assert heard["royal"] & {"Oh, crap.", "Bloody hell."}


AGAIN = {"Bloody hell, not again.", "Me again? Oh, crap."}


def test_only_who_was_last_before_says_that_it_happened_again():
    stage = round_played("royal").stage
    heard = {}
    for before in (1, 2):
        last = (0, 3, 2, 1) if before == 1 else (0, 3, 1, 2)
        stage.rounds = (Finished(offices=last, points=(3, 2, 1, 0), hands=((),) * 4),)
        stage.round_no, words = 2, set()
        for plays in range(24):
            stage.plays = plays
            stage.sayings.clear()
            stage.chatter.speak(stage, "mocked", 1)
            words |= set(stage.sayings.values())
        heard[before] = words
    assert heard[1] & AGAIN
    assert not heard[2] & AGAIN


def test_a_revolution_is_stamped_at_the_seat_that_made_it():
    table = Table("royal", deal("AD | 8D 8C 8H 8S 9D | KS KH | QS QH", lead=1), revolution="four")
    table.act(1, play("8D 8C 8H 8S"))
    (moment,) = table.moments
    assert (moment.key, moment.seat) == ("revolution", 1)


def test_a_user_who_is_out_may_watch_as_long_as_two_others_play_for_their_places():
    table = Table("royal", deal("AS | 7D 8D | KS", lead=0), players=3)
    facts = PhaseFacts.of(table.stage)
    assert (facts.out, facts.contested) == (False, False)
    table.act(0, play("AS"))
    facts = PhaseFacts.of(table.stage)
    assert (facts.out, facts.contested) == (True, True)
    table.stage.places = {0: 1, 2: 2}
    facts = PhaseFacts.of(table.stage)
    assert (facts.out, facts.contested) == (True, False)
