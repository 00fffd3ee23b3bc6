import QtQuick
import "../theme"

/*! The frame in the middle of the table that says, before cards are let go, whether they may be played. */
Rectangle {
    id: frame

    property bool shown: false
    property bool over: false
    /*! Why the cards carried would not be played; empty where they would be. */
    property string objection: ""
    readonly property bool welcome: objection === ""

    width: Theme.px(470)
    height: Theme.px(300)
    radius: Theme.px(40)
    visible: opacity > 0
    opacity: !shown ? 0 : over ? 1 : 0.75
    color: Qt.alpha(Theme.clothLight, over ? 0.5 : 0.25)
    border { width: Theme.px(over ? 5 : 3); color: welcome ? (over ? Theme.turn : Theme.clothTextSoft) : Theme.warn }
    Behavior on opacity { NumberAnimation { duration: Theme.quick(120) } }
    Accessible.ignored: true

    Rectangle {
        visible: !frame.welcome
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.px(14) }
        width: Math.min(words.implicitWidth + Theme.px(28), parent.width - Theme.px(28))
        height: words.height + Theme.px(12)
        radius: Theme.px(10)
        color: Theme.paper
        border { width: Theme.line; color: Theme.ink }
        Text {
            id: words
            objectName: "dropObjection"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, frame.width - Theme.px(56))
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: frame.objection
            font.pixelSize: Theme.body
            color: "#A8321A"
            Accessible.ignored: true
        }
    }
}
