pragma Singleton
import QtQuick

/*! The subjects of pictures, as app/pictures/drawings.py reads them. They follow the settings, so
    that cards change at once. `Drawn` shows them. */
QtObject {
    readonly property string letters: App.settings ? App.settings.letters : "en"
    readonly property bool fourColours: App.settings ? App.settings.fourColours : false
    readonly property bool largeIndex: App.settings ? App.settings.largeIndex : false
    readonly property string face: faceOf(fourColours, largeIndex)
    readonly property string cloth: App.settings ? App.settings.cloth : "petrol"
    readonly property string back: App.settings ? App.settings.back : "crowns"

    /*! Width to height of every card. */
    readonly property real cardRatio: 63 / 88

    /*! The deck at the table. Some cards (bare numbers, a game's own suits) look different in each
        deck. */
    readonly property string deck: App.session ? App.session.match.deck : ""

    /*! The decks with faces of their own, and the codes of those (`OWN_FACES` in art/decks.py). */
    readonly property var ownFaces: ({
        "dalmuti80": /^([1-9]|1[0-2]|\*)$/,
        "career": /^([1-9]|1[0-3]|\*)$/,
        "big_a": /^([1-9]|1[0-3]|\*|LA|BA)$/,
        "seigneur": /^(([2-9]|10|[JQKA])[CDHS]|MJ|PH|DR)$/
    })
    /*! Whether the suits at the table are the game's own, for which there are no characters. */
    readonly property bool ownSuits: ownFaces[deck]?.test("2C") ?? false
    /*! The codes that look the same in every other deck. */
    readonly property var common: /^(([1-9]|10|[JQKAN])[CDHS]|\*[RB]|T[1-9]\d?|EX)$/

    /*! Return the address of a picture whose height alone determines its size. */
    function tall(subject: string, height: real, ratio: real): string {
        return "0x" + Math.round(Math.round(height * Theme.shrink) * ratio) + "/" + subject
    }
    function cardSubject(code, deckKey) {
        if (!code) return ""
        const key = deckKey || deck
        if (key in ownFaces && ownFaces[key].test(code)) return "card/" + key + "/" + code + face
        // While one match replaces another, a card can still be shown that the new deck does not
        // have.
        return common.test(code) ? "card/" + code + face : ""
    }
    /*! Return the options for printing faces. */
    function faceOf(four, large) {
        return "?letters=" + letters + "&four=" + (four ? 1 : 0) + "&large=" + (large ? 1 : 0)
    }
    /*! Return the subject for two sample cards printed with these options. */
    function sampleSubject(four, large) { return "sample" + faceOf(four, large) }
    function backSubject(key) { return "back/" + (key || back) }
    function portraitSubject(person, mood) {
        return "portrait/" + Math.max(0, person) + "/" + (mood || "rest")
    }
    function insigniaSubject(key) { return key ? "insignia/" + key : "" }
    function trophySubject(key, earned) { return key ? "trophy/" + key + (earned ? "" : "?earned=0") : "" }
    function lightSubject() { return "light" }
    function clothSubject(key) { return "cloth/" + (key || cloth) }
    /*! The characters of our own letters, in capitals (`glyphs()` in art/woodtype.py). */
    readonly property string alphabet: " !&'(),-.0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00a0·ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜĀĒĪŌŒŪ‑–’\u202f−"
    /*! Return whether a word can be set in our own letters. */
    function spells(word) {
        for (const sign of word.toUpperCase()) if (alphabet.indexOf(sign) < 0) return false
        return word !== ""
    }
    function _points(word) { return Array.from(word.toUpperCase(), sign => sign.codePointAt(0).toString(16)).join("-") }
    /*! Return the subject for a word in our own letters, or for the logo on the start screen. */
    function lettersSubject(word, ink) { return "letters/" + _points(word) + "?ink=" + String(ink).slice(-6) }
    function logoSubject(word) { return "logo/" + _points(word) }
    function gameSubject(key) { return "game/" + key }
}
