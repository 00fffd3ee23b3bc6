import QtQuick
import ".."

/*! Beside the viewer's hand in Thirteen Cards. */
HandTools {
    offer: qsTr("Five cards")
    offerHelp: qsTr("Pick the next five-card hand you hold, the strongest kind first. Key F.")
    offerTip: qsTr("Show five-card hands (F)")
}
