"""How a round runs: deal, exchange, turns, bombs between them, going out.

`advance` changes a state in place and is what search uses; `emit` may be None. Everything that
happens without a decision happens here at once, up to the next decision.

A round ends: every trick takes cards out of the hands, and between two plays everybody is asked for
a bomb and for an answer at most once.
"""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import (
    CardsDealt,
    Emit,
    LeadInherited,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundStarted,
    SecretTurn,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng, deal_seed, shuffled_deck
from arschloch_gui.engine.seigneur import exchange
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.combos import Combo, contains
from arschloch_gui.engine.seigneur.deck import (
    MAH_JONG,
    NO_HEIGHT,
    deck_for,
    height_named,
    name_of,
)
from arschloch_gui.engine.seigneur.events import Wished, WishGranted
from arschloch_gui.engine.seigneur.legal import bombs_above, combo_of, play_of
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, RoundState
from arschloch_gui.engine.table.public import EXCHANGE, NOBODY, PLAY, ROUND_OVER

# -- before the first trick ---------------------------------------------------------------


def start_round(
    rules: Rules,
    setup: RoundSetup,
    emit: Emit,
    begun: Callable[[RoundState], None] | None = None,
) -> RoundState:
    """Deal a round and bring it to its first decision."""
    order = setup.carry.order
    state = RoundState(rules, order, dealer=order[0], hands=[[] for _ in order])
    if begun:
        begun(state)
    _take_seats(state, setup, emit)
    _deal(state, setup, emit)
    if setup.deal is not None and setup.deal.lead is not None:
        state.fixed_lead = setup.deal.lead
    exchange.pay_tribute(state, emit)
    if state.owed:
        state.phase = EXCHANGE
        _give_turn(state, state.owed[0].giver, emit)
    else:
        _begin_play(state, emit)
    return state


def _take_seats(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    """From the second round on they sit by office, to the left of the highest; the lowest deals."""
    before, state.offices = state.order, setup.carry.offices
    if state.offices:
        state.order = state.offices
        state.dealer = state.offices[-1]
    else:
        state.dealer = Rng(setup.seed, "dealer").choice(state.order)
    if emit:
        if state.order != before:
            emit(Reseated(state.order))
        emit(RoundStarted(setup.round_no, state.order, state.dealer, state.offices))


def _deal(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    if setup.deal is not None:
        hands = [sorted(hand) for hand in setup.deal.hands]
    else:
        hands = _hands_from_seed(state, setup)
    for seat in state.from_left_of(state.dealer):
        state.hands[seat] = hands[seat]
        if emit:
            emit(CardsDealt(seat, len(hands[seat]), tuple(hands[seat])))


def _hands_from_seed(state: RoundState, setup: RoundSetup) -> list[list[Card]]:
    """Equal packets by seat from seed and round number alone; what is over goes left of the dealer.

    So the hands of a round do not depend on how the rounds before were played, save for the few
    cards that do not divide by the players.
    """
    players = len(state.order)
    mixed = shuffled_deck(deal_seed(setup.seed, setup.round_no), deck_for(players))
    share = len(mixed) // players
    hands = [mixed[seat * share : (seat + 1) * share] for seat in range(players)]
    for seat, card in zip(state.from_left_of(state.dealer), mixed[share * players :], strict=False):
        hands[seat].append(card)
    return [sorted(hand) for hand in hands]


def _begin_play(state: RoundState, emit: Emit) -> None:
    """Whoever holds the Mah Jong leads; where nobody does, the deal says who, else the dealer's
    left."""
    usual = state.successor[state.dealer] if state.fixed_lead == NOBODY else state.fixed_lead
    leader = next((seat for seat in state.order if MAH_JONG in state.hands[seat]), usual)
    state.phase, state.fixed_lead = PLAY, NOBODY
    state.turn = state.to_act = leader
    if emit:
        emit(PlayBegan(leader))
    _give_turn(state, leader, emit)


def _give_turn(state: RoundState, seat: Seat, emit: Emit) -> None:
    state.turn = state.to_act = seat
    if emit:
        emit(TurnBegan(seat, state.phase))


# -- turns --------------------------------------------------------------------------------


def advance(state: RoundState, action: Action, emit: Emit) -> None:
    """Apply a legal action of the seat to act (in an exchange, of whoever gives)."""
    if isinstance(action, Give):
        _return_cards(state, action, emit)
        return
    play = play_of(action)
    if play is not None:
        combo = combo_of(state, play)
        assert combo is not None, action
        _play(state, combo, action.rank if isinstance(action, Wish) else "", emit)
    elif state.phase == BOMB_ASKED:
        _decline(state, emit)
    else:
        _pass(state, emit)


def _return_cards(state: RoundState, action: Give, emit: Emit) -> None:
    if exchange.give(state, action, emit):
        _begin_play(state, emit)
    elif state.to_act != state.owed[0].giver:
        _give_turn(state, state.owed[0].giver, emit)


def _play(state: RoundState, combo: Combo, wish: str, emit: Emit) -> None:
    seat = state.to_act
    hand = state.hands[seat]
    for card in combo.cards:
        hand.remove(card)
    state.trick += ((seat, combo),)
    state.history += ((seat, combo),)
    state.owner, state.passed = seat, 0
    state.phase, state.turn, state.waiting = PLAY, seat, []
    if emit:
        emit(Played(seat, combo.cards, combo.kind, combo.as_rank, len(hand)))
    _settle_wish(state, combo, wish, emit)
    if not hand:
        _go_out(state, seat, emit)
    if state.phase != ROUND_OVER:
        _give_turn(state, state.next_holder(seat), emit)
        state.waiting = _bombers(state)
        _ask_for_bomb(state, emit)


def _settle_wish(state: RoundState, combo: Combo, wish: str, emit: Emit) -> None:
    """A wish is granted by the next player of its rank, but not by the play it is made with."""
    seat = state.owner
    if contains(combo, state.wish):
        granted, state.wish = name_of(state.wish), NO_HEIGHT
        if emit:
            emit(WishGranted(seat, granted))
    if wish:
        state.wish = height_named(wish)
        if emit:
            emit(Wished(seat, wish))


def _bombers(state: RoundState) -> list[Seat]:
    """Who holds a bomb that beats the last play, from the left of its player to himself."""
    if not state.rules.bombs_out_of_turn:
        return []
    seats = state.from_left_of(state.owner)
    return [seat for seat in seats if bombs_above(state.hands[seat], state.trick)]


def _ask_for_bomb(state: RoundState, emit: Emit) -> None:
    """Ask the next one who could play a bomb, if there is one; nobody else learns of it."""
    if not state.waiting:
        return
    state.phase, state.to_act = BOMB_ASKED, state.waiting.pop(0)
    if emit:
        emit(SecretTurn(state.to_act, BOMB_ASKED, state.to_act))


def _decline(state: RoundState, emit: Emit) -> None:
    """Nothing that others could see."""
    seat = state.to_act
    state.phase, state.to_act = PLAY, state.turn
    if emit:
        emit(SecretTurn(state.turn, PLAY, seat))
    _ask_for_bomb(state, emit)


def _pass(state: RoundState, emit: Emit) -> None:
    seat = state.to_act
    state.history += ((seat, None),)
    state.passed |= 1 << seat
    if emit:
        emit(Passed(seat))
    following = state.next_holder(seat)
    # It has come round when the owner is next or, if he is out, somebody who has passed already.
    if following == state.owner or state.passed >> following & 1:
        following = _end_trick(state, emit)
    _give_turn(state, following, emit)


def _end_trick(state: RoundState, emit: Emit) -> Seat:
    """The owner takes the trick; returns the seat that leads next."""
    owner, count = state.owner, sum(combo.size for _, combo in state.trick)
    leader = owner if state.hands[owner] else state.next_holder(owner)
    state.trick, state.owner, state.passed = (), NOBODY, 0
    state.taken += ((owner, count),)
    state.turn = state.to_act = leader
    if emit:
        emit(TrickTaken(owner, count))
        if leader != owner:
            emit(LeadInherited(leader))
    return leader


def _go_out(state: RoundState, seat: Seat, emit: Emit) -> None:
    """A seat has no cards left; when only one other still has some, the round is over."""
    state.finished += (seat,)
    if emit:
        emit(WentOut(seat, len(state.finished)))
    holders = state.holders()
    if len(holders) <= 1:
        state.finished += tuple(holders)
        state.phase, state.to_act, state.turn = ROUND_OVER, NOBODY, NOBODY
        state.wish = NO_HEIGHT
