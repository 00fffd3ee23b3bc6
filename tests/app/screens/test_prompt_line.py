"""The prompt fits in one line at 1280×800, in every language."""

from __future__ import annotations

import pytest
from by_hand import Hands

from arschloch_gui.app.main import Program
from arschloch_gui.app.session import prompts
from arschloch_gui.app.tour.demonstration import Demonstration
from arschloch_gui.app.wording.articles import the_cards, wanted
from arschloch_gui.app.wording.cards import cards_phrase, ranks_name
from arschloch_gui.app.wording.run_ends import from_rank, to_rank
from arschloch_gui.app.wording.words import either, fill, translate
from arschloch_gui.languages import LANGUAGES

BEAT, LAY = "Beat {cards} or pass", "Play {cards} or stronger, or pass"
BEAT_TURNED = "Reversed order: beat {cards} or pass"
LAY_TURNED = "Reversed order: play {cards} or stronger, or pass"


def _asked_in_tricks() -> list[str]:
    said = [
        fill(translate("Prompt", sentence), cards=phrase([rank + "D"] * size))
        for sentence, phrase in ((BEAT, the_cards), (LAY, cards_phrase))
        for rank in ("7", "Q", "A")
        for size in (1, 2, 4, 8)
    ]
    # The prompt also mentions a revolution, but has room for it only with single cards.
    for rank in ("7", "Q", "A"):
        said.append(fill(translate("Prompt", BEAT_TURNED), cards=the_cards([rank + "D"])))
        said.append(fill(translate("Prompt", LAY_TURNED), cards=wanted(rank)))
    ends = {"low": from_rank("Q"), "high": to_rank("A")}
    run = fill(translate("Given", "a run from {low} to {high}"), **ends)
    triples = fill(translate("The", "the run of triples from {low} to {high}"), **ends)
    own = "Everyone has passed: play on, or pass and take the trick"
    return [
        *said,
        fill(translate("Prompt", LAY), cards=run),
        fill(translate("Prompt", BEAT), cards=triples),
        translate("Prompt", own),
    ]


def _asked_in_shithead() -> list[str]:
    begin = translate("Prompt", "You start: play one or more of your {ranks}")
    higher = fill(translate("Prompt", "{card} or higher"), card=wanted("Q"))
    beating = fill(translate("Prompt", "a card that beats {card}"), card=wanted("Q"))
    play = translate("Prompt", "Play {cards}")
    take = translate("Prompt", "Play {cards}, or pick up the pile")
    return [
        translate("Prompt", "Swap hand cards for face-up cards, or keep them"),
        *(fill(play, cards=either([way, wanted("10")])) for way in (higher, beating)),
        fill(take, cards=higher),
        *(fill(begin, ranks=ranks_name(rank)) for rank in ("4", "7", "Q", "K")),
    ]


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "players", "asked"),
    [
        ("shithead", 11, _asked_in_shithead),
        ("double-deck", 12, _asked_in_tricks),
        ("seigneur", 12, lambda: _asked_in_tricks()[:12]),
    ],
)
def test_what_is_asked_has_one_line_at_the_largest_table(
    game: Program, qtbot, monkeypatch, preset, players, asked
):
    hands = Hands(game, qtbot)
    Demonstration(game).begin(preset, {"players": players})
    for language in LANGUAGES:
        game.settings.change("language", language)
        for sentence in asked():
            monkeypatch.setattr(prompts, "prompt", lambda stage, said=sentence: said)
            game.session.stage.changed.emit()
            game.window.grabWindow()
            prompt = hands.find("prompt")
            assert (prompt.property("text"), prompt.property("lineCount")) == (sentence, 1)
