"""How a round runs: deal, exchange, turns, tricks, going out. No option is named here.

`advance` changes a state in place and is what search uses; `emit` may be None. Everything
that happens without a decision (tribute, collecting a trick, the last office) happens here at
once, up to the next decision.
"""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.engine.actions import Action, Declare, Pass, Play
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.legal import meld_of
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.state import (
    NO_CARD,
    NOBODY,
    PLAY,
    ROUND_OVER,
    RoundState,
)
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsSetAside,
    Declared,
    Demoted,
    Emit,
    LeadInherited,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundStarted,
    RuleApplied,
    SeatsDrawn,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng, sub_seed


def start_round(book: Rulebook, setup: RoundSetup, emit: Emit) -> RoundState:
    """Deal a round and bring it to its first decision."""
    before = setup.carry.order
    setup = replace(setup, carry=book.remembered(setup))
    drawn = book.draw(book, setup)
    if drawn is not None:
        setup = replace(setup, carry=drawn.carry)
        if emit:
            emit(SeatsDrawn(drawn.cards, drawn.carry.offices))
    state = _dealt(book, setup)
    if emit:
        if state.order != before:
            emit(Reseated(state.order))
        emit(RoundStarted(setup.round_no, state.order, state.dealer, state.offices))
        if state.aside:
            shown = state.aside if state.aside_open else ()
            emit(CardsSetAside(len(state.aside), shown))
        for seat in _from_left_of(state, state.dealer):
            hand = tuple(state.hands[seat])
            emit(CardsDealt(seat, len(hand), hand))
    if setup.deal is not None and setup.deal.lead is not None:
        state.fixed_lead = setup.deal.lead
    _next_stage(state, emit)
    return state


def advance(state: RoundState, action: Action, emit: Emit) -> None:
    """Apply a legal action of the seat to act."""
    if state.due:
        state.book.interludes[state.due[0].kind].apply(state, action, emit)
        _after_interlude(state, emit)
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


def _dealt(book: Rulebook, setup: RoundSetup) -> RoundState:
    offices, deal = setup.carry.offices, setup.deal
    order = book.redraw(setup) or book.seating(setup.carry)
    dealer = book.dealer(setup, order)
    state = RoundState(
        book, order, [], offices=offices, dealer=dealer,
        seed=sub_seed(setup.seed, "round", setup.round_no),
    )  # fmt: skip
    state.marks = dict(setup.carry.marks)
    if deal is not None:
        state.hands = [sorted(hand) for hand in deal.hands]
    else:
        _deal_from_seed(state, setup)
    return state


def _deal_from_seed(state: RoundState, setup: RoundSetup) -> None:
    """Equal packets by seat from seed and round number alone; what is over goes left of the dealer.

    So the hands of a round do not depend on how the rounds before were played, save for the
    few cards that do not divide by the players.
    """
    mixed = Rng(setup.seed, "deal", setup.round_no).shuffled(state.book.deck)
    cards, aside, openly = state.book.set_aside(state.book, setup, mixed)
    state.aside, state.aside_open = tuple(sorted(aside)), openly
    share = len(cards) // len(state.order)
    hands = [cards[seat * share : (seat + 1) * share] for seat in range(len(state.order))]
    rest = cards[share * len(state.order) :]
    takers = state.book.rest_goes_to
    seats = takers(state, len(rest)) if takers else _from_left_of(state, state.dealer)
    for seat, card in zip(seats, rest, strict=False):
        hands[seat].append(card)
    state.hands = [sorted(hand) for hand in hands]


def _from_left_of(state: RoundState, seat: Seat) -> list[Seat]:
    at = state.order.index(seat) + 1
    return list(state.order[at:] + state.order[:at])


def _next_stage(state: RoundState, emit: Emit) -> None:
    """Go through the stages before the first trick, up to a decision."""
    stages = state.book.stages
    while not state.due and state.stage < len(stages):
        state.stage += 1
        stages[state.stage - 1](state, emit)
    if state.due:
        _ask(state, emit)
    else:
        _begin_play(state, emit)


def _ask(state: RoundState, emit: Emit) -> None:
    state.phase = state.due[0].phase
    _give_turn(state, state.due[0].seat, emit)


def _after_interlude(state: RoundState, emit: Emit) -> None:
    """Go on where the decision interrupted: before the first trick or within one."""
    if not state.playing:
        _next_stage(state, emit)
        return
    # A discard may have been somebody's last card.
    seat = state.to_act
    if not state.hands[seat] and seat not in state.finished and seat not in state.lowest:
        _go_out(state, seat, demoted=False, emit=emit)
    if state.phase != ROUND_OVER:
        _resume_trick(state, emit)


def _resume_trick(state: RoundState, emit: Emit) -> None:
    """Let the next decision be made: one that is due, else the next turn after the last play."""
    state.due = [due for due in state.due if state.hands[due.seat]]
    if state.due:
        _ask(state, emit)
        return
    state.phase = PLAY
    if state.trick:
        state.to_act = state.trick[-1][0]
    _next_turn(state, emit)


def _begin_play(state: RoundState, emit: Emit) -> None:
    leader, required = state.book.opening(state)
    state.phase, state.playing = PLAY, True
    if state.fixed_lead not in (NOBODY, leader):
        leader = state.fixed_lead
        required = required if required in state.hands[leader] else NO_CARD
    state.fixed_lead = NOBODY
    state.required = required
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
    if state.top is None and not state.book.lead_may_pass:
        state.passed = 0  # those who had nothing to lead may answer
    state.trick.append((seat, meld))
    state.history.append((seat, meld))
    state.top, state.owner = meld, seat
    state.required = NO_CARD
    if emit:
        emit(Played(seat, meld.cards, meld.kind, meld.as_rank, len(hand)))
    for effect in state.book.meld_effects:
        effect(state, meld, emit)
    if not hand:
        demoted = any(demotes(state, meld) for demotes in state.book.demotions)
        _go_out(state, seat, demoted=demoted, emit=emit)
    if state.phase != ROUND_OVER:
        _resume_trick(state, emit)


def _pass(state: RoundState, emit: Emit) -> None:
    seat = state.to_act
    state.history.append((seat, None))
    if emit:
        emit(Passed(seat))
    if not any(absorbs(state, emit) for absorbs in state.book.pass_absorbers):
        state.passed |= 1 << seat
    if state.book.lot and (drawn := state.book.lot(state)):
        if emit:
            emit(RuleApplied("lot", seat))
        _close_round(state, drawn, emit)
    elif state.top is None:
        _pass_lead_on(state, emit)
    else:
        _next_turn(state, emit)


def _pass_lead_on(state: RoundState, emit: Emit) -> None:
    """A leader had nothing he may lay, or did not want to.

    When that goes for all, the first of them is asked again until a lot ends the round; where
    there is none, the fewest cards come first at once.
    """
    state.required = NO_CARD
    waiting = [seat for seat in state.holders() if not state.passed >> seat & 1]
    if waiting:
        seat = state.next_holder(state.to_act)
        while state.passed >> seat & 1:
            seat = state.next_holder(seat)
        _give_turn(state, seat, emit)
        return
    if state.book.lot:
        state.passed = 0
        _give_turn(state, state.next_holder(state.to_act), emit)
        return
    _close_round(state, sorted(state.holders(), key=lambda seat: len(state.hands[seat])), emit)


def _declare(state: RoundState, what: str, emit: Emit) -> None:
    if emit:
        emit(Declared(state.to_act, what))
    for declaration in state.book.declarations:
        if declaration.what == what:
            declaration.apply(state, emit)
    _next_turn(state, emit)


def _punish(state: RoundState, emit: Emit) -> None:
    """An illegal play at a strict table: the hand is laid aside, the office is the lowest."""
    seat = state.to_act
    state.discarded += state.hands[seat]
    state.hands[seat] = []
    state.required = NO_CARD  # it may lie among the cards laid aside
    if emit:
        emit(Demoted(seat, "illegal_play_penalty"))
    _go_out(state, seat, demoted=True, emit=emit)
    if state.phase == ROUND_OVER:
        return
    if state.top is None:
        _give_turn(state, state.next_holder(seat), emit)
    else:
        _next_turn(state, emit)


def _go_out(state: RoundState, seat: Seat, *, demoted: bool, emit: Emit) -> None:
    (state.lowest if demoted else state.finished).append(seat)
    if emit:
        place = len(state.order) + 1 - len(state.lowest) if demoted else len(state.finished)
        emit(WentOut(seat, place))
    for effect in state.book.out_effects:
        effect(state, seat, emit)
    holders = state.holders()
    if state.phase != ROUND_OVER and len(holders) <= 1:
        _close_round(state, holders, emit)


def _close_round(state: RoundState, left: list[Seat], emit: Emit) -> None:
    """Give the places still open: to those who hold cards, then to those sent down."""
    nobody_out = not state.finished
    state.finished += left
    if nobody_out and left:
        # The first place goes to one who never went out; rules that wait for it have to know.
        for effect in state.book.out_effects:
            effect(state, left[0], emit)
    if state.phase != ROUND_OVER:
        state.finished += state.lowest[::-1]
        state.lowest = []
        state.stop()


def _next_turn(state: RoundState, emit: Emit) -> None:
    seat = NOBODY if state.swept else _next_to_answer(state)
    if seat == NOBODY:
        seat = _end_trick(state, emit)
    _give_turn(state, seat, emit)


def _next_to_answer(state: RoundState) -> Seat:
    """The next seat that may still answer the top of the trick, or NOBODY when it stands."""
    seat = state.to_act
    for _ in state.order:
        seat = state.successor[seat]
        if seat == state.owner and not state.book.owner_answers:
            continue
        if state.hands[seat] and not state.passed >> seat & 1:
            return seat
    return NOBODY


def _end_trick(state: RoundState, emit: Emit) -> Seat:
    """The owner takes the trick; gives the seat that leads next."""
    if emit:
        emit(TrickTaken(state.owner, sum(meld.size for _, meld in state.trick)))
    leader = state.owner
    if not state.hands[leader]:
        leader = state.book.heir(state)
        if emit:
            emit(LeadInherited(leader))
    state.trick = []
    state.top, state.owner = None, NOBODY
    state.passed, state.swept = 0, False
    for effect in state.book.trick_effects:
        effect(state)
    return leader
