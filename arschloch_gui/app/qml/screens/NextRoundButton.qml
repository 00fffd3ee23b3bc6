import QtQuick
import "../theme"
import "../controls"

/*! Deals the next round, while the match continues. */
ActionButton {
    objectName: "nextRoundButton"
    visible: App.session.table.phase !== "match_over"
    text: qsTr("Next round")
    onClicked: App.session.match.nextRound()
}
