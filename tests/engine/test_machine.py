"""A state machine of actions on a match: play, undo, redo, save, load, new rounds."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from arschloch_gui.engine.actions import PASS, Play
from arschloch_gui.engine.cards import CARD_COUNT
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import read, replay, write
from arschloch_gui.engine.rng import Rng
from deals import NAMES
from random_rules import presets_and_rules


class MatchMachine(RuleBasedStateMachine):
    """After any sequence of actions, the match and its record are valid and agree."""

    match: Match
    saved: str
    ahead: list[str]

    @initialize(chosen=presets_and_rules(), seed=st.integers(0, 1000))
    def begin(self, chosen, seed):
        """Start a match under any rules."""
        preset, rules = chosen
        self.match = Match(MatchSpec(preset, rules, NAMES[: rules.players], seed))
        self.saved = write(self.match)
        self.ahead = []

    @precondition(lambda self: self.match.to_act is not None)
    @rule(pick=st.integers(0, 10_000), times=st.integers(1, 12))
    def play(self, pick, times):
        """Play random legal actions, up to the end of the round."""
        for n in range(times):
            if self.match.to_act is None:
                return
            legal = self.match.legal()
            action = Rng(pick, n).choice(legal)
            assert not isinstance(self.match.submit(self.match.to_act, action), Refusal)
            self.ahead = []

    @precondition(lambda self: self.match.to_act is None and not self.match.is_over)
    @rule()
    def next_round(self):
        """Deal the next round from the seed."""
        assert not isinstance(self.match.start_round(), Refusal)

    @precondition(lambda self: self.match.to_act is None and not self.match.is_over)
    @rule(seed=st.integers(0, 100), with_offices=st.booleans())
    def next_round_by_deal_line(self, seed, with_offices):
        """Deal the next round as a record's deal line would."""
        rules = self.match.spec.rules
        mixed = Rng(seed, "cards").shuffled(self.match.family.cards.deck(rules))
        size = 1 + seed % (len(mixed) // rules.players)
        hands = tuple(tuple(mixed[i * size : (i + 1) * size]) for i in range(rules.players))
        offices = tuple(Rng(seed, "offices").shuffled(range(rules.players)))
        fixed = FixedDeal(hands, offices if with_offices else None, seed % rules.players)
        assert not isinstance(self.match.start_round(fixed), Refusal)

    @rule(seat=st.integers(0, 11), card=st.integers(0, CARD_COUNT - 1))
    def try_nonsense(self, seat, card):
        """Check that a wrong seat, a pass out of turn or a foreign card changes nothing."""
        match = self.match
        before = write(match), match.to_act, match.state and match.state.clone()
        held = match.state.hands[match.to_act] if match.to_act is not None else []
        for action in (PASS, Play((card,))):
            if seat != match.to_act or (action != PASS and card not in held):
                if match.to_act is None and not match.is_over:
                    continue  # this may need the next deal
                assert isinstance(match.submit(seat, action), Refusal)
        assert (write(match), match.to_act, match.state) == before

    @rule(seat=st.integers(0, 11))
    def undo(self, seat):
        """Go back to the last decision of a seat."""
        text = write(self.match)
        if self.match.undo(seat):
            assert self.match.to_act == seat
            assert text.startswith(write(self.match))
            self.ahead.append(text)
        else:
            assert write(self.match) == text

    @rule(seat=st.integers(0, 11))
    def redo(self, seat):
        """Go forward to the next decision of a seat."""
        text = write(self.match)
        possible = self.match.snapshot(None).can_redo
        assert self.match.redo(seat) == possible
        now = write(self.match)
        assert (len(now) > len(text)) == possible
        if self.ahead:
            assert self.ahead[0].startswith(now)
        if not self.match.snapshot(None).can_redo:
            assert not self.ahead or self.ahead[0] == now
            self.ahead = []

    @rule()
    def save(self):
        """Save the record."""
        self.saved = write(self.match)

    @rule()
    def load(self):
        """Continue from the saved record."""
        self.match = replay(read(self.saved.encode()))
        self.ahead = []
        assert write(self.match) == self.saved

    @invariant()
    def a_match_is_its_record(self):
        """Check that the record leads to the same state, apart from a round without any action."""
        match = self.match
        again = replay(read(write(match).encode()))
        assert again.journal == match.journal
        assert (again.ply, again.scores, again.rounds) == (match.ply, match.scores, match.rounds)
        if again.to_act is None and match.to_act is not None:
            again.start_round()
        assert again.state == match.state
        assert again.to_act == match.to_act

    @invariant()
    def somebody_can_act_or_the_round_is_over(self):
        """Check that the turn never gets lost."""
        match = self.match
        assert (match.to_act is None) == (match.phase in ("round_over", "match_over"))
        assert bool(match.legal()) == (match.to_act is not None)
        points = [finished.points for finished in match.rounds]
        assert list(match.scores) == [sum(own) for own in zip(*points, strict=True)] or not points


TestMatchMachine = MatchMachine.TestCase
