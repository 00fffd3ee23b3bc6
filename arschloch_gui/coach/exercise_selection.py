"""Selection of the next exercise of a session, by what is due, weak or new.

Exercises alternate between games and kinds of decision, so that no three in a row are alike, and if
there is only one kind, between positions. Within a stratum the difficulty follows the user's
rating, which changes with every answer. Nothing is random except for a seed.
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
"""The longest row of exercises of one game and kind, and of one stratum."""
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

        def is_out(key: str) -> bool:
            return key in self._set or knows(key)

        left = [stratum for stratum, each in self._strata.items() if each.has_any(is_out)]
        allowed = _allowed([*left, *(each.stratum for each in self._due)], before)
        among = [stratum for stratum in left if stratum in allowed]
        # Every other one, so that an exercise that comes back cannot be recognised by its number.
        if len(before) % 2 == 0 or not among:
            back = next((each for each in self._due if each.stratum in allowed), None)
            if back is not None:
                self._due.remove(back)
                return back
        if not among:
            return None
        stratum = self._stratum(among, before, learner)
        return self._entry(self._strata[stratum].pool(is_out), stratum, learner)

    def _stratum(self, among: list[str], before: Sequence[str], learner: Learner) -> str:
        """Draw a game by need, then a stratum; those of this session so far are less likely."""
        of_game: dict[str, list[str]] = {}
        for each in among:
            of_game.setdefault(_game(each), []).append(each)
        met = [_game(each) for each in before]
        needs = {
            game: sum(map(learner.need, found)) / len(found) / (1 + met.count(game)) ** 2
            for game, found in of_game.items()
        }
        found = of_game[self._drawn(needs)] if len(needs) > 1 else among
        return self._drawn({each: learner.need(each) / (1 + before.count(each)) ** 2
                            for each in found})  # fmt: skip

    def _drawn(self, weights: Mapping[str, float]) -> str:
        drawn = self._part() * sum(weights.values())
        for each, weight in weights.items():
            drawn -= weight
            if drawn <= 0:
                return each
        return each

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


def barred_after(before: Sequence[str]) -> str:
    """Return the stratum of which there would be too many in a row; "" if there is none."""
    return before[-1] if _are_alike(before, str) else ""


def _allowed(strata: Sequence[str], before: Sequence[str]) -> list[str]:
    """Return those that may follow: of another game or kind if possible, or another position."""
    others = list(strata)
    if _are_alike(before, _sort):
        others = [each for each in strata if _sort(each) != _sort(before[-1])]
    return others or [each for each in strata if each != barred_after(before)] or list(strata)


def _are_alike(before: Sequence[str], of: Callable[[str], str]) -> bool:
    """Return whether the last ones are so many of one sort that another must follow."""
    return len(before) >= ALIKE and len({of(each) for each in before[-ALIKE:]}) == 1


def _game(stratum: str) -> str:
    return stratum.partition("/")[0]


def _sort(stratum: str) -> str:
    """Return a stratum without its position: game, phase and number of cards."""
    *facts, _, cards = stratum.split("/")
    return "/".join((*facts, cards))
