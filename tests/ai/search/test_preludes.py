"""The searching player outside tricks: gifts, questions, bargains, claims and discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from statistics import fmean
from typing import Any

import pytest
from every_card import every_card
from hypothesis import example, given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.playout.catalogue import Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core.lowest import place_of
from arschloch_gui.ai.climbing.rules import exchange_negotiate
from arschloch_gui.ai.climbing.search import preludes
from arschloch_gui.ai.climbing.search.baseline_rollout import Usual
from arschloch_gui.ai.climbing.search.dealing import redealt_before_play
from arschloch_gui.ai.climbing.search.proposals import MOST, proposed
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.climbing.search.weighing import Weighing, decided
from arschloch_gui.ai.climbing.weights import WEIGHTS
from arschloch_gui.engine.actions import Answer
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Carry
from arschloch_gui.engine.rng import Rng
from deals import about, cards, go, round_of, rules, text_of
from long import long_param, mostly_long, times
from players import choice, chosen, decisions
from random_rules import presets_and_rules

QUICK = SearchingPlayer(playouts=60)
DECK = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}

RULES_OF: dict[str, dict[str, Any]] = {
    "gift": {},
    "ask": {"exchange": "ask", "king_may_defer": True},
    "negotiate": {"exchange": "negotiate"},
    "pass_left": {"pass_left": 1},
    "putsch": {"putsch": True},
    "revolution": {"jokers": 2, "joker": "jester", "jester_revolution": True},
    "run_bonus": {"run_of_three_bonus": True},
}
"""By kind of decision, options that give `arschloch` this kind."""


def dealt(hands: str, **values: Any) -> RoundState:
    """Return a later round with only these cards; the positions follow the seats."""
    held = set(hands.upper().replace("|", " ").split())
    offices = range(len(hands.split("|")))
    return round_of(hands, offices=offices, missing=sorted(DECK - held), **values)


def due(played: Any, seed: int = 1, kind: str = "") -> Iterator[RoundState]:
    """Yield the decisions of one kind with a choice that are pending in a later round."""
    carry = Carry(tuple(range(played.players)), tuple(range(played.players))[::-1])
    for state, _ in decisions(played, ["regular"] * played.players, seed, carry):
        if state.due and kind in ("", state.due[0].kind) and len(CLIMBING.legal(state)) > 1:
            yield state


def first_due(kind: str) -> RoundState:
    """Return a round at a decision of a kind."""
    played = rules("arschloch", **RULES_OF[kind])
    return next(state.clone() for seed in range(200) for state in due(played, seed, kind))


@pytest.mark.parametrize("kind", ["negotiate", "ask", long_param("gift"), long_param("pass_left"),
                                  long_param("putsch"), long_param("revolution")])  # fmt: skip
def test_options_that_come_to_the_same_are_worth_what_each_is_worth_alone(kind: str):
    state = first_due(kind)
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    tried = preludes.trials(view, legal)
    assert tried is not None
    few = tried.distinct()[:8]
    alone = [tried.places([option], Rng(1))[0] for option in few]
    assert tried.places(few, Rng(1)) == alone


# -- every kind of decision ----------------------------------------------------------------------


def test_every_kind_of_decision_is_tried_here():
    kinds = set[str]()
    for values in RULES_OF.values():
        kinds |= set(round_of("7d | 8d | 9d", **values).book.decision_kinds)
    everything = rules("arschloch", run_of_three_bonus=True, putsch=True, pass_left=1)
    assert kinds == set(RULES_OF) >= set(round_of_rules(everything).book.decision_kinds)


def test_only_gifts_that_end_the_exchange_are_played_out_in_fewer_situations():
    times = {}
    for kind in ("gift", "ask", "negotiate"):
        state = first_due(kind)
        view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
        times[kind] = preludes.PreludePlayouts(catalogue(view.book), view, legal).times
    few, more = preludes.GIFTS_LEFT, preludes.MORE_LEFT
    assert times == {"gift": few, "ask": more, "negotiate": more}


def round_of_rules(played: Any) -> RoundState:
    return next(state for state, _ in decisions(played, ["lowest"] * played.players, 1))


@pytest.mark.sampled
@pytest.mark.parametrize("kind", mostly_long(RULES_OF, normal=("gift", "putsch", "run_bonus")))
def test_options_of_every_kind_are_played_out(kind: str):
    state = first_due(kind)
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    told = QUICK.thoughts(view, legal, Rng(3))
    assert QUICK.choose(view, legal, Rng(3)) == told[0].index
    assert len({each.index for each in told}) == len(told) > 1
    assert all(-1 <= each.value <= 1 and each.stderr >= 0 for each in told)
    assert {each.index for each in told} <= set(range(len(legal)))


@pytest.mark.parametrize("kind", RULES_OF)
def test_what_is_hidden_does_not_bear_on_it(kind: str):
    state = first_due(kind)
    other = CLIMBING.view(state, state.to_act).world(Rng(7))
    assert other.hands != state.hands
    first, second = (
        Weighing(CLIMBING.view(each, each.to_act), CLIMBING.legal(each), Rng(5))
        for each in (state, other)
    )
    assert first.options == second.options
    for _ in range(2):
        assert first.values(first.options[:2]) == second.values(first.options[:2])


@pytest.mark.sampled
@settings(max_examples=times(6, 300))
@given(which=presets_and_rules(CLIMBING), seed=st.integers(0, 10_000))
def test_whatever_the_rules_options_have_values_and_the_same_ones_again(
    which: tuple[str, Any], seed: int
):
    for state in islice(due(which[1], seed), 2):
        view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
        try:
            weighing, again = Weighing(view, legal, Rng(seed)), Weighing(view, legal, Rng(seed))
        except Inexpressible:
            return
        assert set(weighing.options) <= set(range(len(legal)))
        values = weighing.values(weighing.options[:2])
        assert all(-1 <= value <= 1 for value in values)
        assert again.values(weighing.options[:2]) == values


@pytest.mark.sampled
def test_no_more_rounds_are_played_out_than_allowed(monkeypatch):
    count = 0

    def counted(*args: Any) -> int:
        nonlocal count
        count += 1
        return played_out(*args)

    played_out = place_of
    monkeypatch.setattr(preludes, "place_of", counted)
    choice(SearchingPlayer(playouts=2000), first_due("gift"))
    # Each option is tried in a few situations, however many there are.
    assert 0 < count <= 2500


def test_rules_the_simulator_does_not_know_are_regulars(monkeypatch):
    def unknown(book: object) -> None:
        raise Inexpressible(("a rule",))

    state = first_due("gift")
    monkeypatch.setattr("arschloch_gui.ai.climbing.search.weighing.catalogue", unknown)
    assert choice(QUICK, state) == choice("regular", state)


# -- proposals -----------------------------------------------------------------------------------


def test_of_many_gifts_the_best_and_the_lowest_are_played_out():
    state = round_of(
        "7d 8d 8c 9d 9c 10d 10c jd jc qd qc | 7c 8h 8s 9h 9s 10h 10s jh js qh ad | "
        "7h 7s kd kc kh ks qs ac ah as",
        offices=(0, 1, 2),
        privileged=1,
    )
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    options = proposed(view, legal)
    assert len(legal) > 2 * MOST
    assert len(options) == len(set(options)) <= MOST + 1
    assert options[0] == choice("regular", state)


def test_the_lowest_gift_is_played_out_whatever_regular_thinks_of_it(monkeypatch):
    monkeypatch.setattr("arschloch_gui.ai.climbing.search.proposals.MOST", 1)
    state = dealt("7d 8d 8c 8h 9d 10c ah as | 9c 9h 9s 10d 10h 10s jd jc | jh js qd qc kd kc ad ac")
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    usual, lowest = (text_of(legal[at]) for at in proposed(view, legal))
    assert set(lowest.split()) == {"7D", "8D"} != set(usual.split())


@pytest.mark.sampled
def test_what_is_proposed_at_once_is_what_would_be_chosen_of_everything():
    seen = set[bool]()
    for seed in range(times(2, 20)):
        for state in due(rules("trouduc-joker"), seed, "negotiate"):
            view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
            choice_of_all = legal[exchange_negotiate.bargain(view, legal, WEIGHTS)]
            assert exchange_negotiate.at_once(state, view, WEIGHTS) == choice_of_all
            seen.add(isinstance(choice_of_all, Answer))
    assert seen == {True, False}


def test_an_offer_is_answered_or_countered():
    state = go(
        dealt("7d 8d ad | 9d 9c 10d | kd kc kh", exchange="negotiate", exchange_counts=[1]),
        '{"propose": {"give": ["7D"], "want": ["K"]}}',
    )
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    options = proposed(view, legal)
    answers = [at for at, each in enumerate(legal) if isinstance(each, Answer)]
    assert set(answers) < set(options)
    # At the table, there is no time for all of them: each takes as long as an answer.
    assert Weighing(view, legal, Rng(1)).options == options[:4] != options


# -- stepwise evaluation -------------------------------------------------------------------------


def test_equal_weighings_find_the_same_step_by_step():
    state = first_due("gift")
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    weighing, again = Weighing(view, legal, Rng(1)), Weighing(view, legal, Rng(1))
    found = [weighing.values(weighing.options) for _ in range(times(4, 10))]
    values = [again.values(again.options) for _ in range(times(4, 10))]
    for at in range(len(weighing.options)):
        assert [each[at] for each in found] == [each[at] for each in values]


def test_options_nobody_proposed_can_be_weighed_too():
    state = first_due("gift")
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    weighing = Weighing(view, legal, Rng(1))
    other = next(at for at in range(len(legal)) if at not in weighing.options)
    [value] = weighing.values([other])
    assert -1 <= value <= 1


class Told:
    """Values known in advance, with a little noise."""

    def __init__(self, *worth: float, caution: float = 0.0, each: int = 1) -> None:
        self.worth, self.caution, self.times = worth, caution, each
        self.options = range(len(worth))
        self.playouts = self.at = 0

    def values(self, options: Any) -> list[float]:
        self.at += 1
        self.playouts += self.times * len(options)
        return [self.worth[option] + (self.at * (option + 1) % 7 - 3) / 10 for option in options]


@pytest.mark.parametrize(
    ("first", "second", "caution", "best"),
    [(0.1, 0.4, 0.0, 1), (0.1, 0.11, 0.0, 0), (0.1, 0.3, 0.3, 0), (0.1, 0.6, 0.3, 1)],
)
def test_the_usual_option_stands_unless_another_is_clearly_better(
    first: float, second: float, caution: float, best: int
):
    told: Any = Told(first, second, caution=caution)
    assert [each.option for each in decided(told, 0, 100)] == [best, 1 - best]


@pytest.mark.parametrize("each", [1, 4, 12])
def test_comparing_again_stays_within_the_number_of_rollouts(each: int):
    told: Any = Told(0.1, 0.12, each=each)
    assert {found.option for found in decided(told, 0, 960)} == {0, 1}
    assert told.playouts == 960


@pytest.mark.parametrize("usual", [0, 1, 2])
def test_every_option_has_a_value(usual: int):
    told: Any = Told(0.1, 0.2, 0.9, 0.3)
    assert sorted(found.option for found in decided(told, usual, 200)) == [0, 1, 2, 3]


# -- choices anybody would make ------------------------------------------------------------------


def worth(state: RoundState, *texts: str) -> list[float]:
    """Return the average value of some options."""
    view, legal = CLIMBING.view(state, state.to_act), CLIMBING.legal(state)
    weighing, options = Weighing(view, legal, Rng(2)), [text_of(each) for each in legal]
    found = [weighing.values([options.index(text) for text in texts]) for _ in range(20)]
    return [fmean(each) for each in zip(*found, strict=True)]


def test_it_gives_the_losers_and_keeps_what_wins():
    state = dealt("7d 8d ah as kh | 9d 9c 10d 10c qd | jd jc kd kc ad ac", exchange_counts=[2])
    assert set(chosen(QUICK, state).split()) == {"7D", "8D"}
    losers, tops = worth(state, "7D 8D", "AD AC")
    assert losers > tops + 0.3


DECLARED = '{"declare": "putsch"}'


def test_it_declares_a_putsch_with_all_the_tops():
    state = dealt("7d 8d 9d 10d | 7c 8c 9c 10c | 7h 8h 9h jh | ad ac ah as", putsch=True)
    assert chosen(QUICK, state) == DECLARED
    assert worth(state, DECLARED)[0] == 1


def test_it_declares_none_with_nothing_in_hand():
    state = dealt("ad ac kh ks | 9d 9c 10d qc | jh js qd qh | 7d 8c 8h 9s", putsch=True)
    assert chosen(QUICK, state) == "-"
    assert worth(state, DECLARED)[0] < -0.9


def test_it_asks_for_what_is_there():
    # No other seat can have the unseen aces; sevens are useless.
    state = dealt("kd kc 9d 9c | qd qc jd | ad ac ah 7d", exchange="ask", ask_tries=1)
    ace, seven = worth(state, '{"ask": "A"}', '{"ask": "7"}')
    assert ace > seven


def test_it_accepts_an_ace_for_a_seven():
    state = dealt("ad ac ah | 9d 9c 10d | 7d 8d kh", exchange="negotiate", exchange_counts=[1])
    state = go(state, '{"propose": {"give": ["AD"], "want": ["7"]}}')
    assert chosen(QUICK, state) == '{"answer": true}'
    accepted, refused = worth(state, '{"answer": true}', '{"answer": false}')
    assert accepted > refused


def test_it_passes_its_loser_on():
    state = dealt("7d ad ac | 8d 9c 9h | 10d jc jh", pass_left=1, exchange="none")
    seven, ace = worth(state, '{"shift": ["7D"]}', '{"shift": ["AD"]}')
    assert seven > ace


@pytest.mark.sampled
def test_it_calls_off_a_tax_that_would_cost_it_its_best_cards():
    state = dealt(
        "qd 7c 10c 9h 10s kd | 8c qc jc 10d jd kc | 7h 8h 9c qh kh *r *b",
        jokers=2, joker="jester", jester_revolution=True,
    )  # fmt: skip
    calls, pays = worth(state, '{"declare": "revolution"}', "-")
    assert calls > pays + 0.2


def test_it_throws_away_the_card_that_keeps_it_in():
    # Three consecutive ranks were played. Without the seven, only an ace is left.
    state = dealt("8d 7c as | 9d 10c jc | 10d qc qd", run_of_three_bonus=True, exchange="none",
                  first_lead="left_of_dealer", next_lead="highest_office")  # fmt: skip
    state = go(state, "8d", "9d", "10d")
    assert (state.due[0].kind, state.to_act) == ("run_bonus", 0)
    assert chosen(QUICK, state) == '{"discard": "7C"}'


# -- sampled rounds ------------------------------------------------------------------------------


def imagined(state: RoundState, count: int = 60) -> Iterator[list[list[Card]]]:
    """Yield hands that the player considers possible."""
    view = CLIMBING.view(state, state.to_act)
    for seed in range(count):
        yield redealt_before_play(view, Rng(seed)).hands


FOUR = (
    "7d 7c 8d 8c 9d 9c 10d 10c | jd jc qd qc 7h 7s 8h 8s | "
    "kd kc jh js 9h 9s 10h 10s | ad ac qh qs ah kh ks as"
)


def test_nobody_keeps_better_cards_than_he_had_to_give():
    state = round_of(FOUR.replace("ah", "x").replace("kh", "ah").replace("x", "kh"),
                     offices=(0, 1, 2, 3))  # fmt: skip
    assert state.to_act == 0
    worst = min(map(state.book.gift_key, state.given[0].cards))
    for hands in imagined(state):
        assert all(state.book.gift_key(card) <= worst for card in hands[3])


def test_the_best_card_of_two_others_lies_with_the_one_who_got_it():
    state = round_of(FOUR, offices=(0, 1, 2, 3))
    key = state.book.gift_key
    for hands in imagined(state):
        assert max(map(key, hands[1])) > max(map(key, hands[2]))
        assert [len(hand) for hand in hands] == [len(hand) for hand in state.hands]
        assert sorted(chain(*hands)) == sorted(state.book.deck)


def test_returned_cards_are_sampled_in_the_lowest_hand():
    state = go(round_of(FOUR, offices=(0, 1, 2, 3)), '{"give": ["7D", "7C"], "to": 3}')
    assert state.to_act == 1
    returned = []

    def highest(before: RoundState) -> tuple[Card, ...]:
        assert (before.to_act, len(before.hands[0]), len(before.hands[3])) == (0, 10, 6)
        returned.append(tuple(before.hands[0][-2:]))
        return returned[-1]

    view = CLIMBING.view(state, 1)
    for seed in range(10):
        world = redealt_before_play(view, Rng(seed), highest)
        hands = world.hands
        assert (world.to_act, world.due) == (1, state.due)
        assert set(returned[-1]) <= set(hands[3])
        assert [len(hand) for hand in hands] == [8, 9, 7, 8]
        usual = redealt_before_play(view, Rng(seed), Usual().gift).hands
        assert sorted(chain(*usual)) == sorted(state.book.deck)


def test_who_was_asked_in_vain_does_not_hold_the_rank():
    state = round_of(FOUR, offices=(0, 1, 2, 3), exchange="ask")
    state = go(state, '{"ask": "9"}')
    assert about(state).denied == ("9",)
    nines = set(cards("9d 9c 9h 9s"))
    assert all(not nines & set(hands[3]) for hands in imagined(state))
    assert any(nines & set(hands[2]) for hands in imagined(state))


@pytest.mark.sampled
@settings(max_examples=times(8, 300))
@given(which=presets_and_rules(CLIMBING), seed=st.integers(0, 10_000))
# The known cards of a seat used to be sampled as the cards it had just passed left.
@example(("", rules("arschloch-hausregeln", deck="french32", bomb="none")), 141)
# The highest positions were given more cards than they could return.
@example(("", rules("trouduc-30", players=11, jokers=4, exchange_counts=(2, 3), pass_left=1)), 7)
def test_every_imagined_round_fits_what_the_seat_knows(which: tuple[str, Any], seed: int):
    for state in due(which[1], seed):
        if state.playing:
            continue
        view = CLIMBING.view(state, state.to_act)
        world = redealt_before_play(view, Rng(seed), Usual().gift if seed % 2 else None)
        assert world.hands[state.to_act] == state.hands[state.to_act]
        assert tuple(map(len, world.hands)) == view.counts
        assert every_card(world) == every_card(state)
        for seat, held in view.known_holdings().items():
            assert not Counter(held) - Counter(world.hands[seat])
        assert CLIMBING.legal(world) == CLIMBING.legal(state)
