"""Weights and figures of the reasons for questions, declarations and offers."""

from __future__ import annotations

from typing import Any

import pytest
from coach.climbing.test_why_to_ask_and_to_claim import (
    SPREAD,
    ask,
    asking,
    bargaining,
    claiming,
    propose,
)

from arschloch_gui.coach.climbing import ask_reasons, bargain_reasons, claim_reasons
from arschloch_gui.coach.climbing.chances import chance_held
from arschloch_gui.coach.climbing.claim_reasons import claim_value, declaring, keeping_still
from arschloch_gui.coach.climbing.hand import WINS, Hand
from arschloch_gui.coach.climbing.hand_value import STRENGTH
from arschloch_gui.coach.climbing.reasons import reasons
from arschloch_gui.coach.climbing.weighed import TURN_ALONE, WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import Answer, Propose
from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from deals import action, cards, go, round_of


def weighed(weight: float, reason: Reason) -> Any:
    """Return what equals a reason with about this weight."""
    return (pytest.approx(weight), reason)


def view_of(state: RoundState) -> SeatView:
    return CLIMBING.view(state, state.to_act)


def by_key(found: Any) -> dict[str, WeighedReason]:
    return {each.reason.key: each for each in found}


# -- questions -------------------------------------------------------------------------------


def asked(hand: str, chosen: str, best: str, **options: Any) -> dict[str, WeighedReason]:
    view = view_of(asking(hand, **options))
    names = ("" if each == "-" else each for each in (chosen, best))
    return by_key(ask_reasons.asking(view, 3, *names))


def worth(view: SeatView, name: str) -> float:
    single = Hand(view).single(RANK_OF_NAME[name])
    return ask_reasons.SURELY * single.control + ask_reasons.PERHAPS * single.strength


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "key", "ranks"),
    [
        (SPREAD, "9", "A", "asks_stronger", ("A", "9")),
        (SPREAD, "-", "A", "asks_top", ("A",)),
        ("7d 8h 9s jc 10s kd ks", "-", "Q", "asks_more", ("Q",)),
        ("7d 7h 7s jc kd ks kh qd", "7", "8", "likelier", ("8", "7")),
    ],
)
def test_a_question_has_the_chance_to_get_the_card(
    hand: str, chosen: str, best: str, key: str, ranks: tuple[str, ...]
):
    view = view_of(asking(hand))
    reason = asked(hand, chosen, best)[key].reason
    assert reason.ranks == ranks
    assert reason.count == round(100 * chance_held(view, 3, RANK_OF_NAME[best]))
    if key == "likelier":
        assert reason.other_count == round(100 * chance_held(view, 3, RANK_OF_NAME[chosen]))


def test_a_card_that_makes_a_pair_names_the_card_held():
    found = asked("7d 8h 9s jc kd ks kh qd", "10", "9")["completes"].reason
    assert found == Reason("completes", cards("9s"), ranks=("9",), count=2)


def test_a_better_card_weighs_by_its_chance_and_its_worth():
    view = view_of(asking(SPREAD))
    gain = [chance_held(view, 3, RANK_OF_NAME[name]) * worth(view, name) for name in ("A", "9")]
    assert asked(SPREAD, "9", "A")["asks_stronger"].weight == pytest.approx(gain[0] - gain[1])
    assert asked(SPREAD, "-", "A")["asks_top"].weight == pytest.approx(gain[0])


def test_a_likelier_card_weighs_by_the_difference_of_the_chances():
    hand = "7d 7h 7s jc kd ks kh qd"
    view = view_of(asking(hand))
    chances = [chance_held(view, 3, RANK_OF_NAME[name]) for name in ("8", "7")]
    weight = ask_reasons.LIKELIER * (chances[0] - chances[1])
    assert asked(hand, "7", "8")["likelier"].weight == pytest.approx(weight)
    assert "likelier" not in asked(SPREAD, "10", "A"), "as likely"


def test_a_question_in_vain_weighs_most_unless_the_other_one_is_too():
    hand = "7d 8h 9s jc kc kd kh ks"
    assert asked(hand, "K", "A")["none_there"].weight == ask_reasons.IN_VAIN
    both = "9c 9d 9h 9s kc kd kh ks"
    view = view_of(round_of(
        f"{both} | 7c 8c 10d jd qh as 10c qd | 7h 8d 10h js qc ah ad jc | 7s 8s 8h 10s jh qs ac 7d",
        offices=range(4), exchange="ask",
    ))  # fmt: skip
    assert "none_there" not in by_key(ask_reasons.asking(view, 3, "K", "9"))


def test_a_card_that_completes_a_set_weighs_by_its_chance():
    hand = "7d 8h 9s jc kd ks kh qd"
    chance = chance_held(view_of(asking(hand)), 3, RANK_OF_NAME["9"])
    assert asked(hand, "10", "9")["completes"].weight == pytest.approx(TURN_ALONE * chance)
    assert "completes" not in asked(hand, "Q", "9"), "the other one makes a pair, too"
    king = chance_held(view_of(asking(hand)), 3, RANK_OF_NAME["K"])
    bomb = asked(hand, "9", "K", bomb="any")["bomb_completed"]
    assert bomb.weight == pytest.approx(ask_reasons.COMPLETES * king)
    assert bomb.reason.count == round(100 * king)


def test_a_card_that_is_returned_is_the_lowest_single_one():
    found = asked("7d 8h 9s jc 10s kd ks", "-", "Q")["asks_more"]
    assert found.reason.cards == cards("7d")
    assert found.weight == pytest.approx(TURN_ALONE * found.reason.count / 100, abs=0.002)
    assert "asks_more" not in asked("7d 8h 9s jc 10s kd ks", "-", "7"), "no better than the 7"


def test_reasons_for_questions_come_by_weight():
    view = view_of(asking("7d 8h 9s jc kd ks kh qd", bomb="any"))
    shown = reasons(view, action(asking(SPREAD), ask("9")), action(asking(SPREAD), ask("K")))
    assert [each.key for each in shown] == ["bomb_completed", "asks_stronger"]


# -- declarations ----------------------------------------------------------------------------


def claim_of(lowest: str, **options: Any) -> SeatView:
    return view_of(claiming(lowest, **options))


def test_a_declaration_is_worth_what_the_hand_has_for_each_card():
    view = claim_of("7s 8s 9h 10s jh jc qs")
    hand = Hand(view)
    strength = sum(hand.single(rank_of(card)).strength for card in view.hand)
    expected = claim_reasons.ALWAYS + (
        claim_reasons.STRONG * strength + claim_reasons.PLAYS * 6
    ) / 7  # fmt: skip
    assert claim_value(view) == pytest.approx(expected)
    assert claim_value(claim_of("7s 8s as ac ah ad ks")) > 1 > 0 > expected


def test_who_would_get_cards_loses_by_each_of_them():
    hands = "1 2 3 * * | 2 3 4 5 6 | 4 5 6 7 8 | 7 8 9 10 11 | 9 10 11 12 12"
    view = CLIMBING.view(round_of(hands, "dalmuti", offices=range(5)), 0)
    assert claim_value(view) == -2 * claim_reasons.GOT
    (found,) = keeping_still(view)
    assert found == WeighedReason(2 * claim_reasons.GOT, Reason("would_get", count=2))


def test_a_weak_hand_weighs_by_the_plays_that_do_not_win():
    found = by_key(keeping_still(claim_of("7s 8s 9h 10s jh jc qs")))
    assert found["weak_hand"] == weighed(
        claim_reasons.SHARE, Reason("weak_hand", count=0, other_count=6)
    )
    assert found["many_singles"] == WeighedReason(
        4 * claim_reasons.LONE, Reason("many_singles", cards("7s 8s 9h 10s"), count=4)
    )
    one = claim_of("7s 8s 9h 10s jh qs as")
    assert len(Hand(one).wins()) == 1
    found = by_key(keeping_still(one))
    assert found["weak_hand"].weight == pytest.approx(claim_reasons.SHARE * 6 / 7)
    assert (found["weak_hand"].reason.count, found["weak_hand"].reason.other_count) == (1, 7)


@pytest.mark.parametrize(
    ("hand", "is_many"), [("7s 8s 9h jh jc qs qd", True), ("7s 8s js jh jc qs qd", False)]
)
def test_three_single_low_cards_are_many(hand: str, is_many: bool):
    assert ("many_singles" in by_key(keeping_still(claim_of(hand)))) is is_many


def test_cards_that_win_tricks_and_would_be_paid_weigh_one_by_one():
    found = by_key(declaring(claim_of("7s 8s as ac ah ad ks")))
    assert found["tops_held"].weight == pytest.approx(5 * claim_reasons.HELD)
    assert found["would_pay"] == WeighedReason(
        2 * claim_reasons.PAID, Reason("would_pay", cards("ah as"), count=4)
    )
    assert "strong_hand" not in found, "the aces say it already"


def test_the_same_cards_are_not_named_by_two_reasons():
    """Two aces that would be paid used to be named again as cards that win tricks."""
    found = by_key(declaring(claim_of("7s 8s 9h 10s jh ac as")))
    assert sorted(found["would_pay"].reason.cards) == sorted(cards("ac as"))
    assert "tops_held" not in found
    three = by_key(declaring(claim_of("7s 8s 9h 10s ah ac as")))
    assert sorted(three["tops_held"].reason.cards) == sorted(cards("ah ac as")), "one is kept"


def test_one_card_that_wins_is_not_called_several():
    found = by_key(declaring(claim_of("7s 8s 9h 10s jh jc as")))
    assert "tops_held" not in found
    assert "strong_hand" not in found
    assert found["would_pay"].reason.cards == cards("as"), "the jack is no loss"


def test_a_hand_of_sets_that_win_is_called_strong():
    view = claim_of("qs qd qc 7s ks kd kc")
    found = by_key(declaring(view))
    hand = Hand(view)
    singles = [each for each in view.hand if hand.single(rank_of(each)).control >= WINS]
    assert len(singles) < 2
    wins, turns = len(hand.wins()), len(hand.melds)
    assert (wins, turns) == (2, 3)
    assert found["strong_hand"] == weighed(
        claim_reasons.SHARE * 2 / 3, Reason("strong_hand", count=2, other_count=3)
    )
    assert "weak_hand" not in by_key(keeping_still(view))


def test_a_hand_in_which_one_set_wins_is_neither_strong_nor_weak():
    view = claim_of("qs qd qc 8s 8h 9h 9s")
    hand = Hand(view)
    assert (len(hand.wins()), len(hand.melds)) == (1, 3)
    assert list(declaring(view)) == list(keeping_still(view)) == []


def test_jesters_weigh_one_by_one():
    hands = "9 10 11 12 12 | 8 9 10 11 12 | 7 7 8 11 12 | 1 5 5 6 7 | 1 2 3 * *"
    view = CLIMBING.view(round_of(hands, "dalmuti", offices=range(5)), 4)
    found = by_key(declaring(view))
    assert found["wild_held"].weight == pytest.approx(2 * claim_reasons.HELD)
    assert len(found["wild_held"].reason.cards) == 2


# -- offers ----------------------------------------------------------------------------------


def proposal(state: RoundState, give: str, want: str) -> Propose:
    made = action(state, propose(give, want))
    assert isinstance(made, Propose)
    return made


def offered(hand: str, chosen: tuple[str, str], best: tuple[str, str]) -> Any:
    state = bargaining(hand)
    view = view_of(state)
    pair = (proposal(state, *each) for each in (chosen, best))
    gain, found = bargain_reasons.offering(view, *pair)
    return view, gain, by_key(found)


def test_an_offer_that_is_likelier_to_be_possible_has_both_chances():
    view, _, found = offered("7d 8h 9s jc kd ks", ("7D 8H", "K K"), ("7D 8H", "9 10"))
    both = chance_held(view, 3, RANK_OF_NAME["K"], 2)
    each = chance_held(view, 3, RANK_OF_NAME["9"]) * chance_held(view, 3, RANK_OF_NAME["10"])
    found = found["likelier_held"]
    assert found.reason == Reason(
        "likelier_held", count=round(100 * each), other_count=round(100 * both)
    )
    assert found.weight == pytest.approx(STRENGTH * (each - both))


def test_the_ranks_asked_for_are_worth_their_strength_and_their_chance():
    view, gain, _ = offered("7d 8h 9s jc kd ks", ("7D 8H", "9 10"), ("7D 8H", "A 10"))
    hand, values = Hand(view), []
    for names in (("9", "10"), ("A", "10")):
        ranks = [RANK_OF_NAME[each] for each in names]
        held = chance_held(view, 3, ranks[0]) * chance_held(view, 3, ranks[1])
        strength = sum(hand.single(rank).strength for rank in ranks)
        values.append(
            bargain_reasons.HELD * held + bargain_reasons.WANTED * strength
            + bargain_reasons.BOTH * held * strength
        )  # fmt: skip
    assert gain == pytest.approx(values[1] - values[0])
    _, back, _ = offered("7d 8h 9s jc kd ks", ("7D 8H", "A 10"), ("7D 8H", "9 10"))
    assert back == pytest.approx(-gain)


def test_offers_of_the_same_ranks_differ_in_what_they_ask_for_alone():
    _, _, found = offered("7d 8h 9s jc kd ks", ("7D KS", "9 10"), ("7D KD", "A 10"))
    assert found.keys() == {"asks_stronger"}
    assert found["asks_stronger"].weight < 0.2, "a tenth of its weight in a question"


def answered(hand: str, offer: tuple[str, str]) -> Any:
    state = go(bargaining(hand), propose(*offer))
    view = view_of(state)
    refuse, accept = Answer(accept=False), Answer(accept=True)
    gain, found = bargain_reasons.answering(view, refuse, accept)
    back, _ = bargain_reasons.answering(view, accept, refuse)
    assert back == pytest.approx(-gain)
    return view, gain, by_key(found)


def test_refusing_weighs_by_the_strength_of_what_is_lost_in_the_end():
    view, gain, found = answered("7d 8h 9s jc qd ks", ("QD KS", "9 K"))
    hand = Hand(view)
    aces = 2 * hand.single(RANK_OF_NAME["A"]).strength
    paid = sum(hand.single(RANK_OF_NAME[name]).strength for name in ("9", "K"))
    assert found["refusing_costs"] == weighed(
        STRENGTH * (aces - paid), Reason("refusing_costs", cards("ac ah"), count=2)
    )
    assert gain > 0


def test_the_same_answer_gains_nothing():
    state = go(bargaining("7d 8h 9s jc qd ks"), propose("QD KS", "9 K"))
    refuse = Answer(accept=False)
    assert bargain_reasons.answering(view_of(state), refuse, refuse) == (0.0, [])


def test_a_likelier_card_counts_half_against_a_better_one():
    state = asking("7d 8h 9s jc kd ks kh qd")
    view = view_of(state)
    seven, king = (action(state, ask(name)) for name in ("7", "K"))
    assert [each.key for each in reasons(view, seven, king)] == ["asks_stronger"]
    assert reasons(view, king, seven) == ()
    state = asking("7d 7h 9s 10s jc jh kd ks")
    view = view_of(state)
    eight, jack = (action(state, ask(name)) for name in ("8", "J"))
    assert [each.key for each in reasons(view, eight, jack)] == ["completes"]
    assert reasons(view, jack, eight) == ()
