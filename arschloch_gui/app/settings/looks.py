"""The looks and languages that the settings screen offers."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Signal

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.wording.words import translate
from arschloch_gui.languages import LANGUAGES
from arschloch_gui.looks import BACKS, CLOTHS, FACES

COURTS_SHOWN = "JQKA"


class LookFacts(Struct, frozen=True):
    """The choices as lists of {"value", "text"}."""

    languages: list[dict[str, str]]
    """The languages, each by its own name. "" stands for the system's language."""
    letters: list[dict[str, str]]
    """The letters of the court cards by language. "" stands for the current language."""
    faces: list[dict[str, object]]
    """The card faces, with the keys "help", "fourColours" and "largeIndex" added."""
    backs: list[dict[str, str]]
    """The card backs."""
    cloths: list[dict[str, str]]
    """The table cloths."""

    @classmethod
    def of(cls) -> LookFacts:
        """Return the choices in the current language."""
        courts = {
            key: " ".join(speech.courts[court] for court in COURTS_SHOWN)
            for key, speech in LANGUAGES.items()
        }
        return cls(
            languages=[
                _choice("", translate("Looks", "follow the system")),
                *(_choice(key, speech.name) for key, speech in LANGUAGES.items()),
            ],
            letters=[
                _choice("", translate("Looks", "follow the language")),
                *(_choice(key, shown) for key, shown in courts.items()),
            ],
            faces=[
                {
                    **_choice(key, translate("Looks", face.name)),
                    "help": translate("Looks", face.help) if face.help else "",
                    "fourColours": face.four_colours,
                    "largeIndex": face.large_index,
                }
                for key, face in FACES.items()
            ],
            backs=[_choice(key, translate("Looks", back.name)) for key, back in BACKS.items()],
            cloths=[_choice(key, translate("Looks", cloth.name)) for key, cloth in CLOTHS.items()],
        )


def _choice(value: str, text: str) -> dict[str, str]:
    return {"value": value, "text": text}


class LookChoices(Exposed):
    """The choices of looks and languages. GUI thread only."""

    reworded = Signal()
    shows = by_signal(reworded=LookFacts)

    def __init__(self) -> None:
        super().__init__()
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.show(reworded=LookFacts.of())
