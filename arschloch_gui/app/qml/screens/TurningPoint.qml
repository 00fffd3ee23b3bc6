import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The decision that changed the user's result most, and the way to see it again. It is searched
    for in the background, once the ceremony is over. */
Item {
    id: turn
    objectName: "turningPoint"

    readonly property MatchTurningPoint point: App.retrospect.turningPoint
    /*! The keys have come to its button. */
    signal reached()
    implicitHeight: Math.max(words.height, show.height) + 2 * Theme.px(12)

    Timer { interval: 1800; running: true; onTriggered: turn.point.look() }

    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: heading.text

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.panelSoft
        border { width: 1; color: Theme.panelLine }
    }
    Portrait {
        id: portrait
        x: Theme.px(14)
        width: Math.min(Theme.px(56), parent.height - Theme.px(16)); height: width
        anchors.verticalCenter: parent.verticalCenter
        visible: turn.point.there
        person: Math.max(0, turn.point.person)
        mood: turn.point.helped ? "happy" : "brow"
    }
    Column {
        id: words
        x: portrait.x + (portrait.visible ? Theme.px(56) + Theme.px(12) : 0)
        width: parent.width - x - Theme.px(14) - (show.visible ? show.width + Theme.px(12) : 0)
        anchors.verticalCenter: parent.verticalCenter
        Words {
            id: heading
            width: parent.width
            visible: turn.point.there
            soft: true
            font.pixelSize: Theme.small
            text: qsTr("The turning point")
        }
        Words {
            objectName: "turningMoment"
            width: parent.width
            font.bold: turn.point.there
            soft: !turn.point.there
            maximumLineCount: 2
            elide: Text.ElideRight
            text: turn.point.moment
        }
        Words {
            width: parent.width
            visible: text !== ""
            maximumLineCount: 2
            elide: Text.ElideRight
            text: turn.point.effect
        }
    }
    QuietButton {
        id: show
        objectName: "showTurningPoint"
        anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        visible: turn.point.there
        text: qsTr("Show it")
        description: qsTr("See this moment again, with everyone’s cards.")
        onActiveFocusChanged: if (activeFocus) turn.reached()
        onClicked: {
            App.playback.openTableAt(turn.point.round, turn.point.ply)
            App.show("playback")
        }
    }
}
