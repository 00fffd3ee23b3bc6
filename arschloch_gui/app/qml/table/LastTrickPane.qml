pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The plays of the last trick in order, starting with the lead. */
Panel {
    id: pane

    required property Session session
    required property Places places
    /*! Whether it was opened by key. */
    property bool asked: false
    /*! Whether the pointer is on cards that were taken. */
    property bool pointedAt: false
    property bool rested: false
    onPointedAtChanged: { rested = false; if (pointedAt) resting.restart(); else resting.stop() }
    Timer { id: resting; interval: 600; onTriggered: pane.rested = true }
    readonly property list<var> plays: session.table.lastTrick
    readonly property real room: places.barBottom - Theme.control - Theme.px(150)
    /*! As large as possible with room for all plays. */
    readonly property real rowHeight: Math.max(Theme.px(56), 2 * Theme.body, Math.min(Theme.px(96), room / plays.length - rows.spacing))

    objectName: "lastTrick"
    visible: (asked || rested) && plays.length > 0
    width: Math.min(Theme.px(520), parent.width - Theme.px(80))
    height: heading.height + Theme.px(10) + Math.min(rows.height, room) + 2 * padding
    x: places.trickCentre.x - width / 2
    y: Math.max(Theme.control + Theme.px(16), places.trickCentre.y - height / 2)
    z: 50

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: heading.text

    Words {
        id: heading
        text: qsTr("The last trick")
        font { pixelSize: Theme.large; bold: true }
    }
    Flickable {
        anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: parent.bottom; topMargin: Theme.px(10) }
        contentHeight: rows.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: rows
            width: parent.width
            spacing: Theme.px(6)
            Repeater {
                model: pane.plays
                Item {
                    id: play
                    required property var modelData
                    required property int index
                    width: rows.width
                    height: pane.rowHeight
                    Accessible.role: Accessible.ListItem
                    Accessible.ignored: !visible
                    Accessible.name: play.modelData.words
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 0.36 * parent.width
                        elide: Text.ElideRight
                        text: play.modelData.name
                        font.bold: play.modelData.takes
                    }
                    CardStrip {
                        objectName: "lastTrickCards:" + play.index
                        x: 0.4 * parent.width
                        width: 0.6 * parent.width
                        height: parent.height
                        codes: play.modelData.cards
                        deck: pane.session.match.deck
                    }
                }
            }
        }
    }
}
