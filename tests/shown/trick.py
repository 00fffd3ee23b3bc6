"""What may be led, what may be played on it, passing and going out."""

from __future__ import annotations

from dataclasses import replace

from arschloch_gui.engine.actions import PASS, Play
from arschloch_gui.engine.climbing.events import Demoted, RuleApplied
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.legal import legal_actions
from arschloch_gui.engine.events import TrickTaken
from arschloch_gui.engine.table.public import ROUND_OVER
from shown.climbing import SHOWN
from shown.scene import Scene, step
from shown.sentences import Unfit

START = "The player who starts leads the first trick"


@SHOWN.shows("A round is a series of tricks.")
def a_round_has_several_tricks(s: Scene) -> None:
    if s.rules.pass_lot or s.rules.low_beats_high:
        raise Unfit  # lots may end a round in its first trick, and a trick may go on for long
    _, seen = s.whole_round()
    assert sum(isinstance(event, TrickTaken) for event in seen) > 1


def leads(s: Scene, count: int) -> bool:
    """Whether so many cards of a rank may be led, wild ones filling up."""
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


# -- runs ---------------------------------------------------------------------------------


def run(s: Scene, at: int, length: int = 3, times: int = 1, suit: str = "H") -> list[int]:
    """A run that begins at this place among the ranks."""
    ranks = s.naturals()[at : at + length]
    if len(ranks) < length or any(s.copies(rank) < times for rank in ranks):
        raise Unfit
    suits = suit if times == 1 else "DCHS"
    return [card for rank in ranks for card in s.cards(rank, times, suits)]


def eight_free(s: Scene, at: int, length: int = 3) -> bool:
    return not (s.rules.eight_cuts_in_runs and "8" in s.naturals()[at : at + length])


WRAP = "Runs do not wrap around from the strongest rank to the weakest."


@SHOWN.shows(
    "You can also play a run: three or more consecutive ranks, all singles, all pairs or all "
    f"triples, such as {{run}} or {{pairs}}. {WRAP}"
)
def runs_of_sets(s: Scene) -> None:
    single = run(s, 0)
    assert s.may(s.table(single), single)
    assert not s.may(s.table(single), single[:2])
    for times in (2, 3):
        if all(s.copies(rank) >= times for rank in s.naturals()[:3]):
            sets = run(s, 0, times=times)
            assert s.may(s.table(sets), sets)
            assert not s.may(s.table(sets), sets[:-1])
    no_wrapping(s)


@SHOWN.shows(
    "You can also play a run: three or more consecutive ranks of one suit, such as {run}. " + WRAP
)
def runs_in_suit(s: Scene) -> None:
    single = run(s, 0)
    assert s.may(s.table(single), single)
    mixed = [*run(s, 0)[:2], *s.cards(s.naturals()[2], 1, "S")]
    assert not s.may(s.table(mixed), mixed)
    no_wrapping(s)


def no_wrapping(s: Scene) -> None:
    ranks = s.naturals()
    if len(ranks) < 4:
        return
    round_ = [card for rank in (*ranks[-2:], ranks[0]) for card in s.cards(rank, 1, "H")]
    assert not s.may(s.table(round_), round_)


BEATEN = "A run is beaten by a run of the same"


@SHOWN.shows(
    f"{BEATEN} length that ends equally high or higher, whatever its suit.",
    f"{BEATEN} length that ends higher, whatever its suit.",
    f"{BEATEN} shape and length that ends equally high or higher.",
    f"{BEATEN} shape and length that ends higher.",
)
def higher_runs_beat_runs(s: Scene) -> None:
    at = next((at for at in range(len(s.naturals()) - 3) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    low = run(s, at, suit="H")
    same, higher = run(s, at, suit="D"), run(s, at + 1, suit="D")
    assert s.beats(low, higher)
    assert not s.beats(low, run(s, 0, 4) if at == 0 else run(s, at, 4))
    if s.rules.suit_order == "none":
        assert s.beats(low, same) == ("equally" in s.said)
    if eight_free(s, at + 1):
        assert not s.beats(higher, low)


@SHOWN.shows(
    f"{BEATEN} length that starts above its last card, whatever its suit.",
    f"{BEATEN} shape and length that starts above its last card.",
    "For example, {clear} beats {run}, but {overlap} does not.",
)
def runs_must_not_overlap(s: Scene) -> None:
    at = next((at for at in range(len(s.naturals()) - 5) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    low = run(s, at)
    assert s.beats(low, run(s, at + 3, suit="D"))
    assert not s.beats(low, run(s, at + 2, suit="D"))
    assert not s.beats(low, run(s, at, suit="D"))


@SHOWN.shows("After a revolution, it must end below its first card instead.")
def runs_are_turned(s: Scene) -> None:
    at = next((at for at in range(3, len(s.naturals()) - 2) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    high = run(s, at)
    assert s.beats(high, run(s, at - 3, suit="D"), reverse=True)
    assert not s.beats(high, run(s, at - 2, suit="D"), reverse=True)


# -- passing ------------------------------------------------------------------------------


@SHOWN.shows("The leader has to play. Everyone else may pass even if they could play.")
def the_leader_has_to_play(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    state = s.table(s.cards(low), s.cards(high))
    assert PASS not in legal_actions(state)
    state = s.go(state, s.cards(low))
    assert s.may(state, s.cards(high))
    assert PASS in legal_actions(state)


@SHOWN.shows(
    "You may pass even if you could play.",
    "The leader may pass, too; then the next player may lead.",
)
def the_leader_may_pass(s: Scene) -> None:
    state = s.table()
    assert PASS in legal_actions(state)
    after = s.go(state, None)
    assert (after.to_act, after.trick) == (state.order[1], ())
    state = s.go(state, s.cards(s.ranks()[0]))
    assert PASS in legal_actions(state)


def second_passes_third_plays(s: Scene) -> tuple[object, int, list[int]]:
    low, mid, high = s.ranks(least=3)[0], s.ranks()[1], s.ranks()[-1]
    state = s.table(
        [*s.cards(low), *s.cards(high)],
        s.cards(high),
        s.cards(mid),
        *[s.cards(high)] * (s.rules.players - 3),
    )
    second = state.order[1]
    state = s.go(state, s.cards(low), None, s.cards(mid))
    while state.to_act not in (state.order[0], second):
        state = s.go(state, None)
    return state, second, s.cards(high)


@SHOWN.shows("If you pass, you are out of this trick.")
def who_passed_is_out_of_the_trick(s: Scene) -> None:
    state, second, high = second_passes_third_plays(s)
    state = s.go(state, high)
    assert not state.trick or state.to_act != second


@SHOWN.shows(
    "If you pass, you may come back into the trick as soon as someone has beaten it again."
)
def who_passed_may_come_back(s: Scene) -> None:
    state, second, _ = second_passes_third_plays(s)
    while state.to_act != second:
        state = s.go(state, None)
    assert state.trick


TAKES = "Its cards are out of the round, and the winner leads the next trick."


@SHOWN.shows(
    f"When all the others have passed, the last player who played wins the trick. {TAKES}",
    "When all the others have passed, the last player who played may beat their own cards, or pass "
    f"and win the trick. {TAKES}",
)
def the_last_to_play_wins_the_trick(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    state = s.table([*s.cards(low), *s.cards(high)])
    first = state.order[0]
    state = s.go(state, s.cards(low), *[None] * (s.rules.players - 1))
    if "beat their own" in s.said:
        assert state.trick
        assert state.to_act == first
        assert s.may(state, s.cards(high))
        state = s.go(state, None)
    assert not state.trick
    assert state.to_act == first
    assert s.cards(low)[0] in state.played()


@SHOWN.shows("Only a player who has to play the start card may not.")
def the_start_card_cannot_be_passed(s: Scene) -> None:
    state = s.table()
    (card, *_) = state.hands[state.to_act]
    state.required = card
    assert PASS not in legal_actions(state)


@SHOWN.shows(
    "If nobody wants to lead, the round is over: the fewer cards you hold, the higher your place."
)
def nobody_wants_to_lead(s: Scene) -> None:
    state = s.table(s.cards(s.ranks()[-1], 1))
    most = state.to_act
    state = s.go(state, *[None] * s.rules.players)
    assert state.phase == ROUND_OVER
    assert state.finished[-1] == most


@SHOWN.shows("After %n pass(es) in a row, the places still open are drawn by lot.")
def places_are_drawn(s: Scene) -> None:
    s.draws_lots = True
    state, seen = s.table(), []
    for _ in range(s.rules.pass_lot):
        assert not state.finished
        state = s.go(state, None, emit=seen.append)
    assert len(state.finished) == s.rules.players
    assert [event for event in seen if isinstance(event, RuleApplied) and event.rule == "lot"]


# -- going out ----------------------------------------------------------------------------


def last_card(s: Scene, *, beaten: bool) -> tuple[object, int]:
    """Somebody goes out with a middling card; whether the next player can beat it."""
    ranks = [rank for rank in s.ranks(least=3) if rank not in s.rules.last_card_penalty]
    if len(ranks) < 2:
        raise Unfit
    low, high = ranks[0], ranks[-1]
    hands = [s.cards(low), [*s.cards(high if beaten else low), *s.cards(low, 2, "HS")]]
    rest = [s.cards(low, 3, "CHS")] * (s.rules.players - 2)
    state = s.table(*hands, *rest, spares=0)
    first = state.to_act
    return s.go(state, s.cards(low)), first


@SHOWN.shows(
    "When you have no cards left, you are out. The others play on until only one player still has "
    "cards."
)
def who_has_no_cards_is_out(s: Scene) -> None:
    state, first = last_card(s, beaten=True)
    assert state.finished[:1] == (first,)
    assert len(state.finished) == 1
    state = s.played_out(state)
    assert len(state.finished) == s.rules.players


@SHOWN.shows(
    "A player’s last cards cannot be beaten: the trick ends at once, and the next player still in "
    "leads."
)
def last_cards_end_the_trick(s: Scene) -> None:
    state, first = last_card(s, beaten=True)
    assert not state.trick
    assert state.to_act == state.next_holder(first)


@SHOWN.shows(
    "A player’s last cards can still be beaten. If nobody beats them, {heir} leads.",
    "A player’s last cards can still be beaten, unless they clear the trick. If nobody beats them, "
    "{heir} leads.",
)
def last_cards_can_be_beaten(s: Scene) -> None:
    state, _ = last_card(s, beaten=True)
    high = s.cards([r for r in s.ranks() if r not in s.rules.last_card_penalty][-1])
    assert s.may(state, high)
    state, first = last_card(s, beaten=False)
    state = s.go(state, *[None] * (s.rules.players - 1))
    assert not state.trick
    others = [seat for seat in state.offices or state.order if seat != first]
    if "lowest position" in s.said:
        assert state.to_act == others[-1]
    elif "highest position" in s.said:
        assert state.to_act == others[0]
    elif "next player" in s.said:
        assert state.to_act == state.next_holder(first)
    else:
        assert "drawn by lot" in s.said
        assert s.rules.inherit == "random"


@SHOWN.shows("In the first round, it is the next player still in.")
def in_a_first_round_the_next_player_inherits(s: Scene) -> None:
    ranks = [rank for rank in s.ranks(least=3) if rank not in s.rules.last_card_penalty]
    low = s.cards(ranks[0])
    rest = [s.cards(ranks[0], 3)] * (s.rules.players - 1)
    state = s.table(low, *rest, spares=0, later=False)
    first = state.to_act
    state = s.go(state, low, *[None] * (s.rules.players - 1))
    assert state.to_act == state.next_holder(first)


@SHOWN.shows(
    "Your last play must not contain {cards}: if it does, you become {lowest}, and the others move "
    "up.",
    "If this happens to several players, the first of them comes last.",
)
def forbidden_last_cards(s: Scene) -> None:
    if s.rules.pass_lot:
        raise Unfit
    bad = [r for r in s.rules.last_card_penalty if r in s.naturals()]
    good = [r for r in s.ranks() if r not in s.rules.last_card_penalty]
    if not bad or not good:
        raise Unfit
    rest = [s.cards(good[0], 3)] * (s.rules.players - 2)
    state = s.table(s.cards(bad[0]), s.cards(bad[0]), *rest, spares=0)
    first, second = state.order[:2]
    seen: list[object] = []
    state = s.go(state, s.cards(bad[0]), emit=seen.append)
    assert [event.seat for event in seen if isinstance(event, Demoted)] == [first]
    while len(state.hands[second]) and state.phase == "play":
        mine = state.to_act == second and s.may(state, s.cards(bad[0]))
        plays = [a for a in CLIMBING.legal(state) if isinstance(a, Play)]
        lead = None if state.trick or state.to_act == second else list(plays[0].cards)
        state = s.go(state, s.cards(bad[0]) if mine else lead)
    state = s.played_out(state)
    assert state.finished[-1] == first
    assert state.finished[-2] == second


@SHOWN.shows(
    "The table lets you make mistakes: anyone who plays against the rules sets their hand aside "
    "and becomes {lowest} at once. The last of the others then becomes {second}."
)
def wrong_plays_are_punished(s: Scene) -> None:
    low, high = s.ranks(least=2)[0], s.ranks()[-1]
    wrong = [*s.cards(low), *s.cards(high)]
    state = s.table(wrong)
    first = state.to_act
    assert CLIMBING.refusal(state, Play(tuple(wrong))) is None
    state = step(state, Play(tuple(wrong)))
    assert state.hands[first] == []
    assert s.played_out(state).finished[-1] == first
