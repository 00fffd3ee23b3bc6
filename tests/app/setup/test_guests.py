"""The players shown before a match are those who come to it."""

from __future__ import annotations

from by_hand import Hands
from clicks import plain
from window_states import show

from arschloch_gui.app.main import Program
from arschloch_gui.app.settings.values import COMPANIES
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.tour.demonstration import wait_for


def names(setup) -> list[str]:
    return [str(guest["name"]) for guest in setup.opponents.guests.company]


def test_guests_are_drawn_on_first_use(setup, settings):
    assert names(setup) == []
    setup.opponents.guests.expect()
    assert len(set(names(setup))) == 3
    before = names(setup)
    setup.opponents.guests.expect()
    assert names(setup) == before


def test_more_come_to_a_larger_table_and_those_who_were_asked_stay(setup):
    setup.opponents.guests.expect()
    before = names(setup)
    setup.set("players", 6)
    assert len(names(setup)) == 5
    assert names(setup)[:3] == before


def test_everybody_is_told_of_by_level_and_character(setup):
    setup.opponents.choose("mixed")
    setup.opponents.guests.expect()
    setup.opponents.chooseSeat(0, 4)
    first, second, _ = setup.opponents.guests.company
    assert (first["level"], second["level"]) == ("Expert", "Good")
    setup.opponents.guests.inviteOthers()
    likes = {str(guest["character"]) for guest in setup.opponents.guests.company}
    assert likes <= {"", "likes to wait", "likes to attack", "likes to stir things up"}


def test_nobody_sits_at_the_table_with_the_persons_own_face(setup, settings):
    setup.opponents.guests.expect()
    person = setup.opponents.guests.company[0]["person"]
    settings.change("portrait", person)
    assert PEOPLE[person] not in names(setup)


def test_after_the_last_company_comes_the_first(setup, settings):
    settings.change("company", COMPANIES[-1])
    setup.opponents.guests.inviteOthers()
    assert settings.now.company == 1


def test_who_was_shown_comes_and_next_time_others(game: Program, qtbot):
    hands = Hands(game, qtbot)
    show(hands, "newMatch")
    hands.game.setup.opponents.guests.inviteOthers()
    expected = names(game.setup)
    shown = plain(hands.find("guest:0").property("who"))
    assert shown["name"] == expected[0]
    with qtbot.waitSignal(game.session.matchStarted):
        game.setup.start()
    wait_for(lambda: game.session.snapshot is not None, "a match")
    assert list(game.session.snapshot.spec.seats[1:]) == expected
    assert names(game.setup) != expected
