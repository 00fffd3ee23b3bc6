import QtQuick
import "../theme"

/*! Why the dragged cards cannot be dropped here, shown in the upper part of the frame or tray under
    them. It is above the cards of the trick, which hide the frame. */
Rectangle {
    id: note

    required property Item over
    property string words: ""

    x: over.x + (over.width - width) / 2
    y: over.y + Theme.px(14)
    width: Math.min(said.implicitWidth + Theme.px(28), over.width - Theme.px(28))
    height: said.height + Theme.px(12)
    radius: Theme.px(10)
    color: Theme.paper
    border { width: Theme.line; color: Theme.ink }

    Text {
        id: said
        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.over.width - Theme.px(56))
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: note.words
        font.family: Theme.family
        font.pixelSize: Theme.body
        color: "#A8321A"
        Accessible.ignored: true
    }
}
