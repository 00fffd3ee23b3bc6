pragma Singleton
import QtQuick

/*! Addresses of drawings; they follow the settings, so faces change while you look. */
QtObject {
    readonly property string base: "image://art/"
    readonly property string letters: App.settings ? App.settings.letters : "en"
    readonly property bool fourColours: App.settings ? App.settings.fourColours : false
    readonly property bool largeIndex: App.settings ? App.settings.largeIndex : false
    readonly property string face: "?letters=" + letters + "&four=" + (fourColours ? 1 : 0)
                                   + "&large=" + (largeIndex ? 1 : 0)

    /*! Width to height of every card. */
    readonly property real cardRatio: 63 / 88

    /*! The deck at the table: a bare number (Great Dalmuti, Career) does not say which it is of. */
    readonly property string deck: App.session ? App.session.deck : ""

    /*! The decks of bare numbers, and how far they go. */
    readonly property var numbered: ({ "dalmuti80": 12, "career": 13 })

    function cardSource(code, deckKey) {
        if (!code) return ""
        if (!/^(\d+|\*)$/.test(code)) return base + "card/" + code + face
        // While one match takes another's place, a card may still lie there that the new deck has not.
        const key = deckKey || deck
        if (!(key in numbered) || Number(code) > numbered[key]) return ""
        return base + "card/" + key + "/" + code + face
    }
    function backSource() { return base + "back" }
    function portraitSource(person, mood) {
        return base + "portrait/" + Math.max(0, person) + "/" + (mood || "rest")
    }
    function insigniaSource(key) { return key ? base + "insignia/" + key : "" }
    function clothSource() { return base + "cloth" }
    function iconSource() { return base + "icon" }
    function gameSource(key) { return base + "game/" + key }
}
