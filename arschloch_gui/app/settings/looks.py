"""The looks and languages that the settings screen offers."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.words import translate
from arschloch_gui.languages import LANGUAGES
from arschloch_gui.looks import BACKS, CLOTHS, FACES

COURTS_SHOWN = "JQKA"


class LookChoices(QObject):
    """The choices as lists of {"value", "text"}. Card faces have additional keys."""

    reworded = Signal()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.reworded.emit()

    @typed_property(list, reworded)
    def languages(self) -> list[dict[str, str]]:
        """The languages, each by its own name. "" stands for the system's language."""
        own = [{"value": key, "text": speech.name} for key, speech in LANGUAGES.items()]
        return [{"value": "", "text": translate("Looks", "follow the system")}, *own]

    @typed_property(list, reworded)
    def letters(self) -> list[dict[str, str]]:
        """The letters of the court cards by language. "" stands for the current language."""
        shown = [
            {"value": key, "text": " ".join(speech.courts[court] for court in COURTS_SHOWN)}
            for key, speech in LANGUAGES.items()
        ]
        return [{"value": "", "text": translate("Looks", "follow the language")}, *shown]

    @typed_property(list, reworded)
    def faces(self) -> list[dict[str, object]]:
        """The card faces, with the keys "help", "fourColours" and "largeIndex" added."""
        return [
            {
                "value": key,
                "text": translate("Looks", face.name),
                "help": translate("Looks", face.help) if face.help else "",
                "fourColours": face.four_colours,
                "largeIndex": face.large_index,
            }
            for key, face in FACES.items()
        ]

    @typed_property(list, reworded)
    def backs(self) -> list[dict[str, str]]:
        """The card backs."""
        return [{"value": k, "text": translate("Looks", back.name)} for k, back in BACKS.items()]

    @typed_property(list, reworded)
    def cloths(self) -> list[dict[str, str]]:
        """The table cloths."""
        return [{"value": k, "text": translate("Looks", cloth.name)} for k, cloth in CLOTHS.items()]
