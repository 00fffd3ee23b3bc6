import QtQuick
import "../theme"
import "../controls"

/*! Leads from the result of the last round to the end of the match. */
ActionButton {
    objectName: "podiumButton"
    visible: App.session.table.phase === "match_over"
    text: qsTr("To the podium")
    description: qsTr("See how the match ended.")
    onClicked: App.lastResultSeen = true
}
