import QtQuick
import ".."

/*! Tools beside the viewer's hand in Thirteen Cards. */
HandTools {
    offer: qsTr("Five cards")
    offerHelp: qsTr("Pick your next five-card combination, the strongest kind first. Key F.")
    offerTip: qsTr("Show five-card combinations (F)")
}
