import QtQuick
import "../theme"

/*! Ranks and suits as printed on the cards in use. */
QtObject {
    readonly property var suits: ({ "D": "♦", "C": "♣", "H": "♥", "S": "♠" })
    readonly property var fourColours: ({ "D": "#132AAA", "C": "#007C7C", "H": "#C1272D", "S": "#1B1B1F" })

    function rank(code) {
        if (!code) return ""
        const own = App.settings.courtLetters[code]
        if (own) return own
        if (code === "BA" || code === "LA") return code === "BA" ? "A" : "a"
        if (code[0] === "*") return "★"
        if (code === "EX") return "♪"
        if (code === "MJ") return "1"
        if (code === "PH" || code === "DR") return "✦"
        return isTrump(code) ? "✦" + code.slice(1) : code
    }
    function isTrump(code) { return /^T\d+$/.test(code) }
    function _ofSuit(code) { return suits[code.slice(-1)] !== undefined }
    /*! Return whether the card has a suit with a symbol. */
    function hasSuit(code) { return _ofSuit(code) && !Art.ownSuits }
    function card(code) {
        if (!_ofSuit(code)) return rank(code)
        return rank(code.slice(0, -1)) + (hasSuit(code) ? suits[code.slice(-1)] : "")
    }
    function colour(code) {
        if (code[0] === "*") return code === "*R" ? Theme.red : Theme.ink
        if (isTrump(code) || code === "EX") return Theme.trump
        const suit = code.slice(-1)
        if (!hasSuit(code)) return Theme.ink
        if (Art.fourColours) return fourColours[suit]
        return suit === "D" || suit === "H" ? Theme.red : Theme.ink
    }
}
