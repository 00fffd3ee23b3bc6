"""One word for one thing, in every language: words that must not come back.

`FORBIDDEN` has wrong words for something with another name; `CORRECTED` has inadequate texts that
were replaced.
"""

from __future__ import annotations

import re

import pytest
from app.wording.test_translations_complete import messages
from in_one_test import in_one_test

from arschloch_gui.app.by_game.written_rules import rules_text
from arschloch_gui.app.language import speak
from arschloch_gui.app.wording import title_forms, titles
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.games import presets
from arschloch_gui.languages import LANGUAGES

FORBIDDEN: dict[str, dict[str, str]] = {
    "de": {
        r"\bR[aä]ng(s|e|en)?\b": "a card has a Wert, a player an Amt",
        r"[Rr]iegel": "Farbsperre, gesperrt",
        r"\b[Hh]astige": "Hektiker",
        r"in Reihe\b": "Trümpfe in Folge",
        r"offene[rn]? Hand\b": "mit offenen Karten",
        r"\bDu hat\b": "Du hast",
        r"President\b": "Präsident",
        r"(\d|%n) Mal\b": "-mal",
    },
    "fr": {
        r"\brangs?\b(?! social)": "a card has a valeur, a player a titre",
        r"(\bun |\bl’|\bles |\bcet )ensembles?\b|\bgroupes?\b": "combinaison",
        r"\bcartes? égales?\b": "cartes de même valeur",
        r"\bneufs\b": "une paire de neuf",
        r"main ouverte": "à jeu découvert",
        r"[Tt]able rase": "Tabula rasa",
        r"\bToi a\b": "Tu as",
        r"\bVagabond": "Clochard",
    },
    "en": {
        r"\(e?s\)": "plural forms",
        r"[Cc]lean sweep": "tabula rasa",
        r"\bhands? of five\b": "five-card hand",
        r"\b1 (rounds|passes|cards|players)\b": "plural forms",
    },
}

CORRECTED: dict[str, tuple[str, ...]] = {
    "de": (
        "Nach so vielen Malen", "%n Mal Passen", "Nur was abweicht", "Keine Regel passt dazu.",
        "Sprache und Worte", "Große Zeichen", "Für mich passen", "Man darf sich selbst schlagen",
        "Der Stapel ermüdet nach", "Alle so viele Runden", "Strenger Tisch", "Beeilung",
        "etwas zu trinken für:", "nimm als Letztes", "der Nächste im Spiel", "vor dem höchsten Amt",
        "Womit jemand fertig wird", "Zurücknehmen", "Wiederholen", "wird aus dem Amt",
    ),
    "fr": (
        "Retirer les places au sort", "Pour surmonter", "Le bas bat le haut", "Toutes les tant de",
        "Tu as au complet", "Aucun !", "Garder et partager", "Ce sont maintenant les règles",
        "Permettre de revenir en arrière", "Langue et mots", "Grands chiffres",
        "Passer à ma place", "Seulement ce qui diffère", "On peut se battre soi-même",
        "La pile se lasse après", "Table stricte", "Revenir en arrière", "Interdits comme",
        "Tu joues :",
    ),
    "en": (
        "You play: ", "You lay open", "is content with", "asked is in turn", "Who is tied",
        "Who passes is out", "four and one", "You may beat yourself", "gets tired",
        "Every so many rounds", "These are the rules of the line now.", "Large figures",
        "Pass for me", "Only what differs", "No rule fits.", "Strict table", "Take back",
        "Do it again", "To the start", "whoever beats with twos", "The table is strict",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_word_stands_for_what_has_another_name(language: str):
    found = [
        (form, better)
        for _, forms in messages(language)
        for form in forms
        for word, better in FORBIDDEN[language].items()
        if re.search(word, form)
    ]
    assert not found


@pytest.mark.parametrize("language", CORRECTED)
def test_no_corrected_text_comes_back(language: str):
    found = [
        (old, form)
        for _, forms in messages(language)
        for form in forms
        for old in CORRECTED[language]
        if old in form
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_has_its_forms_in_a_sentence(qapp, language: str):
    with speak(language):
        for key in titles.SETS:
            for players in range(3, 13):
                for office in titles.offices(key, players):
                    forms = (office.subject, office.object, office.to)
                    assert all(forms)
                    assert not [form for form in forms if "|" in form]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_german_and_french_titles_have_three_forms(qapp, language: str):
    with speak(language):
        for text in title_forms._FORMS.values():
            translated = translate("TitleForms", text)
            assert translated.count("|") == 2, translated


@pytest.mark.sampled
@in_one_test("language", FORBIDDEN)
@in_one_test("preset", presets())
def test_the_written_rules_say_no_such_word(qapp, language: str, preset: str):
    with speak(language):
        for _, paragraphs in rules_text(preset, presets()[preset]):
            for paragraph in paragraphs:
                assert not [word for word in FORBIDDEN[language] if re.search(word, paragraph)]


def test_titles_stand_in_the_case_their_sentence_needs(qapp):
    def told(language: str, preset: str) -> str:
        with speak(language):
            text = rules_text(preset, presets()[preset])
        return "\n".join(paragraph for _, paragraphs in text for paragraph in paragraphs)

    assert "Das Arschloch gibt dem Präsidenten" in told("de", "trouduc")
    assert "Der König fragt das Arschloch" in told("de", "arschloch-hausregeln")
    assert "au Président" in told("fr", "trouduc")
    assert "L’Ouvrier donne" in told("fr", "president-sober")
    assert "Citizen 2 gives Citizen 1" in told("en", "double-deck")
