"""Flow of a round: deal, exchange, turns, bombs between turns, and going out.

`advance` changes a state in place and is used by the search, so `emit` can be None. Everything that
requires no decision happens immediately, up to the next decision.

Every round ends, because each trick removes cards from the hands, and between two plays each player
decides at most twice: once about a bomb and once on their turn.
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
    """Deal a round and advance it to its first decision."""
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
    """Seat the players by position from the second round on. The lowest position deals."""
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
    """Return equal hands by seat, derived only from the seed and the round number.

    Cards left over go to the seats left of the dealer. Apart from these, the hands therefore do not
    depend on how earlier rounds were played.
    """
    players = len(state.order)
    mixed = shuffled_deck(deal_seed(setup.seed, setup.round_no), deck_for(players))
    share = len(mixed) // players
    hands = [mixed[seat * share : (seat + 1) * share] for seat in range(players)]
    for seat, card in zip(state.from_left_of(state.dealer), mixed[share * players :], strict=False):
        hands[seat].append(card)
    return [sorted(hand) for hand in hands]


def _begin_play(state: RoundState, emit: Emit) -> None:
    """Give the lead to the holder of the Mah Jong.

    If no player holds it, the leader in the record's `deal` line leads, or else the seat left of
    the dealer.
    """
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
    """Apply a legal action, and advance the round to the next decision.

    In the exchange, the action can be that of any giver, even of one that is not to act.
    """
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
    """End a wish that the play grants, and set the wish made with this play, if any."""
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
    """Return the seats with a bomb that beats the last play, clockwise, ending with its player."""
    if not state.rules.bombs_out_of_turn:
        return []
    seats = state.from_left_of(state.owner)
    return [seat for seat in seats if bombs_above(state.hands[seat], state.trick)]


def _ask_for_bomb(state: RoundState, emit: Emit) -> None:
    """Ask the next seat that could play a bomb, if any, without informing the other seats."""
    if not state.waiting:
        return
    state.phase, state.to_act = BOMB_ASKED, state.waiting.pop(0)
    if emit:
        emit(SecretTurn(state.to_act, BOMB_ASKED, state.to_act))


def _decline(state: RoundState, emit: Emit) -> None:
    """Record that a seat declined to play a bomb, without any sign of it to other seats."""
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
    # The trick is over if the owner is next or, if the owner is out, if a seat that has passed is
    # next.
    if following == state.owner or state.passed >> following & 1:
        following = _end_trick(state, emit)
    _give_turn(state, following, emit)


def _end_trick(state: RoundState, emit: Emit) -> Seat:
    """Clear the trick for its owner and return the seat that leads next."""
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
    """Handle a seat with no cards left. The round ends when only one other seat has cards."""
    state.finished += (seat,)
    if emit:
        emit(WentOut(seat, len(state.finished)))
    holders = state.holders()
    if len(holders) <= 1:
        state.finished += tuple(holders)
        state.phase, state.to_act, state.turn = ROUND_OVER, NOBODY, NOBODY
        state.wish = NO_HEIGHT
