pragma Singleton
import QtQuick

/*! What there is to draw, as app/pictures/drawings.py reads it; it follows the settings, so faces change
    while you look. `Drawn` shows it. */
QtObject {
    readonly property string letters: App.settings ? App.settings.letters : "en"
    readonly property bool fourColours: App.settings ? App.settings.fourColours : false
    readonly property bool largeIndex: App.settings ? App.settings.largeIndex : false
    readonly property string face: faceOf(fourColours, largeIndex)
    readonly property string cloth: App.settings ? App.settings.cloth : "petrol"
    readonly property string back: App.settings ? App.settings.back : "crowns"

    /*! Width to height of every card. */
    readonly property real cardRatio: 63 / 88

    /*! The deck at the table: some cards (bare numbers, suits of a game's own) look otherwise in each. */
    readonly property string deck: App.session ? App.session.match.deck : ""

    /*! The decks with faces of their own, and which codes those are (`OWN_FACES` in art/decks.py). */
    readonly property var ownFaces: ({
        "dalmuti80": /^([1-9]|1[0-2]|\*)$/,
        "career": /^([1-9]|1[0-3]|\*)$/,
        "big_a": /^([1-9]|1[0-3]|\*|LA|BA)$/,
        "seigneur": /^(([2-9]|10|[JQKA])[CDHS]|MJ|PH|DR)$/
    })
    /*! Whether the suits at the table are its own, for which there are no letters. */
    readonly property bool ownSuits: ownFaces[deck]?.test("2C") ?? false
    /*! The codes every other deck prints alike. */
    readonly property var common: /^(([1-9]|10|[JQKAN])[CDHS]|\*[RB]|T[1-9]\d?|EX)$/

    /*! The address of a picture whose height alone says how large it is. */
    function tall(subject: string, height: real, ratio: real): string {
        return "0x" + Math.round(Math.round(height * Theme.shrink) * ratio) + "/" + subject
    }
    function cardSubject(code, deckKey) {
        if (!code) return ""
        const key = deckKey || deck
        if (key in ownFaces && ownFaces[key].test(code)) return "card/" + key + "/" + code + face
        // While one match takes another's place, a card may still lie there that the new deck has not.
        return common.test(code) ? "card/" + code + face : ""
    }
    /*! How faces are printed. */
    function faceOf(four, large) {
        return "?letters=" + letters + "&four=" + (four ? 1 : 0) + "&large=" + (large ? 1 : 0)
    }
    /*! Two cards printed so. */
    function sampleSubject(four, large) { return "sample" + faceOf(four, large) }
    function backSubject(key) { return "back/" + (key || back) }
    function portraitSubject(person, mood) {
        return "portrait/" + Math.max(0, person) + "/" + (mood || "rest")
    }
    function insigniaSubject(key) { return key ? "insignia/" + key : "" }
    function lightSubject() { return "light" }
    function clothSubject(key) { return "cloth/" + (key || cloth) }
    /*! What our own letters can say, in capitals (`glyphs()` in art/woodtype.py). */
    readonly property string alphabet: " !&'(),-.0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00a0·ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜĀĒĪŌŒŪ‑–’\u202f−"
    /*! Whether a word can be set in our own letters. */
    function spells(word) {
        for (const sign of word.toUpperCase()) if (alphabet.indexOf(sign) < 0) return false
        return word !== ""
    }
    function _points(word) { return Array.from(word.toUpperCase(), sign => sign.codePointAt(0).toString(16)).join("-") }
    /*! A word in our own letters, or as the name of the game stands on the start screen. */
    function lettersSubject(word, ink) { return "letters/" + _points(word) + "?ink=" + String(ink).slice(-6) }
    function logoSubject(word) { return "logo/" + _points(word) }
    function gameSubject(key) { return "game/" + key }
}
