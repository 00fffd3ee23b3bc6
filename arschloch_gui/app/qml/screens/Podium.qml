pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The ceremony at the end of a match: the first three on their steps, everybody else beside them,
    and the turning point below. */
Item {
    id: podium

    /*! The summary that contains it. */
    required property SummaryPanel sheet
    readonly property Session session: App.session
    readonly property int players: Math.max(1, session.match.players)
    readonly property int steps: 3

    /*! Whether nobody has seen this ceremony yet; it is not repeated for those who come back to it. */
    readonly property bool first: !App.ceremonySeen
    Component.onDestruction: App.ceremonySeen = true

    /*! Milliseconds at speed 3: between two steps that rise, and for one of them. */
    readonly property int between: 320
    readonly property int rise: 420

    // From the bottom: the turning point, everybody beyond the third, and the steps.
    readonly property real restHeight: players > steps ? 1.3 * face4 + 2.5 * Theme.body + Theme.px(6) : 0
    readonly property real face4: Theme.px(players > 9 ? 46 : 54)
    readonly property real stage: Math.max(least, height - turn.height - restHeight - 2 * Theme.px(12))
    readonly property real least: Theme.px(110) + 7 * Theme.body
    readonly property real step: Math.max(2.9 * Theme.body, 0.2 * stage)
    readonly property real rising: Math.max(Theme.px(14), 0.09 * stage)
    readonly property real wide: Math.min(Theme.px(210), width / 3.4)
    readonly property real face: Math.min(Theme.px(160), wide - Theme.px(20), (stage - step - 2 * rising) / 1.36)
    implicitHeight: least + restHeight + turn.height + 2 * Theme.px(12)

    Repeater {
        model: podium.session.table.standings
        Item {
            id: person
            required property int index
            required property int seat
            required property string name
            required property int person
            required property int score
            required property int place
            required property string sign
            required property bool isLast
            required property bool isViewer
            required property string accessibleName
            readonly property bool raised: index < podium.steps
            readonly property real face: raised ? podium.face : podium.face4

            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: accessibleName

            // The third comes first, then the second, and the winner last.
            /*! 0: not there yet, 1: on the step. */
            property real told: 1
            /*! 0: the symbol is in the air, 1: it is on the head. */
            property real fallen: 1
            SequentialAnimation {
                id: telling
                running: podium.sheet.moves && podium.sheet.visible && podium.first
                PropertyAction { target: person; properties: "told,fallen"; value: 0 }
                PauseAnimation { duration: Theme.duration(person.raised ? podium.between * (podium.steps - person.index) : 0) }
                NumberAnimation { target: person; property: "told"; to: 1; duration: Theme.duration(podium.rise); easing.type: Easing.OutCubic }
                Cue { onGiven: if (person.index === 0) podium.session.table.acclaim() }
                ParallelAnimation {
                    NumberAnimation { target: person; property: "fallen"; to: 1; duration: Theme.duration(person.index === 0 ? 900 : 300); easing.type: person.index === 0 ? Easing.OutBounce : Easing.OutCubic }
                    SequentialAnimation {
                        PauseAnimation { duration: Theme.duration(person.index === 0 ? 300 : 0) }
                        Cue { onGiven: if (person.index === 0) scraps.scatter() }
                    }
                }
            }
            Connections { target: podium.sheet; function onHurried() { if (telling.running) telling.complete() } }

            // -- on a step: the second on the left of the winner, the third on the right --
            readonly property real block: podium.step + Math.max(0, podium.steps - place) * podium.rising
            // -- beyond the third: side by side below the steps --
            readonly property int others: Math.max(1, podium.players - podium.steps)
            readonly property real cell: Math.min(Theme.px(170), podium.width / others)

            width: raised ? podium.wide : cell
            height: raised ? podium.stage : podium.restHeight
            x: raised ? podium.width / 2 + [0, -1, 1][index] * (podium.wide + Theme.px(6)) - width / 2
                      : (podium.width - others * cell) / 2 + (index - podium.steps) * cell
            y: raised ? 0 : podium.stage + Theme.px(12)

            Rectangle {
                id: block
                visible: person.raised
                width: parent.width
                height: person.block * person.told
                y: podium.stage - height
                radius: Theme.px(6)
                color: [Theme.gold, Theme.silver, Theme.copper][Math.min(2, person.place - 1)]
                border { width: Theme.line; color: Theme.ink }
                clip: true
                Rectangle {
                    x: parent.border.width; y: x
                    width: parent.width - 2 * x
                    height: Theme.px(7)
                    radius: Theme.px(4)
                    color: "#FFFFFF"
                    opacity: 0.35
                }
                Place {
                    id: number
                    place: person.place
                    x: Theme.px(10)
                    y: Theme.px(8) + (podium.step - Theme.px(8) - height) / 2
                    color: Theme.ink
                    opacity: 0.55
                    font { bold: true; pixelSize: Math.min(Theme.title, (text.length > 2 ? 0.34 : 0.46) * podium.step, 0.13 * podium.wide) }
                }
            }
            Rectangle {
                // The user beyond the third, highlighted as in every list.
                visible: !person.raised && person.isViewer
                anchors { fill: parent; leftMargin: Theme.px(3); rightMargin: Theme.px(3) }
                radius: Theme.px(8)
                color: Theme.panelSoft
                border { width: Theme.line; color: Theme.gold }
                opacity: person.told
            }
            Portrait {
                id: portrait
                width: person.face; height: width
                x: (parent.width - width) / 2
                y: person.raised ? podium.stage - person.block * person.told - height + Theme.px(4) : 0.3 * person.face
                opacity: Math.min(1, 2 * person.told)
                person: person.person
                mood: person.place === 1 ? "happy" : person.isLast ? "sulk" : "rest"
            }
            Insignia {
                key: person.sign
                width: (person.raised ? 0.52 : 0.5) * person.face; height: width
                x: portrait.x + 0.5 * (portrait.width - width) - 0.2 * person.face
                y: portrait.y - 0.34 * person.face - (1 - person.fallen) * (portrait.y + height)
                rotation: -12 - 40 * (1 - person.fallen)
                opacity: Math.min(1, 4 * person.fallen)
                smooth: true
                antialiasing: true
            }
            Column {
                id: words
                readonly property real aside: person.raised ? number.x + number.width : Theme.px(6)
                width: parent.width - 2 * aside
                x: aside
                y: person.raised ? podium.stage - person.block * person.told + Theme.px(6) + (podium.step - Theme.px(6) - height) / 2 : portrait.y + portrait.height + Theme.px(1)
                opacity: person.told
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.7 * Theme.usual
                    font { bold: true; pixelSize: person.raised ? 1.1 * Theme.body : Theme.small }
                    color: person.raised ? Theme.ink : Theme.text
                    text: person.raised ? person.name : qsTr("%1 %2", "place and name").arg(number.text).arg(person.name)
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.6 * Theme.usual
                    font.pixelSize: person.raised ? Theme.body : Theme.small
                    color: person.raised ? Theme.ink : Theme.textSoft
                    text: qsTr("%n point(s)", "", person.score)
                    Accessible.ignored: true
                }
            }
            Scraps {
                id: scraps
                z: 1
                face: person.face
                heart: Qt.point(portrait.x + portrait.width / 2, portrait.y + portrait.height / 2)
                lasts: Theme.duration(1400)
            }
        }
    }
    TurningPoint {
        id: turn
        width: parent.width
        onReached: podium.sheet.reveal(turn)
        anchors.bottom: parent.bottom
    }
}
