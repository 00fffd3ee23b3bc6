"""The exchange, the putsch, points and seats."""

from __future__ import annotations

from itertools import pairwise

from arschloch_gui.engine.actions import PASS, Answer, Ask, Declare, Give, Play, Propose, Shift
from arschloch_gui.engine.cards import EXCUSE, RANK_NAMES, SUITS, TRUMPS, rank_of
from arschloch_gui.engine.climbing.events import HandShown
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.gifts import giveable
from arschloch_gui.engine.climbing.rulemods.climb_bonus import CLIMBED, FREE_TRICK
from arschloch_gui.engine.climbing.rulemods.exchange_ask import DEFER
from arschloch_gui.engine.climbing.rulemods.jester_revolution import REVOLUTION
from arschloch_gui.engine.climbing.rulemods.putsch import FAILED, PUTSCH
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.table.public import ROUND_OVER
from shown.climbing import SHOWN
from shown.scene import Scene, step
from shown.sentences import Unfit


def declining(state: object) -> object:
    """The state after nobody has declared anything before the exchange."""
    while state.due and state.due[0].kind in (PUTSCH, REVOLUTION):
        state = step(state, PASS)
    return state


def exchanging(s: Scene, **how: object) -> object:
    """A later round at its exchange, dealt from the seed."""
    return declining(s.start(exchange=True, **how))


def finished_exchange(state: object) -> object:
    """The round after the exchange: everybody does what comes first."""
    for _ in range(200):
        if not state.due:
            return state
        actions = list(CLIMBING.legal(state))
        stop = [action for action in actions if action == PASS]
        refusing = [action for action in actions if action == Answer(False)]
        state = step(state, (stop or refusing or actions)[0])
    raise AssertionError("the exchange does not end")


def moved(state: object) -> list[object]:
    return list(state.given)


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


def best(s: Scene, hand: list[int], count: int) -> list[int]:
    """The best cards of a hand that take part, by rank and suit."""
    able = [card for card in hand if card not in s.book.exchange.kept_back]
    return sorted(sorted(able, key=s.book.gift_key)[-count:])


def worst(s: Scene, hand: list[int], count: int) -> list[int]:
    able = [card for card in hand if card not in s.book.exchange.kept_back]
    return sorted(sorted(able, key=s.book.gift_key)[:count])


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
        count = state.due[0].about.count
        cards = tuple(state.hands[state.to_act][:count])
        assert CLIMBING.refusal(state, Shift(cards)) is None


@SHOWN.shows(
    "Jokers can be asked for like other cards.", "You can ask for {jesters} like for other cards."
)
def jokers_can_be_asked_for(s: Scene) -> None:
    state = exchanging(s)
    assert Ask(RANK_NAMES[rank_of(s.joker())]) in CLIMBING.legal(state)


# -- asking -------------------------------------------------------------------------------


def asking(s: Scene) -> object:
    state = exchanging(s)
    if not state.due or state.due[0].kind != "ask":
        raise Unfit
    return state


def held_and_not(state: object) -> tuple[list[str], list[str]]:
    held = {RANK_NAMES[rank_of(card)] for card in giveable(state, state.due[0].about.target)}
    asks = [a.rank for a in CLIMBING.legal(state) if isinstance(a, Ask)]
    return [r for r in asks if r in held], [r for r in asks if r not in held]


@SHOWN.shows(
    "{upper_subject} asks {lower_object} for cards.",
    "Asking means naming a rank, up to %n time(s): “Do you have {one}?” If the other player holds "
    "such a card, they must hand one over. A rank that they did not hold cannot be asked for "
    "again.",
)
def asking_for_ranks(s: Scene) -> None:
    state = asking(s)
    about = state.due[0].about
    assert about.asker == state.offices[0]
    assert about.target == state.offices[-1]
    if "up to" in s.said or "one rank" in s.said:
        assert about.tries == s.rules.ask_tries
    held, denied = held_and_not(state)
    before = len(state.hands[about.target])
    after = step(state, Ask(held[0]))
    assert len(after.hands[about.target]) == before - 1
    if denied and about.tries > 1:
        after = step(state, Ask(denied[0]))
        assert len(after.hands[about.target]) == before
        refused = CLIMBING.refusal(after, Ask(denied[0]))
        assert refused is not None
        assert refused.key == "already_denied"


@SHOWN.shows(
    "The player who asks may stop at any time.",
    "The player who asks has to continue, beyond that number if need be, until they have received "
    "%n card(s).",
)
def when_asking_ends(s: Scene) -> None:
    state = asking(s)
    asker = state.due[0].about.asker
    if "stop" in s.said:
        assert PASS in CLIMBING.legal(state)
        return
    (until,) = s.numbers or (1,)
    for got in range(until):
        assert PASS not in CLIMBING.legal(state)
        held, denied = held_and_not(state)
        for rank in denied[: s.rules.ask_tries]:
            state = step(state, Ask(rank))
            assert state.due[0].kind == "ask"
            assert PASS not in CLIMBING.legal(state)
            break
        if not held:
            raise Unfit
        state = step(state, Ask(held[0]))
        if state.due[0].kind != "ask" or state.due[0].about.asker != asker:
            assert got == until - 1
            return
    assert PASS in CLIMBING.legal(state)


@SHOWN.shows("In the end, the asker gives back as many cards as they received.")
def as_many_go_back(s: Scene) -> None:
    state = asking(s)
    about, got = state.due[0].about, 0
    while state.due[0].kind == "ask" and state.due[0].about.asker == about.asker:
        held, denied = held_and_not(state)
        got += bool(held)
        state = step(state, Ask((held or denied)[0]))
    assert state.due[0].kind == "gift"
    assert state.due[0].about.count == got
    assert state.due[0].about.taker == about.target


@SHOWN.shows("Before asking anything, {highest_subject} may let {second_object} ask first.")
def the_highest_may_defer(s: Scene) -> None:
    state = asking(s)
    assert state.to_act == state.offices[0]
    after = step(state, Declare(DEFER))
    assert after.to_act == state.offices[1]
    held, denied = held_and_not(state)
    asked = step(state, Ask((denied or held)[0]))
    if asked.due[0].kind == "ask" and asked.to_act == state.offices[0]:
        assert CLIMBING.refusal(asked, Declare(DEFER)) is not None


# -- bargaining ---------------------------------------------------------------------------


def bargaining(s: Scene) -> object:
    state = exchanging(s)
    if not state.due or state.due[0].kind != "negotiate":
        raise Unfit
    return state


def offer(state: object) -> Propose:
    return next(a for a in CLIMBING.legal(state) if isinstance(a, Propose))


@SHOWN.shows(
    "{upper_subject} and {lower_subject} negotiate over %n card(s).",
    "They negotiate over %n more card(s).",
)
def what_a_bargain_is_about(s: Scene) -> None:
    state = bargaining(s)
    counts = [due.about.pair.count for due in state.due if due.kind == "negotiate"]
    assert (s.numbers or [1])[0] in counts
    assert len(offer(state).give) == counts[0]


@SHOWN.shows(
    "The higher player makes the first offer: cards of their own for cards they want, such as "
    "{give} for {want}. The other player accepts, refuses or makes a counter-offer, which also "
    "counts as a refusal."
)
def how_a_bargain_goes(s: Scene) -> None:
    state = bargaining(s)
    pair = state.due[0].about.pair
    assert state.to_act == pair.upper
    made = step(state, offer(state))
    assert made.to_act == pair.lower
    assert Answer(False) in CLIMBING.legal(made)
    assert step(made, Answer(False)).due[0].about.refusals == 1
    countered = step(made, offer(made))
    assert countered.due[0].about.refusals == 1
    assert countered.to_act == pair.upper
    held = [RANK_NAMES[rank_of(card)] for card in giveable(state, pair.lower)]
    wanted = Propose(offer(state).give, tuple(held[: pair.count]))
    if CLIMBING.refusal(state, wanted) is None:
        agreed = step(step(state, wanted), Answer(True))
        given = [g for g in agreed.given if g.giver == pair.lower]
        assert [RANK_NAMES[rank_of(card)] for card in given[-1].cards] == sorted(
            held[: pair.count], key=held.index
        )


@SHOWN.shows("After the third refusal, the best cards are exchanged for the worst.")
def the_third_refusal(s: Scene) -> None:
    state = bargaining(s)
    pair = state.due[0].about.pair
    lower, upper = list(state.hands[pair.lower]), list(state.hands[pair.upper])
    for _ in range(3):
        assert state.due[0].about.pair == pair
        state = step(step(state, offer(state)), Answer(False))
    given = {g.giver: sorted(g.cards) for g in state.given[-2:]}
    assert given[pair.lower] == best(s, lower, pair.count)
    assert given[pair.upper] == worst(s, upper, pair.count)


# -- climbing -----------------------------------------------------------------------------

RISES = "A player who rises from {lowest} straight to {highest}"


@SHOWN.shows(
    f"{RISES} exchanges one card more in the next round.",
    f"{RISES} gets one card more in the next exchange: after all their questions, they continue to "
    "ask until they have it.",
)
def climbers_get_one_more(s: Scene) -> None:
    usual = exchange_pairs(s.start(exchange=True))
    state = s.start(exchange=True)
    state.marks[CLIMBED] = state.offices[0]
    more = exchange_pairs(state)
    assert more[0].count == usual[0].count + 1
    assert [pair.count for pair in more[1:]] == [pair.count for pair in usual[1:]]
    ended = s.start()
    ended.finished = (ended.offices[-1], *ended.offices[:-1])
    assert dict(ended.carry().marks)[CLIMBED] == ended.offices[-1]
    ended.finished = ended.offices
    assert CLIMBED not in dict(ended.carry().marks)


@SHOWN.shows(f"{RISES} may win one trick in the next round without playing, when it is their turn.")
def climbers_get_a_trick(s: Scene) -> None:
    low = s.ranks()[0]
    state = s.table(s.cards(low))
    climber = state.order[1]
    state.marks[CLIMBED] = climber
    assert CLIMBING.refusal(state, Declare(FREE_TRICK)) is not None
    state = s.go(state, s.cards(low))
    taken = step(state, Declare(FREE_TRICK))
    assert not taken.trick
    assert taken.to_act == climber
    again = s.go(taken, s.cards(low))
    while again.trick and again.to_act != climber:
        again = s.go(again, None)
    assert CLIMBING.refusal(again, Declare(FREE_TRICK)) is not None


# -- passing to the left ------------------------------------------------------------------


def left(s: Scene, state: object) -> object:
    for _ in range(300):
        if not state.due or state.due[0].kind == "pass_left":
            return state
        actions = list(CLIMBING.legal(state))
        stop = [a for a in actions if a in (PASS, Answer(False))]
        state = step(state, (stop or actions)[0])
    raise AssertionError("the exchange does not end")


@SHOWN.shows(
    "After the exchange, every player passes %n card(s) to the player on their left.",
    "From the second round on, after the deal, every player passes %n card(s) to the player on "
    "their left.",
    "All players choose before they see what they get.",
    "The cards are passed one at a time: all pass one and pick up the one they get, then pass the "
    "next, which may be the one just received.",
)
def passing_to_the_left(s: Scene) -> None:
    first = s.start(later=False, exchange=True)
    assert not [due for due in first.due if due.kind == "pass_left"]
    state = left(s, s.start(exchange=True))
    assert {due.seat for due in state.due} == set(state.order)
    total = (s.numbers or [1])[0] if "every player" in s.said else s.rules.pass_left
    at_once = state.due[0].about.count
    one_by_one = s.rules.pass_left_order == "one_by_one"
    if "every player" not in s.said:
        one_by_one = "one at a time" in s.said
    assert at_once == (1 if one_by_one else total)
    giver = state.to_act
    card = state.hands[giver][0]
    taker = state.successor[giver]
    chosen = tuple(state.hands[giver][:at_once])
    state = step(state, Shift(chosen))
    assert [given.taker for given in state.transit] == [taker]
    for _ in range(s.rules.players - 1):
        state = step(state, Shift(tuple(state.hands[state.to_act][-at_once:])))
    assert card in state.hands[taker]
    assert bool(state.due) == (one_by_one and total > 1)
    if state.due:
        while state.to_act != taker:
            state = step(state, Shift(tuple(state.hands[state.to_act][:1])))
        assert CLIMBING.refusal(state, Shift((card,))) is None


# -- announcements ------------------------------------------------------------------------


@SHOWN.shows(
    "A player who holds three {ranks} before the first trick must say so.",
    "A player who holds three or more {ranks} before the first trick must say so.",
    "A player who holds all %n plays with their hand face up in this round.",
)
def announcing(s: Scene) -> None:
    top = s.naturals()[-1]
    every = s.copies(top)
    low = s.cards(s.naturals()[0], 2)

    def shown(count: int) -> list[HandShown]:
        seen: list[object] = []
        hands = [[*s.cards(top, count), *low], *[low] * (s.rules.players - 1)]
        s.start(hands, emit=seen.append)
        return [event for event in seen if isinstance(event, HandShown)]

    assert not shown(2)
    (event,) = shown(3)
    assert not event.cards
    if every > 3:
        (event,) = shown(every)
        assert event.cards
        if "all" in s.said:
            assert s.numbers == [every]
    if every > 4:
        (event,) = shown(4)
        assert not event.cards


# -- putsch and jesters -------------------------------------------------------------------


def putsch(s: Scene) -> object:
    state = s.start(exchange=True)
    assert state.due[0].kind == PUTSCH
    return step(state, Declare(PUTSCH))


@SHOWN.shows(
    "From the second round on, {lowest_subject} may declare a putsch after the deal. Then no cards "
    "are exchanged in this round, and only one question counts: does {lowest_subject} go out "
    "first?",
    "No cards are passed to the left, either.",
)
def a_putsch_calls_off_the_exchange(s: Scene) -> None:
    assert not [due for due in s.start(later=False).due if due.kind == PUTSCH]
    state = s.start(exchange=True)
    assert state.to_act == state.offices[-1]
    state = putsch(s)
    assert not state.due
    assert not state.given
    assert state.phase == "play"


def ended_putsch(s: Scene, *, by_putschist: bool) -> object:
    """A putsch that somebody ends by going out with a card that may be the last."""
    good = [rank for rank in s.ranks() if rank not in s.rules.last_card_penalty]
    if not good:
        raise Unfit
    state = putsch(s)
    state.required = -1
    lowest = state.offices[-1]
    card = s.cards(good[0])
    for seat in state.order:
        state.hands[seat] = sorted(s.cards(good[0], 3))
    state.to_act = lowest if by_putschist else state.offices[0]
    state.hands[state.to_act] = list(card)
    return s.act(state, Play(tuple(card)))


@SHOWN.shows(
    "If so, {lowest_subject} becomes {highest}, and the others play on for the other positions."
)
def a_putsch_succeeds(s: Scene) -> None:
    state = ended_putsch(s, by_putschist=True)
    lowest = state.offices[-1]
    assert state.finished == (lowest,)
    assert s.played_out(state).finished[0] == lowest


@SHOWN.shows(
    "If another player goes out first, the round ends at once, and all players keep their "
    "positions. In the next round there can be no putsch."
)
def a_putsch_fails(s: Scene) -> None:
    state = ended_putsch(s, by_putschist=False)
    assert state.phase == ROUND_OVER
    assert state.finished == state.offices
    assert FAILED in dict(state.carry().marks)
    after = s.start(exchange=True, marks=(FAILED,))
    assert not [due for due in after.due if due.kind == PUTSCH]


@SHOWN.shows(
    "In its exchange, {lowest_subject} gives {highest_to} their %n best cards and gets as many in "
    "return, of the other’s choice.",
    "The other pairs ask as usual.",
    "The other pairs exchange one card each.",
)
def a_failed_putsch_costs(s: Scene) -> None:
    dealt = s.start()
    state = s.start(exchange=True, marks=(FAILED,))
    first, *others = exchange_pairs(state)
    assert state.offices.index(first.upper) == state.offices[::-1].index(first.lower)
    extra = first.extra
    if "best cards" in s.said:
        assert first.count - extra == s.numbers[0]
        assert first.how == "choice"
        given = next(g for g in state.given if g.giver == first.lower)
        assert sorted(given.cards) == best(s, dealt.hands[first.lower], len(given.cards))
    if "one card each" in s.said:
        assert {pair.count for pair in others} == {1}
    if "ask as usual" in s.said:
        assert not any(pair.how for pair in others)
        assert [due for due in state.due if due.kind == "ask"]


@SHOWN.shows(
    "Before the exchange, a player with two {jesters} may call a revolution: then no cards are "
    "exchanged in this round.",
    "If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} becomes "
    "{highest}, and so on.",
)
def jesters_call_a_revolution(s: Scene) -> None:
    plain = s.cards(s.ranks()[0], 3)
    for holder in (0, s.rules.players - 1):
        hands = [list(plain) for _ in range(s.rules.players)]
        hands[holder] = [s.joker(), s.joker(), *plain]
        state = s.start(hands, exchange=True)
        while state.due and state.due[0].kind == PUTSCH:
            state = step(state, PASS)
        assert state.due[0].kind == REVOLUTION
        assert state.to_act == holder
        before = state.offices
        called = step(state, Declare(REVOLUTION))
        assert not called.given
        assert called.phase == "play"
        turned = holder == before[-1]
        assert called.offices == (before[::-1] if turned else before)
    hands = [[s.joker(), *plain], *[list(plain)] * (s.rules.players - 1)]
    state = s.start(hands, exchange=True)
    assert not [due for due in state.due if due.kind == REVOLUTION]


# -- points and seats ---------------------------------------------------------------------

SCORES = "{highest_subject} scores %n point(s), every position below it one less, {lowest_subject}"


@SHOWN.shows(f"{SCORES} none.", f"{SCORES} one.")
def points(s: Scene) -> None:
    state, _ = s.whole_round()
    found = [state.points()[seat] for seat in state.finished]
    top = s.numbers[0] if s.numbers else 1
    assert found[0] == top
    assert found[-1] == (1 if s.said.endswith(" one.") else 0)
    assert all(a - b == 1 for a, b in pairwise(found))


@SHOWN.shows(
    "After every %n round(s), the positions are forgotten, and the next round is like the first."
)
def positions_are_forgotten(s: Scene) -> None:
    (every,) = s.numbers or (1,)
    assert every == s.rules.forget_offices
    seats = tuple(range(s.rules.players))
    for number, gone in ((every + 1, True), (every + 2, every == 1)):
        setup = RoundSetup(1, number, Carry(seats, seats[::-1]))
        state = CLIMBING.start_round(s.rules, setup, None)
        if s.rules.first_seating == "as_seated":
            assert (state.offices == ()) == gone


@SHOWN.shows("The seats are drawn by lot in the first round, and again after every %n round(s).")
def seats_are_drawn(s: Scene) -> None:
    if s.rules.first_seating == "draw" and s.rules.forget_offices:
        raise Unfit
    (every,) = s.numbers or (1,)
    seats = tuple(range(s.rules.players))
    orders = {s.start(later=False, seed=seed).order for seed in range(9)}
    assert len(orders) > 1
    again = {s.start(seed=seed, number=every + 1).order for seed in range(9)}
    assert len(again) > 1
    if every > 1:
        assert {s.start(seed=seed, number=2).order for seed in range(9)} == {seats}


@SHOWN.shows("The players keep their seats.")
def seats_are_kept(s: Scene) -> None:
    seats = tuple(range(s.rules.players))
    setup = RoundSetup(1, 2, Carry(seats, seats[::-1]))
    assert CLIMBING.start_round(s.rules, setup, None).order == seats


@SHOWN.shows(
    "Before each new round, the players change seats: {highest_subject} first, then the others "
    "clockwise by position."
)
def seats_by_position(s: Scene) -> None:
    seats = tuple(range(s.rules.players))
    state = CLIMBING.start_round(s.rules, RoundSetup(1, 2, Carry(seats, seats[::-1])), None)
    assert state.order == seats[::-1]


@SHOWN.shows(
    "Between rounds, {highest_subject} sets {lowest_to} a light-hearted task. Nobody has to do it."
)
def a_task_between_rounds(s: Scene) -> None:
    assert s.rules.social
    assert not s.whole_round()[0].due
