"""Titles within a sentence: “the King asks the Asshole”, “give it to the King”.

German has cases, and French elides and contracts articles, so the forms of a title are one text:
subject, object and indirect object, separated by bars. A text without bars is the same in all
three.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate

_FORMS = {
    "Angel": QT_TRANSLATE_NOOP("TitleForms", "the Angel"),
    "Apprentice": QT_TRANSLATE_NOOP("TitleForms", "the Apprentice"),
    "Asshole": QT_TRANSLATE_NOOP("TitleForms", "the Asshole"),
    "Backbencher": QT_TRANSLATE_NOOP("TitleForms", "the Backbencher"),
    "Bit Player": QT_TRANSLATE_NOOP("TitleForms", "the Bit Player"),
    "Boss": QT_TRANSLATE_NOOP("TitleForms", "the Boss"),
    "Burgher": QT_TRANSLATE_NOOP("TitleForms", "the Burgher"),
    "Bystander": QT_TRANSLATE_NOOP("TitleForms", "the Bystander"),
    "Runner": QT_TRANSLATE_NOOP("TitleForms", "the Runner"),
    "Casual": QT_TRANSLATE_NOOP("TitleForms", "the Casual"),
    "Citizen": QT_TRANSLATE_NOOP("TitleForms", "the Citizen"),
    "Close Shave": QT_TRANSLATE_NOOP("TitleForms", "the Close Shave"),
    "Daifugō": QT_TRANSLATE_NOOP("TitleForms", "the Daifugō"),
    "Daihinmin": QT_TRANSLATE_NOOP("TitleForms", "the Daihinmin"),
    "Director": QT_TRANSLATE_NOOP("TitleForms", "the Director"),
    "Dishwasher": QT_TRANSLATE_NOOP("TitleForms", "the Dishwasher"),
    "Donkey": QT_TRANSLATE_NOOP("TitleForms", "the Donkey"),
    "Extra": QT_TRANSLATE_NOOP("TitleForms", "the Extra"),
    "Farmer": QT_TRANSLATE_NOOP("TitleForms", "the Farmer"),
    "Farmhand": QT_TRANSLATE_NOOP("TitleForms", "the Farmhand"),
    "Fugō": QT_TRANSLATE_NOOP("TitleForms", "the Fugō"),
    "Grand Burgher": QT_TRANSLATE_NOOP("TitleForms", "the Grand Burgher"),
    "Grand Squire": QT_TRANSLATE_NOOP("TitleForms", "the Grand Squire"),
    "Great Lord": QT_TRANSLATE_NOOP("TitleForms", "the Great Lord"),
    "Greater Dalmuti": QT_TRANSLATE_NOOP("TitleForms", "the Greater Dalmuti"),
    "Greater Peon": QT_TRANSLATE_NOOP("TitleForms", "the Greater Peon"),
    "Head of Department": QT_TRANSLATE_NOOP("TitleForms", "the Head of Department"),
    "Heimin": QT_TRANSLATE_NOOP("TitleForms", "the Heimin"),
    "Hinmin": QT_TRANSLATE_NOOP("TitleForms", "the Hinmin"),
    "Journeyman": QT_TRANSLATE_NOOP("TitleForms", "the Journeyman"),
    "King": QT_TRANSLATE_NOOP("TitleForms", "the King"),
    "Knight": QT_TRANSLATE_NOOP("TitleForms", "the Knight"),
    "Leet": QT_TRANSLATE_NOOP("TitleForms", "the Leet"),
    "Lesser Dalmuti": QT_TRANSLATE_NOOP("TitleForms", "the Lesser Dalmuti"),
    "Lesser Peon": QT_TRANSLATE_NOOP("TitleForms", "the Lesser Peon"),
    "Lord": QT_TRANSLATE_NOOP("TitleForms", "the Lord"),
    "Lurker": QT_TRANSLATE_NOOP("TitleForms", "the Lurker"),
    "Manager": QT_TRANSLATE_NOOP("TitleForms", "the Manager"),
    "Managing Director": QT_TRANSLATE_NOOP("TitleForms", "the Managing Director"),
    "Master": QT_TRANSLATE_NOOP("TitleForms", "the Master"),
    "Mayor": QT_TRANSLATE_NOOP("TitleForms", "the Mayor"),
    "Merchant": QT_TRANSLATE_NOOP("TitleForms", "the Merchant"),
    "Neutral": QT_TRANSLATE_NOOP("TitleForms", "the Neutral"),
    "Newbie": QT_TRANSLATE_NOOP("TitleForms", "the Newbie"),
    "Noob": QT_TRANSLATE_NOOP("TitleForms", "the Noob"),
    "Pauper": QT_TRANSLATE_NOOP("TitleForms", "the Pauper"),
    "Petty Burgher": QT_TRANSLATE_NOOP("TitleForms", "the Petty Burgher"),
    "Petty Pauper": QT_TRANSLATE_NOOP("TitleForms", "the Petty Pauper"),
    "Petty Squire": QT_TRANSLATE_NOOP("TitleForms", "the Petty Squire"),
    "President": QT_TRANSLATE_NOOP("TitleForms", "the President"),
    "Prime Minister": QT_TRANSLATE_NOOP("TitleForms", "the Prime Minister"),
    "Pro": QT_TRANSLATE_NOOP("TitleForms", "the Pro"),
    "Regular": QT_TRANSLATE_NOOP("TitleForms", "the Regular"),
    "Scum": QT_TRANSLATE_NOOP("TitleForms", "the Scum"),
    "Shithead": QT_TRANSLATE_NOOP("TitleForms", "the Shithead"),
    "Smarty-pants": QT_TRANSLATE_NOOP("TitleForms", "the Smarty-pants"),
    "Squire": QT_TRANSLATE_NOOP("TitleForms", "the Squire"),
    "Star": QT_TRANSLATE_NOOP("TitleForms", "the Star"),
    "Stinker": QT_TRANSLATE_NOOP("TitleForms", "the Stinker"),
    "Superstar": QT_TRANSLATE_NOOP("TitleForms", "the Superstar"),
    "Supporting Actor": QT_TRANSLATE_NOOP("TitleForms", "the Supporting Actor"),
    "Tramp": QT_TRANSLATE_NOOP("TitleForms", "the Tramp"),
    "Vice-Asshole": QT_TRANSLATE_NOOP("TitleForms", "the Vice-Asshole"),
    "Vice-Backbencher": QT_TRANSLATE_NOOP("TitleForms", "the Vice-Backbencher"),
    "Vice-Donkey": QT_TRANSLATE_NOOP("TitleForms", "the Vice-Donkey"),
    "Vice-President": QT_TRANSLATE_NOOP("TitleForms", "the Vice-President"),
    "Vice-Scum": QT_TRANSLATE_NOOP("TitleForms", "the Vice-Scum"),
    "Viceroy": QT_TRANSLATE_NOOP("TitleForms", "the Viceroy"),
    "Worker": QT_TRANSLATE_NOOP("TitleForms", "the Worker"),
    "Wretch": QT_TRANSLATE_NOOP("TitleForms", "the Wretch"),
}
"""Title as in `titles.SETS` → its forms."""


class Office(Struct, frozen=True):
    """The title of a position: by itself, as a subject, as an object and as an indirect object."""

    name: str
    subject: str
    object: str
    to: str

    def holes(self, key: str) -> dict[str, str]:
        """Return the values for the `{key}` placeholders of a sentence.

        They are `{key}`, `{key_subject}`, `{key_object}` and `{key_to}`.
        """
        return {
            key: self.name,
            f"{key}_subject": self.subject,
            f"{key}_object": self.object,
            f"{key}_to": self.to,
        }


def ends(offices: Sequence[Office]) -> dict[str, str]:
    """Return values for the placeholders of the highest and the lowest of these positions."""
    return {**offices[0].holes("highest"), **offices[-1].holes("lowest")}


def office_of(title: str, number: int = 0) -> Office:
    """Return the forms of a title, given its source text.

    A numbered title (“Citizen 2”) takes no article, like a person's name.
    """
    name = translate("Titles", title)
    if number:
        name = fill(translate("Titles", "{title} {number}"), title=name, number=number)
        return Office(name, name, name, fill(translate("TitleTo", "{title}"), title=name))
    forms = translate("TitleForms", _FORMS[title]).split("|")
    return Office(name, forms[0], forms[len(forms) // 2], forms[-1])
