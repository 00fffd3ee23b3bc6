import QtQuick
import Arschloch
import ".."

/*! Tools beside the viewer's hand in Grand Seigneur, and the keys for a bomb and for no wish. */
HandTools {
    id: plays

    readonly property SeigneurBoard own: session.match.board as SeigneurBoard

    phases: ["play", "bomb"]
    offer: qsTr("Plays")
    offerHelp: qsTr("Pick the next play you could make: when leading, the longest first; when following, the lowest. Key F.")
    offerTip: qsTr("Show what you could play (F)")

    function takesKey(event: KeyEvent): bool {
        if (session.decision.inPane) {
            if (event.key !== Qt.Key_N) return false
            session.decision.choose("none")
            return true
        }
        if (event.key === Qt.Key_B && own !== null && own.mayBomb) {
            own.playBomb()
            return true
        }
        return offers(event)
    }
}
