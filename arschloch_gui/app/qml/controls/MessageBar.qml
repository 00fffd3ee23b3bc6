import QtQuick
import "../theme"

/*! A sentence from the house ("The damaged record is kept as …"), until it is read. */
Panel {
    id: bar

    readonly property string ofMatches: App.session ? App.session.message : ""
    readonly property string ofSettings: App.settings ? App.settings.message : ""
    readonly property string words: ofMatches || (ofSettings !== closed ? ofSettings : "")
    property string closed: ""
    readonly property bool open: words !== ""

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
        onClicked: bar.ofMatches ? App.session.dismissMessage() : bar.closed = bar.ofSettings
    }
}
