pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! After a match: the final standings, and how everybody rose and fell. */
SummaryPanel {
    id: summary
    objectName: "matchSummary"

    readonly property Session session: App.session
    readonly property int players: Math.max(1, session.match.players)
    readonly property real row: Math.max(Math.min(Theme.px(66), room / players), 1.7 * Theme.body)
    need: players * row
    counts: players

    function colourOf(seat) { return Theme.chartLine(seat) }

    title: session.table.winners.length > 1 ? qsTr("A shared win: %1").arg(session.table.winnersNames)
         : winner === "" ? qsTr("The match is over")
         : viewerWins ? qsTr("You win the match!") : qsTr("%1 wins the match!").arg(winner)
    property string winner: ""
    property bool viewerWins: false
    main: again
    replaced: hands.open
    function takeFocus(): void {
        if (hands.open) hands.takeKeys()
        else main.forceActiveFocus(Qt.TabFocusReason)
    }

    header: Item {
        width: parent ? parent.width : 0
        height: luck.visible ? luck.height : 0
        QuietButton {
            id: luck
            objectName: "luckButton"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: summary.session.allHands.pages.some(page => page.value === "luck")
            text: qsTr("Luck or skill?")
            description: qsTr("See what your cards were worth and what your decisions cost you.")
            onClicked: hands.openAt("luck")
        }
    }

    Repeater {
        model: summary.session.table.standings
        Item {
            id: line
            required property int index
            required property int seat
            required property string name
            required property int person
            required property int score
            required property int place
            required property bool isViewer
            required property string accessibleName
            readonly property real face: summary.row - Theme.px(10)
            CountUp { id: count; sheet: summary; before: summary.players - 1 - line.index }

            y: index * summary.row
            width: standings.width
            height: summary.row - Theme.px(4)
            Component.onCompleted: if (index === 0) {
                summary.winner = name
                summary.viewerWins = isViewer
            }
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: accessibleName

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: line.isViewer ? Theme.panelSoft : "transparent"
                border.color: line.isViewer ? Theme.gold : Theme.panelLine
                border.width: line.isViewer ? Theme.line : 1
            }
            Place {
                id: rank
                place: line.place
                x: Theme.px(10)
                width: 2.4 * font.pixelSize
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Math.min(Theme.large, 0.42 * summary.row)
                font.bold: true
            }
            Portrait {
                id: portrait
                x: rank.x + rank.width
                width: line.face; height: width
                anchors.verticalCenter: parent.verticalCenter
                person: line.person
                mood: line.place === 1 ? "happy" : line.place === summary.players ? "sulk" : "rest"
            }
            ChartMarks {
                id: dot
                x: portrait.x + portrait.width + Theme.px(8)
                width: Theme.px(14); height: width
                anchors.verticalCenter: parent.verticalCenter
                seat: line.seat
                tone: summary.colourOf(line.seat)
                size: Theme.px(12)
            }
            Words {
                x: dot.x + dot.width + Theme.px(10)
                width: points.x - x - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.bold: line.isViewer
                font.pixelSize: line.isViewer ? Math.max(Theme.body, Math.min(Theme.large, 0.42 * summary.row)) : Theme.body
                text: line.name
                Accessible.ignored: true
            }
            Words {
                id: points
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.NoWrap
                color: Theme.accent
                font.bold: true
                // One's own figure is the largest.
                font.pixelSize: line.isViewer ? Math.max(1.2 * Theme.body, Math.min(1.5 * Theme.large, 0.5 * summary.row)) : Theme.body
                text: qsTr("%n point(s)", "", count.between(0, line.score))
                Accessible.ignored: true
            }
        }
    }
    Item { id: standings; width: 0.42 * parent.width; height: parent.height }
    OfficeChart {
        x: standings.width + Theme.px(26)
        width: parent.width - x
        height: parent.height
        rounds: summary.session.table.roundsChart
        players: summary.players
        viewerSeat: summary.session.match.viewerSeat
        colourOf: summary.colourOf
    }

    buttons: [
        QuietButton {
            objectName: "leaveButton"
            text: qsTr("Main menu")
            onClicked: { summary.session.leave(); App.show("start") }
        },
        QuietButton {
            objectName: "newMatchButton"
            text: qsTr("New match…")
            onClicked: { summary.session.leave(); App.show("start"); App.show("newMatch") }
        },
        AllHandsButton { id: hands; over: summary },
        ActionButton {
            id: again
            objectName: "againButton"
            text: qsTr("Rematch")
            description: qsTr("The same people and the same rules. Nobody holds a position yet.")
            onClicked: summary.session.rematch()
        }
    ]
}
