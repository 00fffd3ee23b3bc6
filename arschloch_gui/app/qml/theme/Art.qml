pragma Singleton
import QtQuick

/*! What there is to draw, as app/pictures/drawings.py reads it; it follows the settings, so faces change
    while you look. `Drawn` shows it. */
QtObject {
    readonly property string letters: App.settings ? App.settings.letters : "en"
    readonly property bool fourColours: App.settings ? App.settings.fourColours : false
    readonly property bool largeIndex: App.settings ? App.settings.largeIndex : false
    readonly property string face: "?letters=" + letters + "&four=" + (fourColours ? 1 : 0)
                                   + "&large=" + (largeIndex ? 1 : 0)

    /*! Width to height of every card. */
    readonly property real cardRatio: 63 / 88

    /*! The deck at the table: a bare number (Great Dalmuti, Career) does not say which it is of. */
    readonly property string deck: App.session ? App.session.match.deck : ""

    /*! The decks of bare numbers, and how far they go. */
    readonly property var numbered: ({ "dalmuti80": 12, "career": 13, "big_a": 13 })

    function cardSubject(code, deckKey) {
        if (!code) return ""
        if (!/^(\d+|\*)$/.test(code)) return "card/" + code + face
        // While one match takes another's place, a card may still lie there that the new deck has not.
        const key = deckKey || deck
        if (!(key in numbered) || Number(code) > numbered[key]) return ""
        return "card/" + key + "/" + code + face
    }
    function backSubject() { return "back" }
    function portraitSubject(person, mood) {
        return "portrait/" + Math.max(0, person) + "/" + (mood || "rest")
    }
    function insigniaSubject(key) { return key ? "insignia/" + key : "" }
    function clothSubject() { return "cloth" }
    function gameSubject(key) { return "game/" + key }
}
