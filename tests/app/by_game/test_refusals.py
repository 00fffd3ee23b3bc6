"""Every refusal, in any game and under any rules, is a sentence in every language.

Random matches are played, and everything possible is tried at their decisions (`tried_actions`).
The text depends on the refusal alone, so each is worded once.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from sentences import flaws
from tried_actions import tried

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.engine.actions import PASS, Play
from arschloch_gui.engine.cards import CARD_COUNT
from arschloch_gui.engine.family import FixedDeal, Refusal, Zone
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.languages import LANGUAGES
from deals import NAMES
from long import IS_LONG, times
from random_tables import FAMILIES, RandomTable, table

SEEDS = times(range(len(FAMILIES)), range(60))
ROUNDS = times(2, 3)
PLIES = times(120, 400)
LOOKED_AT = times(0.08, 0.3)
"""The fraction of decisions at which everything is tried."""


class Refused:
    """The refusals, each with the place of its first occurrence."""

    def __init__(self) -> None:
        self.first: dict[Refusal, str] = {}
        self.count = 0

    def note(self, reason: object, at: RandomTable, what: object) -> None:
        """Record an answer, if it is a refusal."""
        if isinstance(reason, Refusal):
            self.count += 1
            if reason not in self.first:
                self.first[reason] = f"{at}: {what}"


@pytest.mark.sampled
def test_whatever_is_refused_is_refused_in_a_sentence(qapp):
    refused = Refused()
    for seed in SEEDS:
        chosen = table(seed, None if IS_LONG else FAMILIES[seed])
        _try_everything(chosen, refused)
    bad: list[str] = []
    said: dict[Refusal, list[str]] = {reason: [] for reason in refused.first}
    for language in LANGUAGES:
        with speak(language):
            for reason, where in refused.first.items():
                sentence = refusal(reason, NAMES)
                said[reason].append(sentence)
                bad += [f"{language} {sentence!r} {flaw}: {where}" for flaw in flaws(sentence)]
    for reason, sentences in said.items():
        if len(set(sentences)) < len(LANGUAGES):
            bad.append(f"{sentences} is not translated: {refused.first[reason]}")
    print(f"{refused.count} refusals, {len(said)} of them different, from {SEEDS}")  # noqa: T201 - with -s
    assert not bad, "\n".join(bad)
    assert refused.count > times(20_000, 200_000)


def _try_everything(chosen: RandomTable, refused: Refused) -> None:
    """Play random actions, and record why others are refused."""
    rng = Random(f"tried/{chosen.seed}")
    match = Match(
        MatchSpec(chosen.preset, chosen.rules, NAMES[: chosen.rules.players], chosen.seed)
    )
    for deal in _bad_deals(match, rng):
        refused.note(Match(match.spec).start_round(deal), chosen, deal)
    plies = 0
    while len(match.rounds) < ROUNDS and not match.is_over and plies < PLIES:
        if match.to_act is None:
            refused.note(match.refusal(0, PASS), chosen, PASS)
            match.start_round(None if match.rounds else chosen.deal)
            continue
        plies += 1
        if rng.random() < LOOKED_AT:
            _try_at(match, chosen, rng, refused)
        match.submit(match.to_act, rng.choice(match.legal()))
    refused.note(match.refusal(0, PASS), chosen, PASS)
    refused.note(match.start_round(), chosen, "another round")


def _try_at(match: Match, chosen: RandomTable, rng: Random, refused: Refused) -> None:
    assert match.to_act is not None
    judge = table_of(match.family.key).judge(match.snapshot(match.to_act))
    for action in tried(match, rng):
        refused.note(match.refusal(match.to_act, action), chosen, action)
        if isinstance(action, Play) and rng.random() < 0.05:  # as the window does for a selection
            refused.note(judge.refusal(action) or judge.offence(action), chosen, action)
    for seat in range(chosen.rules.players):
        refused.note(match.refusal(seat, PASS), chosen, f"seat {seat} passes")
    refused.note(match.start_round(), chosen, "another round")


def _bad_deals(match: Match, rng: Random) -> Iterator[FixedDeal]:
    """Yield deals that a record can contain and no table can play."""
    players, deck = match.spec.rules.players, list(match.family.cards.deck(match.spec.rules))
    rng.shuffle(deck)
    hands = tuple(tuple(sorted(deck[seat::players][:5])) for seat in range(players))
    yield FixedDeal(hands[1:])
    yield FixedDeal(((), *hands[1:]))
    yield FixedDeal(((*hands[0], *[deck[0]] * 9), *hands[1:]))
    yield FixedDeal((tuple(range(CARD_COUNT)), *hands[1:]))
    yield FixedDeal(hands, offices=(0,) * players)
    for lead in (-1, 99):
        yield FixedDeal(hands, lead=lead)
    for name, shared in match.family.notation.zones.items():
        piles = (tuple(deck[:5]),) * (1 if shared else players)
        yield replace(FixedDeal(hands), zones=(Zone(name, piles, shared),))
