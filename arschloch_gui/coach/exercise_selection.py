"""Selection of the next exercise of a session, by what is due, weak or new.

Exercises alternate between strata (game, kind of decision and position), so that no three in a row
are alike. Within a stratum the difficulty follows the person's rating, which changes with every
answer. All randomness comes from a seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from arschloch_gui.coach.answer import stratum_of
from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.difficulty import prior_difficulty, simple_choice_succeeds
from arschloch_gui.coach.glicko import Rating
from arschloch_gui.coach.schedule import DUE, Return
from arschloch_gui.engine.rng import Rng

ALIKE = 2
"""Maximum number of consecutive exercises of one stratum."""
SIMPLE_SHARE: Mapping[int, float] = {1: 0.70, 2: 0.43}
"""Share of real decisions in which the lowest cards are a good choice, by the number of cards to
give.

Measured at `arschloch`. In most exercises of a bank they are wrong; without the others, a player
would learn never to give them.
"""
USUAL_SHARE = 0.5
"""The same for all other decisions."""
POOL = 150
"""Maximum number of unanswered exercises of a stratum that are compared."""
CLOSEST = 4
"""Number of best-matching exercises from which the next one is drawn."""


class Learner(Protocol):
    """The properties of a person that the selection needs (`Skill`)."""

    @property
    def wanted(self) -> float: ...

    def need(self, stratum: str) -> float: ...

    def difficulty(self, key: str, stratum: str, prior: float | None = None) -> Rating: ...


class _Candidate(NamedTuple):
    """An exercise with its `ExerciseAnswer.key`, estimated difficulty, and whether it is simple."""

    entry: Entry
    key: str
    prior: float
    simple: bool


class _Candidates:
    """The exercises of one stratum that have not been answered, in random order."""

    def __init__(self, entries: Sequence[Entry], key: Callable[[Entry], str]) -> None:
        self._entries, self._key = list(entries), key
        self._compared: list[_Candidate] = []

    def has_any(self, knows: Callable[[str], bool]) -> bool:
        """Return whether any exercise is left."""
        if any(not knows(each.key) for each in self._compared):
            return True
        while self._entries and knows(self._key(self._entries[-1])):
            self._entries.pop()
        return bool(self._entries)

    def pool(self, knows: Callable[[str], bool]) -> list[_Candidate]:
        """Return up to `POOL` exercises to compare.

        They are replaced as they are answered, so a large bank is not examined all at once.
        """
        self._compared = [each for each in self._compared if not knows(each.key)]
        while self._entries and len(self._compared) < POOL:
            entry = self._entries.pop()
            if not knows(key := self._key(entry)):
                prior, simple = prior_difficulty(entry), simple_choice_succeeds(entry)
                self._compared.append(_Candidate(entry, key, prior, simple))
        return self._compared


class ExerciseSelection:
    """A chooser of exercises for a session: new ones and those that are due.

    `key` returns the `ExerciseAnswer.key` of an entry.
    """

    def __init__(
        self,
        entries: Iterable[Entry],
        due: Sequence[Return],
        key: Callable[[Entry], str],
        seed: int,
    ) -> None:
        self._rng = Rng(seed, "selection")
        strata: dict[str, list[Entry]] = {}
        for each in entries:
            strata.setdefault(stratum_of(each), []).append(each)
        self._strata = {
            stratum: _Candidates(self._rng.shuffled(found), key)
            for stratum, found in strata.items()
        }
        self._due = list(due[:DUE])
        self._set: set[str] = set()

    def next(
        self, before: Sequence[str], learner: Learner, knows: Callable[[str], bool]
    ) -> Entry | Return | None:
        """Return the next exercise, or None if all have been answered.

        `before` are the strata of the exercises of this session so far. `knows` returns whether the
        exercise with a key was answered before.
        """
        barred = before[-1] if len(set(before[-ALIKE:])) == 1 and len(before) >= ALIKE else None
        # Repeat only every other time, so that a repeated exercise cannot be recognised by its
        # number.
        if len(before) % 2 == 0 and (back := self._next_due(barred)) is not None:
            return back

        def is_out(key: str) -> bool:
            return key in self._set or knows(key)

        left = [stratum for stratum, each in self._strata.items() if each.has_any(is_out)]
        allowed = [stratum for stratum in left if stratum != barred]
        if not left:
            return self._next_due(None)
        stratum = self._stratum(allowed or left, before, learner)
        return self._entry(self._strata[stratum].pool(is_out), stratum, learner)

    def _next_due(self, barred: str | None) -> Return | None:
        found = next((each for each in self._due if each.stratum != barred), None)
        if found is not None:
            self._due.remove(found)
        return found

    def _stratum(self, among: list[str], before: Sequence[str], learner: Learner) -> str:
        """Draw a stratum by need; those already used in this session are less likely."""
        weights = [learner.need(each) / (1 + before.count(each)) ** 2 for each in among]
        drawn = self._part() * sum(weights)
        for stratum, weight in zip(among, weights, strict=True):
            drawn -= weight
            if drawn <= 0:
                return stratum
        return among[-1]

    def _entry(self, pool: list[_Candidate], stratum: str, learner: Learner) -> Entry:
        """Return an exercise of about the wanted difficulty.

        The lowest cards are a good choice as often as in real decisions.
        """
        share = SIMPLE_SHARE.get(pool[0].entry.cards, USUAL_SHARE)
        wanted = self._part() < share
        among = [each for each in pool if each.simple == wanted] or pool

        def distance(each: _Candidate) -> float:
            difficulty = learner.difficulty(each.key, stratum, each.prior)
            return abs(difficulty.value - learner.wanted)

        chosen = self._rng.choice(sorted(among, key=distance)[:CLOSEST])
        self._set.add(chosen.key)
        return chosen.entry

    def _part(self) -> float:
        """Return a random number from 0 to 1."""
        return self._rng.bits() / (1 << 64)
