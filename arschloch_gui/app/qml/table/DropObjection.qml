import QtQuick
import "../theme"

/*! Why the cards carried would not be played. It lies on the cards of the trick, which hide the frame. */
Rectangle {
    id: note

    required property DropFrame frame

    x: frame.x + (frame.width - width) / 2
    y: frame.y + Theme.px(14)
    width: Math.min(words.implicitWidth + Theme.px(28), frame.width - Theme.px(28))
    height: words.height + Theme.px(12)
    visible: frame.visible && !frame.welcome
    opacity: frame.shown ? 1 : frame.opacity
    radius: Theme.px(10)
    color: Theme.paper
    border { width: Theme.line; color: Theme.ink }

    Text {
        id: words
        objectName: "dropObjection"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, note.frame.width - Theme.px(56))
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: note.frame.said
        font.pixelSize: Theme.body
        color: "#A8321A"
        Accessible.ignored: true
    }
}
