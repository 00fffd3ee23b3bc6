"""French names with an initial vowel elide the word before them: “La bombe d’Ines”."""

from __future__ import annotations

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.words import fill, translate


@pytest.mark.parametrize(
    ("sentence", "name", "told"),
    [
        ("La bombe de {name} explose", "Ines", "La bombe d’Ines explose"),
        ("C’est au tour de {name}.", "Omar", "C’est au tour d’Omar."),
        ("directement de {name} à", "Âne", "directement d’Âne à"),
        ("Il ne reste que {name}", "Émile", "Il ne reste qu’Émile"),
        ("de {name}", "Yves", "d’Yves"),
        ("le tour de {name}", "Yuki", "le tour de Yuki"),
        ("le tour de {name}", "Gaston", "le tour de Gaston"),
        ("le tour de {name}", "8", "le tour de 8"),
        ("made {name}", "Ines", "made Ines"),
        ("wurde {name}", "Ines", "wurde Ines"),
        ("the pique {name}", "Ines", "the pique Ines"),
        ("de {other}{name}", "Ines", "de {other}Ines"),
    ],
)
def test_a_vowel_takes_the_word_before_along(sentence: str, name: str, told: str):
    assert fill(sentence, name=name) == told


def test_the_log_elides_names(qapp):
    with speak("fr"):
        assert fill(translate("Log", "{name}’s bomb goes off!"), name="Ines").startswith(
            "La bombe d’Ines"
        )
