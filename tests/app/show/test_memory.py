"""What regulars say about earlier rounds is true by the records, and said once a round at most."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from matches_on_disk import NAMES

from arschloch_gui.app.engine.messages import Stepped
from arschloch_gui.app.files.match_metadata import MatchMetadata, Table
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.evenings import evening_of
from arschloch_gui.app.regulars.remembering import memory_of
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.memory import MANY, Places, TableMemory, on_crowning, on_mocking
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording.remembered import REMARKS
from arschloch_gui.coach.evenings import SAME_EVENING_S, SELF, Evening
from arschloch_gui.engine import record
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec, SeenEvent
from arschloch_gui.engine.restoring import restore

A, B, C = (SELF, "Ben", "Cleo"), ("Ben", SELF, "Cleo"), ("Cleo", "Ben", SELF)
KEYS = {text: key for key, text in REMARKS.items()}


def is_true(
    speaker: str, key: str, places: Places, evening: Sequence[Places], every: Sequence[Places]
) -> bool:
    """Whether a saying about a round is true. `evening` and `every` end with this round."""
    firsts = [each[0] for each in every]
    own = len(firsts) - next(
        (at + 1 for at in reversed(range(len(firsts))) if firsts[at] != speaker), 0
    )
    longest, run = 0, 0
    for at, name in enumerate(firsts[: len(firsts) - own]):
        run = run + 1 if at and firsts[at - 1] == name else 1
        longest = max(longest, run)
    both = [each for each in every if speaker in each and SELF in each]
    ahead = sum(each.index(speaker) < each.index(SELF) for each in both)
    match key:
        case "throne":
            before = evening[:-1]
            return (
                places[0] == SELF and before[-1][0] == speaker
                and any(each[0] == SELF for each in before)
            )  # fmt: skip
        case "record":
            return places[0] == speaker and own > longest and len(every) > MANY
        case "third":
            ends = [each[0] for each in evening], [each[-1] for each in evening]
            return any(end[-1] == speaker and end.count(speaker) == 3 for end in ends)
        case "first_crown":
            return places[0] == speaker and firsts.count(speaker) == 1
        case "even":
            return places[0] == speaker and 2 * ahead == len(both)
        case "back":
            return [each[0] for each in evening[-3:]] == [speaker, SELF, speaker]
        case "climbed":
            return places[0] == speaker and evening[-2][-1] == speaker
        case "first_last":
            lasts = [each[-1] for each in every]
            return places[-1] == speaker and lasts.count(speaker) == 1
        case "fallen":
            return places[-1] == speaker and evening[-2][0] == speaker
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("key", "tonight", "before", "places"),
    [
        ("throne", [A, B], [], A),
        ("third", [B, A, B], [], B),
        ("third", [C, A, B, C], [], ("Cleo", SELF, "Ben")),
        ("first_crown", [], [A, C] * 5, B),
        ("even", [], [A] * 5 + [B] * 4, B),
        ("record", [B, B], [A, C] * 5, B),
        ("back", [B, A], [], B),
        ("climbed", [("Cleo", SELF, "Ben")], [], B),
    ],
)
def test_each_saying_about_a_crown_has_its_moment(key, tonight, before, places):
    found = {
        said: fact for fact, said in on_crowning(places[0], tonight, TableMemory(tuple(before)))
    }
    assert key in found
    every = [*before, *tonight, places]
    assert is_true(found[key], key, places, [*tonight, places], every)


@pytest.mark.parametrize(
    ("key", "tonight", "before"),
    [
        ("third", [A, B], []),
        ("first_last", [], [C] * 10),
        ("fallen", [("Cleo", "Ben", SELF)], []),
    ],
)
def test_each_saying_about_the_last_place_has_its_moment(key, tonight, before):
    found = {said: fact for fact, said in on_mocking("Cleo", tonight, TableMemory(tuple(before)))}
    assert key in found
    assert is_true(found[key], key, A, [*tonight, A], [*before, *tonight, A])


def test_an_earlier_match_of_the_same_evening_counts():
    evening = Evening("m", "arschloch", (SELF, "Ben", "Cleo"), ((1, 0, 2), (1, 2, 0)), time=1e9)
    soon, later = memory_of([evening], 1e9 + 60), memory_of([evening], 1e9 + SAME_EVENING_S + 1)
    assert ("Ben", "third") in on_crowning("Ben", [], soon)
    assert ("Ben", "third") not in on_crowning("Ben", [B, B, B], soon)
    assert ("Ben", "third") not in on_crowning("Ben", [], later)


def test_an_old_match_remembers_only_what_was_played_before_it():
    names, rounds = (SELF, "Ben", "Cleo"), ((1, 0, 2),)
    played = [
        Evening(str(at), "arschloch", names, rounds, (at % 3,), time=1e9 + 3600 * at)
        for at in (0, 10, 20, 40)
    ]
    assert memory_of(played, 1e9 + 3600 * 20.5).winners == (SELF, "Ben", "Cleo")
    assert memory_of(played, 1e9 + 3600 * 5).winners == (SELF,)
    assert len(memory_of(played, 1e9 + 3600 * 5).before) == 1


@pytest.mark.long
def test_whatever_was_played_everything_said_is_true():
    seed = random.randrange(1_000_000)
    rng = random.Random(seed)
    names = (SELF, "Ben", "Cleo", "Dora")
    said = set()
    for _ in range(3_000):
        whole = [tuple(rng.sample(names, 4)) for _ in range(rng.randrange(26))]
        if rng.random() < 0.5:  # somebody who never wins, and never comes last
            whole = [tuple(n for n in each if n != "Dora") for each in whole]
            whole = [(each[0], "Dora", *each[1:]) for each in whole]
        cut, late = sorted(rng.randrange(len(whole) + 1) for _ in range(2))
        memory = TableMemory(tuple(whole[:late]), tuple(whole[cut:late]))
        tonight = whole[late:]
        places = tuple(rng.sample(names, 4))
        evening = [*memory.lately, *tonight, places]
        for speaker, key in (
            *on_crowning(places[0], tonight, memory), *on_mocking(places[-1], tonight, memory),
        ):  # fmt: skip
            said.add(key)
            assert speaker != SELF, seed
            assert is_true(speaker, key, places, evening, [*whole, places]), (seed, key)
    assert said == set(REMARKS), seed


class Evenings:
    """Matches played at random over a stage whose regulars remember, with what they say."""

    def __init__(self, seed: int, memory: TableMemory | None, rounds: int = 8) -> None:
        rules = presets()["arschloch"].for_players(4).lasting(rounds)
        self.match = Match(MatchSpec("arschloch", rules, NAMES[:4], seed))
        self.stage = TableState(Seating(NAMES[:4], (0, 1, 2, 3), 0, "royal"), table_of)
        self.animations = EventAnimations(self.stage, Flights())
        self.said: list[tuple[int, int, str]] = []
        """Round, seat and key of what was remembered."""
        self.stage.put(self.match.snapshot(0))
        self.stage.tell(self.match.snapshot(0))
        self.stage.memory = memory
        rng = random.Random(seed)
        while not self.match.is_over:
            told: list[SeenEvent] = []
            watch = self.match.watched_by(0, told.append)
            if self.match.to_act is None:
                self.match.start_round(watch=watch)
            else:
                self.match.submit(self.match.to_act, rng.choice(self.match.legal()), watch)
            self._show(told)

    def _show(self, told: list[SeenEvent]) -> None:
        report = Stepped(0, self.match.ply, tuple(told), self.match.snapshot(0))
        for step in list(self.animations.steps(report)):
            step.act()
            for seat, text in self.stage.sayings.items():
                found = self.stage.round_no, seat, KEYS.get(text, "")
                if found[2] and found not in self.said:
                    self.said.append(found)

    def evening(self) -> Evening:
        """The same as its record tells it."""
        note = MatchMetadata(Table(0, ("", "club", "club", "club")), regulars="a1")
        return evening_of(restore(record.write(self.match).encode()), note, 1e9)


@pytest.mark.long
def test_at_the_table_what_is_said_is_true_by_the_records_and_once_a_round():
    seed = random.randrange(1_000_000)
    before: list[Evening] = []
    heard = 0
    for number in range(3):
        memory = memory_of(before, 1e9)
        played = Evenings(seed + number, memory)
        evening = played.evening()
        rounds = list(evening.places())
        tonight = [*memory.lately, *rounds]
        every = [*memory.before, *rounds]
        spoken = [round_no for round_no, _, _ in played.said]
        assert len(spoken) == len(set(spoken)), seed
        for round_no, seat, key in played.said:
            left = len(rounds) - round_no
            ended = len(tonight) - left, len(every) - left
            assert seat != 0, seed
            assert is_true(
                evening.names[seat], key, rounds[round_no - 1],
                tonight[: ended[0]], every[: ended[1]],
            ), (seed, key)  # fmt: skip
        heard += len(spoken)
        assert len(spoken) < len(rounds), seed
        before.append(evening)
    assert heard, seed


@pytest.mark.sampled
def test_where_nobody_is_a_regular_nobody_remembers():
    assert Evenings(3, None, 1).said == []
