pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The name of a rule that has its moment, stamped across the table in ink on paper like a
    woodcut. */
Item {
    id: stamp

    required property Session session
    readonly property PaceNow pace: session.pace
    readonly property CardTable table: session.table
    required property Places places
    readonly property string word: table.momentWord
    // Wait for the letters.
    readonly property bool shown: word !== "" && label.ready
    /*! The colour of the event: red for harmful ones, gold for the rest. */
    readonly property color tone: lastGrave ? Theme.red : "#8A5A12"

    // The word stays the same while it fades.
    onWordChanged: {
        if (word === "") return
        lastWord = ""  // so that no word is drawn in the colour of another
        lastGrave = table.momentGrave
        lastTitle = table.momentSign !== ""
        lastWord = word
    }
    property string lastWord: ""
    property bool lastGrave: false
    property bool lastTitle: false

    visible: opacity > 0
    opacity: shown ? 1 : 0
    Accessible.ignored: true
    Behavior on opacity { enabled: stamp.pace.moves; NumberAnimation { duration: stamp.pace.settle * 0.7 } }

    Item {
        id: block
        x: stamp.places.trickCentre.x - width / 2
        // Below the face of a player who takes a new position in the middle.
        y: stamp.lastTitle ? stamp.places.heroHeart.y + 0.36 * stamp.places.heroFace
                           : stamp.places.trickCentre.y - height / 2 - Theme.px(6)
        width: label.width + Theme.px(76)
        height: label.height + Theme.px(64)
        rotation: -5
        scale: stamp.shown || !stamp.pace.moves ? 1 : 1.7
        Behavior on scale {
            enabled: stamp.pace.moves && stamp.shown
            NumberAnimation { duration: stamp.pace.settle; easing.type: Easing.OutBack }
        }
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: Theme.px(6)
            anchors.bottomMargin: -Theme.px(6)
            radius: Theme.px(6)
            color: "#000000"
            opacity: 0.35
            antialiasing: true
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(5)
            color: Theme.paper
            border { width: Theme.px(5); color: stamp.tone }
            antialiasing: true
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(9)
            color: "transparent"
            border { width: Theme.px(1.5); color: stamp.tone }
            antialiasing: true
        }
        // Cut lines at both ends, as made by an engraver.
        Repeater {
            model: 10
            Rectangle {
                required property int index
                readonly property bool leftEnd: index < 5
                readonly property int step: index % 5
                x: leftEnd ? Theme.px(16) : block.width - Theme.px(16) - width
                y: Theme.px(16) + step * (block.height - Theme.px(35)) / 4
                width: Theme.px(step % 2 ? 9 : 15)
                height: Theme.px(3)
                color: stamp.tone
                antialiasing: true
            }
        }
        Lettering {
            id: label
            anchors.centerIn: parent
            text: stamp.lastWord
            most: stamp.width - 2 * stamp.places.plateMost - Theme.px(220)
            caps: Theme.title * 1.3
            tone: stamp.tone
        }
    }
}
