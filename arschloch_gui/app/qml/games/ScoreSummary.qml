pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../screens"

/*! After a round or the match: who stands where, the cards left, the sheet and everybody's line. */
SummaryPanel {
    id: summary
    objectName: over ? "matchSummary" : "roundSummary"

    readonly property Session session: App.session
    readonly property var rows: session.table.scoreRows
    readonly property var last: rows.length > 0 ? rows[rows.length - 1] : null
    readonly property int players: Math.max(1, session.match.players)
    readonly property bool over: session.table.phase === "match_over"
    readonly property real row: Math.min(Theme.px(104), body.height / players)
    /*! Whether the lines are too low for two things on top of one another. */
    readonly property bool flat: row < Theme.px(46) + 1.4 * Theme.body
    counts: players
    property string winner: ""
    property bool viewerWins: false

    function colourOf(seat) { return Theme.chartLine(seat) }
    function handOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return left.cards
        return []
    }
    /*! The same for whoever does not see them. */
    function leftOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return qsTr("left over: %1").arg(left.names)
        return ""
    }

    panelWidth: Math.min(width - Theme.px(60), Math.max(Theme.px(1080), 64 * Theme.body))
    panelHeight: Math.min(height - Theme.px(60), Theme.px(640))
    title: !over ? qsTr("Round %1").arg(session.table.roundNo)
         : session.table.winners.length > 1 ? qsTr("A shared win: %1").arg(session.table.winnersNames)
         : viewerWins ? qsTr("You win the match!")
         : winner === "" ? qsTr("The match is over") : qsTr("%1 wins the match!").arg(winner)
    subtitle: session.table.scoreSentence
    main: goOn
    replaced: hands.open
    function takeFocus(): void {
        if (hands.open) hands.takeKeys()
        else main.forceActiveFocus(Qt.TabFocusReason)
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
            required property int gained
            required property int place
            required property bool isViewer
            required property string accessibleName
            readonly property string penalty: summary.last?.penalties[seat] ?? ""
            readonly property real face: summary.row - Theme.px(22)
            CountUp {
                id: count
                readonly property int gain: between(0, line.gained)
                sheet: summary
                before: summary.players - 1 - line.index
            }

            y: index * summary.row
            width: people.width
            height: summary.row - Theme.px(6)
            Component.onCompleted: if (index === 0) {
                summary.winner = name
                summary.viewerWins = isViewer
            }
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: [accessibleName, gained > 0 ? "+" + gained : "", penalty,
                              summary.leftOf(seat)].filter(text => text !== "").join(", ")

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
                tone: summary.colourOf(line.seat)
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
            // The cards left lie below the name, or where many sit at the table, beside it.
            Grid {
                x: portrait.x + portrait.width + Theme.px(12)
                width: numbers.x - x - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                columns: summary.flat ? 2 : 1
                spacing: Theme.px(2)
                verticalItemAlignment: Grid.AlignVCenter
                Words {
                    width: summary.flat ? 0.36 * parent.width : parent.width
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.7 * Theme.usual
                    font.bold: true
                    text: line.name
                    Accessible.ignored: true
                }
                CardStrip {
                    width: summary.flat ? 0.62 * parent.width : parent.width
                    height: Math.min(Theme.px(50), summary.row - Theme.px(16) - (summary.flat ? 0 : Theme.px(8) + 1.4 * Theme.body))
                    codes: summary.handOf(line.seat)
                    visible: codes.length > 0
                }
            }
            Column {
                id: numbers
                width: (summary.flat ? 0.24 : 0.3) * parent.width
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    font { bold: true; pixelSize: Math.min(Theme.large, 0.42 * summary.row) }
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
                    // One's own change is the largest.
                    font.pixelSize: Math.min(line.isViewer && !summary.flat ? Theme.large : Theme.body, 0.38 * summary.row)
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
        rows: summary.rows
        players: summary.players
        viewerSeat: summary.session.match.viewerSeat
        limit: summary.session.table.scoreLimit
        colourOf: summary.colourOf
    }
    ScoreSheet {
        x: course.x
        y: course.height + Theme.px(10)
        width: course.width
        height: parent.height - y
        rows: summary.rows
        names: summary.session.table.names
        viewerSeat: summary.session.match.viewerSeat
    }

    buttons: [
        QuietButton {
            objectName: "leaveButton"
            text: summary.over ? qsTr("Main menu") : qsTr("Stop for now")
            description: summary.over ? "" : qsTr("You can continue the match later.")
            onClicked: { summary.session.leave(); App.show("start") }
        },
        QuietButton {
            objectName: "newMatchButton"
            visible: summary.over
            text: qsTr("New match…")
            onClicked: { summary.session.leave(); App.show("start"); App.show("newMatch") }
        },
        AllHandsButton { id: hands; over: summary },
        ActionButton {
            id: goOn
            objectName: summary.over ? "againButton" : "nextRoundButton"
            text: summary.over ? qsTr("Rematch") : qsTr("Next round")
            description: summary.over ? qsTr("The same people and the same rules.") : ""
            onClicked: {
                if (summary.over) summary.session.rematch()
                else summary.session.match.nextRound()
            }
        }
    ]
}
