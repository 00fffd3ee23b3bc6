pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The figures of a match: the standings, and how each player rose and fell. */
Item {
    id: figures
    objectName: "matchFigures"

    /*! The summary that contains them. */
    required property SummaryPanel sheet
    readonly property Session session: App.session
    readonly property int players: Math.max(1, session.match.players)
    readonly property real row: Math.max(Math.min(Theme.px(66), height / players), 1.7 * Theme.body)
    implicitHeight: players * 1.7 * Theme.body

    /*! A chart of one round would be a column of dots, so the cards left are shown instead. */
    readonly property bool single: session.table.roundsChart.length < 2

    function handOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return left.cards
        return []
    }
    function leftOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return qsTr("left over: %1").arg(left.names)
        return ""
    }
    function colourOf(seat) { return Theme.chartLine(seat) }

    Repeater {
        model: figures.session.table.standings
        Item {
            id: line
            required property int index
            required property int seat
            required property string name
            required property int person
            required property int score
            required property int place
            required property bool isViewer
            required property bool isLast
            required property string accessibleName
            readonly property real face: figures.row - Theme.px(10)
            CountUp { id: count; sheet: figures.sheet; before: figures.players - 1 - line.index }

            y: index * figures.row
            width: standings.width
            height: figures.row - Theme.px(4)
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: [accessibleName, figures.single ? figures.leftOf(seat) : ""].filter(text => text !== "").join(", ")

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
                font.pixelSize: Math.min(Theme.large, 0.42 * figures.row)
                font.bold: true
            }
            Portrait {
                id: portrait
                x: rank.x + rank.width
                width: line.face; height: width
                anchors.verticalCenter: parent.verticalCenter
                person: line.person
                mood: line.place === 1 ? "happy" : line.isLast ? "sulk" : "rest"
            }
            ChartMarks {
                id: dot
                x: portrait.x + portrait.width + Theme.px(8)
                width: Theme.px(14); height: width
                anchors.verticalCenter: parent.verticalCenter
                seat: line.seat
                tone: figures.colourOf(line.seat)
                size: Theme.px(12)
            }
            Words {
                x: dot.x + dot.width + Theme.px(10)
                width: (cards.visible ? cards.x : points.x) - x - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.bold: line.isViewer
                font.pixelSize: line.isViewer ? Math.max(Theme.body, Math.min(Theme.large, 0.42 * figures.row)) : Theme.body
                text: line.name
                Accessible.ignored: true
            }
            CardStrip {
                id: cards
                visible: figures.single
                x: 0.44 * parent.width
                width: 0.3 * parent.width
                height: parent.height - Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                codes: figures.handOf(line.seat)
            }
            Words {
                id: points
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.NoWrap
                color: Theme.accent
                font.bold: true
                // The user's own figure is the largest.
                font.pixelSize: line.isViewer ? Math.max(1.2 * Theme.body, Math.min(1.5 * Theme.large, 0.5 * figures.row)) : Theme.body
                text: qsTr("%n point(s)", "", count.between(0, line.score))
                Accessible.ignored: true
            }
        }
    }
    Item { id: standings; width: figures.single ? parent.width : 0.42 * parent.width; height: parent.height }
    OfficeChart {
        visible: !figures.single
        x: standings.width + Theme.px(26)
        width: parent.width - x
        height: parent.height
        rounds: figures.session.table.roundsChart
        players: figures.players
        viewerSeat: figures.session.match.viewerSeat
        colourOf: figures.colourOf
    }
}
