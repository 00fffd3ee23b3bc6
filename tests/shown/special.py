"""Special cards: jokers, wild cards, what clears tricks, bombs, revolutions, bindings."""

from __future__ import annotations

from contextlib import suppress

from arschloch_gui.engine.actions import Discard, Play
from arschloch_gui.engine.cards import CARD_OF, EXCUSE, TRUMPS, is_joker
from shown.climbing import SHOWN
from shown.scene import Scene, step
from shown.sentences import Unfit
from shown.trick import run


def bomb_of(s: Scene, rank: str) -> list[int]:
    """Four of a rank, completed with wild cards where the deck has not enough of it."""
    own = min(4, s.copies(rank))
    wild = sorted(card for card in s.book.deck if card in s.book.helpers)
    cards = [*s.cards(rank, own), *wild[: 4 - own]]
    if len(cards) < 4:
        raise Unfit
    return cards


def bombs(s: Scene) -> list[list[int]]:
    """Bombs of ranks without powers of their own, weakest first."""
    ranks = s.ranks(copies=4)
    if len(ranks) < 2:
        raise Unfit
    return [bomb_of(s, rank) for rank in ranks]


def on_top(s: Scene, *plays: list[int]) -> object:
    """A table with these plays by different players, the first of them led; next is free to act."""
    state = s.go(s.table(*plays), *plays[:-1])
    if not state.trick:
        raise Unfit  # what lies there clears the trick
    return state


def beats_bomb(s: Scene, by: list[int]) -> bool:
    """Whether cards may be played on the weakest bomb, which lies on what it may beat."""
    if s.rules.players < 3:
        raise Unfit
    top = s.cards(s.ranks()[-1] if s.rules.bomb == "any" else s.naturals()[-1])
    if s.rules.bomb == "aces_only" and s.naturals()[-1] == "2" and s.rules.two == "cuts":
        raise Unfit
    if s.rules.bomb == "aces_only" and s.rules.revolution == "four":
        raise Unfit
    state = s.table(top, bombs(s)[0], by)
    # Where four cards turn the order, it is as usual again after the bomb.
    state.reversed = s.rules.revolution == "four" and s.rules.bomb == "any"
    for cards in (top, bombs(s)[0]):
        state = s.go(state, cards)
        if not state.trick:
            raise Unfit  # it clears the trick
    return s.may(state, by)


# -- jokers -------------------------------------------------------------------------------


@SHOWN.shows(
    "Jokers are stronger than every other rank.",
    "Jokers are stronger than every other rank, and the red one is stronger than a black one.",
)
def jokers_are_the_strongest(s: Scene) -> None:
    top = s.ranks()[-1]
    assert s.beats(s.cards(top), [s.joker()])
    assert not s.beats([s.joker()], s.cards(top))
    if "red one" in s.said:
        assert s.beats([s.joker(black=True)], [s.joker()])
        assert not s.beats([s.joker()], [s.joker(black=True)])


@SHOWN.shows("Several can be played together: two jokers beat any pair.")
def two_jokers_beat_a_pair(s: Scene) -> None:
    s.needs_lead(2)
    top = s.ranks(copies=2)[-1]
    jokers = sorted(card for card in s.book.deck if is_joker(card))[:2]
    assert s.beats(s.cards(top, 2), jokers)
    assert s.may(s.table(jokers), jokers)


@SHOWN.shows("A set with a red joker in it counts as red.")
def a_red_joker_makes_a_set_red(s: Scene) -> None:
    s.needs_lead(2)
    red, black = s.joker(), s.joker(black=True)
    assert s.beats([black, black], [black, red])
    assert not s.beats([black, red], [black, black])


@SHOWN.shows(
    "A joker is played by itself and beats a set of any size: one joker beats three {strong}, for "
    "instance."
)
def a_joker_beats_a_set(s: Scene) -> None:
    for count in (1, 2, 3):
        ranks = s.ranks()
        strong = [rank for rank in ranks if s.copies(rank) >= count]
        if strong and count <= s.book.max_set:
            assert s.beats(s.cards(strong[-1], count), [s.joker()])
    jokers = [s.joker(), s.joker(black=True)]
    assert not s.may(s.table(jokers), jokers)
    assert s.may(s.table([s.joker()]), [s.joker()])


@SHOWN.shows("It does not beat a run.")
def a_joker_does_not_beat_a_run(s: Scene) -> None:
    assert not s.beats(run(s, 0), [s.joker()])


@SHOWN.shows("It cannot be played on a bomb.")
def a_joker_does_not_beat_a_bomb(s: Scene) -> None:
    assert not beats_bomb(s, [s.joker()])


@SHOWN.shows("No other card beats it.", "Only {beaters} can beat it.")
def what_beats_a_lone_joker(s: Scene) -> None:
    joker = [s.joker()]
    assert not s.beats(joker, s.cards(s.ranks()[-1]))
    if s.rules.joker == "substitute":
        assert not s.beats(joker, joker)
    else:
        black = [s.joker(black=True)]
        assert s.beats(black, joker) == ("higher joker" in s.said)
        assert not s.beats(joker, black)
        assert not s.beats(black, black)
    with suppress(Unfit):
        assert s.beats(joker, bombs(s)[0]) == ("a bomb" in s.said)
    if s.suited and s.copies("3"):
        assert s.beats(joker, s.cards("3", 1, "S")) == ("3 of spades" in s.said)
        assert not s.beats(joker, s.cards("3", 1, "H"))


CLEARS = "It clears the trick: its player wins the trick at once and leads the next one."


@SHOWN.shows(
    f"A joker is played by itself, as a lead or on any other play. {CLEARS}",
    f"The Excuse is played by itself, as a lead or on any other play. {CLEARS}",
)
def it_takes_any_trick(s: Scene) -> None:
    card = EXCUSE if "Excuse" in s.said else s.joker()
    assert s.clears(s.table([card]), [card])
    count = s.led(3)
    ranks = s.ranks(copies=count) or s.ranks()
    on = s.cards(ranks[-1], min(count, s.copies(ranks[-1])))
    assert s.clears(on_top(s, on, [card]), [card])
    with_another = [card, *s.cards(s.ranks()[0])]
    assert not s.may(s.table(with_another), with_another)
    if s.rules.bomb != "none":
        with suppress(Unfit):
            assert beats_bomb(s, [card])


@SHOWN.shows("A joker can stand for any card. By itself it beats any single card.")
def a_substitute_beats_singles(s: Scene) -> None:
    assert s.beats(s.cards(s.ranks()[-1]), [s.joker()])
    assert s.may(s.table([s.joker()]), [s.joker()])
    if s.ranks(copies=2) and s.book.max_set > 1:
        assert not s.beats(s.cards(s.ranks(copies=2)[0], 2), [s.joker()])


@SHOWN.shows(
    "Together with other cards it takes the place of one: two {ranks} and a joker make three "
    "{ranks}."
)
def a_substitute_completes_a_set(s: Scene) -> None:
    completes_a_set(s, s.joker())


def completes_a_set(s: Scene, helper: int) -> None:
    low = s.ranks(copies=2, least=2)[0]
    high = s.ranks(copies=2)[-1]
    both = [*s.cards(high, 2), helper]
    if s.book.max_set >= 3:
        assert s.may(s.table(both), both)
    if s.book.max_set >= 2:
        pair = [*s.cards(high, 1), helper]
        assert s.beats(s.cards(low, 2), pair)
    mixed = [*s.cards(low), *s.cards(high), helper]
    if s.rules.runs == "none":
        assert not s.may(s.table(mixed), mixed)


@SHOWN.shows("There can only be one joker in a play.")
def one_joker_in_a_play(s: Scene) -> None:
    cards = [*s.cards(s.ranks()[0]), s.joker(), s.joker(black=True)]
    assert not s.may(s.table(cards), cards)


@SHOWN.shows("It cannot be combined with a 2.")
def not_with_a_two(s: Scene) -> None:
    cards = [*s.cards(s.ranks()[0]), s.joker(), *s.cards("2")]
    assert not s.may(s.table(cards), cards)


@SHOWN.shows(
    "It can also fill a gap in a run or lengthen it, even to one step below the {lowest} or above "
    "the {highest}."
)
def a_substitute_in_a_run(s: Scene) -> None:
    first, _, third = run(s, 0)
    for cards in ([first, s.joker(), third], [*run(s, 0)[:2], s.joker()]):
        assert s.may(s.table(cards), cards)
    ends = [*run(s, len(s.naturals()) - 3)[1:], s.joker()]
    assert s.may(s.table(ends), ends)
    gap = [first, s.joker(), *s.cards(s.naturals()[3], 1, "H")]
    assert not s.may(s.table(gap), gap)


@SHOWN.shows(
    "A joker is wild: it is played with cards of one rank and counts as one of them. Two {ranks} "
    "and a joker make three {ranks}. It is never played by itself."
)
def a_joker_is_wild(s: Scene) -> None:
    completes_a_set(s, s.joker())
    for count in (1, 2):
        assert not s.may(s.table([s.joker()] * count), [s.joker()] * count)


@SHOWN.shows(
    "Twos are wild: a 2 is played with cards of another rank and counts as one of them. Two "
    "{ranks} and a 2 make three {ranks}. A 2 is never played by itself."
)
def twos_are_wild(s: Scene) -> None:
    (two,) = s.cards("2")
    completes_a_set(s, two)
    for count in (1, 2):
        twos = s.cards("2", count)
        assert not s.may(s.table(twos), twos)


@SHOWN.shows(
    "A 2 cannot be part of a run.",
    "A joker cannot be part of a run.",
    "A {jester} cannot be part of a run.",
)
def not_part_of_a_run(s: Scene) -> None:
    card = CARD_OF["2H"] if "A 2" in s.said else s.joker()
    first, second, third, *_ = run(s, 0, 4)
    for cards in ([first, second, card], [card, first, second], [second, third, card]):
        assert not s.may(s.table(cards), cards)


@SHOWN.shows(
    "A {jester} played with cards of one rank counts as one of them: two {ranks} and a {jester} "
    "make three {ranks}."
)
def a_jester_completes_a_set(s: Scene) -> None:
    completes_a_set(s, s.joker())


@SHOWN.shows("Without other cards, alone or together, {jesters} are weaker than every rank.")
def jesters_alone_are_weak(s: Scene) -> None:
    weakest = s.ranks()[0]
    assert s.beats([s.joker()], s.cards(weakest))
    if s.rules.low_beats_high:
        return
    assert not s.beats(s.cards(weakest), [s.joker()])
    jokers = [s.joker()] * 2
    if s.book.max_set >= 2 and s.copies(weakest) >= 2:
        assert s.beats(jokers, s.cards(weakest, 2))


@SHOWN.shows("By themselves, {jesters} are then the strongest of all.")
def jesters_alone_are_strong_when_turned(s: Scene) -> None:
    for rank in (s.ranks()[0], s.ranks()[-1]):
        if not s.rules.low_beats_high:
            assert s.beats(s.cards(rank), [s.joker()], reverse=True)
            assert not s.beats([s.joker()], s.cards(rank), reverse=True)


@SHOWN.shows("Jokers stay on top either way.")
def jokers_stay_on_top(s: Scene) -> None:
    for rank in (s.ranks()[0], s.ranks()[-1]):
        for reverse in (False, True):
            assert s.beats(s.cards(rank), [s.joker()], reverse=reverse)
            assert not s.beats([s.joker()], s.cards(rank), reverse=reverse)


@SHOWN.shows(
    "The 3 of spades, played by itself, beats a single joker.",
    "The 3 of spades, played by itself, beats a single joker and clears the trick.",
)
def the_three_of_spades(s: Scene) -> None:
    three = s.cards("3", 1, "S")
    state = on_top(s, [s.joker()], three)
    assert s.clears(state, three) == ("clears" in s.said)
    if "jester" not in s.rules.joker:
        assert not s.beats([s.joker()], s.cards("3", 1, "D"))
    if s.ranks(least=2) and "3" not in s.ranks()[-1:] and not s.rules.low_beats_high:
        top = s.cards(s.ranks()[-1])
        assert not s.beats(top, three) or s.naturals()[-1] == "3" or "3" not in s.naturals()


# -- what clears the trick ----------------------------------------------------------------


@SHOWN.shows(
    "Twos clear the trick: if you play one or more twos, you win the trick at once and lead the "
    "next one. Nobody may answer, not even with twos.",
    "Eights clear the trick: if you play one or more eights, you win the trick at once and lead "
    "the next one.",
)
def a_rank_clears(s: Scene) -> None:
    rank = "2" if "Twos" in s.said else "8"
    for count in range(1, min(s.copies(rank), s.led(3)) + 1):
        cards = s.cards(rank, count)
        assert s.clears(s.table(cards, cards), cards)
    below = [r for r in s.ranks() if s.naturals().index(r) < s.naturals().index(rank)]
    if below:
        cards = s.cards(rank)
        assert s.clears(on_top(s, s.cards(below[0]), cards), cards)
    plain = s.cards(s.ranks()[0])
    assert not s.clears(s.table(plain), plain)


def with_rank(s: Scene, rank: str) -> list[int]:
    """A run with this rank in it, and nothing else that clears."""
    at = s.naturals().index(rank)
    for first in (at - 2, at - 1, at):
        names = s.naturals()[first : first + 3] if first >= 0 else []
        if len(names) == 3:
            return run(s, first)
    raise Unfit


@SHOWN.shows("Twos in a run do not.", "An 8 in a run does not.", "So does a run with an 8 in it.")
def a_rank_in_a_run(s: Scene) -> None:
    rank = "2" if "Twos" in s.said else "8"
    cards = with_rank(s, rank)
    names = {r for r in s.naturals() if set(s.cards(r, 1, "H")) & set(cards)}
    if s.rules.eight_cuts_in_runs and rank == "2" and "8" in names:
        raise Unfit
    assert s.clears(s.table(cards), cards) == ("So does" in s.said)


@SHOWN.shows("A joker that stands for an 8 there counts as an 8.")
def a_joker_as_an_eight_in_a_run(s: Scene) -> None:
    cards = [s.joker() if card == CARD_OF["8H"] else card for card in with_rank(s, "8")]
    assert s.joker() in cards
    assert s.clears(s.table(cards), cards)


@SHOWN.shows("They still do so after a revolution.")
def twos_clear_when_turned(s: Scene) -> None:
    cards = s.cards("2")
    state = s.table(cards)
    state.reversed = True
    assert s.clears(state, cards)


@SHOWN.shows("%n twos make a revolution as well.")
def twos_make_a_revolution(s: Scene) -> None:
    (count,) = s.numbers
    s.needs_lead(count)
    cards = s.cards("2", count)
    assert s.go(s.table(cards), cards).reversed


@SHOWN.shows(
    "Tabula rasa: whoever adds the last card of a rank to the trick (the last of the {count} "
    "{ranks}, for instance) clears it: they win the trick at once and lead the next one. It does "
    "not work with four or more cards at a time."
)
def the_last_of_a_rank_clears(s: Scene) -> None:
    ranks = [rank for rank in s.ranks() if 2 <= s.copies(rank) <= s.rules.players]
    if not ranks:
        raise Unfit
    rank = ranks[-1]
    cards = s.cards(rank, s.copies(rank))
    state = s.table(*([card] for card in cards))
    for card in cards[:-1]:
        state = s.go(state, [card])
        assert state.trick
        if s.rules.lock and state.marks.get("lock"):
            raise Unfit
    assert s.clears(state, [cards[-1]])
    if s.copies(rank) == 4 and s.book.max_set >= 4:
        assert not s.clears(s.table(cards), cards)


@SHOWN.shows("Singles, pairs and triples may be answered with the same rank.")
def small_sets_may_be_equalled(s: Scene) -> None:
    for count in (1, 2, 3):
        ranks = s.ranks(copies=2 * count)
        if ranks and count <= s.book.max_set:
            same = s.cards(ranks[0], 2 * count)
            assert s.beats(same[:count], same[count:])


# -- bombs --------------------------------------------------------------------------------

BOMB = "A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance."


@SHOWN.shows(
    f"Four cards of one rank are a bomb. {BOMB}",
    f"Four or more cards of one rank are a bomb. {BOMB}",
)
def a_bomb_beats_anything(s: Scene) -> None:
    weakest = bombs(s)[0]
    for count in (1, 2, 3):
        ranks = s.ranks(copies=count)
        if count <= s.book.max_set:
            assert s.beats(s.cards(ranks[-1], count), weakest)
            if count <= s.copies(ranks[0]):
                assert not s.beats(s.cards(ranks[-1], count), weakest[:3]) or count == 3
    if s.rules.runs != "none":
        assert s.beats(run(s, 0, suit="H"), weakest)
    if s.rules.jokers and s.rules.joker in ("high", "trump", "substitute"):
        assert s.beats([s.joker()], weakest)
    larger = any(s.copies(rank) > 4 for rank in s.naturals()) or s.book.helpers
    if s.rules.joker == "high" or s.rules.joker == "substitute":
        return
    assert bool(larger) == ("or more" in s.said)


@SHOWN.shows(
    "Four cards of one rank are a bomb. It beats {targets}, however many there are.",
    "Four or more cards of one rank are a bomb. It beats {targets}, however many there are.",
)
def a_bomb_beats_the_highest(s: Scene) -> None:
    top = s.naturals()[-1]
    if top == "2" and s.rules.two == "cuts":
        raise Unfit
    weakest = bombs(s)[0]
    for count in (1, 2, 3):
        if count <= min(s.book.max_set, s.copies(top)):
            assert s.beats(s.cards(top, count), weakest)
    below = [rank for rank in s.ranks() if rank != top][-1]
    assert not s.beats(s.cards(below), weakest)
    if s.rules.jokers and s.rules.joker in ("high", "trump", "substitute"):
        assert "jokers" in s.said
        assert s.beats([s.joker()], weakest)


@SHOWN.shows("It also beats a run that ends with the strongest rank.")
def a_bomb_beats_the_highest_run(s: Scene) -> None:
    last = len(s.naturals()) - 3
    weakest = bombs(s)[0]
    if not (s.rules.eight_cuts_in_runs and "8" in s.naturals()[last:]):
        assert s.beats(run(s, last), weakest)
    if not (s.rules.eight_cuts_in_runs and "8" in s.naturals()[:3]):
        assert not s.beats(run(s, 0), weakest)


@SHOWN.shows("After a revolution, it beats {lowest} instead of {highest}.")
def a_bomb_beats_the_lowest_when_turned(s: Scene) -> None:
    weakest = bombs(s)[0]
    top, low = s.naturals()[-1], s.naturals()[0]
    on = [s.joker(black=True)] if s.rules.joker == "jester" and s.rules.jokers else s.cards(low)
    assert s.beats(on, weakest, reverse=True)
    if not (top == "2" and s.rules.two == "cuts"):
        assert not s.beats(s.cards(top), weakest, reverse=True)


@SHOWN.shows("Only {beaters} can beat a bomb.")
def what_beats_a_bomb(s: Scene) -> None:
    assert beats_bomb(s, bombs(s)[-1])
    assert not beats_bomb(s, s.cards(s.ranks()[-1]))
    assert not beats_bomb(s, s.cards(s.ranks(copies=3)[-1], 3))
    if s.rules.jokers and s.rules.joker in ("trump", "substitute", "takes_trick", "high"):
        assert beats_bomb(s, [s.joker()]) == (s.rules.joker == "takes_trick")
        assert ("a joker" in s.said) == (s.rules.joker == "takes_trick")


@SHOWN.shows("A bomb cannot be led.", "A bomb of more than %n card(s) cannot be led.")
def large_bombs_are_not_led(s: Scene) -> None:
    bomb = bombs(s)[0]
    most = s.numbers[0] if s.numbers else 3
    assert s.rules.max_set <= most
    if most < 4:
        assert not s.may(s.table(bomb), bomb)
        return
    rank = max(s.ranks(), key=s.copies)
    if s.copies(rank) <= most:
        raise Unfit
    large = s.cards(rank, most + 1)
    assert not s.may(s.table(large), large)
    assert s.may(s.table(large[:-1]), large[:-1])


@SHOWN.shows("Suits do not count among bombs.")
def suits_do_not_count_among_bombs(s: Scene) -> None:
    rank = s.ranks(copies=8)[0]
    low = s.cards(rank, 4, s.rules.suit_order[0])
    high = s.cards(rank, 4, s.rules.suit_order[3])
    top = s.cards(s.ranks()[-1] if s.rules.bomb == "any" else s.naturals()[-1])
    assert not s.may(on_top(s, top, low, high), high)


def trumps(*numbers: int) -> list[int]:
    return [TRUMPS[number - 1] for number in numbers]


@SHOWN.shows("Four consecutive trumps are a bomb, too.")
def trumps_are_a_bomb(s: Scene) -> None:
    top = s.cards(s.naturals()[-1] if s.rules.bomb == "aces_only" else s.ranks()[-1])
    assert s.beats(top, trumps(5, 6, 7, 8))
    assert not s.beats(top, trumps(5, 6, 7))


# -- order --------------------------------------------------------------------------------


@SHOWN.shows(
    "Low beats high: {low} beat the same number of {high}. After that, the usual order applies "
    "again.",
    "After a revolution, it is the other way round.",
)
def low_beats_high(s: Scene) -> None:
    count, reverse = s.rules.low_beats_high, "revolution" in s.said
    ranks = s.naturals()
    if len(ranks) < 2 * count + 2 or (s.rules.joker == "jester" and s.rules.jokers):
        raise Unfit
    ranks = ranks[::-1] if reverse else ranks
    clear = ("2" if s.rules.two == "cuts" else "", "8" if s.rules.eight_cuts else "")
    low, high, middle = ranks[:count], ranks[-count:], ranks[count]
    for weak in low:
        for strong in high:
            if strong not in clear:
                assert s.beats(s.cards(strong), s.cards(weak), reverse=reverse)
                assert not s.beats(s.cards(strong), s.cards(middle), reverse=reverse)
                if weak not in clear and s.rules.players > 2:
                    state = s.table(s.cards(strong), s.cards(weak), s.cards(middle))
                    state.reversed = reverse
                    state = s.go(state, s.cards(strong), s.cards(weak))
                    assert not state.trick or s.may(state, s.cards(middle))


@SHOWN.shows("This does not apply to bombs.")
def low_bombs_do_not_beat_high_ones(s: Scene) -> None:
    s.needs_lead(4)
    if s.rules.revolution == "four":
        raise Unfit
    low, high = s.naturals()[0], s.naturals()[-1]
    if high in ("2", "8") or min(s.copies(low), s.copies(high)) < 4:
        raise Unfit
    assert not s.beats(s.cards(high, 4), s.cards(low, 4))


REVOLUTION = "reverse the order of the ranks until the round ends."


@SHOWN.shows(
    f"Revolution: %n cards of the same rank, played together, {REVOLUTION}",
    f"Revolution: %n or more cards of the same rank, played together, {REVOLUTION}",
    "Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next revolution "
    "restores the order.",
)
def a_set_makes_a_revolution(s: Scene) -> None:
    size = {"four": 4, "five": 5, "six": 6}[s.rules.revolution]
    s.needs_lead(size)
    if "Revolution" in s.said:
        assert s.numbers == [size]
    ranks = [rank for rank in s.ranks(least=3) if s.copies(rank) >= size]
    if not ranks:
        raise Unfit
    cards, fewer = s.cards(ranks[0], size), s.cards(ranks[0], size - 1)
    assert not s.go(s.table(fewer), fewer).reversed
    state = s.go(s.table(cards, s.cards(ranks[0], size)), cards)
    assert state.reversed
    lowest, highest = s.ranks()[0], s.ranks()[-1]
    assert s.beats(s.cards(highest), s.cards(lowest), reverse=True)
    assert not s.beats(s.cards(lowest), s.cards(highest), reverse=True)
    again = s.table(cards)
    again.reversed = True
    assert not s.go(again, cards).reversed
    if s.copies(ranks[0]) > size and s.book.max_set > size:
        more = s.cards(ranks[0], size + 1)
        assert "Revolution: " not in s.said or "or more" in s.said
        assert s.go(s.table(more), more).reversed


@SHOWN.shows(
    "A run of %n or more cards has the same effect.",
    "Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.",
)
def a_run_makes_a_revolution(s: Scene) -> None:
    (size,) = s.numbers
    cards = run(s, 0, size)
    assert s.go(s.table(cards), cards).reversed
    fewer = run(s, 0, size - 1)
    assert not s.go(s.table(fewer), fewer).reversed


# -- trumps -------------------------------------------------------------------------------


@SHOWN.shows(
    "Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive "
    "trumps are played together, such as trumps 7 and 8.",
    "A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the "
    "highest trump decides.",
)
def rows_of_trumps(s: Scene) -> None:
    top = s.ranks()[-1]
    assert s.beats(s.cards(top), trumps(2))
    assert not s.beats(trumps(2), s.cards(top))
    for count in range(2, s.led(4) + 1):
        row = trumps(*range(7, 7 + count))
        assert s.may(s.table(row), row)
        if count < 4:
            assert s.beats(s.cards(top, count), row)
            assert s.beats(row, trumps(*range(9, 9 + count)))
            assert not s.beats(trumps(*range(9, 9 + count)), row)
    five = trumps(7, 8, 9, 10, 11)
    apart = trumps(7, 9)
    assert not s.may(s.table(five), five)
    assert not s.may(s.table(apart), apart)


@SHOWN.shows(
    "Trump 1 and trump 21 can also stand for another card: {one} and trump 21 make a pair, trumps "
    "5, 7 and 1 make three consecutive trumps. At least one card must be played as what it is. If "
    "there is a choice, you say what you mean."
)
def trumps_stand_in(s: Scene) -> None:
    if s.book.max_set >= 3:
        row = trumps(5, 7, 1)
        assert s.may(s.table(row), row)
        assert not s.may(s.table(trumps(5, 7, 2)), trumps(5, 7, 2))
    if s.book.max_set >= 2:
        pair = [*s.cards(s.ranks()[0]), *trumps(21)]
        assert s.may(s.table(pair), pair)
        both = trumps(1, 21)
        assert s.may(s.table(both), both, "T2")
        assert s.may(s.table(both), both, "T21")
        assert not s.may(s.table(both), both, "T9")


@SHOWN.shows("Four consecutive trumps make a revolution, too.")
def trumps_make_a_revolution(s: Scene) -> None:
    s.needs_lead(4)
    row = trumps(5, 6, 7, 8)
    assert s.go(s.table(row), row).reversed


@SHOWN.shows(
    "After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 and 21 "
    "may be part of the revolution."
)
def trumps_are_turned(s: Scene) -> None:
    assert s.beats(trumps(9), trumps(5), reverse=True)
    assert not s.beats(trumps(5), trumps(9), reverse=True)
    assert s.beats(s.cards(s.ranks()[0]), trumps(20), reverse=True)
    size = {"four": 4, "five": 5, "six": 6}[s.rules.revolution]
    if s.book.max_set >= size and size <= 6:
        cards = [*s.cards(s.ranks(copies=4)[0], min(4, size - 1)), *trumps(1, 21)]
        cards = cards[:size] if size < 6 else cards
        if len(cards) == size:
            assert s.go(s.table(cards), cards).reversed


# -- bindings -----------------------------------------------------------------------------


@SHOWN.shows("You may also answer with the same rank.")
def equals_may_be_played(s: Scene) -> None:
    same = s.cards(s.ranks(copies=2)[0], 2)
    assert s.beats(same[:1], same[1:])


@SHOWN.shows(
    "Match or skip: when a play matches the one before it, such as a {rank} on a {rank}, the next "
    "player must match it too, or lose this turn (but not drop out of the trick). No special card "
    "may be played instead.",
    "Each match binds the next player in the same way. After a lost turn, the others are free "
    "again.",
)
def match_or_skip(s: Scene) -> None:
    low = next((rank for rank in s.ranks(least=2)[:-1] if s.copies(rank) >= 3), None)
    if low is None or s.rules.lock:
        raise Unfit
    high = s.cards(s.ranks()[-1])
    a, b, c = s.cards(low, 3)
    special = [EXCUSE] if s.rules.deck == "tarot78" else []
    if s.rules.jokers and s.rules.joker in ("high", "trump", "takes_trick", "substitute"):
        special.append(s.joker())
    bomb = s.cards(s.ranks()[-1], 4)
    state = s.table(
        [a, *high], [b, *high], [c, *high, *special, *bomb], *[high] * (s.rules.players - 3)
    )
    state = s.go(state, [a], [b])
    third = state.to_act
    assert not s.may(state, high)
    assert not any(s.may(state, [card]) for card in special)
    assert not s.may(state, bomb)
    assert s.may(state, [c])
    skipped = s.go(state, None)
    assert not skipped.passed >> third & 1
    assert s.may(skipped, high)
    matched = s.go(state, [c])
    if matched.trick:
        assert not s.may(matched, high)


@SHOWN.shows(
    "Three in a row: when three players, one after the other, play three consecutive ranks, such "
    "as {ranks}, each of the three may discard one card, in the order in which they played."
)
def three_in_a_row(s: Scene) -> None:
    names = s.naturals()
    clear = {"2" if s.rules.two == "cuts" else "", "8" if s.rules.eight_cuts else ""}
    at = next((i for i in range(len(names) - 2) if not clear & set(names[i : i + 3])), None)
    if at is None:
        raise Unfit
    hands = [s.cards(rank, 1, suit) for rank, suit in zip(names[at : at + 3], "DSH", strict=True)]
    state = s.table(*hands)
    players = list(state.order[:3])
    for hand in hands[:2]:
        state = s.go(state, hand)
    state = step(state, Play(tuple(hands[2])))
    for seat in players:
        assert state.phase == "discard"
        assert state.to_act == seat
        before = len(state.hands[seat])
        state = step(state, Discard(state.hands[seat][0]))
        assert len(state.hands[seat]) == before - 1
    assert state.phase != "discard"


@SHOWN.shows(
    "Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, "
    "the trick can only be beaten in these suits.",
    "Only {cards} may be played whatever their suit.",
    "Jokers have no suit and cannot help there.",
    "Trumps have no suit and cannot be played there.",
    "A joker counts as the suit it stands for; a joker played by itself may always be played, and "
    "lifts the lock.",
)
def a_suit_lock(s: Scene) -> None:
    ranks = s.ranks(least=4)
    first, second, third = ranks[0], ranks[1], ranks[-1]
    plays = [s.cards(rank, 1, "H") for rank in (first, second)]
    others = [s.cards(third, 1, "S"), s.cards(third, 1, "H")]
    bomb = s.cards(s.ranks(copies=4)[-1], 4) if s.ranks(copies=4) else []
    special = [card for card in {*s.book.deck} if is_joker(card)][:1]
    tarot = [EXCUSE, TRUMPS[9]] if s.rules.deck == "tarot78" else []
    hand = [*others[0], *others[1], *bomb, *special, *tarot]
    state = s.go(s.table(*plays, hand), *plays)
    assert not s.may(state, others[0])
    assert s.may(state, others[1])
    if special:
        free = s.rules.joker in ("trump", "takes_trick", "substitute")
        assert s.may(state, special) == free
        if s.rules.joker == "substitute":
            lifted = s.go(state, special)
            assert "lock" not in lifted.marks
    if tarot:
        assert s.may(state, tarot[:1])
        assert not s.may(state, tarot[1:])
    if bomb and s.rules.bomb == "any":
        assert s.may(state, bomb)
    open_ = s.go(s.table(plays[0], s.cards(second, 1, "S"), others[0]), plays[0])
    open_ = s.go(open_, s.cards(second, 1, "S"))
    assert s.may(open_, others[0])
