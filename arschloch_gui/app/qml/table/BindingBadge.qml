import QtQuick
import Arschloch
import "../theme"

/*! What the trick is bound to (match or skip, locked suits), between the plays and the prompt. */
Rectangle {
    id: badge

    required property Session session
    readonly property string sentence: session.table.bindSentence

    objectName: "bindingBadge"
    visible: sentence !== ""
    width: words.implicitWidth + Theme.px(28)
    height: words.implicitHeight + Theme.px(10)
    radius: height / 2
    color: Theme.turn
    border { width: Theme.line; color: Theme.ink }
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: sentence

    Text {
        textFormat: Text.PlainText
        id: words
        anchors.centerIn: parent
        text: badge.sentence
        font { pixelSize: Theme.body; bold: true }
        color: Theme.ink
    }
}
