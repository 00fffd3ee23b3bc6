"""After a match, the luck of the deals is separated from the cost of the decisions."""

from __future__ import annotations

import pytest
from by_hand import Hands

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.practice.luck import LuckAndCost, LuckFinished, Reckoned
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for
from arschloch_gui.coach import losses
from arschloch_gui.coach import luck as measured
from arschloch_gui.coach.luck import Luck


@pytest.fixture
def hands(game: Program, qtbot, monkeypatch) -> Hands:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    for name, value in (("USUAL", 0.15), ("AS_DEALT", 0.1)):
        monkeypatch.setattr(measured, name, value)
    for name, value in (("FIRST_LOOK", 0.2), ("SECOND_LOOK", 0.1)):
        monkeypatch.setattr(losses, name, value)
    return Hands(game, qtbot)


def told(luck: LuckAndCost, gain: float, cost: float, error: float = 0.01) -> list[str]:
    """Return the sentences after a round with this luck and this loss, in expected position."""
    luck._found = []
    lucky = Luck(2, 0, Estimate(gain, error), Estimate(0.0, 0.0))
    luck._on_heard(Reckoned(lucky, None, Estimate(cost, error), 1))
    luck._on_heard(LuckFinished(judged=True))
    return luck.sentences


@pytest.mark.long
def test_a_match_tells_its_luck_and_its_cost_round_by_round(hands: Hands):
    demo = Demonstration(hands.game, "lowest")
    demo.begin("arschloch", {"rounds": 2, "players": 3}, "lowest")
    demo.finish_round()
    demo.next_round()
    demo.finish_round()
    wait_for(lambda: hands.find("podiumButton") is not None, "the result")
    hands.click(hands.spot("podiumButton"))
    # Without processes, the two searches would take each other's time.
    hands.game.retrospect.turningPoint.end()
    hands.click(hands.spot("end:figures"))
    hands.click(hands.spot("luckButton"))
    luck = hands.game.retrospect.luck
    assert hands.find("luckPage") is not None
    wait_for(lambda: luck._finished is not None, "the figures")
    assert [row["round"] for row in luck.rows] == ["1", "2"]
    assert luck.sentences[0].startswith("The cards were ")
    assert luck.sentences[1].startswith("Your decisions cost ")
    assert "Rough estimates" in luck.figures
    hands.session.leave()
    assert luck.rows == []


def test_only_significant_luck_is_reported(hands: Hands):
    demo = Demonstration(hands.game, "lowest")
    demo.begin("arschloch", {"players": 4}, "lowest")
    luck = hands.game.retrospect.luck
    luck._spec = hands.session.snapshot.spec
    assert told(luck, 0.4, 0.2) == [
        "The cards were with you: 0.6 places per round.",
        "Your decisions cost you 0.3 places per round.",
    ]
    assert told(luck, -0.4, 0.0)[0] == "The cards were against you: 0.6 places per round."
    unclear = told(luck, 0.4, 0.2, error=0.25)
    assert unclear[0].startswith("The cards were neither for you nor against you")
    assert unclear[1] == "Your decisions cost you next to nothing, as far as we can tell."
    assert (luck.rows[0]["luck"], luck.rows[0]["plays"]) == ("–", "–")
