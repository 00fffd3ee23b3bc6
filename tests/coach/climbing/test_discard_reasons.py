"""Reasons to give other cards: their figures and weights, and laws that hold for every hand."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from coach.climbing.hands import dealt

from arschloch_gui.coach.climbing.chances import chance_held
from arschloch_gui.coach.climbing.discard_reasons import (
    BROKEN,
    HANDED,
    HIGHER,
    STUCK,
    TOP,
    DiscardReasons,
    Trade,
)
from arschloch_gui.coach.climbing.hand import Hand
from arschloch_gui.coach.climbing.hand_value import (
    CONTROL,
    FOLLOW,
    LONE_LOW,
    MEETS,
    OPENING,
    STRENGTH,
    TURN,
    value_of,
)
from arschloch_gui.coach.climbing.reasons import trade_of
from arschloch_gui.coach.climbing.special import BOMB
from arschloch_gui.coach.climbing.weighed import WeighedReason
from arschloch_gui.engine.cards import RANK_OF_NAME, format_cards, rank_of
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import action, cards, round_of, rules

PLAIN = "7d 8h 9s 10c 10h jc qd kc kd as"
HIGH = "10h jd qd qc qs kd ks ad ah as"
SEVENS = "7d 7h 7s 8s 9s jc jd qc kd as ac"
PAIRS = "7d 7h jc js qd qh kc kh ad as"


def compared(state: RoundState, chosen: str, best: str) -> DiscardReasons:
    view = CLIMBING.view(state, state.to_act)
    return DiscardReasons(view, *(trade_of(view, action(state, each)) for each in (chosen, best)))


def found(state: RoundState, chosen: str, best: str) -> dict[str, WeighedReason]:
    """Return the reasons by key."""
    return {each.reason.key: each for each in compared(state, chosen, best).reasons()}


def text(each: WeighedReason) -> str:
    """Return the cards and figures of a reason: "KD KS / 8H = 2"."""
    reason = each.reason
    parts = list(format_cards(reason.cards))
    if reason.others:
        parts += ["/", *format_cards(reason.others)]
    figures = [str(figure) for figure in (reason.count, reason.other_count) if figure]
    return " ".join([*parts, *(["=", *figures] if figures else [])])


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "key", "said", "weight"),
    [
        # A card that wins a trick; of two, one may be made up for by the other option.
        (PLAIN, "7d as", "7d 8h", "top_given", "AS = 1", TOP),
        (HIGH, "ad ah", "10h jd", "top_given", "AD AH = 3", 2 * TOP),
        (HIGH, "ad ah", "10h as", "top_given", "AH = 3", TOP),
        ("7s 8c 10h jd qd kc ks ad ac ah", "7s ad", "10h jd", "top_given", "AD = 3", TOP),
        # One or two single low cards that would have to be played one by one.
        (PLAIN, "7d 10c", "7d 8h", "single_kept", "8H", TURN + LONE_LOW),
        ("7d 8h jc jd jh js qd qh ks as", "jc jd", "7d 8h", "single_kept", "7D 8H",
         2 * (TURN + LONE_LOW)),
        # A single card that is not low costs only its play.
        ("7d 7h 7s 8h jc qd kc kh ad as", "7d 8h", "8h jc", "alone_kept", "JC", TURN),
        # A whole pair or triple instead of single cards.
        (PLAIN, "10c 10h", "7d 8h", "set_in_one", "10C 10H / 7D 8H = 2", TURN + 2 * LONE_LOW),
        (PAIRS, "jc js", "7d 7h", "set_kept", "7D 7H = 2", TURN),
        # A set that is broken up.
        (PLAIN, "7d 10c", "7d 8h", "set_broken", "10C 10H = 2", TURN + LONE_LOW),
        ("7d 7h 7s 8h jc qd kc kh ad as", "7d 8h", "8h jc", "set_broken", "7D 7H 7S = 3",
         TURN + LONE_LOW),
        (PLAIN, "7d 9s", "7d 8h", "higher_given", "9S / 8H", None),
        (PLAIN, "7d qd", "7d 8h", "stronger_given", "QD / 8H", None),
    ],
)  # fmt: skip
def test_a_reason_has_its_cards_its_figures_and_its_weight(
    hand: str, chosen: str, best: str, key: str, said: str, weight: float | None
):
    reason = found(dealt(hand), chosen, best)[key]
    assert text(reason) == said
    if weight is not None:
        assert reason.weight == pytest.approx(weight)


def test_a_stronger_card_weighs_as_much_as_it_is_stronger():
    state = dealt(PLAIN)
    whole = Hand(CLIMBING.view(state, 0))
    queen, eight = (whole.single(RANK_OF_NAME[name]) for name in ("Q", "8"))
    use = [STRENGTH * each.strength - STUCK * each.stuck for each in (queen, eight)]
    reason = found(state, "7d qd", "7d 8h")["stronger_given"]
    assert reason.weight == pytest.approx(use[0] - use[1])
    assert found(state, "7d 9s", "7d 8h")["higher_given"].weight >= HIGHER
    for chosen, best in (("7d 8h", "7d 9s"), ("7d 8h", "7d qd")):
        assert not {"higher_given", "stronger_given"} & found(state, chosen, best).keys()


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "said"),
    [
        ("7s 8s js qd qc kd kc kh ad ah", "ad ah", "7s 8s", "AD AH / QD QC"),
        ("8d 9d jd qh kd kc ad ac ah as", "ad ac", "8d qh", "AD AC / KD KC"),
        ("10h jd qd qc qs kd ks ad ah as", "ad ah", "10h jd", "AD AH / KD KS"),
        ("7d 8d 9d 10d jd qd kd ks ac as", "ac as", "7d 8d", "AC AS / KD KS"),
        ("7d 7h 9d 9h jd jh kd ks ac as", "ac as", "7d 7h", "AC AS / KD KS"),
        ("8c 9h 9s 10c jc qs kh ks ac as", "ac as", "8c 10c", "AC AS / KH KS"),
    ],
)
def test_what_is_given_away_can_beat_what_is_kept(hand: str, chosen: str, best: str, said: str):
    assert text(found(free(hand), chosen, best)["beaten_by_it"]) == said
    assert "beaten_by_it" not in found(free(hand), best, chosen)


def test_following_the_first_lead_has_the_per_cent_of_both_options():
    state = dealt("7c 7h 8s 9s 10d jh kc ac ah as")
    view = CLIMBING.view(state, 0)
    follow = []
    for each in ("10d jh", "7c 7h"):
        trade = trade_of(view, action(state, each))
        value = value_of(view, Hand(view, trade.gone, (), trade.taker), trade.gone, (), trade.taker)
        follow.append(value.follow)
    reason = found(state, "7c 7h", "10d jh")["follows_lead"]
    assert text(reason) == f"= {round(100 * follow[0])}", "a pair cannot be followed"
    assert reason.weight == pytest.approx(FOLLOW * (follow[0] - follow[1]))
    both = found(dealt("7s 8c 10h jd qd kc ks ad ac ah"), "7s ad", "10h jd")["follows_lead"]
    assert 0 < both.reason.other_count < both.reason.count < 100


def test_a_bomb_is_handed_over_with_the_chance_that_the_last_card_is_there():
    state = dealt(SEVENS, count=3, bomb="any")
    view = CLIMBING.view(state, 0)
    chance = chance_held(view, 3, RANK_OF_NAME["7"])
    reason = found(state, "7d 7h 7s", "8s 9s qc")["bomb_handed"]
    assert text(reason) == f"7D 7H 7S = {round(100 * chance)}"
    others = max(chance_held(view, 3, RANK_OF_NAME[each], 3) for each in ("8", "9", "Q"))
    assert reason.weight == pytest.approx(HANDED * (chance - others))


def test_a_bomb_in_the_hand_weighs_more_than_another_set():
    reason = found(dealt("7d 8d 8c 8h 8s 9c jd qh kc as", bomb="any"), "7d 8d", "7d 9c")
    assert text(reason["bomb_broken"]) == "8D 8C 8H 8S = 4"
    assert reason["bomb_broken"].weight == BROKEN[BOMB] > BROKEN[""]


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "said"),
    [
        ("7d 7h 9h 10c jd kc kd ks as ah", "7d 10c", "7d 7h", "10C = 3"),
        ("7s 8d 9s 10c 10h 10s js qh kd ks", "9s kd", "10c js", "9S = 4"),
        ("7s 8d 9s 10c 10h 10s js qh kd ks", "10c qh", "10c 10h", "QH = 7"),
    ],
)
def test_a_run_that_is_broken_up_has_its_length(hand, chosen, best, said):
    state = free(hand, runs="same_set")
    reason = found(state, chosen, best)["run_broken"]
    assert text(reason) == said
    assert reason.weight == pytest.approx(BROKEN[""])


def free(hand: str, **options: Any) -> RoundState:
    """Return an exchange in which the highest of four has this hand after the lowest has paid."""
    book = compile_rules(rules(**options))
    held = cards(hand)
    low = sorted((card for card in book.deck if card not in held), key=book.gift_key)
    paid = sorted(held, key=book.gift_key)[-2:]
    own = [card for card in held if card not in paid]
    few, others = low[: len(held) - 4], low[len(held) - 4 :]
    hands = [own, others[::2], others[1::2], [*paid, *few]]
    dealt_hands = " | ".join(" ".join(format_cards(each)) for each in hands)
    state = round_of(dealt_hands, offices=range(4), **options)
    assert sorted(state.hands[0]) == sorted(held)
    return state


def test_fewer_turns_are_a_reason_if_nothing_else_explains_them():
    reason = found(free("8c 9h 9s jh qh kd kh ad ah as"), "ad ah", "9h 9s")["turns"]
    assert (reason.reason.count, reason.reason.other_count) == (6, 5)
    assert reason.weight == pytest.approx(TURN)
    assert "turns" not in found(free(PLAIN), "7d as", "7d 8h"), "a single card explains them"


@pytest.mark.parametrize(
    ("hand", "chosen", "best"),
    [
        ("7s 8d 9s 10c 10h 10s js qh kd ks", "js kd", "8d 9s"),
        ("7s 8s js qd qc kd kc kh ad ah", "qd kd", "7s 8s"),
    ],
)
def test_the_plays_that_win_are_counted_with_both_options(hand: str, chosen: str, best: str):
    state = free(hand)
    view = CLIMBING.view(state, 0)
    reason = found(state, chosen, best)["wins_left"]
    wins, control = [], []
    for each in (chosen, best):
        trade = trade_of(view, action(state, each))
        after = Hand(view, trade.gone, (), trade.taker)
        wins.append(len(after.wins()))
        control.append(sum(after.worth(shape).control for shape in after.melds))
    assert (reason.reason.count, reason.reason.other_count) == tuple(wins)
    assert reason.weight == pytest.approx(CONTROL * (control[1] - control[0]))


def test_the_card_that_leads_weighs_as_much_as_the_lead():
    state = dealt(PLAIN, next_lead="start_card")
    assert found(state, "7d 9s", "8h 9s")["lead_given"].weight == OPENING
    assert "lead_given" not in found(state, "8h 9s", "7d 9s"), "the other one gives it away"
    assert "lead_given" not in found(state, "7d 9s", "7d 8h"), "both do"
    assert "lead_given" not in found(dealt(PLAIN), "7d 9s", "8h 9s"), "no card leads"


def test_a_single_card_that_may_become_a_pair_weighs_by_its_chance():
    hands = "7d 8h 9s 9h jc jd | 7c 8c 8d 9d 10d jh | 7h 7s 9c 10h js qc | 8s 10c 10s qd qh qs"
    state = round_of(hands, offices=range(4), exchange="none", pass_left=1)
    view = CLIMBING.view(state, 0)
    meets = []
    for each in ("8H", "7D"):
        trade = trade_of(view, action(state, f'{{"shift": ["{each}"]}}'))
        assert (trade.taker, trade.passed_on, trade.got) == (1, True, ())
        value = value_of(view, Hand(view, trade.gone), trade.gone, passed_on=True)
        meets.append(value.meets)
        assert value_of(view, Hand(view, trade.gone), trade.gone).meets == 0, "nothing is passed"
    reason = found(state, '{"shift": ["7D"]}', '{"shift": ["8H"]}')["may_pair"]
    assert reason.weight == pytest.approx(MEETS * (meets[0] - meets[1]))


def random_exchange(seed: int, **options: Any) -> RoundState:
    deck = list(compile_rules(rules(**options)).deck)
    Random(seed).shuffle(deck)
    hands = " | ".join(" ".join(format_cards(deck[at::4])) for at in range(4))
    return round_of(hands, offices=range(4), **options)


@pytest.mark.parametrize(
    "options", [{}, {"runs": "same_set"}, {"bomb": "any", "revolution": "four"}], ids=str
)
@pytest.mark.parametrize("seed", range(4))
def test_the_gain_of_one_gift_over_another_is_a_difference(seed: int, options: dict[str, Any]):
    state = random_exchange(seed, **options)
    view = CLIMBING.view(state, state.to_act)
    trades = [trade_of(view, each) for each in Random(seed).sample(CLIMBING.legal(state), 3)]
    gain = {
        (one, two): DiscardReasons(view, trades[one], trades[two]).gain
        for one, two in permutations(range(3), 2)
    }
    for one, two, three in permutations(range(3)):
        assert gain[one, two] == pytest.approx(-gain[two, one])
        assert gain[one, two] + gain[two, three] == pytest.approx(gain[one, three])
    same = DiscardReasons(view, trades[0], trades[0])
    assert same.gain == 0
    assert list(same.reasons()) == []


@pytest.mark.parametrize("seed", range(8))
def test_a_reason_speaks_of_cards_that_only_one_option_gives(seed: int):
    state = random_exchange(seed, **({"runs": "same_set"} if seed % 2 else {}))
    view, rng = CLIMBING.view(state, state.to_act), Random(seed)
    for _ in range(6):
        chosen, best = (trade_of(view, each) for each in rng.sample(CLIMBING.legal(state), 2))
        for weight, reason in DiscardReasons(view, chosen, best).reasons():
            assert weight > 0
            key, named = reason.key, set(reason.cards)
            assert named <= set(view.hand)
            if key in ("top_given", "stronger_given", "higher_given", "run_broken"):
                assert named <= set(chosen.gone)
            if key in ("single_kept", "alone_kept", "set_kept"):
                assert named <= set(best.gone)
            if key in ("stronger_given", "higher_given", "set_in_one"):
                assert set(reason.others) <= set(best.gone)
            if key == "set_broken":
                (rank,) = {rank_of(card) for card in named}
                gone = sum(rank_of(card) == rank for card in chosen.gone)
                assert 0 < gone < len(named) == reason.count
                assert len(named) == sum(rank_of(card) == rank for card in view.hand)
            if key == "beaten_by_it":
                assert named <= set(chosen.gone)
                assert not set(reason.others) & {*chosen.gone, *best.gone}


def test_cards_of_another_suit_make_no_difference():
    state = free("7d 7h 7s 8h jc qd kc kh ad as")
    view = CLIMBING.view(state, 0)
    one, other = (trade_of(view, action(state, each)) for each in ("7d jc", "7h jc"))
    compared = DiscardReasons(view, one, other)
    assert (compared.gain, list(compared.reasons())) == (0, [])


def test_a_card_received_that_wins_a_trick_is_a_reason_to_accept():
    state = free(PLAIN)
    view = CLIMBING.view(state, 0)
    none, one, two = (Trade(cards("7d 8h"), 3, cards("ad ac")[:count]) for count in range(3))
    keys = {e.reason.key: e for e in DiscardReasons(view, none, two).reasons()}
    assert text(keys["top_got"]) == "AD AC"
    assert keys["top_got"].weight == pytest.approx(2 * TOP)
    keys = {e.reason.key: e for e in DiscardReasons(view, one, two).reasons()}
    assert text(keys["top_got"]) == "AC"
    assert "top_got" not in {e.reason.key for e in DiscardReasons(view, two, one).reasons()}


@pytest.mark.parametrize("options", [{}, {"bomb": "any"}, {"revolution": "four"}], ids=str)
def test_the_gain_is_that_of_the_hand_and_of_the_special_sets(options: dict[str, Any]):
    """One option breaks up four eights; the other one gives three sevens away."""
    state = dealt("7d 7h 7s 8d 8c 8h 8s jc qd kd as ac", count=3, **options)
    view = CLIMBING.view(state, 0)
    value, pair = [], ("8d 8c jc", "7d 7h 7s")
    for each in pair:
        gone = trade_of(view, action(state, each)).gone
        value.append(value_of(view, Hand(view, gone, (), 3), gone, (), 3).total)
    fourth = chance_held(view, 3, RANK_OF_NAME["7"])
    two_eights = chance_held(view, 3, RANK_OF_NAME["8"], 2)
    jacks = chance_held(view, 3, RANK_OF_NAME["J"], 3)
    assert two_eights == 0, "the other two stay in the own hand"
    special = BROKEN[BOMB] + HANDED * (jacks - fourth) if options else 0.0
    assert compared(state, *pair).gain == pytest.approx(value[1] - value[0] + special)
