"""Scenarios about the exchange of best cards."""

from __future__ import annotations

from arschloch_gui.engine.actions import PASS, Answer, Ask, Give, Shift
from arschloch_gui.engine.cards import EXCUSE, RANK_NAMES, SUITS, TRUMPS, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.gifts import giveable
from arschloch_gui.engine.climbing.rulemods.pass_left import Passing
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from shown.climbing import SHOWN
from shown.gifts import best, declining, exchanging, moved, worst
from shown.scene import Scene, step
from shown.sentences import Unfit


@SHOWN.shows("From the second round on, cards are exchanged after the deal.")
def cards_change_hands(s: Scene) -> None:
    assert not s.start(later=False, exchange=True).given
    assert exchange_pairs(exchanging(s))


@SHOWN.shows("No cards are exchanged.")
def no_cards_change_hands(s: Scene) -> None:
    if s.rules.forget_offices == 1 or s.rules.rounds == 1:
        assert not s.start(later=False, exchange=True).given
    else:
        assert not exchange_pairs(s.start(exchange=True))


@SHOWN.shows(
    "{lower_subject} gives {upper_to} their %n best card(s) and gets as many in return.",
    "{lower_subject} gives {upper_to} their %n best card(s) and gets the other’s %n worst card(s) "
    "in return.",
    "There is nothing to choose: the exchange is automatic.",
)
def the_best_are_given(s: Scene) -> None:
    dealt = s.start(number=2, later=True)
    state = exchanging(s, number=2)
    automatic = s.rules.exchange != "best_for_any"
    pairs = exchange_pairs(state)
    assert pairs
    for pair in pairs:
        count = max(pair.count - 2, 0) if s.rules.exchange == "negotiate" else pair.count
        given = [g for g in moved(state) if (g.giver, g.taker) == (pair.lower, pair.upper)]
        able = min(len(best(s, dealt.hands[seat], 99)) for seat in (pair.lower, pair.upper))
        if not count or able < count:
            continue
        assert sorted(given[0].cards) == best(s, dealt.hands[pair.lower], count)
        back = [g for g in moved(state) if (g.giver, g.taker) == (pair.upper, pair.lower)]
        if automatic:
            assert sorted(back[0].cards) == worst(s, dealt.hands[pair.upper], count)
        else:
            assert not back
            due = next(due for due in state.due if due.seat == pair.upper)
            assert due.about.count == count
    if "nothing to choose" in s.said:
        assert not [due for due in state.due if due.kind == "gift"]


@SHOWN.shows("Among cards of the same rank, {first} counts as the best, then {others}.")
def suits_of_gifts(s: Scene) -> None:
    signs = {"♦": "D", "♣": "C", "♥": "H", "♠": "S"}
    told = [signs[sign] for sign in s.said if sign in signs]
    strength = s.book.gift_suits
    assert sorted(SUITS, key=lambda suit: -strength[SUITS.index(suit)]) == told
    rank = s.ranks(copies=4)[-1]
    four = s.cards(rank, 4)
    assert best(s, four, 1) == s.cards(rank, 1, told[0])


@SHOWN.shows("For the exchange, the order from worst to best is: {ranks}.")
def wild_twos_in_the_exchange(s: Scene) -> None:
    twos = s.cards("2")
    names = s.said.rpartition(": ")[2].rstrip(".").split(", ")
    low, high = names[0], names[-1]
    assert "2" in names
    other = s.cards(s.ranks()[0])
    hand = [*twos, *other]
    two_is_better = s.book.worth[rank_of(twos[0])] > s.book.worth[rank_of(other[0])]
    assert best(s, hand, 1) == (twos if two_is_better else other)
    assert (low == "2") <= (not two_is_better)
    assert (high == "2") <= two_is_better


@SHOWN.shows(
    "The cards given back can be any cards: not necessarily the worst ones, and even cards just "
    "received."
)
def any_cards_are_given_back(s: Scene) -> None:
    state = exchanging(s)
    for _ in range(40):
        if state.due and state.due[0].kind == "gift":
            break
        asks = [a for a in CLIMBING.legal(state) if isinstance(a, Ask)]
        held = {RANK_NAMES[rank_of(c)] for c in giveable(state, state.due[0].about.target)}
        good = [a for a in asks if a.rank in held]
        state = step(state, (good or asks)[0])
    else:
        raise Unfit
    about = state.due[0].about
    hand = giveable(state, about.giver)
    received = [card for given in state.given if given.taker == about.giver for card in given.cards]
    for cards in (hand[: about.count], hand[-about.count :], received[: about.count]):
        if len(cards) == about.count:
            assert CLIMBING.refusal(state, Give(tuple(cards), about.taker)) is None
    assert CLIMBING.refusal(state, Give(tuple(hand[: about.count + 1]), about.taker)) is not None


@SHOWN.shows("The other players keep their cards.")
def others_keep_their_cards(s: Scene) -> None:
    dealt = s.start(number=2)
    state = exchanging(s, number=2)
    exchanging_ = {seat for pair in exchange_pairs(state) for seat in (pair.upper, pair.lower)}
    others = set(state.order) - exchanging_
    assert others
    assert all(state.hands[seat] == dealt.hands[seat] for seat in others)


@SHOWN.shows(
    "In the exchange, trumps count as better than suit cards, and the Excuse as the best card of "
    "all.",
    "In the exchange, jokers count as the best cards.",
    "In the exchange, {jesters} count as the best cards.",
)
def what_counts_as_best(s: Scene) -> None:
    top = s.cards(s.naturals()[-1])
    if "trumps" in s.said:
        assert best(s, [*top, TRUMPS[0]], 1) == [TRUMPS[0]]
        assert best(s, [TRUMPS[20], EXCUSE], 1) == [EXCUSE]
    else:
        assert best(s, [*top, s.joker()], 1) == [s.joker()]


@SHOWN.shows(
    "Jokers take no part in the exchange, but may be passed to the left.",
    "Jokers take no part in the exchange: they stay where they were dealt.",
    "In the exchange, {jesters} stay where they are.",
)
def jokers_stay(s: Scene) -> None:
    assert s.joker() in s.book.exchange.kept_back
    assert best(s, [s.joker(), *s.cards(s.ranks()[0])], 1) == s.cards(s.ranks()[0])
    if "passed" in s.said:
        state = s.start(exchange=True)
        state = declining(state)
        for _ in range(200):
            if not state.due or state.due[0].kind == "pass_left":
                break
            actions = list(CLIMBING.legal(state))
            stop = [a for a in actions if a in (PASS, Answer(False))]
            state = step(state, (stop or actions)[0])
        state.hands[state.to_act][0] = s.joker()
        count = state.due[0].about_as(Passing).count
        cards = tuple(state.hands[state.to_act][:count])
        assert CLIMBING.refusal(state, Shift(cards)) is None


@SHOWN.shows(
    "Jokers can be asked for like other cards.",
    "You can ask for {jesters} just like any other card.",
)
def jokers_can_be_asked_for(s: Scene) -> None:
    state = exchanging(s)
    assert Ask(RANK_NAMES[rank_of(s.joker())]) in CLIMBING.legal(state)
