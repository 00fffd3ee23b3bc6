import QtQuick
import "../theme"

/*! A small round mark on a card of the hand that shows what is special about it. */
Rectangle {
    id: mark

    property string sign: ""
    property color tone: Theme.gold
    property color signTone: Theme.ink

    width: Theme.px(24)
    height: width
    radius: width / 2
    color: tone
    border { width: Theme.line; color: signTone }
    antialiasing: true
    Accessible.ignored: true

    Text {
        textFormat: Text.PlainText
        anchors.centerIn: parent
        text: mark.sign
        font { family: Theme.family; pixelSize: mark.height * 0.62; bold: true }
        color: mark.signTone
    }
}
