"""Every decision of every game is described correctly: prompt, hint, question and note.

Random matches are played, and each decision is shown to its player. The prompt must name what the
legal actions have in common. The line of an option must name the cards and their receiver, and the
note after an exchange both directions.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sentences import flaws

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.games.climbing.judge import ClimbingJudge
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.hint import _less_good, _lines, hint_of
from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.advisor import Advice
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.choices import WORSE, Chosen, advice_line, choice_line
from arschloch_gui.app.table.question import NOBODY, Asking
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.wording.cards import card_name, one_card, rank_name, ranks_name, suit_name
from arschloch_gui.engine.actions import PASS, Action, Discard, Give, Play, Shift
from arschloch_gui.engine.cards import RANK_NAMES, Card, Seat, format_card, rank_of, suit_of
from arschloch_gui.engine.climbing.legal import meld_of
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.hindsight import Decided, foretold
from arschloch_gui.engine.match import Match, MatchSpec, Snapshot
from arschloch_gui.engine.shithead.actions import TAKE, Swap
from arschloch_gui.languages import LANGUAGES
from deals import NAMES, deal, match_of
from long import IS_LONG, times
from random_tables import FAMILIES, RandomTable, table

SEEDS = times(range(len(FAMILIES)), range(60))
ROUNDS = 3
PLIES = times(150, 300)
LOOKED_AT = times(0.06, 0.15)
"""The fraction of decisions in tricks that are checked; outside of them, all are."""
NAMED = 3
"""The number of cards above which the name of a play may omit some of them."""
TOLD_WHY = times(0.2, 0.4)
"""The number of hints for which the coach is asked for reasons, which is slow."""
OPTIONS = 4
"""The number of options of a decision that are described."""


class Seen:
    """A decision as its player sees it, on a stage of its own."""

    def __init__(self, chosen: RandomTable, snapshot: Snapshot, rng: Random) -> None:
        assert snapshot.viewer is not None
        self.where = f"{chosen}, after {snapshot.ply} actions"
        self.snapshot, self.viewer, self.view = snapshot, snapshot.viewer, snapshot.view
        players = len(snapshot.spec.seats)
        sitters = Seating(NAMES[:players], tuple(range(players)), snapshot.viewer)
        self.stage = TableState(sitters, table_of)
        self.stage.play_by(snapshot.spec)
        self.stage.judge = self.stage.table.judge(snapshot)
        self.stage.follow(snapshot)
        self.stage.ask(snapshot)
        self.stage.sort_out_slots()
        self.stage.mark_received(snapshot.view)
        self.legal, ply = snapshot.legal, snapshot.known_ply
        self.decided = Decided(self.viewer, ply, self.view, self.legal, -1, ())
        self.options = rng.sample(range(len(self.legal)), min(OPTIONS, len(self.legal)))
        self.told_why = rng.choice([*LANGUAGES]) if rng.random() < TOLD_WHY else ""
        """The language in which the hint also gives a reason."""
        family = snapshot.spec.family
        self._chosen = {
            at: Chosen.of(self.decided, at, foretold(family, self.decided, at))
            for at in self.options
        }

    def line(self, index: int) -> str:
        """Return an option in words."""
        table = self.stage.table
        return choice_line(self._chosen[index], table, NAMES, self.viewer, self.stage.deck)

    def advice(self, index: int) -> str:
        """Return an option as advice."""
        return advice_line(self._chosen[index], self.stage.table, NAMES, self.stage.deck)

    def worse(self, index: int) -> str:
        """Return that an option would be worse than the one advised."""
        return advice_line(self._chosen[index], self.stage.table, NAMES, self.stage.deck, WORSE)

    def hint(self, *, why: bool) -> str:
        """Return the hint for the first option when the others are worse."""
        thoughts = [Evaluation(at, -0.5 * n, 0.01) for n, at in enumerate(self.options) if why]
        family, best = self.snapshot.spec.family, self.options[0]
        return hint_of(Advice(family, self.decided, 0, best, tuple(thoughts)), self.stage).advice

    def asked(self) -> list[str]:
        """Return all texts of a question: the action required, the consequences, the buttons."""
        judge = self.stage.judge
        assert judge is not None
        if judge.question is None:
            return []
        asking = Asking(judge, self.stage.holding, NAMES)
        question = judge.question
        texts = [question.heading(asking), question.prompt(asking), question.hint(asking)]
        return [*texts, *(choice.text for choice in question.choices(asking))]


@pytest.mark.sampled
def test_every_decision_is_told_as_it_is(qapp):
    seen = [each for seed in SEEDS for each in _decisions(seed)]
    for language in LANGUAGES:
        with speak(language):
            for each in seen:
                _is_worded(each, language)
    with speak("en"):
        for each in seen:
            _prompt_fits(each)
            _options_are_named(each)
            _note_names_both(each)
    print(f"{len(seen)} decisions from {SEEDS}")  # noqa: T201 - with -s


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "Ben gave you two fours for a 12 and a 13"),
        ("de", "Ben hat dir zwei Vieren für eine 12 und eine 13 gegeben"),
        ("fr", "Ben t’a donné une paire de 4 contre un 12 et un 13"),
    ],
)
def test_an_exchange_that_runs_by_itself_is_told_in_both_directions(qapp, language, note):
    hands = "1 2 3 13 12 5 5 | 4 4 6 7 8 | 5 9 10 11 12 | 1 2 3 4 6 | 9 9 8 8 7"
    match = match_of("career", players=5)
    match.start_round(deal(hands, offices=(1, 2, 3, 4, 0)))
    stage = TableState(Seating(NAMES[:5], tuple(range(5)), 0), table_of)
    stage.put(match.snapshot(0))
    stage.tell(match.snapshot(0))
    with speak(language):
        assert prompts.exchanged(stage) == note


def _decisions(seed: int) -> Iterator[Seen]:
    chosen = table(seed, None if IS_LONG else FAMILIES[seed])
    rng = Random(f"told/{seed}")
    names = NAMES[: chosen.rules.players]
    match = Match(MatchSpec(chosen.preset, chosen.rules, names, chosen.seed))
    plies = 0
    while len(match.rounds) < ROUNDS and not match.is_over and plies < PLIES:
        if match.to_act is None:
            match.start_round(None if match.rounds else chosen.deal)
            continue
        plies += 1
        if rng.random() < (LOOKED_AT if match.state.phase == "play" else 0.5):
            yield Seen(chosen, match.snapshot(match.to_act), rng)
        plays = [action for action in match.legal() if isinstance(action, Play)]
        answers = plays if plays and rng.random() < 0.7 else match.legal()
        match.submit(match.to_act, rng.choice(answers))


# -- in every language ---------------------------------------------------------------------


def _is_worded(seen: Seen, language: str) -> None:
    prompt, note = prompts.prompt(seen.stage), prompts.exchanged(seen.stage)
    texts = [prompt, *filter(None, [note, *seen.asked()])]
    for text in texts:
        assert not flaws(text, whole=False), (text, flaws(text, whole=False), seen.where)
    for index in seen.options:
        line = seen.line(index)
        assert not flaws(line), (line, flaws(line), seen.where)
    hint = seen.hint(why=seen.told_why == language)
    assert not flaws(hint), (hint, flaws(hint), seen.where)
    advice = seen.advice(seen.options[0])
    for each in (advice, *map(seen.worse, seen.options)):
        assert not flaws(each), (each, flaws(each), seen.where)
    worse = {"en": "worse", "de": "schlechter", "fr": "moins bien"}[language]
    assert all(worse in seen.worse(each).lower() for each in seen.options), seen.where
    assert advice.rstrip(".") in hint, (hint, seen.where)


# -- correctness ---------------------------------------------------------------------------


def _prompt_fits(seen: Seen) -> None:
    text, judge, view = prompts.prompt(seen.stage), seen.stage.judge, seen.view
    assert judge is not None
    told = f"“{text}” of {seen.legal[:12]}, {seen.where}"
    if judge.question is not None:
        partner = judge.question.partner(judge)
        assert partner == NOBODY or NAMES[partner] in text, told
        return
    if judge.out_of_turn:
        return
    top = getattr(view, "top", None)
    assert ("pass" in text) == (PASS in seen.legal) or view.phase == "exchange", told
    assert ("pick up the pile" in text) == (TAKE in seen.legal), told
    if not isinstance(top, tuple) or not any(isinstance(each, Play) for each in seen.legal):
        return
    equal = {_is_the_same(seen, each, top) for each in seen.legal if isinstance(each, Play)}
    if "stronger" in text:
        assert equal == {True, False}, told
    if text.startswith("Match"):
        assert equal == {True}, told
    spec = seen.snapshot.spec
    if "eat the" in text and not spec.family.cards.suits_count(spec.rules):
        assert equal == {False}, told
    if getattr(view, "reversed", False) and ("stronger" in text or "eat the" in text):
        assert text.startswith("Reversed order: "), told


def _options_are_named(seen: Seen) -> None:
    lines = {index: seen.line(index) for index in seen.options}
    for index, line in lines.items():
        action = seen.legal[index]
        told = f"“{line}” for {action}, {seen.where}"
        if isinstance(action, Give | Shift):
            taker = action.to if isinstance(action, Give) else _left_of(seen)
            assert NAMES[taker] in line, told
            assert line.startswith("You give"), told
        for card in getattr(action, "give", ()) or _handed_on(action):
            assert _is_named(card, line, seen.stage.deck), told
        for rank in (getattr(action, "rank", None), *getattr(action, "want", ())):
            names = [] if rank is None else [rank_name(rank), ranks_name(rank)]
            assert not names or any(name in line for name in names), told
    for one in lines:
        for other in lines:
            same = _told_alike(seen.legal[one], seen.legal[other])
            assert same or lines[one] != lines[other], f"“{lines[one]}” twice, {seen.where}"


def _note_names_both(seen: Seen) -> None:
    note, viewer = prompts.exchanged(seen.stage), seen.viewer
    for gift in seen.stage.gifts:
        told = f"“{note}” of {gift}, {seen.where}"
        assert NAMES[gift.giver + gift.taker - viewer] in note, told
        for card in gift.cards:
            rank, deck = RANK_NAMES[rank_of(card)], seen.stage.deck
            assert any(name in note for name in (rank_name(rank, deck), ranks_name(rank))), told


# -- helpers -------------------------------------------------------------------------------


def _is_the_same(seen: Seen, play: Play, top: Any) -> bool:
    """Return whether a play has the ranks on the table, or counts as these."""
    judge = seen.stage.judge
    if not isinstance(judge, ClimbingJudge):
        return _ranks(play.cards) == _ranks(top.cards)
    meld = meld_of(judge.round, play)
    assert meld is not None
    return (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank)


def _ranks(cards: tuple[Card, ...]) -> list[int]:
    return sorted(map(rank_of, cards))


def _left_of(seen: Seen) -> Seat:
    order = seen.view.order
    return order[(order.index(seen.viewer) + 1) % len(order)]


def _handed_on(action: Action) -> tuple[Card, ...]:
    """Return the cards of an action that are named one by one."""
    match action:
        case Swap(hand, table):
            return (*hand, *table)
        case Discard(card):
            return (card,)
        case Give(cards, _) | Shift(cards):
            return cards
    return ()


def _is_named(card: Card, line: str, deck: str) -> bool:
    """Return whether a line names a card: itself, or its rank before the suits of several."""
    if card_name(card, deck).split(",")[0] in line or one_card(card, deck) in line:
        return True
    return rank_name(RANK_NAMES[rank_of(card)], deck) in line and (
        suit_of(card) < 0 or suit_name(format_card(card)[-1], deck) in line
    )


def _told_alike(one: Action, other: Action) -> bool:
    """Return whether two options may have the same description.

    These are plays of equally many cards of equal ranks, or of five cards and more, which have a
    name.
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, Play) and isinstance(other, Play):
        cards, others = one.cards, other.cards
        wild = any(suit_of(card) < 0 for card in (*cards, *others))
        alike = wild or _ranks(cards) == _ranks(others) or len(cards) > NAMED
        return alike and len(cards) == len(others)
    return one == other


@pytest.mark.parametrize(
    ("language", "worse"),
    [
        ("en", "Passing would be worse."),
        ("de", "Passen wäre schlechter."),
        ("fr", "Passer serait moins bien."),
    ],
)
def test_a_hint_says_of_a_pass_that_it_would_be_worse(qapp, language: str, worse: str):
    match = Match(MatchSpec("arschloch", family_of("arschloch").presets["arschloch"], NAMES[:4], 1))
    match.start_round()
    while PASS not in match.legal() or len(match.legal()) < 2:
        match.submit(match.to_act, match.legal()[0])
    viewer = match.to_act
    snapshot = match.snapshot(viewer)
    stage = TableState(Seating(NAMES[:4], (0, 1, 2, 3), viewer, "royal"), table_of)
    stage.put(snapshot)
    at = snapshot.legal.index(PASS)
    best = next(index for index in range(len(snapshot.legal)) if index != at)
    decided = Decided(viewer, snapshot.known_ply, snapshot.view, snapshot.legal, -1, ())
    thoughts = (Evaluation(best, 0.0, 0.01), Evaluation(at, -0.5, 0.01))
    advice = Advice(snapshot.spec.family, decided, 0, best, thoughts)
    with speak(language):
        line = _lines(advice, [at], stage)[0]
        assert _less_good(advice, at, stage, line) == worse
        assert hint_of(advice, stage).advice
