"""Scenarios about legal leads and legal plays on them."""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.engine.events import TrickTaken
from shown.climbing import SHOWN
from shown.scene import Scene
from shown.sentences import Unfit

START = "The player who starts leads the first trick"


@SHOWN.shows("A round is a series of tricks.")
def a_round_has_several_tricks(s: Scene) -> None:
    if s.rules.pass_lot or s.rules.low_beats_high:
        raise Unfit  # a draw can end a round in its first trick, and a trick can be long
    _, seen = s.whole_round()
    assert sum(isinstance(event, TrickTaken) for event in seen) > 1


def leads(s: Scene, count: int) -> bool:
    """Return whether this many cards of a rank may be led, wild ones completing the set."""
    rank = max(s.ranks(), key=s.copies)
    own = min(count, s.copies(rank))
    wild = sorted(card for card in s.book.deck if card in s.book.helpers)
    cards = [*s.cards(rank, own), *wild[: count - own]]
    assert len(cards) == count
    return s.may(s.table(cards), cards)


@SHOWN.shows(
    f"{START} with a single card.",
    f"{START}: with a single card, or with up to %n card(s) of the same rank.",
    f"{START}: with a single card, or with a pair, a triple or more cards of the same rank, up to "
    "%n.",
    f"{START}: with a single card, or with a pair, a triple or a quad (two, three or four cards of "
    "the same rank).",
)
def sets_up_to_a_size_are_led(s: Scene) -> None:
    most = s.numbers[0] if s.numbers else 4 if "quad" in s.said else 1
    rank = max(s.ranks(), key=s.copies)
    for count in range(1, most + 1):
        if count <= s.copies(rank) + len(s.book.helpers):
            assert leads(s, count)
    if most >= s.copies(rank):
        assert s.rules.max_set == 0 or s.rules.max_set >= most
    else:
        assert not leads(s, most + 1)
    two = [*s.cards(s.ranks()[0]), *s.cards(s.ranks(least=2)[1])]
    assert not s.may(s.table(two), two)


@SHOWN.shows(f"{START}: with a single card, or with any number of cards of the same rank.")
def any_number_is_led(s: Scene) -> None:
    rank = max(s.ranks(), key=s.copies)
    for count in range(1, s.copies(rank) + 1):
        assert leads(s, count)


@SHOWN.shows("With cards that stand for others (see “Special cards”), there can be up to %n.")
def wild_cards_make_sets_larger(s: Scene) -> None:
    (most,) = s.numbers
    rank = max(s.ranks(), key=s.copies)
    natural = s.copies(rank)
    wild = sorted(card for card in s.book.deck if card in s.book.helpers)
    if not wild or s.rules.joker == "substitute":
        jokers = [s.joker()] if s.rules.joker == "substitute" and s.rules.jokers else []
        wild = wild if len(wild) >= len(jokers) else jokers
    cards = [*s.cards(rank, natural), *wild]
    assert natural < most
    assert len(cards) <= most or s.rules.deck == "tarot78"
    cards = cards[:most]
    assert s.may(s.table(cards), cards)


ALL = "Then, going clockwise, each player plays the same number of cards"


@SHOWN.shows(
    f"{ALL} of a higher rank, or passes.",
    f"{ALL} with a lower number, or passes.",
)
def higher_ranks_beat(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    assert s.beats(s.cards(low), s.cards(high))
    assert not s.beats(s.cards(high), s.cards(low))
    if "lower number" in s.said:
        assert int(high) < int(low)
    goes_round(s)
    other_numbers_do_not_fit(s)


@SHOWN.shows(
    f"{ALL} of an equal or higher rank, or passes.",
    f"{ALL} with an equal or lower number, or passes.",
)
def equal_or_higher_ranks_beat(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    assert s.beats(s.cards(low), s.cards(high))
    assert s.beats(s.cards(low), s.cards(low))
    assert not s.beats(s.cards(high), s.cards(low))
    goes_round(s)
    other_numbers_do_not_fit(s)


def goes_round(s: Scene) -> None:
    state = s.table(s.cards(s.ranks()[0]))
    for seat in state.order[1:]:
        state = s.go(state, s.cards(s.ranks()[0])) if not state.trick else s.go(state, None)
        assert state.to_act == seat or not state.trick or s.rules.owner_may_continue


def other_numbers_do_not_fit(s: Scene) -> None:
    if s.book.max_set < 2:
        return
    pairs = s.ranks(copies=2)
    if pairs:
        assert not s.beats(s.cards(pairs[0], 2), s.cards(s.ranks()[-1]))
        assert not s.beats(s.cards(s.ranks()[0]), s.cards(pairs[-1], 2))


@SHOWN.shows("So only a higher pair beats a pair.", "So only a lower pair beats a pair.")
def only_a_higher_pair_beats_a_pair(s: Scene) -> None:
    s.needs_lead(2)
    pairs = s.ranks(copies=3, least=2)
    assert s.beats(s.cards(pairs[0], 2), s.cards(pairs[1], 2))
    assert not s.beats(s.cards(pairs[0], 2), s.cards(pairs[0], 2, "HS"))
    assert not s.beats(s.cards(pairs[1], 2), s.cards(pairs[0], 2))
    assert not s.beats(s.cards(pairs[0], 2), s.cards(pairs[1], 1))
    assert not s.beats(s.cards(pairs[0], 2), s.cards(pairs[1], 3))


@SHOWN.shows("So a pair can only be answered with a pair.")
def only_a_pair_answers_a_pair(s: Scene) -> None:
    s.needs_lead(2)
    pairs = s.ranks(copies=3, least=2)
    assert s.beats(s.cards(pairs[0], 2), s.cards(pairs[0], 2, "HS"))
    assert not s.beats(s.cards(pairs[0], 2), s.cards(pairs[1], 1))
    assert not s.beats(s.cards(pairs[0], 2), s.cards(pairs[1], 3))


@SHOWN.shows("Exceptions are explained under “Special cards”.")
def there_are_special_cards(s: Scene) -> None:
    plain = replace(
        s.rules, bomb="none", low_beats_high=0, revolution="none", tabula_rasa=False,
        match_or_skip=False, lock=False, suit_order="none", jokers=0,
    )  # fmt: skip
    assert plain != s.rules or s.rules.deck == "tarot78"


@SHOWN.shows(
    "{lowest_subject} may also play an equal rank.",
    "From the second round on, {lowest_subject} may also play an equal rank.",
)
def the_lowest_may_play_equals(s: Scene) -> None:
    rank = s.ranks()[len(s.ranks()) // 2]
    state = s.go(s.table(*[s.cards(rank)] * s.rules.players), s.cards(rank))
    for _ in range(s.rules.players - 1):
        is_lowest = state.to_act == state.offices[-1]
        if s.rules.tabula_rasa:
            assert s.may(state, s.cards(rank))
        else:
            assert s.may(state, s.cards(rank)) == is_lowest
        state = s.go(state, None)
        if not state.trick:
            break
    if "second round" in s.said:
        first = s.go(s.table(*[s.cards(rank)] * 2, later=False), s.cards(rank))
        assert first.offices == ()
        assert s.may(first, s.cards(rank)) == s.rules.tabula_rasa
