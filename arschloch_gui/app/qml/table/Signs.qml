import QtQuick
import "../theme"

/*! Ranks and suits as they are printed on the cards in use. */
QtObject {
    readonly property var letters: ({
        "en": { "J": "J", "Q": "Q", "K": "K", "A": "A" },
        "de": { "J": "B", "Q": "D", "K": "K", "A": "A" },
        "fr": { "J": "V", "Q": "D", "K": "R", "A": "A" }
    })
    readonly property var suits: ({ "D": "♦", "C": "♣", "H": "♥", "S": "♠" })
    readonly property var fourColours: ({ "D": "#1F5FBF", "C": "#1E7B3A", "H": "#C1272D", "S": "#1B1B1F" })

    function rank(code) {
        const own = letters[Art.letters] || letters.en
        return own[code] || (code[0] === "*" ? "★" : code)
    }
    function card(code) {
        if (code[0] === "*") return "★"
        return rank(code.slice(0, -1)) + suits[code.slice(-1)]
    }
    function colour(code) {
        if (code[0] === "*") return code === "*R" ? Theme.red : Theme.ink
        const suit = code.slice(-1)
        if (Art.fourColours) return fourColours[suit]
        return suit === "D" || suit === "H" ? Theme.red : Theme.ink
    }
}
