"""Selection of exercises: mixed, adapted to the person, and in honest proportion."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from math import exp

import pytest
from msgspec.structs import replace

from answers import MONDAY
from arschloch_gui.coach.answer import ExerciseAnswer, stratum_of
from arschloch_gui.coach.bank import FOLDER, SCALE, Entry, Option, load
from arschloch_gui.coach.difficulty import prior_difficulty, simple_choice_succeeds
from arschloch_gui.coach.exercise_selection import POOL, ExerciseSelection
from arschloch_gui.coach.schedule import DUE, Return, Schedule
from arschloch_gui.coach.skill import Skill
from arschloch_gui.coach.verdict import verdict
from long import times

SESSIONS, TEN = times(4, 20), 10
Player = Callable[[Entry, random.Random], Option]


def player(error: float, habit: float = 0.0) -> Player:
    """Return a player who sees losses with some error, and often gives the lowest cards."""

    def chosen(entry: Entry, rng: random.Random) -> Option:
        if rng.random() < habit:
            return next(each for each in entry.options if each.index == entry.lowest)
        weights = [exp(-max(0, each.loss) / SCALE / error) for each in entry.options]
        return rng.choices(entry.options, weights)[0]

    return chosen


def bank(*presets: str) -> list[Entry]:
    found = [load(each) for each in presets or sorted(path.stem for path in FOLDER.glob("*.jsonl"))]
    return [entry for each in found if each is not None for entry in each.entries]


class Pupil:
    """A simulated person who does sessions of ten, one a day."""

    def __init__(self, entries: list[Entry], plays: Player, seed: int = 1) -> None:
        self.skill, self._schedule, self._known = Skill(), Schedule(), set[str]()
        self._entries, self._plays, self._rng = entries, plays, random.Random(seed)
        self._by_key = {key(each): each for each in entries}
        self._now, self._seed = MONDAY, seed
        self.sessions: list[list[tuple[Entry, ExerciseAnswer]]] = []
        self.due: list[int] = []

    def session(self) -> list[tuple[Entry, ExerciseAnswer]]:
        """Do a session and return its exercises and answers."""
        self._seed += 1
        due = self._schedule.due(self._now)
        selection = ExerciseSelection(self._entries, due, key, self._seed)
        done: list[tuple[Entry, ExerciseAnswer]] = []
        came_back = 0
        for _ in range(TEN):
            before = [answer.stratum for _, answer in done]
            found = selection.next(before, self.skill, self._known.__contains__)
            assert found is not None
            came_back += isinstance(found, Return)
            entry = self._by_key[found.key] if isinstance(found, Return) else found
            variant = found.variant if isinstance(found, Return) else 0
            answer = self._answer(entry, variant)
            self.skill.note(answer)
            self._schedule.note(answer)
            self._known.add(answer.key)
            self._now += timedelta(minutes=1)
            done.append((entry, answer))
        self._now += timedelta(days=1)
        self.sessions.append(done)
        self.due.append(came_back)
        return done

    def _answer(self, entry: Entry, variant: int) -> ExerciseAnswer:
        option = self._plays(entry, self._rng)
        loss, stderr = option.loss / SCALE, option.loss_stderr / SCALE
        origin = line(entry) | ({"variant": variant} if variant else {})
        return ExerciseAnswer(
            self._now, origin, entry.themes, entry.phase, entry.office, entry.cards, loss, stderr,
            verdict(loss, stderr), {}, difficulty=prior_difficulty(entry),
        )  # fmt: skip


def line(entry: Entry) -> dict[str, object]:
    return {"preset": entry.preset, "rules": {}, "seed": entry.seed, "decision": entry.at}


def key(entry: Entry) -> str:
    return ExerciseAnswer(MONDAY, line(entry), (), "", 0, 0, 0.0, 0.0, verdict(0.0, 0.0), {}).key


def rows(strata: list[str]) -> int:
    """Return the length of the longest row of equal strata."""
    longest = now = 0
    last = None
    for each in strata:
        now = now + 1 if each == last else 1
        longest, last = max(longest, now), each
    return longest


@pytest.mark.sampled
@pytest.mark.parametrize("presets", [("arschloch",), ()], ids=["arschloch", "everything"])
def test_sessions_are_mixed_and_never_have_three_alike_in_a_row(presets: tuple[str, ...]):
    entries = bank(*presets)
    pupil = Pupil(entries, player(0.12, 0.2))
    met: Counter[str] = Counter()
    for _ in range(SESSIONS):
        done = pupil.session()
        strata = [answer.stratum for _, answer in done]
        assert rows(strata) <= 2
        if not presets:
            assert rows([f"{each.preset}:{each.phase}:{each.cards}" for each, _ in done]) <= 2
            assert len({each.preset for each, _ in done}) >= 5, "of nine games"
        assert len(set(strata)) >= min(5, len({stratum_of(each) for each in entries}))
        met.update(strata)
    assert max(met.values()) <= 0.7 * met.total()
    assert max(pupil.due) <= DUE
    assert sum(pupil.due) > 0, "what was missed comes back"


@pytest.mark.sampled
def test_an_exercise_is_new_or_due():
    pupil = Pupil(bank("arschloch"), player(0.12))
    for _ in range(SESSIONS):
        pupil.session()
    new = [
        answer.key
        for done in pupil.sessions
        for _, answer in done
        if "variant" not in answer.origin
    ]
    assert len(new) == len(set(new))


@pytest.mark.sampled
def test_what_a_person_is_bad_at_is_set_more_often():
    entries = bank("arschloch")
    exact, blind = player(0.01), player(5.0)

    def plays(entry: Entry, rng: random.Random) -> Option:
        return (exact if entry.cards == 1 else blind)(entry, rng)

    pupil = Pupil(entries, plays)
    met = Counter(entry.cards for _ in range(SESSIONS) for entry, _ in pupil.session())
    assert met[2] > 1.15 * met[1]


@pytest.mark.sampled
def test_the_difficulty_follows_the_person_within_five_answers():
    entries = bank("arschloch")
    strong, weak = player(0.01), player(0.4, 0.5)
    found: dict[Player, list[float]] = {strong: [], weak: []}
    for plays, met in found.items():
        for seed in range(times(3, 30)):
            done = Pupil(entries, plays, seed).session()
            met += [prior_difficulty(entry) for entry, _ in done[5:]]
    mean = {plays: sum(met) / len(met) for plays, met in found.items()}
    assert mean[strong] > mean[weak] + 80


def test_difficulty_differs_within_a_stratum_and_follows_the_judgement():
    entries = [each for each in bank("arschloch") if each.cards == 1]
    levels = sorted(map(prior_difficulty, entries))
    assert levels[-len(levels) // 10] - levels[len(levels) // 10] > 150
    for entry in entries[:20]:
        right = replace(entry, lowest=entry.options[0].index)
        assert prior_difficulty(right) < prior_difficulty(entry) + 1e-9


@pytest.mark.sampled
def test_the_simple_choice_is_right_as_often_as_in_real_decisions():
    entries = bank("arschloch")
    shares: dict[int, list[bool]] = {1: [], 2: []}
    for seed in range(times(5, 30)):
        for entry, _ in Pupil(entries, player(0.12), seed).session():
            shares[entry.cards].append(simple_choice_succeeds(entry))
    for cards, share in ((1, 0.70), (2, 0.43)):
        found = sum(shares[cards]) / len(shares[cards])
        assert abs(found - share) < 0.2


@pytest.mark.sampled
def test_a_large_bank_is_not_read_whole_for_the_first_exercise():
    read: list[str] = []

    def counted(entry: Entry) -> str:
        read.append(entry.key)
        return key(entry)

    selection = ExerciseSelection(bank(), (), counted, 1)
    selection.next((), Skill(), lambda key: False)
    assert len(read) < 2 * POOL


def test_nothing_is_left_when_everything_was_answered():
    assert (
        ExerciseSelection(bank("daifugo"), (), key, 1).next((), Skill(), lambda key: True) is None
    )


def test_two_positions_of_one_kind_are_followed_by_another_kind():
    entries = bank("arschloch-hausregeln")
    before = [f"arschloch-hausregeln/shift/{office}/1" for office in (0, 1)]
    missed = next(each for each in entries if (each.phase, each.office) == ("shift", 2))
    failed = replace(missed, options=missed.options[-1:])
    schedule = Schedule()
    schedule.note(Pupil([failed], player(1.0))._answer(failed, 0))
    due = schedule.due(MONDAY + timedelta(days=1))
    assert [each.stratum for each in due] == ["arschloch-hausregeln/shift/2/1"]
    for seed in range(40):
        found = ExerciseSelection(entries, due, key, seed).next(before, Skill(), lambda key: False)
        assert isinstance(found, Entry)
        assert found.phase != "shift"


def test_of_one_kind_the_positions_alternate():
    entries = [each for each in bank("trouduc-joker") if each.phase == "exchange"]
    assert len({each.office for each in entries}) > 1
    pupil = Pupil(entries, player(0.12))
    assert rows([str(entry.office) for entry, _ in pupil.session()]) <= 2


def test_what_is_due_comes_back_even_if_it_is_all_there_is():
    entries = [each for each in bank("arschloch") if each.cards == 2]
    pupil = Pupil(entries, player(5.0))
    for _ in range(2):
        pupil.session()
    assert pupil.due[-1] == DUE
