"""Flow of a round: deal, exchange, turns, tricks and going out.

`advance` changes a state in place and is used by the search, so `emit` can be None. Everything that
requires no decision (tribute, clearing a trick, the last position) happens immediately, up to the
next decision. An event is emitted as soon as the state reflects it and before any of its
consequences. Options are not mentioned here; their modules hook into the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from arschloch_gui.engine.actions import Action, Declare, Pass, Play
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.climbing.events import Declared, Demoted, RuleApplied, SurplusDealt
from arschloch_gui.engine.climbing.legal import meld_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsSetAside,
    Emit,
    Event,
    LeadInherited,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundStarted,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import deal_seed, shuffled_deck, sub_seed
from arschloch_gui.engine.table.public import NO_CARD, NOBODY, PLAY, ROUND_OVER


def start_round(
    book: Rulebook,
    setup: RoundSetup,
    emit: Emit,
    begun: Callable[[RoundState], None] | None = None,
) -> RoundState:
    """Deal a round and advance it to its first decision."""
    state = RoundState(
        rules=book.rules, book=book, order=setup.carry.order, hands=[[] for _ in setup.carry.order],
        offices=setup.carry.offices, seed=sub_seed(setup.seed, "round", setup.round_no),
        before=tuple(each for each in setup.carry.before if isinstance(each, PastRound)),
    )  # fmt: skip
    if begun:
        begun(state)
    for prepare in book.deal.before:
        # Events come later, when the state reflects them.
        told: list[Event] = []
        setup = replace(setup, carry=prepare(book, setup, told.append))
        state.offices = setup.carry.offices
        if emit:
            for event in told:
                emit(event)
    _take_seats(state, setup, emit)
    _deal(state, setup, emit)
    if setup.deal is not None and setup.deal.lead is not None:
        state.fixed_lead = setup.deal.lead
    _next_prelude(state, emit)
    return state


def advance(state: RoundState, action: Action, emit: Emit) -> None:
    """Apply a legal action of the seat to act."""
    if state.due:
        state.book.decision_kinds[state.due[0].kind].apply(state, action, emit)
        _after_decision(state, emit)
        return
    if isinstance(action, Play):
        meld = meld_of(state, action)
        if meld is None:
            _punish(state, emit)
        else:
            _play(state, meld, emit)
    elif isinstance(action, Declare):
        _declare(state, action.what, emit)
    else:
        assert isinstance(action, Pass), action
        _pass(state, emit)


def _take_seats(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    book, before, carry = state.book, state.order, setup.carry
    state.order = book.deal.seats(carry.order, carry.offices)
    state.offices, state.marks = carry.offices, dict(carry.marks)
    state.dealer = book.deal.dealer(setup, state.order)
    if emit:
        if state.order != before:
            emit(Reseated(state.order))
        emit(RoundStarted(setup.round_no, state.order, state.dealer, state.offices))


def _deal(state: RoundState, setup: RoundSetup, emit: Emit) -> None:
    if setup.deal is not None:
        hands = [sorted(hand) for hand in setup.deal.hands]
    else:
        hands = _hands_from_seed(state, setup)
    if emit and state.aside:
        shown = state.aside if state.aside_open else ()
        emit(CardsSetAside(len(state.aside), shown))
    for seat in state.from_left_of(state.dealer):
        state.hands[seat] = hands[seat]
        if emit:
            emit(CardsDealt(seat, len(hands[seat]), tuple(hands[seat])))
    if emit and setup.deal is None and (extra := _surplus_of_last(state)):
        emit(SurplusDealt(state.offices[-1], extra))


def _hands_from_seed(state: RoundState, setup: RoundSetup) -> list[list[Card]]:
    """Return equal hands by seat, derived only from the seed and the round number.

    Cards left over go to the seats left of the dealer or to the lowest position. Apart from these,
    the hands therefore do not depend on how earlier rounds were played.
    """
    mixed = shuffled_deck(deal_seed(setup.seed, setup.round_no), state.book.deck)
    cut = state.book.deal.cut(state.book, setup, mixed)
    cards = cut.dealt
    state.aside, state.aside_open = tuple(sorted(cut.aside)), cut.openly
    share = len(cards) // len(state.order)
    hands = [cards[seat * share : (seat + 1) * share] for seat in range(len(state.order))]
    rest = cards[share * len(state.order) :]
    to_last = _rest_goes_to_last(state)
    seats = [state.offices[-1]] * len(rest) if to_last else state.from_left_of(state.dealer)
    for seat, card in zip(seats, rest, strict=False):
        hands[seat].append(card)
    return [sorted(hand) for hand in hands]


def _rest_goes_to_last(state: RoundState) -> bool:
    return bool(state.book.deal.rest_to_last and state.offices)


def _surplus_of_last(state: RoundState) -> int:
    """Return how many of the lowest position's cards were left over from an even deal."""
    return sum(map(len, state.hands)) % len(state.order) if _rest_goes_to_last(state) else 0


def _next_prelude(state: RoundState, emit: Emit) -> None:
    """Run the setup steps before the first trick, until one of them requires a decision."""
    preludes = state.book.exchange.preludes
    while not state.due and state.prelude < len(preludes):
        state.prelude += 1
        preludes[state.prelude - 1](state, emit)
    if state.due:
        _ask(state, emit)
    else:
        _begin_play(state, emit)


def _ask(state: RoundState, emit: Emit) -> None:
    state.phase = state.due[0].phase
    _give_turn(state, state.due[0].seat, emit)


def _after_decision(state: RoundState, emit: Emit) -> None:
    """Continue after a decision, before the first trick or during a trick."""
    if not state.playing:
        _next_prelude(state, emit)
        return
    # A discard can use up a player's last card.
    seat = state.to_act
    if not state.hands[seat] and seat not in state.finished and seat not in state.lowest:
        _go_out(state, seat, "", emit)
    if state.phase != ROUND_OVER:
        _resume_trick(state, emit)


def _resume_trick(state: RoundState, emit: Emit) -> None:
    """Ask the next pending decision, or else give the turn to the next seat after the last play."""
    state.due = [due for due in state.due if state.hands[due.seat]]
    if state.due:
        _ask(state, emit)
        return
    state.phase = PLAY
    if state.trick:
        state.to_act = state.trick[-1][0]
    _next_turn(state, emit)


def _begin_play(state: RoundState, emit: Emit) -> None:
    leader, required = state.book.lead.opening(state)
    state.phase, state.playing = PLAY, True
    if state.fixed_lead not in (NOBODY, leader):
        leader = state.fixed_lead
        required = required if required in state.hands[leader] else NO_CARD
    state.fixed_lead = NOBODY
    state.required = required
    state.to_act = leader
    if emit:
        emit(PlayBegan(leader))
    _give_turn(state, leader, emit)


def _give_turn(state: RoundState, seat: Seat, emit: Emit) -> None:
    state.to_act = seat
    if emit and seat != NOBODY:
        emit(TurnBegan(seat, state.phase))


def _play(state: RoundState, meld: Meld, emit: Emit) -> None:
    seat = state.to_act
    hand = state.hands[seat]
    for card in meld.cards:
        hand.remove(card)
    if state.top is None and not state.book.lead.may_pass:
        state.passed = 0  # seats that had nothing to lead can answer
    state.trick += ((seat, meld),)
    state.history += ((seat, meld),)
    state.owner = seat
    state.required = NO_CARD
    for end in state.book.trick.meld_ends:
        end(state)
    if emit:
        emit(Played(seat, meld.cards, meld.kind, meld.as_rank, len(hand)))
    for effect in state.book.trick.meld_effects:
        effect(state, meld, emit)
    if not hand:
        penalised = state.book.out.penalised
        reasons = (penalised.get(rank_of(card), "") for card in meld.cards)
        _go_out(state, seat, next(filter(None, reasons), ""), emit)
    if state.phase != ROUND_OVER:
        _resume_trick(state, emit)


def _pass(state: RoundState, emit: Emit) -> None:
    seat = state.to_act
    state.history += ((seat, None),)
    state.passed |= 1 << seat
    if emit:
        emit(Passed(seat))
    if any(absorbs(state, emit) for absorbs in state.book.trick.pass_absorbers):
        state.passed &= ~(1 << seat)
    draw = state.book.lead.draw_places
    if draw and (drawn := draw(state)):
        if emit:
            emit(RuleApplied("lot", seat))
        _close_round(state, drawn, emit)
    elif state.top is None:
        _pass_lead_on(state, emit)
    else:
        _next_turn(state, emit)


def _pass_lead_on(state: RoundState, emit: Emit) -> None:
    """Handle a leader who cannot or does not want to lead.

    If all players have passed, they decide again until a random draw ends the round. Without such a
    draw, the round ends immediately, and players with fewer cards finish ahead.
    """
    state.required = NO_CARD
    waiting = [seat for seat in state.holders() if not state.passed >> seat & 1]
    if waiting:
        seat = state.next_holder(state.to_act)
        while state.passed >> seat & 1:
            seat = state.next_holder(seat)
        _give_turn(state, seat, emit)
        return
    if state.book.lead.draw_places:
        state.passed = 0
        _give_turn(state, state.next_holder(state.to_act), emit)
        return
    _close_round(state, sorted(state.holders(), key=lambda seat: len(state.hands[seat])), emit)


def _declare(state: RoundState, what: str, emit: Emit) -> None:
    seat = state.to_act
    for declaration in state.book.trick.declarations:
        if declaration.what == what:
            declaration.apply(state, emit)
    if emit:
        emit(Declared(seat, what))
    _next_turn(state, emit)


def _punish(state: RoundState, emit: Emit) -> None:
    """Punish an illegal play: discard the hand and give the seat the lowest position."""
    seat = state.to_act
    state.discarded += tuple(state.hands[seat])
    state.hands[seat] = []
    state.required = NO_CARD  # it could be among the discarded cards
    _go_out(state, seat, "illegal_play_penalty", emit)
    if state.phase == ROUND_OVER:
        return
    if state.top is None:
        _give_turn(state, state.next_holder(seat), emit)
    else:
        _next_turn(state, emit)


def _go_out(state: RoundState, seat: Seat, demoted: str, emit: Emit) -> None:
    """Handle a seat with no cards left; `demoted` is the option that demotes it, or ""."""
    if demoted:
        state.lowest += (seat,)
    else:
        state.finished += (seat,)
    if emit:
        if demoted:
            emit(Demoted(seat, demoted))
        place = len(state.order) + 1 - len(state.lowest) if demoted else len(state.finished)
        emit(WentOut(seat, place))
    for effect in state.book.out.effects:
        effect(state, seat, emit)
    holders = state.holders()
    if state.phase != ROUND_OVER and len(holders) <= 1:
        _close_round(state, holders, emit)


def _close_round(state: RoundState, left: list[Seat], emit: Emit) -> None:
    """Fill the open places, first with the seats still in play, then with the demoted ones."""
    nobody_out = not state.finished
    state.finished = (*state.finished, *left)
    if nobody_out and left:
        # First place goes to a seat that never went out, and some rules depend on who is first.
        for effect in state.book.out.effects:
            effect(state, left[0], emit)
    if state.phase != ROUND_OVER:
        state.finished += state.lowest[::-1]
        state.lowest = ()
        state.stop()


def _next_turn(state: RoundState, emit: Emit) -> None:
    seat = NOBODY if state.swept else _next_to_answer(state)
    if seat == NOBODY:
        seat = _end_trick(state, emit)
    _give_turn(state, seat, emit)


def _next_to_answer(state: RoundState) -> Seat:
    """Return the next seat that can answer the top of the trick, or NOBODY if none can."""
    at = state.order.index(state.to_act) + 1
    for seat in state.order[at:] + state.order[:at]:
        if seat == state.owner and not state.book.trick.owner_answers:
            continue
        if state.hands[seat] and not state.passed >> seat & 1:
            return seat
    return NOBODY


def _end_trick(state: RoundState, emit: Emit) -> Seat:
    """Give the trick to its owner and return the seat that leads next."""
    owner, count = state.owner, sum(meld.size for _, meld in state.trick)
    leader = owner if state.hands[owner] else state.book.lead.heir(state)
    state.trick, state.owner = (), NOBODY
    state.taken += ((owner, count),)
    state.passed, state.swept = 0, False
    for effect in state.book.trick.trick_effects:
        effect(state)
    state.to_act = leader
    if emit:
        emit(TrickTaken(owner, count))
        if leader != owner:
            emit(LeadInherited(leader))
    return leader
