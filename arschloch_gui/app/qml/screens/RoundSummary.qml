import QtQuick
import "../theme"
import "../controls"

/*! After a round: who has which office, the points, and the cards that were left. */
SummaryPanel {
    id: summary
    objectName: "roundSummary"

    readonly property var session: App.session
    readonly property int players: Math.max(1, session.players)
    readonly property real row: Math.min(Theme.px(74), body.height / players)

    /*! What the person has become. */
    property string verdict: ""

    title: session.rounds > 0 ? qsTr("Round %1 of %2").arg(session.roundNo).arg(session.rounds)
                              : qsTr("Round %1").arg(session.roundNo)
    panelHeight: Math.min(height - Theme.px(70), players * Theme.px(74) + Theme.px(96)
                                                 + (task === "" ? 5 : 7) * Theme.body + Theme.control)
    Component.onCompleted: next.forceActiveFocus()

    function handOf(seat) {
        for (const left of session.lastHands) if (left.seat === seat) return left.cards
        return []
    }

    readonly property string task: session.phase === "round_over" ? App.rulesHelp.courtTask(session.roundNo) : ""

    subtitle: (verdict === "" ? "" : qsTr("You are now: %1").arg(verdict))
              + (task === "" ? "" : "\n" + task)

    Repeater {
        model: summary.session.standings
        Item {
            id: line
            required property int seat
            required property string name
            required property int person
            required property int score
            required property int gained
            required property int office
            required property string title
            required property string insignia
            required property bool isViewer
            readonly property real face: summary.row - Theme.px(12)

            onTitleChanged: _tell()
            Component.onCompleted: _tell()
            function _tell() { if (isViewer) summary.verdict = title }

            y: Math.max(0, office) * summary.row
            width: summary.body.width
            height: summary.row - Theme.px(4)
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2, %3 in all").arg(name).arg(title).arg(points.text)

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: line.isViewer ? Theme.panelSoft : "transparent"
                border.color: line.isViewer ? Theme.gold : Theme.panelLine
                border.width: line.isViewer ? Theme.line : 1
            }
            Insignia {
                id: sign
                x: Theme.px(12)
                width: line.face; height: width
                anchors.verticalCenter: parent.verticalCenter
                key: line.insignia
            }
            Portrait {
                id: portrait
                x: sign.x + sign.width + Theme.px(10)
                width: line.face; height: width
                anchors.verticalCenter: parent.verticalCenter
                person: line.person
                mood: line.office < summary.players / 3 ? "happy"
                    : line.office >= summary.players - 1 ? "sulk" : "rest"
            }
            Column {
                x: portrait.x + portrait.width + Theme.px(14)
                width: cards.x - x - Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    font.bold: true
                    font.pixelSize: Math.min(Theme.large, 0.36 * summary.row)
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    text: line.title
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    soft: true
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.pixelSize: Math.min(Theme.body, 0.3 * summary.row)
                    text: line.name
                    Accessible.ignored: true
                }
            }
            CardStrip {
                id: cards
                x: 0.44 * parent.width
                width: 0.34 * parent.width
                height: parent.height - Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                codes: summary.handOf(line.seat)
            }
            Column {
                id: numbers
                width: 0.2 * parent.width
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(18)
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    font.bold: true
                    font.pixelSize: Math.min(Theme.large, 0.36 * summary.row)
                    color: Theme.accent
                    text: line.gained > 0 ? "+" + line.gained : "0"
                    Accessible.ignored: true
                }
                Words {
                    id: points
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    soft: true
                    font.pixelSize: Math.min(Theme.body, 0.3 * summary.row)
                    text: qsTr("%n point(s)", "", line.score)
                    Accessible.ignored: true
                }
            }
        }
    }

    buttons: [
        QuietButton {
            objectName: "leaveButton"
            text: qsTr("Stop for now")
            description: qsTr("The match can be continued later.")
            onClicked: { summary.session.leave(); App.show("start") }
        },
        ActionButton {
            id: next
            objectName: "nextRoundButton"
            text: qsTr("Next round")
            onClicked: summary.session.nextRound()
        }
    ]
}
