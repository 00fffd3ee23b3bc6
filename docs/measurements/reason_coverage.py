"""Measure how many verdicts of the exercise banks get a reason, and how often a wrong one.

    python docs/measurements/reason_coverage.py [--preset arschloch] [--near 3] [--entries N]
                                                [--sample 300] [--seed 1] [--language en] [--fit]

For each exercise, the choices of `lowest` and `regular` and the options closest to the best one are
compared with the best. Only losses above "fine" count. "Swapped" is the share in which a reason is
found for the worse option; each of these would be false. With `--sample`, that many verdicts are
drawn and printed with their reasons, to be read. With `--fit`, the weights of `hand_value.py` are
fitted to the exercises with an odd seed and tested on the others. Nothing is asserted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import astuple

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.language import speak
from arschloch_gui.coach.bank import Entry, load
from arschloch_gui.coach.climbing.hand import Hand
from arschloch_gui.coach.climbing.hand_value import HandValue, value_of
from arschloch_gui.coach.climbing.reasons import reasons, trade_of
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.reasons import MOST
from arschloch_gui.coach.verdict import GOOD, Verdict, places_lost, verdict
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.games import presets

PRESETS = (
    "arschloch", "arschloch-hausregeln", "daifugo", "dalmuti", "double-deck",
    "president-revolution", "president-sober", "trouduc-joker",
)  # fmt: skip
FITTED = 0.4
"""Maximum loss of the options that the weights are fitted to."""
RIDGE = 0.25
SHARE = {"arschloch": 1 / 3}
"""Weight of the largest bank in the fit, so that the others count as well."""


class Case(NamedTuple):
    """A wrong choice and the best one."""

    entry: Entry
    view: SeatView
    chosen: Action
    best: Action
    loss: float
    stderr: float
    is_lowest: bool

    @property
    def verdict(self) -> Verdict:
        """The class of the loss."""
        return verdict(self.loss, self.stderr)

    @property
    def kind(self) -> str:
        """The preset, the kind of decision and the number of cards given."""
        return f"{self.entry.preset} {self.entry.phase}:{self.entry.cards}"


def cases(preset: str, near: int, entries: int | None) -> Iterator[Case]:
    """Yield the verdicts above "fine" on the usual choices and the `near` best other ones."""
    bank = load(preset)
    for entry in bank.entries[:entries] if bank else ():
        exercise = entry.exercise()
        if exercise is None:
            continue
        task = task_of(exercise.match(), 0)
        best, *others = entry.options
        wanted = {entry.lowest, entry.regular, *(each.index for each in others[:near])}
        for each in others:
            loss, stderr = each.loss / 1e4, each.loss_stderr / 1e4
            if each.index in wanted and verdict(loss, stderr) not in GOOD:
                pair = task.legal[each.index], task.legal[best.index]
                is_lowest = each.index == entry.lowest
                yield Case(entry, task.view, *pair, loss, stderr, is_lowest)


def tell_coverage(found: Sequence[Case]) -> None:
    """Print the coverage by kind and by class, for all choices and for those of `lowest`."""
    counts: dict[str, Counter[str]] = {}
    for case in found:
        told = bool(reasons(case.view, case.chosen, case.best))
        false = bool(reasons(case.view, case.best, case.chosen))
        for part in (case.kind, f"~ {case.verdict}", "~ all"):
            for name in ("", "lowest ") if case.is_lowest else ("",):
                count = counts.setdefault(part, Counter())
                count.update({f"{name}all": 1, f"{name}told": told, f"{name}false": false})
    print(
        f"{'':36}{'verdicts':>9}{'reason':>8}{'swapped':>9}{'lowest':>9}{'reason':>8}{'swapped':>9}"
    )
    for part, count in sorted(counts.items()):
        line = f"{part:36}"
        for name in ("", "lowest "):
            total = count[f"{name}all"]
            shares = [count[f"{name}{what}"] / max(1, total) for what in ("told", "false")]
            line += f"{total:9}{shares[0]:8.1%}{shares[1]:9.1%}"
        print(line)


def tell_sample(found: Sequence[Case], count: int, seed: int, language: str) -> None:
    """Print verdicts drawn at random with their reasons."""
    for number, case in enumerate(Random(seed).sample(found, min(count, len(found))), 1):
        rules = presets()[case.entry.preset]
        deck = str(getattr(rules, "deck", ""))
        told = reasons(case.view, case.chosen, case.best)[:MOST]
        with speak(language):
            said = " ".join(reason_sentence(each, deck) for each in told)
        lost = places_lost(case.loss, rules.players)
        print(
            f"{number:3} {case.entry.key} {case.entry.phase} position {case.entry.office + 1}: "
            f"{case.entry.hand}\n    {_text(case.chosen)} -> {_text(case.best)}, "
            f"{case.verdict} ({lost:.0f})\n    {said or '—'}"
        )


def _text(action: Action) -> str:
    cards = parted_with(action)
    return " ".join(format_cards(cards)) if cards else str(action.line())


def fit(found: Sequence[Case]) -> None:
    """Fit the weights on odd seeds, and print them and how often the sign is right on the rest."""
    rows: list[tuple[Case, list[float]]] = []
    for case in found:
        if not (parted_with(case.chosen) and parted_with(case.best)):
            continue
        one, two = (astuple(_value(case.view, each)) for each in (case.chosen, case.best))
        rows.append((case, [float(b) - float(a) for a, b in zip(one, two, strict=True)]))
    learned = [(d, c.loss, _certainty(c)) for c, d in rows if c.entry.seed % 2]
    learned = [each for each in learned if each[1] <= FITTED]
    weights = _least_squares(learned)
    for name, weight in zip(HandValue.__struct_fields__, weights, strict=True):
        print(f"{name:12}{weight:+.3f}")
    tested = [(c, d) for c, d in rows if c.entry.seed % 2 == 0]
    for name, kept in (("all", tested), ("lowest", [each for each in tested if each[0].is_lowest])):
        right = sum(sum(w * x for w, x in zip(weights, d, strict=True)) > 0 for _, d in kept)
        print(f"{name}: the sign is right in {right} of {len(kept)} exercises not fitted")


def _certainty(case: Case) -> float:
    return SHARE.get(case.entry.preset, 1.0) / (case.stderr + 0.03)


def _value(view: SeatView, action: Action) -> HandValue:
    trade = trade_of(view, action)
    hand = Hand(view, trade.gone, trade.got, trade.taker)
    return value_of(view, hand, trade.gone, trade.got, trade.taker, passed_on=trade.passed_on)


def _least_squares(rows: Sequence[tuple[list[float], float, float]]) -> list[float]:
    """Return the weighted least-squares solution, with a small ridge."""
    size = len(rows[0][0])
    left = [
        [sum(w * w * x[i] * x[j] for x, _, w in rows) + (RIDGE if i == j else 0.0)
         for j in range(size)] + [sum(w * w * x[i] * y for x, y, w in rows)]
        for i in range(size)
    ]  # fmt: skip
    for i in range(size):
        pivot = left[i][i]
        left[i] = [each / pivot for each in left[i]]
        for j in range(size):
            if j != i:
                left[j] = [a - left[j][i] * b for a, b in zip(left[j], left[i], strict=True)]
    return [row[-1] for row in left]


def main() -> None:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--preset", choices=PRESETS, action="append")
    parser.add_argument("--near", type=int, default=3)
    parser.add_argument("--entries", type=int)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    found = [
        case
        for preset in asked.preset or PRESETS
        for case in cases(preset, asked.near, asked.entries)
    ]
    if asked.fit:
        fit(found)
    elif asked.sample:
        tell_sample(found, asked.sample, asked.seed, asked.language)
    else:
        tell_coverage(found)


if __name__ == "__main__":
    main()
