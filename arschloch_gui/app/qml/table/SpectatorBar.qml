import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! For whoever is out while the others play on: watch, hurry, or skip to the result. */
Column {
    id: bar

    required property Session session
    property bool dismissed: false
    /*! A button has been pressed; the keys belong to the hand again. */
    signal acted()
    readonly property bool wanted: session.table.out && session.pace.busy

    // Nobody is asked what next while he is being crowned.
    visible: wanted && !dismissed && session.table.momentSign === ""
    spacing: Theme.px(8)
    onWantedChanged: if (!wanted) dismissed = false

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        overCloth: true
        text: bar.session.table.outSentence
        font { pixelSize: Theme.large; bold: true }
        wrapMode: Text.NoWrap
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.px(12)
        QuietButton {
            objectName: "watchButton"
            overCloth: true
            text: qsTr("Watch")
            onClicked: { bar.dismissed = true; bar.acted() }
        }
        QuietButton {
            objectName: "hurryButton"
            overCloth: true
            text: qsTr("Faster")
            onClicked: { bar.session.pace.hurry(); bar.acted() }
        }
        ActionButton {
            objectName: "skipButton"
            text: qsTr("Skip to the result")
            onClicked: { bar.session.pace.skipToResult(); bar.acted() }
        }
    }
}
