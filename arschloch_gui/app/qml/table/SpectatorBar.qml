import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! For a viewer who is out while the others play on: watch, speed up, or skip to the result. */
Column {
    id: bar

    required property Session session
    property bool dismissed: false
    /*! Emitted when a button has been pressed, to return the focus to the hand. */
    signal acted()
    readonly property bool out: session.table.out
    // With a single player left, the round is over at once.
    readonly property bool wanted: session.table.contested && session.pace.busy
    /*! Whether it has been wanted for a while. The others pause between their turns and may be done
        at once, and the buttons must not flash then. */
    property bool steady: false

    // Hidden during the ceremony for the viewer, and while the others wait for a tip to be read.
    visible: steady && session.table.contested && !dismissed && session.table.momentSign === "" && App.guide.text === ""
    spacing: Theme.px(8)
    // The answer is valid until the next round, however soon that ends for the viewer.
    onOutChanged: if (!out) steady = dismissed = false
    // Long enough for the ceremony to begin first.
    Timer { interval: Theme.quick(1000); running: bar.wanted && !bar.steady; onTriggered: bar.steady = true }
    Timer { interval: Theme.quick(500); running: !bar.wanted && bar.steady; onTriggered: bar.steady = false }

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
            onClicked: { bar.dismissed = true; bar.session.pace.skipToResult(); bar.acted() }
        }
    }
}
