"""After a round, every decision can be reviewed with the evaluation of its options."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import Qt

from arschloch_gui.ai.levels import levels_of, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.engine.messages import Explain, Explained
from arschloch_gui.app.main import Program
from arschloch_gui.app.session.hindsight import Hindsight
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.engine.hindsight import Decided
from long import times

pytestmark = pytest.mark.one_window(screen="table")

FOUR = {
    "deal": [["8D", "9D", "AD"], ["8C", "9C", "KC"], ["8H", "9H", "QH"], ["8S", "JS", "QS"]],
    "lead": 0,
}


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def over(hands: Hands, level: str = "regular", preset: str = "arschloch", **values: Any):
    """Play a round against a level, and open its decisions."""
    demo = Demonstration(hands.game, "regular")
    demo.begin(preset, values, level)
    demo.finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    hands.click(hands.spot("allHandsButton"))
    hands.click(hands.spot("page:decided"))
    return demo


def explained(hindsight: Hindsight, index: int) -> list[dict[str, Any]]:
    """Return the options of a decision, once they are available."""
    hindsight.look(index)
    wait_for(lambda: "Working out" not in hindsight.sentence, "figures")
    return hindsight.options


def decided(hands: Hands) -> tuple[Decided, ...]:
    return hands.session.hindsight._decided


def test_the_figures_are_those_the_player_decided_by(hands: Hands):
    over(hands, "expert", players=3)
    hindsight, spec = hands.session.hindsight, hands.session.snapshot.spec
    weighed = 0
    for index, each in enumerate(decided(hands)):
        if each.seat == 0 or weighed == times(1, 2):
            continue
        told = explained(hindsight, index)
        rng = decision_rng(spec.seed, each.seat, each.number)
        expert: Any = player("expert", "climbing")
        thoughts = expert.thoughts(each.view, each.legal, rng)
        assert [option["value"] for option in told] == [thought.value for thought in thoughts]
        if told:
            name = hindsight.rows[index]["name"]
            assert hindsight.sentence == f"How {name} (level Expert) saw it:"
            assert told[0]["mark"] == "chosen"
            weighed += 1
    assert weighed


@pytest.mark.long
def test_what_others_did_is_seen_by_the_best_there_is(hands: Hands):
    over(hands, "lowest", players=3)
    hindsight = hands.session.hindsight
    someones = {each.seat: at for at, each in reversed(list(enumerate(decided(hands))))}
    assert len(someones) == 3
    for at in someones.values():
        options = explained(hindsight, at)
        assert hindsight.sentence == "How a player of level “Expert” sees it:"
        values = [option["value"] for option in options]
        assert len(values) > 1
        assert all(-1 <= value <= 1 for value in values)
        assert sum(option["mark"] != "" for option in options) <= 1


@pytest.mark.long
def test_where_nobody_looks_ahead_it_says_so(hands: Hands, monkeypatch):
    monkeypatch.setattr(
        "arschloch_gui.app.engine.opponents.levels_of", lambda game: levels_of(game)[:3]
    )
    over(hands, "lowest", players=3)
    hindsight = hands.session.hindsight
    assert explained(hindsight, 0) == []
    assert hindsight.sentence.startswith("No options were compared here")
    assert hindsight.scale == ""


def test_the_mouse_and_the_keys_go_through_the_decisions(hands: Hands):
    over(hands, "lowest", players=3)
    hindsight = hands.session.hindsight
    wait_for(lambda: hindsight.index == 0, "the decisions")
    hands.click(hands.spot("decision:2"))
    assert hindsight.index == 2
    hands.key(Qt.Key.Key_Down)
    assert hindsight.index == 3
    hands.key(Qt.Key.Key_Up)
    hands.key(Qt.Key.Key_Up)
    assert hindsight.index == 1
    hands.key(Qt.Key.Key_End)
    assert hindsight.index == len(hindsight.rows) - 1
    hands.key(Qt.Key.Key_Home)
    hands.key(Qt.Key.Key_Up)
    assert hindsight.index == 0
    wait_for(lambda: 0 in hindsight._heard, "figures")
    hands.key(Qt.Key.Key_Escape)
    assert hands.find("decisionsPage") is None


@pytest.mark.long
def test_tab_goes_from_the_pages_to_the_decisions(hands: Hands):
    over(hands, "lowest", players=3)
    hands.find("page:decided").forceActiveFocus()
    hands.key(Qt.Key.Key_Tab)
    assert hands.find("decisionList").hasActiveFocus()


@pytest.mark.long
def test_only_the_decision_one_stops_at_is_worked_out(hands: Hands):
    over(hands, "lowest", players=3)
    hindsight = hands.session.hindsight
    last = len(hindsight.rows) - 1
    hindsight.look(1)
    pending = hindsight._asked  # 1 only if the first decision is worked out already
    for index in range(2, last + 1):
        hindsight.look(index)
    wait_for(lambda: last in hindsight._heard, "figures")
    # One's own decisions follow gradually; mere passes of the others are left out.
    viewer = hands.session.stage.sitters.viewer
    others = {at for at in hindsight._heard if hindsight._decided[at].seat != viewer}
    assert others <= {0, pending, last}


@pytest.mark.long
def test_the_next_round_forgets_them_even_while_somebody_thinks(hands: Hands):
    demo = over(hands, "lowest", players=3)
    hindsight = hands.session.hindsight
    hindsight.look(3)
    demo.next_round()
    assert (hindsight.rows, hindsight.index, hindsight.options) == ([], -1, [])
    demo.finish_round()
    assert hindsight.rows
    assert explained(hindsight, 0) is not None
    assert hindsight._heard.keys() <= set(range(len(hindsight.rows)))


def test_an_answer_about_an_earlier_round_is_not_taken_for_one_about_this_round(
    hands: Hands, monkeypatch
):
    session = hands.session
    asked: list[Explain] = []
    monkeypatch.setattr(session._engine, "explain", asked.append)
    over(hands, players=3)
    hindsight, review = session.hindsight, session.rounds_over.review
    hindsight.look(0)
    before = asked[-1]
    hindsight.put(None)  # during the next round, while somebody still thinks
    hindsight.put(review)
    hindsight.look(0)
    session._engine.explained.emit(Explained(before.asked, "", (), ()))
    assert "Working out" in hindsight.sentence
    session._engine.explained.emit(Explained(asked[-1].asked, "", (), ()))
    assert "Working out" not in hindsight.sentence


def test_the_hand_is_that_of_the_moment(hands: Hands, tmp_path):
    hands.open(tmp_path, {"rounds": 0}, **FOUR)
    demo = Demonstration(hands.game, "lowest")
    demo.finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    hindsight = hands.session.hindsight
    hindsight.look(0)
    assert hindsight.hand == ["8D", "9D", "AD"]
    assert hindsight.rows[0]["told"] == "You play the 8 of diamonds."


@pytest.mark.long
def test_the_figures_are_said_when_they_are_there(hands: Hands):
    heard: list[str] = []
    hands.game.speaker.said.connect(lambda words, urgent: heard.append(words))
    over(hands, "lowest", players=3)
    wait_for(lambda: 0 in hands.session.hindsight._heard, "figures")
    hands.catch_up()
    [told] = [words for words in heard if "(±" in words]
    assert told.startswith("How a player of level “Expert” sees it:")


@pytest.mark.long
def test_ones_own_decisions_are_weighed_by_and_by_and_get_a_sign(hands: Hands):
    over(hands, "lowest", players=3)
    hindsight = hands.session.hindsight
    own = [at for at, each in enumerate(decided(hands)) if each.seat == 0]
    assert own
    wait_for(lambda: set(own) <= hindsight._heard.keys(), "all figures")
    signs = {"": "", "✓": "nothing was better", "·": "good", "?!": "an inaccuracy",
             "?": "a mistake", "??": "a blunder"}  # fmt: skip
    rows: list[Any] = hindsight.rows
    for at, row in enumerate(rows):
        assert row["told"] == f"{row['line'][:-1]}: {signs[row['sign']]}." or not row["sign"]
        assert row["costly"] == (row["sign"] in ("?", "??"))
        assert at in own or not row["sign"]
    assert any(row["sign"] for row in hindsight.rows)
    # The chosen option is evaluated, whatever the players think of it.
    for at in own:
        weighed = {thought.index for thought in hindsight._heard[at].thoughts}
        assert not weighed or decided(hands)[at].taken in weighed


def test_a_blunder_is_called_one_by_sign_and_word(hands: Hands, tmp_path):
    # After leading the only ace, a player has only losers left.
    hands.open(tmp_path, {"rounds": 0}, lead=0, deal=[
        ["8D", "9C", "JH", "QS", "AS"], ["8C", "8H", "KC", "KD", "AH"],
        ["9H", "9S", "QH", "QC", "AD"], ["10S", "10C", "JS", "JD", "AC"],
    ])  # fmt: skip
    hands.session.turn.play_cards(["AS#0"])
    Demonstration(hands.game, "regular").finish_round()
    wait_for(lambda: hands.find("allHandsButton") is not None, "the summary")
    hindsight = hands.session.hindsight
    options = explained(hindsight, 0)
    [chosen] = [option for option in options if option["mark"]]
    assert hindsight.rows[0]["line"] == "You play the ace of spades."
    assert hindsight.rows[0]["sign"] == "??"
    assert chosen["mark"] == "chosen – ?? a blunder"
    assert chosen is not options[0]
