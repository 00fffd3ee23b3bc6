"""The line in the log for each event, as its player and as the others read it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arschloch_gui.app.games.big_a.log import own_line as big_a_line
from arschloch_gui.app.games.seigneur.log import own_line as seigneur_line
from arschloch_gui.app.games.shithead.lines import own_line as shithead_line
from arschloch_gui.app.games.thirteen.log import own_line as thirteen_line
from arschloch_gui.app.language import speak
from arschloch_gui.app.table_events import CameBack, DeckShuffled, StoodIn
from arschloch_gui.app.wording.events import event_line, shuffled_line
from arschloch_gui.engine.big_a import events as big_a
from arschloch_gui.engine.cards import Card, parse_cards
from arschloch_gui.engine.events import (
    CardsDealt,
    CardsGiven,
    CardsSetAside,
    Event,
    LeadInherited,
    MatchEnded,
    Passed,
    PlayBegan,
    Played,
    Reseated,
    RoundEnded,
    RoundStarted,
    TrickTaken,
    TurnBegan,
    WentOut,
)
from arschloch_gui.engine.seigneur import events as seigneur
from arschloch_gui.engine.shithead import events as shithead
from arschloch_gui.engine.thirteen import events as thirteen
from arschloch_gui.engine.thirteen.scoring import DOUBLETTE, TRIPLETTE

NAMES = ("Anna", "Ben", "Cleo", "Dora")
BEN, CLEO = 1, 2
OwnLine = Callable[[Event, tuple[str, ...], int | None], str | None]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_cards(text.split()))


def ended(*scores: int, best: tuple[int, ...] = (1, 0, 2, 3)) -> MatchEnded:
    return MatchEnded(best, scores)


# -- events of every game --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "others", "ben"),
    [
        (RoundStarted(3, (0, 1, 2, 3), 0, ()), "Round 3", "Round 3"),
        (Reseated((0, 1, 2, 3)), "Everyone changes seats.", "Everyone changes seats."),
        (CardsSetAside(1, cards("7D")), "1 card is set aside: 7 of diamonds.", ...),
        (CardsSetAside(2, ()), "2 cards are set aside face down.", ...),
        (PlayBegan(BEN), "Ben leads.", "You lead."),
        (
            Played(BEN, cards("7D 7H"), "set", None, 3),
            "Ben plays two sevens.", "You play two sevens.",
        ),
        (Passed(BEN), "Ben passes.", "You pass."),
        (TrickTaken(BEN, 4), "Ben takes the trick.", "You take the trick."),
        (LeadInherited(BEN), "The lead passes to Ben.", "The lead passes to you."),
        (
            WentOut(BEN, 2),
            "Ben goes out in second place.", "You go out in second place.",
        ),
        (RoundEnded((1, 0, 2, 3), (), (), ()), "The round is over.", ...),
        (
            ended(0, 9, 5, 3),
            "Ben wins the match with 9 points.", "You win the match with 9 points.",
        ),
        (ended(0, 1, 0, 0), "Ben wins the match with 1 point.", "You win the match with 1 point."),
        (StoodIn(BEN), "Ben gave no answer; a simpler player filled in.", ...),
        (
            StoodIn(BEN, lasting=True),
            "Ben isn’t responding; a simpler player fills in until Ben is back.", ...,
        ),
        (CameBack(BEN), "Ben is back and plays on.", ...),
        (CardsDealt(BEN, 2, cards("7D 8D")), "", ""),
        (TurnBegan(BEN, "play"), "", ""),
    ],
)  # fmt: skip
def test_an_event_is_told_to_its_player_and_to_the_others(qapp, event: Event, others, ben):
    with speak("en"):
        assert event_line(event, NAMES) == event_line(event, NAMES, CLEO) == others
        assert event_line(event, NAMES, BEN) == (others if ben is ... else ben)


def test_only_giver_and_taker_read_which_cards_changed_hands(qapp):
    given = CardsGiven(BEN, CLEO, 2, cards("7D 8D"))
    with speak("en"):
        lines = [event_line(given, NAMES, viewer) for viewer in (BEN, CLEO)]
        hidden = [event_line(given.seen_by(viewer), NAMES, viewer) for viewer in (None, 0)]
        one = event_line(CardsGiven(BEN, CLEO, 1, ()), NAMES, 0)
    assert lines == [
        "You give Cleo the 7 of diamonds and the 8 of diamonds.",
        "Ben gives you the 7 of diamonds and the 8 of diamonds.",
    ]
    assert hidden == ["Ben gives Cleo 2 cards."] * 2
    assert one == "Ben gives Cleo 1 card."


def test_the_fingerprint_of_a_deck_is_shortened_and_grouped(qapp):
    with speak("en"):
        line = shuffled_line(DeckShuffled("0123456789ABCDEF" * 4))
    assert line == "Fingerprint of the deck: 0123-4567-89AB-CDEF."


# -- events of single games ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own_line", "event", "others", "ben"),
    [
        (
            shithead_line, shithead.Swapped(BEN, cards("7D"), cards("AS")),
            "Ben puts down the 7 of diamonds face up and takes the ace of spades into their hand.",
            "You put down the 7 of diamonds face up and take the ace of spades into your hand.",
        ),
        (
            shithead_line, shithead.Swapped(BEN, (), ()),
            "Ben keeps their face-up cards.", "You keep your face-up cards.",
        ),
        (
            shithead_line, shithead.BlindTurned(BEN, 0, (), fits=False),
            "Ben turns over face-down card 1.", "You turn over face-down card 1.",
        ),
        (
            shithead_line, shithead.BlindTurned(BEN, 0, cards("7D"), fits=True),
            "Ben turns over the 7 of diamonds.", "You turn over the 7 of diamonds.",
        ),
        (
            shithead_line, shithead.BlindTurned(BEN, 0, cards("7D"), fits=False),
            "Ben turns over the 7 of diamonds, but it can’t be played.",
            "You turn over the 7 of diamonds, but it can’t be played.",
        ),
        (
            shithead_line, shithead.Drawn(BEN, 1, cards("7D"), 9),
            "", "You draw the 7 of diamonds.",
        ),
        (shithead_line, shithead.Drawn(BEN, 1, (), 9), "", ""),
        (
            shithead_line, shithead.PileTaken(BEN, cards("7D 8D")),
            "Ben picks up the pile: 2 cards.", "You pick up the pile: 2 cards.",
        ),
        (
            shithead_line, shithead.PileBurned(BEN, "ten", cards("7D 10D")),
            "The 10 burns the pile: 2 cards are gone.", ...,
        ),
        (
            shithead_line, shithead.PileBurned(BEN, "four", cards("4D 7D 7H 7C 7S")),
            "Four sevens burn the pile: 5 cards are gone.", ...,
        ),
        (
            shithead_line, shithead.PileBurned(BEN, "often", cards("7D")),
            "The pile was picked up too often and burns: 1 card is gone.", ...,
        ),
        (
            shithead_line, RoundEnded((2, 0, 3, 1), (), (), ()),
            "Ben is the last player with cards.", "You are the last player with cards.",
        ),
        (
            thirteen_line, WentOut(BEN, 1),
            "Ben is out and wins the round.", "You are out and win the round.",
        ),
        (
            thirteen_line, thirteen.CardsCounted(BEN, 10, 20, DOUBLETTE),
            "Doublette! Ben’s 10 cards count double: 20 points.",
            "Doublette! Your 10 cards count double: 20 points.",
        ),
        (
            thirteen_line, thirteen.CardsCounted(BEN, 13, 39, TRIPLETTE),
            "Triplette! Ben has not played a card: 39 points.",
            "Triplette! You have not played a card: 39 points.",
        ),
        (
            thirteen_line, thirteen.CardsCounted(BEN, 1, 1, ""),
            "Ben scores 1 point.", "You score 1 point.",
        ),
        (
            thirteen_line, Played(BEN, cards("7D 7H"), "set", None, 3),
            "Ben plays two sevens, 7 of hearts high.", "You play two sevens, 7 of hearts high.",
        ),
        (
            big_a_line, big_a.PassedOver(BEN),
            "Ben has nothing but A cards and is skipped.",
            "You have nothing but A cards, so you are skipped.",
        ),
        (big_a_line, WentOut(BEN, 1), "Ben has no cards left.", "You have no cards left."),
        (
            big_a_line, big_a.CardsCounted(BEN, (), 5),
            "Ben scores 5 points.", "You score 5 points.",
        ),
        (
            big_a_line, ended(4, 7, 7, 0, best=(1, 2, 0, 3)),
            "Shared win with 7 points: Ben and Cleo.", "Shared win with 7 points: you and Cleo.",
        ),
        (
            seigneur_line, seigneur.Wished(BEN, "7"),
            "Ben wishes for a 7.", "You wish for a 7.",
        ),
        (
            seigneur_line, seigneur.WishGranted(BEN, "7"),
            "The wish is granted: Ben plays a 7.", "The wish is granted: you play a 7.",
        ),
    ],
)  # fmt: skip
def test_an_event_of_one_game_is_told_to_its_player_and_to_the_others(
    qapp, own_line: OwnLine, event: Event, others: str, ben
):
    anna = 0
    with speak("en"):
        assert own_line(event, NAMES, None) == own_line(event, NAMES, anna) == others
        assert own_line(event, NAMES, BEN) == (others if ben is ... else ben)


@pytest.mark.parametrize("own_line", [shithead_line, thirteen_line, big_a_line, seigneur_line])
def test_other_events_are_left_to_the_shared_log(qapp, own_line: OwnLine):
    assert own_line(Passed(BEN), NAMES, 0) is None


def test_a_single_winner_is_left_to_the_shared_log(qapp):
    assert big_a_line(ended(4, 7, 6, 0), NAMES, 0) is None
