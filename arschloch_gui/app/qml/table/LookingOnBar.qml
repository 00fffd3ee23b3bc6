import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! For whoever looks on at the match of another window: says so, and offers to play it here. */
Row {
    id: bar
    objectName: "lookingOnBar"

    readonly property OtherWindow other: App.session.otherWindow

    visible: other.lookingOn
    spacing: Theme.px(12)

    Words {
        anchors.verticalCenter: parent.verticalCenter
        overCloth: true
        text: bar.other.taking ? qsTr("The other window is asked for the match …")
                               : qsTr("You are looking on at another window.")
        font { pixelSize: Theme.large; bold: true }
        wrapMode: Text.NoWrap
        rightPadding: Theme.px(16)
    }
    QuietButton {
        objectName: "playHereButton"
        overCloth: true
        text: qsTr("Play here")
        enabled: !bar.other.taking
        onClicked: bar.other.takeOver()
    }
}
