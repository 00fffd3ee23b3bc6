"""Every reason of the coach is one whole sentence, in every language."""

from __future__ import annotations

import pytest
from in_one_test import in_one_test

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.language import speak
from arschloch_gui.coach.climbing import playing
from arschloch_gui.coach.climbing.reasons import KEYS as BEFORE_TRICKS
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.languages import LANGUAGES
from deals import cards

KEYS = (*BEFORE_TRICKS, *playing.KEYS)


def said(language: str, reason: Reason) -> str:
    with speak(language):
        return reason_sentence(reason, "french52")


def test_every_reason_has_words_and_all_words_are_for_a_reason():
    assert set(by_game.reasons()) == set(KEYS)
    assert len(set(KEYS)) == len(KEYS)


@pytest.mark.sampled
@in_one_test("language", LANGUAGES)
@in_one_test("key", KEYS)
def test_a_reason_is_a_sentence_without_holes(language: str, key: str):
    for held in ("7d", "ad as", "qd qc qh", "10d 10c 10h 10s"):
        for count in (0, 1, 2, 34, 100):
            reason = Reason(key, cards(held), cards("kd kh"), ("A", "9"), count, 2)
            sentence = said(language, reason)
            assert not sentence[0].islower(), sentence
            assert sentence.endswith("."), sentence
            assert "{" not in sentence, sentence
            assert "%n" not in sentence, sentence


SENTENCES = [
    (
        Reason("set_broken", cards("8d 8s"), count=2),
        "That breaks up your pair of eights.", "Das reißt dein Paar Achten auseinander.",
        "Ça casse ta paire de 8.",
    ),
    (
        Reason("set_broken", cards("ad ah as"), count=3),
        "That breaks up your three aces.", "Das reißt deine drei Asse auseinander.",
        "Ça casse ton brelan d’as.",
    ),
    (
        Reason("single_kept", cards("3d")),
        "You are left with the 3, a single card that is unlikely to win a trick.",
        "Die 3 bleibt einzeln zurück und macht kaum einen Stich.",
        "Il te reste le 3, une carte isolée qui ne prend guère de plis.",
    ),
    (
        Reason("single_kept", cards("9d qs")),
        "You are left with the 9 and the queen, single cards that are unlikely to win a trick.",
        "Die 9 und die Dame bleiben einzeln zurück und machen kaum einen Stich.",
        "Il te reste le 9 et la dame, des cartes isolées qui ne prennent guère de plis.",
    ),
    (
        Reason("top_given", cards("as")),
        "You give away the ace of spades: a card that wins tricks.",
        "Du gibst das Pik-Ass weg, und damit macht man einen Stich.",
        "Tu donnes l’as de pique, de quoi prendre un pli.",
    ),
    (
        Reason("beaten_by_it", cards("ad as"), cards("kd kh")),
        "The player who gets the two aces can then beat your pair of kings.",
        "Wer die zwei Asse bekommt, kann damit dein Paar Könige schlagen.",
        "Celui qui reçoit la paire d’as peut alors battre ta paire de rois.",
    ),
    (
        Reason("likelier", ranks=("K", "Q"), count=82, other_count=33),
        "The chance of getting a king is 82%, of a queen only 33%.",
        "Die Chance auf einen König ist 82\u00a0%, auf eine Dame nur 33\u00a0%.",
        "Tu as 82\u00a0% de chances d’obtenir un roi, mais 33\u00a0% seulement pour une dame.",
    ),
    (
        Reason("weak_hand", count=1, other_count=9),
        "You need 9 plays to go out, and only one of them is likely to win its trick.",
        "Du brauchst 9 Züge, um fertig zu werden, und wohl nur einer davon macht den Stich.",
        "Il te faut 9 coups pour finir, et sans doute un seul prendra le pli.",
    ),
    (
        # It used to be “1 plays”.
        Reason("play_turns", count=1, other_count=2),
        "You would then need 1 play to go out instead of 2.",
        "Danach musst du nur noch einmal legen statt 2-mal.",
        "Il te faudra ensuite 1 coup pour finir au lieu de 2.",
    ),
    (
        Reason("turns", count=3, other_count=4),
        "You would then need 3 plays to go out instead of 4.",
        "Danach musst du noch 3-mal legen statt 4-mal.",
        "Il te faudra ensuite 3 coups pour finir au lieu de 4.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "english", "german", "french"), SENTENCES)
def test_it_is_said_as_at_a_card_table(reason: Reason, english: str, german: str, french: str):
    assert said("en", reason) == english
    assert said("de", reason) == german
    assert said("fr", reason) == french
