import QtQuick
import "../theme"

/*! A sentence from the house ("The damaged record is kept as …"), until it is read. */
Panel {
    id: bar

    property string words: App.session ? App.session.message : ""
    property string closed: ""
    readonly property bool open: words !== "" && words !== closed

    visible: open
    z: 50
    padding: Theme.px(14)
    tone: Theme.panelSoft
    width: Math.min(Theme.windowWidth - Theme.px(80), Theme.measure + close.width + Theme.px(60))
    height: Math.max(sentence.height, close.height) + 2 * padding
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    Words {
        id: sentence
        width: parent.width - close.width - Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        text: bar.words
    }
    QuietButton {
        id: close
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("All right")
        onClicked: bar.closed = bar.words
    }
}
