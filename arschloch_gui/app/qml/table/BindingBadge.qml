import QtQuick
import Arschloch
import "../theme"

/*! The restriction on the trick (match or skip, locked suits), between the plays and the prompt. */
Rectangle {
    id: badge

    required property Session session
    readonly property string sentence: session.table.bindSentence

    objectName: "bindingBadge"
    visible: sentence !== ""
    // It snaps shut over the trick.
    onVisibleChanged: if (visible && session.pace.moves) snapping.restart()
    SequentialAnimation {
        id: snapping
        NumberAnimation { target: badge; property: "scale"; from: 1.7; to: 0.92; duration: badge.session.pace.settle * 0.8; easing.type: Easing.InCubic }
        NumberAnimation { target: badge; property: "scale"; to: 1; duration: badge.session.pace.settle; easing.type: Easing.OutBounce }
    }
    /*! The width available. If two rules apply at once, the badge fills it and becomes higher. */
    required property real room
    width: Math.min(words.implicitWidth + Theme.px(28), room)
    height: words.implicitHeight + Theme.px(10)
    radius: Theme.px(18)
    color: Theme.turn
    border { width: Theme.line; color: Theme.ink }
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: sentence

    Text {
        textFormat: Text.PlainText
        id: words
        anchors.centerIn: parent
        width: parent.width - Theme.px(28)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: badge.sentence
        font { family: Theme.family; pixelSize: Theme.body; bold: true }
        color: Theme.ink
    }
}
