pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../screens"

/*! The figures of a round or match with points: standings, cards left, chart and score sheet. */
Item {
    id: figures
    objectName: "scoreFigures"

    /*! The summary that contains them. */
    required property SummaryPanel sheet
    readonly property Session session: App.session
    readonly property var rows: session.table.scoreRows
    readonly property var last: rows.length > 0 ? rows[rows.length - 1] : null
    readonly property int players: Math.max(1, session.match.players)
    readonly property real row: Math.min(Theme.px(104), height / players)
    /*! Whether the lines are too low for two texts on top of each other. */
    readonly property bool flat: row < Theme.px(46) + 1.4 * Theme.body

    function colourOf(seat) { return Theme.chartLine(seat) }
    function handOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return left.cards
        return []
    }
    /*! Return the cards left as a text for screen readers. */
    function leftOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return qsTr("left over: %1").arg(left.names)
        return ""
    }

    Repeater {
        model: figures.session.table.standings
        Item {
            id: line
            required property int index
            required property int seat
            required property string name
            required property int person
            required property int score
            required property int gained
            required property int place
            required property bool isViewer
            required property string accessibleName
            readonly property string penalty: figures.last?.penalties[seat] ?? ""
            readonly property real face: figures.row - Theme.px(22)
            CountUp {
                id: count
                readonly property int gain: between(0, line.gained)
                sheet: figures.sheet
                before: figures.players - 1 - line.index
            }

            y: index * figures.row
            width: people.width
            height: figures.row - Theme.px(6)
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: [accessibleName, gained > 0 ? "+" + gained : "", penalty,
                              figures.leftOf(seat)].filter(text => text !== "").join(", ")

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: line.isViewer ? Theme.panelSoft : "transparent"
                border { width: line.isViewer ? Theme.line : 1; color: line.isViewer ? Theme.gold : Theme.panelLine }
            }
            ChartMarks {
                id: dot
                x: Theme.px(12)
                width: Theme.px(16); height: width
                anchors.verticalCenter: parent.verticalCenter
                seat: line.seat
                tone: figures.colourOf(line.seat)
                size: Theme.px(13)
            }
            Portrait {
                id: portrait
                x: dot.x + dot.width + Theme.px(8)
                width: line.face; height: width
                anchors.verticalCenter: parent.verticalCenter
                person: line.person
                mood: line.gained === 0 ? "happy" : line.penalty !== "" ? "sulk" : "rest"
            }
            // The cards left are below the name, or beside it if there are many players.
            Grid {
                x: portrait.x + portrait.width + Theme.px(12)
                width: numbers.x - x - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                columns: figures.flat ? 2 : 1
                spacing: Theme.px(2)
                verticalItemAlignment: Grid.AlignVCenter
                Words {
                    width: figures.flat ? 0.36 * parent.width : parent.width
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.7 * Theme.usual
                    font.bold: true
                    text: line.name
                    Accessible.ignored: true
                }
                CardStrip {
                    width: figures.flat ? 0.62 * parent.width : parent.width
                    height: Math.min(Theme.px(50), figures.row - Theme.px(16) - (figures.flat ? 0 : Theme.px(8) + 1.4 * Theme.body))
                    codes: figures.handOf(line.seat)
                    visible: codes.length > 0
                }
            }
            Column {
                id: numbers
                width: (figures.flat ? 0.24 : 0.3) * parent.width
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    font { bold: true; pixelSize: Math.min(Theme.large, 0.42 * figures.row) }
                    color: Theme.accent
                    text: count.between(line.score - line.gained, line.score)
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.8 * Theme.small
                    // The user's own change is the largest.
                    font.pixelSize: Math.min(line.isViewer && !figures.flat ? Theme.large : Theme.body, 0.38 * figures.row)
                    color: line.penalty === "" ? Theme.textSoft : Theme.warnText
                    font.bold: line.penalty !== ""
                    text: (count.gain > 0 ? "+" + count.gain : "0") + (line.penalty ? "  " + line.penalty : "")
                    Accessible.ignored: true
                }
            }
        }
    }
    Item { id: people; width: 0.47 * parent.width; height: parent.height }
    ScoreChart {
        id: course
        x: people.width + Theme.px(22)
        width: parent.width - x
        height: 0.54 * parent.height
        rows: figures.rows
        players: figures.players
        viewerSeat: figures.session.match.viewerSeat
        limit: figures.session.table.scoreLimit
        colourOf: figures.colourOf
    }
    ScoreSheet {
        x: course.x
        y: course.height + Theme.px(10)
        width: course.width
        height: parent.height - y
        rows: figures.rows
        names: figures.session.table.names
        viewerSeat: figures.session.match.viewerSeat
    }
}
