"""The engine and a slow reference agree at every ply of the same rounds.

This confirms "legal actions equal a brute-force enumeration over all subsets of the hand".
"""

from __future__ import annotations

from reference_seigneur import RANKS, Reference, look, tribute
from seigneur_rounds import choose, dealt, dealt_for_two

from arschloch_gui.engine.actions import PASS, Give, Pass, Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT, best, deck_for, name_of
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.legal import combo_of, play_of
from arschloch_gui.engine.seigneur.state import RoundState
from long import times

MOST = 8
"""The maximum number of cards in a hand, as all subsets are tried at every ply."""


def at_first_lead(seed: int, players: int, most: int, bombs: bool) -> RoundState:
    state = dealt(seed, players, most=most, bombs=bombs)
    while state.phase == "exchange":
        SEIGNEUR.advance(state, choose(state, seed), None)
    return state


def beside(state: RoundState) -> Reference:
    """Return the same round by the book."""
    return Reference(
        [format_cards(hand) for hand in state.hands],
        order=state.order,
        leader=state.to_act,
        bombs=state.rules.bombs_out_of_turn,
    )


def check(state: RoundState, reference: Reference) -> None:
    """Check that both have the same state and the same legal actions."""
    assert not reference.over
    assert (state.to_act, state.turn) == (reference.to_act, reference.turn)
    assert (state.phase == "bomb") == bool(reference.asked)
    top = format_cards(state.top.cards) if state.top else ()
    assert sorted(top) == sorted(reference.lies)
    assert (name_of(state.wish) if state.wish != NO_HEIGHT else "") == reference.wish
    actions = SEIGNEUR.legal(state)
    assert len(set(actions)) == len(actions)
    assert (PASS in actions) == reference.may_pass()
    ours: dict[object, list[object]] = {}
    for action in actions:
        play = play_of(action)
        if play is None:
            assert action == PASS
            continue
        cards = format_cards(play.cards)
        if isinstance(action, Wish):
            assert "MJ" in cards
            assert action.rank in RANKS
            assert action.play in actions
            continue
        if "MJ" in cards:
            assert all(Wish(play.cards, rank, play.as_rank) in actions for rank in RANKS)
        ours.setdefault(look(cards), []).append(play.as_rank)
    theirs = reference.choices()
    assert ours.keys() == theirs.keys()
    for key, meanings in theirs.items():
        assert len(ours[key]) == len(meanings), key
        assert (None in ours[key]) == (len(meanings) == 1), key


def both_do(state: RoundState, reference: Reference, seed: int) -> None:
    action = choose(state, seed)
    assert not isinstance(action, Give)
    if isinstance(action, Pass):
        reference.decline()
    else:
        play = play_of(action)
        assert play is not None
        wish = action.rank if isinstance(action, Wish) else ""
        reference.lay(format_cards(play.cards), play.as_rank, wish)
    SEIGNEUR.advance(state, action, None)


def play_beside(seed: int, players: int, most: int, bombs: bool) -> int:
    """Play a round in both; return the number of plies."""
    state = at_first_lead(seed, players, most, bombs)
    reference, plies = beside(state), 0
    while state.to_act >= 0:
        check(state, reference)
        both_do(state, reference, seed)
        plies += 1
    assert reference.over
    assert list(state.finished) == reference.out
    return plies


def test_both_games_agree_at_every_ply():
    plies = 0
    for seed in range(times(30, 4_000)):
        rng = Rng(seed, "table")
        plies += play_beside(
            seed, (5, 6, 7)[rng.below(3)], 2 + rng.below(MOST - 1), rng.below(4) > 0
        )
    assert plies > 400


def test_any_cards_are_refused_or_not_as_the_second_game_says():
    """Try single cards more or less, other suits, and other declarations of the Phoenix."""
    for seed in range(times(30, 3_000)):
        state = at_first_lead(seed, 5 + seed % 3, 7, True)
        reference = beside(state)
        rng = Rng(seed, "others")
        for _ in range(rng.below(30)):
            if state.to_act >= 0:
                both_do(state, reference, seed)
        if state.to_act < 0:
            continue
        hand = state.hands[state.to_act]
        choices = reference.choices()
        for _ in range(20):
            some = tuple(rng.shuffled(hand)[: 1 + rng.below(6)])
            said = rng.choice(RANKS) if rng.below(3) == 0 else None
            texts = format_cards(some)
            lawful = reference.lawful(texts)
            allowed = look(texts) in choices and (
                len(lawful) == 1
                if said is None
                else any(said in names for names in lawful.values())
            )
            refusal = SEIGNEUR.refusal(state, Play(some, said))
            if allowed:
                assert refusal is None, (texts, said, refusal)
                assert combo_of(state, Play(some, said)) is not None
            elif said is None or texts.count("PH") < 2:
                # Two Phoenixes may also be named by the lower one, if that is unambiguous.
                assert refusal is not None, (texts, said)


def test_the_best_cards_are_those_of_the_second_game():
    for seed in range(200):
        rng = Rng(seed, "best")
        some = rng.shuffled(deck_for(5 + seed % 8))[: 1 + rng.below(12)]
        count = 1 + rng.below(3)
        assert sorted(format_cards(best(some, count))) == sorted(tribute(format_cards(some), count))


def test_leads_and_their_answers_are_those_of_the_second_game():
    """Two hands made for long plays: the leads of one, and the answers of the other."""
    for seed in range(times(15, 10_000)):
        rng = Rng(seed, "duel")
        state = dealt_for_two(rng)
        reference = beside(state)
        check(state, reference)
        leads = [action for action in SEIGNEUR.legal(state) if isinstance(action, Play)]
        long = [action for action in leads if len(action.cards) > 2] or leads
        lead = rng.choice(long)
        SEIGNEUR.advance(state, lead, None)
        reference.lay(format_cards(lead.cards), lead.as_rank, "")
        while not reference.over and state.phase == "bomb":
            check(state, reference)
            SEIGNEUR.advance(state, PASS, None)
            reference.decline()
        if not reference.over:
            check(state, reference)
