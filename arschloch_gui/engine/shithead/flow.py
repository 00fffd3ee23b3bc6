"""Flow of a round of Shithead: deal, swaps, turns, burns, going out.

`advance` changes a state in place and is used by the search, so `emit` can be None.

Every round ends. Cards leave the game only by burning. Once the pile has been picked up
`burn_after_takes` times since the last burn, the next pick-up burns it instead, and a pile that is
picked up is never empty. There are therefore at most as many burns as cards, and a bounded number
of pick-ups between two burns. Between two pick-ups, every action plays a card or turns one over.
`most_actions` computes the resulting bound.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, Rank, Seat, is_joker
from arschloch_gui.engine.events import (
    CardsDealt,
    Emit,
    PlayBegan,
    Played,
    RoundStarted,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import FixedDeal, RoundSetup
from arschloch_gui.engine.rng import Rng, deal_seed, shuffled_deck
from arschloch_gui.engine.shithead.actions import Blind, Swap, Take
from arschloch_gui.engine.shithead.events import (
    BlindTurned,
    DirectionTurned,
    Drawn,
    PileBurned,
    PileTaken,
    Swapped,
    TableLaid,
)
from arschloch_gui.engine.shithead.pile import (
    JOKER,
    NO_RANK,
    TWO,
    burns,
    fits,
    kind_of,
    top_rank,
)
from arschloch_gui.engine.shithead.rules import SIZE, Rules, deck_of
from arschloch_gui.engine.shithead.state import BLIND, GONE, OPEN, RoundState, with_pile
from arschloch_gui.engine.table.public import EXCHANGE, NOBODY, PLAY, ROUND_OVER

# -- the deal ---------------------------------------------------------------------------


def start_round(
    rules: Rules,
    setup: RoundSetup,
    emit: Emit,
    begun: Callable[[RoundState], None] | None = None,
) -> RoundState:
    """Deal a round and advance it to its first decision."""
    order, nothing = setup.carry.order, ((),) * len(setup.carry.order)
    state = RoundState(
        rules, order, setup.carry.offices, open=nothing, known=nothing,
        hands=[[] for _ in order], blind=[[] for _ in order],
    )  # fmt: skip
    # The Shithead deals, or a random seat in the first round.
    rng = Rng(setup.seed, "dealer")
    state.dealer = state.offices[-1] if state.offices else rng.choice(state.order)
    if begun:
        begun(state)
    if emit:
        emit(RoundStarted(setup.round_no, state.order, state.dealer, state.offices))
    if setup.deal is not None:
        _deal_hands(state, setup.deal.hands, emit)
        _lay_down(state, setup.deal)
    else:
        _deal_from_seed(state, setup, emit)
    if emit:
        emit(TableLaid(state.open, tuple(map(len, state.blind)), len(state.stock), state.pile))
    # A pile means that the round is in progress and that swapping is over.
    if rules.swap and not state.pile:
        seats = state.from_left_of(state.dealer)
        state.waiting = tuple(seat for seat in seats if state.hands[seat] and state.open[seat])
    _next_swap(state, emit)
    return state


def _deal_hands(state: RoundState, hands: Sequence[Sequence[Card]], emit: Emit) -> None:
    for seat in state.from_left_of(state.dealer):
        state.hands[seat] = sorted(hands[seat])
        if emit:
            emit(CardsDealt(seat, len(hands[seat]), tuple(state.hands[seat])))


def _deal_from_seed(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    """Deal the cards from the seed and the round number: three packets per seat, then the stock."""
    mixed = shuffled_deck(deal_seed(setup.seed, setup.round_no), deck_of(state.rules))
    packets = [mixed[at : at + SIZE] for at in range(0, 3 * SIZE * len(state.order), SIZE)]
    _deal_hands(state, packets[2::3], emit)
    state.blind = packets[::3]
    state.open = tuple(tuple(sorted(table)) for table in packets[1::3])
    state.stock = mixed[3 * SIZE * len(state.order) :]


def _lay_down(state: RoundState, deal: FixedDeal) -> None:
    piles = {zone.name: zone.piles for zone in deal.zones}
    nothing = ((),) * len(state.order)
    state.open = tuple(tuple(sorted(cards)) for cards in piles.get("open", nothing))
    state.blind = [list(cards) for cards in piles.get("blind", nothing)]
    [state.pile], [stock] = piles.get("pile", ((),)), piles.get("stock", ((),))
    state.stock = list(stock)
    if deal.lead is not None:
        state.fixed_lead = deal.lead


def _next_swap(state: RoundState, emit: Emit) -> None:
    if state.waiting:
        _give_turn(state, state.waiting[0], emit)
    else:
        _begin_play(state, emit)


def _begin_play(state: RoundState, emit: Emit) -> None:
    state.phase = PLAY
    leader, required = _opening(state)
    if state.fixed_lead not in (NOBODY, leader):
        leader = state.fixed_lead
        if required not in map(kind_of, state.hands[leader]):
            required = NO_RANK
    state.fixed_lead = NOBODY
    state.required = required
    state.to_act = leader
    if emit:
        emit(PlayBegan(leader))
    _give_turn(state, leader, emit)


def _opening(state: RoundState) -> tuple[Seat, Rank]:
    """Return the leader and the rank to lead, which is the lowest rank in any hand.

    Ranks start with the 3, and twos and jokers come last. Of several holders, the first one left of
    the dealer leads. In a round in progress, or if no player has a hand, the first player left of
    the dealer who still has cards leads any rank.
    """
    seats = [seat for seat in state.from_left_of(state.dealer) if not state.is_out(seat)]
    held = {kind_of(card) for hand in state.hands for card in hand}
    if state.pile or not held:
        return seats[0], NO_RANK
    start = min(held, key=lambda rank: (rank == JOKER, rank == TWO, rank))
    leader = next(seat for seat in seats if start in map(kind_of, state.hands[seat]))
    return leader, start


# -- turns ------------------------------------------------------------------------------


def advance(state: RoundState, action: Action, emit: Emit) -> None:
    """Apply a legal action of the seat to act, and advance the round to the next decision."""
    if state.phase == EXCHANGE:
        _swap(state, action, emit)
        return
    match action:
        case Play(cards):
            _play(state, cards, emit)
        case Blind(place):
            _turn_over(state, place, emit)
        case _:
            assert isinstance(action, Take), action
            _take(state, emit)


def _give_turn(state: RoundState, seat: Seat, emit: Emit) -> None:
    state.to_act = seat
    if emit:
        emit(TurnBegan(seat, state.phase))


def _swap(state: RoundState, action: Action, emit: Emit) -> None:
    seat, *waiting = state.waiting
    state.waiting = tuple(waiting)
    given, taken = (action.hand, action.table) if isinstance(action, Swap) else ((), ())
    hand, table = [*state.hands[seat], *taken], [*state.open[seat], *given]
    for card in given:
        hand.remove(card)
    for card in taken:
        table.remove(card)
    state.hands[seat] = sorted(hand)
    state.open = with_pile(state.open, seat, sorted(table))
    _show(state, seat, taken)
    if emit:
        emit(Swapped(seat, given, taken))
    _next_swap(state, emit)


def _show(state: RoundState, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Record that all players saw these cards being added to a seat's hand."""
    state.known = with_pile(state.known, seat, (*state.known[seat], *cards))


def _play(state: RoundState, cards: tuple[Card, ...], emit: Emit) -> None:
    seat = state.to_act
    source = state.source(seat)
    if source == OPEN:
        state.open = with_pile(state.open, seat, _without(state.open[seat], cards))
    else:
        for card in cards:
            state.hands[seat].remove(card)
    if state.known[seat]:
        state.known = with_pile(state.known, seat, _without(state.known[seat], cards))
    _put_on_pile(state, cards, source, emit)


def _without(pile: Sequence[Card], cards: tuple[Card, ...]) -> list[Card]:
    """Return a copy of the pile without these cards. Cards that are not in it are ignored."""
    left = list(pile)
    for card in cards:
        if card in left:
            left.remove(card)
    return left


def _turn_over(state: RoundState, place: int, emit: Emit) -> None:
    seat = state.to_act
    card = state.blind[seat][place]
    state.blind[seat][place] = GONE
    fitting = fits(kind_of(card), top_rank(state.pile))
    if emit:
        emit(BlindTurned(seat, place, (card,), fitting))
    if fitting:
        _put_on_pile(state, (card,), BLIND, emit)
        return
    # All players have seen the card, which the player picks up together with the pile.
    state.hands[seat] = sorted((*state.hands[seat], card))
    _show(state, seat, (card,))
    _take(state, emit)


def _put_on_pile(state: RoundState, cards: tuple[Card, ...], source: str, emit: Emit) -> None:
    """Put cards that have left a hand or the table on the pile, and handle the consequences."""
    seat = state.to_act
    state.pile += cards
    state.required = NO_RANK
    if emit:
        emit(Played(seat, cards, source, None, len(state.hands[seat])))
    if is_joker(cards[0]) and len(cards) % 2:
        state.direction = -state.direction
        if emit:
            emit(DirectionTurned(seat, state.direction < 0))
    reason = burns(state.pile)
    if reason:
        _burn(state, reason, emit)
    _draw(state, seat, emit)
    is_out = state.is_out(seat)
    if is_out:
        _go_out(state, seat, emit)
    if state.phase != ROUND_OVER:
        again = reason and not is_out
        _give_turn(state, seat if again else state.next_holder(seat), emit)


def _burn(state: RoundState, reason: str, emit: Emit) -> None:
    cards = state.pile
    state.burned, state.pile = (*state.burned, *cards), ()
    state.takes = 0
    if emit:
        emit(PileBurned(state.to_act, reason, cards))


def _draw(state: RoundState, seat: Seat, emit: Emit) -> None:
    """Fill up the hand to three cards from the stock."""
    hand = state.hands[seat]
    drawn: list[Card] = []
    while state.stock and len(hand) + len(drawn) < SIZE:
        drawn.append(state.stock.pop())
    if drawn:
        state.hands[seat] = sorted([*hand, *drawn])
        if emit:
            emit(Drawn(seat, len(drawn), tuple(drawn), len(state.stock)))


def _take(state: RoundState, emit: Emit) -> None:
    """Pick up the pile, or burn it after too many pick-ups, and end the turn."""
    seat = state.to_act
    if state.takes >= state.rules.burn_after_takes:
        _burn(state, "takes", emit)
    else:
        state.takes += 1
        cards, state.pile = state.pile, ()
        state.hands[seat] = sorted((*state.hands[seat], *cards))
        _show(state, seat, cards)
        if emit:
            emit(PileTaken(seat, cards))
    _give_turn(state, state.next_holder(seat), emit)


def _go_out(state: RoundState, seat: Seat, emit: Emit) -> None:
    state.finished += (seat,)
    if emit:
        emit(WentOut(seat, len(state.finished)))
    left = state.holders()
    if len(left) == 1:
        state.finished += tuple(left)
        state.phase, state.to_act = ROUND_OVER, NOBODY
