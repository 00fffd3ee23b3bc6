import QtQuick
import "../theme"
import "../controls"

/*! For whoever is out while the others play on: watch, hurry, or skip to the result. */
Row {
    id: bar

    required property var session
    property bool dismissed: false
    readonly property bool wanted: session.out && session.busy

    visible: wanted && !dismissed
    spacing: Theme.px(12)
    onWantedChanged: if (!wanted) dismissed = false

    Words {
        anchors.verticalCenter: parent.verticalCenter
        overCloth: true
        text: bar.session.outSentence
        font { pixelSize: Theme.large; bold: true }
        wrapMode: Text.NoWrap
        rightPadding: Theme.px(16)
    }
    QuietButton {
        objectName: "watchButton"
        overCloth: true
        text: qsTr("Watch")
        onClicked: bar.dismissed = true
    }
    QuietButton {
        objectName: "hurryButton"
        overCloth: true
        text: qsTr("Hurry")
        onClicked: bar.session.hurry()
    }
    ActionButton {
        objectName: "skipButton"
        text: qsTr("Skip to the result")
        onClicked: bar.session.skipToResult()
    }
}
