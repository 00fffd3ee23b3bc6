"""Playing at a regulars' table: who comes, what is remembered, and what goes on."""

from __future__ import annotations

import pytest
from by_hand import Hands
from window_states import regulars, show

from arschloch_gui.app.files.match_metadata import read_note
from arschloch_gui.app.files.paths import data_folder
from arschloch_gui.app.files.regulars_file import RegularsFile
from arschloch_gui.app.main import Program
from arschloch_gui.app.table.personas import PEOPLE
from arschloch_gui.app.tour.demonstration import Demonstration, items, wait_for


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def on_disk() -> RegularsFile:
    return RegularsFile(data_folder())


def sit_down(hands: Hands, play) -> None:
    """Play on at a table, and wait until the person has something to decide."""
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        play()
    Demonstration(hands.game).wait_for_decision()


def test_a_match_at_a_table_has_its_people_levels_and_key(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    tables.members.chooseLevel("expert")
    tables.members.chooseCharacter("rebel")
    tables.members.choose(1)
    tables.members.chooseCharacter("")
    sit_down(hands, tables.play)
    (table,) = on_disk().read()[0].tables.values()
    seats = hands.session.snapshot.spec.seats
    assert list(seats[1:]) == [PEOPLE[member.person] for member in table.members]
    assert hands.session.match.levels == ("", *(member.level for member in table.members))
    assert hands.session.match.levels[1] == "expert:rebel"
    assert ":" not in hands.session.match.levels[2]
    (record,) = hands.session._engine._worker._store.records()
    assert read_note(record).regulars == tables.current
    assert tables.lastName == table.name
    game = hands.session.match.presetName
    shown = [each.property("text") for each in items(hands.game.window.contentItem())]
    assert f"{table.name} · {game}" in shown
    hands.session.leave()
    assert tables.atTable == ""
    show(hands, "start")
    line = f"“{table.name}”: {hands.session.files.resumeSentence}"
    wait_for(lambda: hands.find("resumeLine").property("text") == line, line)
    assert hands.session.files.resumeRegulars == tables.current


@pytest.mark.long
def test_an_unfinished_evening_goes_on_and_a_finished_one_is_followed(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    sit_down(hands, tables.playLast)
    first = hands.session.snapshot.spec
    demonstration = Demonstration(hands.game)
    demonstration.act()
    ply = hands.session.snapshot.ply
    hands.session.leave()
    # Another match in between does not change where the table goes on.
    demonstration.begin("thirteen", {})
    hands.session.leave()
    sit_down(hands, tables.playLast)
    assert hands.session.snapshot.spec == first
    assert hands.session.snapshot.ply >= ply
    demonstration.finish_round()
    assert hands.session.stage.phase == "match_over"
    hands.session.leave()
    hands.session.new_matches._seeds = lambda: 99
    sit_down(hands, tables.playLast)
    after = hands.session.snapshot.spec
    assert after.seed == 99
    assert (after.seats, after.rules) == (first.seats, first.rules)
    assert hands.session.match.regulars == tables.current


def test_a_table_with_another_game_begins_another_match(hands: Hands, tmp_path):
    """An endless match would otherwise be continued for ever."""
    regulars(hands, tmp_path)
    tables, setup = hands.game.regulars, hands.game.setup
    sit_down(hands, tables.play)
    first = hands.session.snapshot.spec
    hands.session.leave()
    setup.change({"rounds": 7})
    tables.takeGame()
    hands.session.new_matches._seeds = lambda: 99
    sit_down(hands, tables.play)
    assert hands.session.snapshot.spec.rules == setup.chosen[1]
    assert hands.session.snapshot.spec.seed == 99
    hands.session.leave()
    setup.change({"rounds": first.rules.length})
    tables.takeGame()
    sit_down(hands, tables.play)
    assert hands.session.snapshot.spec.rules == first.rules


@pytest.mark.long
def test_a_rematch_stays_at_the_table_and_the_same_deal_again_does_not(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    sit_down(hands, hands.game.regulars.play)
    key = hands.session.match.regulars
    sit_down(hands, hands.session.rematch)
    assert hands.session.match.regulars == key
    sit_down(hands, hands.session.dealAgain)
    assert hands.session.match.regulars == ""


def test_an_empty_name_changes_nothing_and_a_long_one_is_cut(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    before = tables.name
    tables.rename("  \u200b ")
    assert tables.name == before
    tables.rename("x" * 99)
    assert len(tables.name) <= tables.longestName


@pytest.mark.long
def test_the_other_one_changes_seats_and_ones_own_face_is_refused(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    before = [member["person"] for member in tables.members.all]
    assert isinstance(before[1], int)
    tables.members.choosePerson(before[1])
    after = [member["person"] for member in tables.members.all]
    assert after == [before[1], before[0], before[2]]
    tables.members.choosePerson(hands.game.settings.now.portrait)
    assert [member["person"] for member in tables.members.all] == after
    assert tables.notice


def test_another_house_rule_is_another_game_even_if_it_reads_the_same(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables, setup = hands.game.regulars, hands.game.setup
    setup.change({"rounds": 3, "eight_cuts": True})
    tables.takeGame()
    assert not tables.canTakeGame
    setup.change({"eight_cuts": False, "lock": True})
    assert tables.offered == tables.game, "both have one house rule"
    assert tables.canTakeGame


def test_a_custom_game_keeps_its_name_at_the_table(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables, setup = hands.game.regulars, hands.game.setup
    setup.change({"lock": True})
    setup.saveAs("Grandma’s evening")
    tables.takeGame()
    assert tables.game.startswith("Grandma’s evening · ")
    assert tables.picture.startswith("own-")
    (table,) = on_disk().read()[0].tables.values()
    assert table.game == "Grandma’s evening"
    sit_down(hands, tables.play)
    assert hands.session.match.custom_game == "Grandma’s evening"
    assert not tables.canTakeGame


def test_a_deleted_table_that_is_brought_back_is_the_one_played_last_again(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    sit_down(hands, tables.play)
    hands.session.leave()
    last, key = tables.lastName, on_disk().read()[0].last
    assert last
    assert key
    tables.remove()
    assert tables.lastName == ""
    tables.undo()
    assert (tables.lastName, on_disk().read()[0].last) == (last, key)


def test_only_the_notice_of_a_deletion_offers_to_undo_it(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    own = hands.game.settings.now.portrait
    hands.click(hands.spot("newRegulars"))
    wait_for(lambda: len(tables.tables) == 2, "the second table")
    hands.click(hands.spot("deleteRegulars"))
    wait_for(lambda: hands.find("noticeAction").isVisible(), "Undo")
    show(hands, "start")
    show(hands, "regulars").setProperty("editing", True)
    people = items(hands.find("regularsPeople"))
    face = next(each for each in people if each.property("index") == own)
    hands.click(hands.spot_in(face))
    wait_for(lambda: tables.notice != "", "the notice")
    assert (tables.notice, tables.canUndo) == ("That is your own face.", False)
    assert not hands.find("noticeAction").isVisible()


def test_each_deletion_is_read_out_even_of_tables_with_the_same_name(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables = hands.game.regulars
    tables.create()
    for table in tables.tables:
        tables.choose(str(table["value"]))
        tables.rename("Friday")
    heard: list[str] = []
    hands.game.speaker.said.connect(lambda words, urgent: heard.append(words))
    hands.click(hands.spot("deleteRegulars"))
    wait_for(lambda: len(tables.tables) == 1, "the deletion")
    show(hands, "regulars").setProperty("editing", True)
    hands.click(hands.spot("deleteRegulars"))
    wait_for(lambda: tables.tables == [], "both deletions")
    assert [words for words in heard if "deleted" in words] == [
        "“Friday” was deleted. Its matches are kept."
    ] * 2


def test_a_table_whose_game_nobody_knows_is_left_alone(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    text = on_disk().path.read_text("utf-8")
    on_disk().path.write_text(text.replace('"arschloch"', '"whist"'), "utf-8", newline="\n")
    tables = hands.game.regulars
    tables.look()
    assert tables.tables == []
    assert tables.lastName == ""
    tables.create()
    assert len(on_disk().read()[0].tables) == 2


def test_another_game_brings_as_many_people_as_it_needs(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    tables, setup = hands.game.regulars, hands.game.setup
    before = [member["person"] for member in tables.members.all]
    setup.change({"players": 6})
    assert tables.canTakeGame
    tables.takeGame()
    people = [member["person"] for member in tables.members.all]
    assert people[:3] == before
    assert len(set(people) | {hands.game.settings.now.portrait}) == 6
    assert not tables.canTakeGame
    setup.change({"players": 3})
    tables.takeGame()
    assert [member["person"] for member in tables.members.all] == before[:2]


@pytest.mark.long
def test_a_file_that_cannot_be_written_is_told_of(hands: Hands, tmp_path):
    show(hands, "regulars")
    on_disk().path.mkdir(parents=True)
    hands.game.regulars.create()
    assert "can’t be saved" in hands.session.files.message
    assert hands.game.regulars.tables == []


@pytest.mark.long
def test_the_start_screen_goes_on_with_the_table_played_last(hands: Hands, tmp_path):
    regulars(hands, tmp_path)
    sit_down(hands, hands.game.regulars.play)
    Demonstration(hands.game).finish_round()
    hands.session.leave()
    show(hands, "start")
    wait_for(lambda: hands.find("regularsButton").isVisible(), "the first button")
    assert hands.find("regularsButton").property("text") == "Continue with “Regulars”"
    assert hands.window.activeFocusItem().objectName() == "regularsButton"
    with hands.qtbot.waitSignal(hands.session.matchStarted):
        hands.strike("Return")
    assert hands.session.match.regulars == hands.game.regulars.current
