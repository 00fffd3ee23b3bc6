import QtQuick
import Arschloch
import "../theme"

/*! A player's speech bubble: “Pass!” (shown until the trick is over), a question or an
    announcement. */
Item {
    id: bubble
    objectName: "bubble"

    required property bool shown
    /*! The text instead of “Pass!”, empty for a pass. */
    property string words: ""
    /*! Whether it is below the speaker instead of above. */
    property bool below: false
    required property Session session

    width: face.width
    height: face.height
    opacity: shown ? 1 : 0
    scale: shown ? 1 : 0.4
    visible: opacity > 0
    Accessible.ignored: true

    Behavior on opacity { NumberAnimation { duration: bubble.session.pace.passing / 3 } }
    Behavior on scale {
        NumberAnimation { duration: bubble.session.pace.passing; easing.type: Easing.OutBack; easing.overshoot: 2.4 }
    }
    Rectangle {
        // The pointer towards the speaker.
        width: Theme.px(10)
        height: width
        x: bubble.below ? (face.width - width) / 2 : Theme.px(8)
        y: bubble.below ? -height * 0.3 : face.height - height * 0.7
        rotation: 30
        color: Theme.paper
        border { width: Math.max(1, Theme.px(1.5)); color: Theme.ink }
        antialiasing: true
    }
    Rectangle {
        id: face
        width: word.implicitWidth + Theme.px(16)
        height: word.implicitHeight + Theme.px(4)
        radius: height / 2
        color: Theme.paper
        border { width: Math.max(1, Theme.px(1.5)); color: Theme.ink }
        Text {
            textFormat: Text.PlainText
            id: word
            anchors.centerIn: parent
            text: bubble.words !== "" ? bubble.words : qsTr("Pass!")
            font { family: Theme.family; pixelSize: bubble.words !== "" ? Theme.plate : 0.86 * Theme.plate; bold: true }
            color: Theme.ink
        }
    }
}
