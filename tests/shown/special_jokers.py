"""Scenarios about jokers and cards that complete sets."""

from __future__ import annotations

from contextlib import suppress

from arschloch_gui.engine.cards import CARD_OF, EXCUSE, is_joker
from shown.climbing import SHOWN
from shown.plays import (
    beats_bomb,
    bombs,
    completes_a_set,
    on_top,
    run,
)
from shown.scene import Scene
from shown.sentences import Unfit


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
    "Together with other cards, it stands for another card: two {ranks} and "
    "a joker make three {ranks}."
)
def a_substitute_completes_a_set(s: Scene) -> None:
    completes_a_set(s, s.joker())


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


@SHOWN.shows(
    "Played without other cards, singly or together, {jesters} are weaker than every rank."
)
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
