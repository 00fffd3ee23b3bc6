pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The end of a round: the new positions, the points and the cards left. */
SummaryPanel {
    id: summary
    objectName: "roundSummary"

    readonly property Session session: App.session
    readonly property int players: Math.max(1, session.match.players)
    readonly property real full: Math.max(Theme.px(74), 3.2 * Theme.body)
    readonly property real row: Math.max(Math.min(full, room / players), 2.5 * Theme.body)
    need: players * row
    counts: players

    /*! The user's new title, whether it is the highest, and whether it is the one they had. */
    property string verdict: ""
    property bool first: false
    property bool stays: false

    readonly property string round: session.match.rounds > 0 ? qsTr("Round %1 of %2").arg(session.table.roundNo).arg(session.match.rounds)
                                                      : qsTr("Round %1").arg(session.table.roundNo)
    // The result comes first.
    title: verdict === "" ? round
         : stays ? (first ? qsTr("Still %1!", "title").arg(verdict) : qsTr("Still %1", "title").arg(verdict))
         : first ? qsTr("You are now: %1!").arg(verdict) : qsTr("You are now: %1").arg(verdict)
    panelHeight: Math.min(height - Theme.px(70), players * full + Theme.px(96)
                                                 + (4 + 2 * remarks.length) * Theme.body + Theme.control)
    main: next.visible ? next : podium

    readonly property Forfeits court: session.court
    readonly property list<string> remarks: [session.table.roundRemark, court.order].filter(text => text !== "")
    covered: pane.active
    replaced: hands.open

    function takeFocus(): void {
        if (hands.open) hands.takeKeys()
        else if (pane.item) (pane.item as CourtPane).takeFocus()
        else main.forceActiveFocus(Qt.TabFocusReason)
    }

    function handOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return left.cards
        return []
    }
    /*! Return the cards left as a text for screen readers. */
    function leftOf(seat) {
        for (const left of session.table.lastHands) if (left.seat === seat) return qsTr("left over: %1").arg(left.names)
        return ""
    }

    subtitle: (verdict === "" ? remarks : [round, ...remarks]).join("\n")

    Repeater {
        model: summary.session.table.results
        Item {
            id: line
            required property int seat
            required property string name
            required property int person
            required property int score
            required property int gained
            required property int office
            required property bool stays
            required property string title
            required property string insignia
            required property bool isViewer
            readonly property real face: summary.row - Theme.px(12)

            onTitleChanged: _tell()
            Component.onCompleted: _tell()
            function _tell() {
                if (!isViewer) return
                summary.verdict = title
                summary.first = office === 0
                summary.stays = stays
            }

            y: Math.max(0, office) * summary.row
            width: summary.body.width
            height: summary.row - Theme.px(4)
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: [qsTr("%1: %2, %3 in all").arg(name).arg(title).arg(qsTr("%n point(s)", "", score)),
                              summary.leftOf(seat)].filter(text => text !== "").join(", ")

            Rectangle {
                anchors.fill: parent
                radius: Theme.px(8)
                color: line.isViewer ? Theme.panelSoft : "transparent"
                border.color: line.isViewer ? Theme.gold : Theme.panelLine
                border.width: line.isViewer ? Theme.line : 1
            }
            /*! 0: only the row is shown, 1: the symbol has flown to it and the points are counted.
                The lowest position comes first, so that the crown comes last. */
            property real told: 1
            readonly property real landed: _eased(told / 0.6)
            readonly property real counted: _eased((told - 0.45) / 0.55)
            function _eased(part) { const t = Math.max(0, Math.min(1, part)); return 1 - Math.pow(1 - t, 3) }
            Connections { target: summary; function onHurried() { if (telling.running) telling.complete() } }
            SequentialAnimation {
                id: telling
                running: summary.moves && summary.visible
                PropertyAction { target: line; property: "told"; value: 0 }
                PauseAnimation { duration: Theme.duration(summary.lineAfter * Math.min(6, summary.players - 1 - Math.max(0, line.office))) }
                NumberAnimation { target: line; property: "told"; to: 1; duration: Theme.duration(summary.lineLasts) }
            }
            Insignia {
                id: sign
                x: Theme.px(12)
                width: line.face; height: width
                anchors.verticalCenter: parent.verticalCenter
                key: line.insignia
                opacity: Math.min(1, 3 * line.landed)
                scale: 1 + 1.6 * (1 - line.landed)
                rotation: -50 * (1 - line.landed)
                transform: Translate {
                    x: (summary.body.width / 2 - sign.x) * (1 - line.landed)
                    y: -(line.y + Theme.px(60)) * (1 - line.landed)
                }
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
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.7 * Theme.usual
                    text: line.title
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    soft: true
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.7 * Theme.usual
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
                    // The user's own change is the largest figure.
                    font.pixelSize: line.isViewer ? Math.min(1.5 * Theme.large, 0.48 * summary.row)
                                                  : Math.min(Theme.large, 0.36 * summary.row)
                    color: Theme.accent
                    text: { const now = Math.round(line.gained * line.counted); return now > 0 ? "+" + now : "0" }
                    Accessible.ignored: true
                }
                Words {
                    id: points
                    width: parent.width
                    horizontalAlignment: Text.AlignRight
                    soft: true
                    font.pixelSize: Math.min(Theme.body, 0.3 * summary.row)
                    text: qsTr("%n point(s)", "", line.score - line.gained + Math.round(line.gained * line.counted))
                    Accessible.ignored: true
                }
            }
        }
    }

    buttons: [
        QuietButton {
            objectName: "leaveButton"
            visible: next.visible
            text: qsTr("Stop for now")
            description: qsTr("You can continue the match later.")
            onClicked: { summary.session.leave(); App.show("start") }
        },
        QuietButton {
            id: setTask
            objectName: "courtButton"
            visible: summary.court.mayChoose
            text: qsTr("Set a task…")
            onClicked: pane.active = true
        },
        QuietButton {
            objectName: "decidedButton"
            visible: hands.visible && summary.session.hindsight.exchange !== ""
            text: qsTr("How did I decide?")
            description: qsTr("See what your decisions before the first trick were worth.")
            onClicked: {
                summary.session.hindsight.lookAtExchange()
                hands.openAt("decided")
            }
        },
        AllHandsButton { id: hands; over: summary },
        NextRoundButton { id: next },
        PodiumButton { id: podium }
    ]

    Loader {
        id: pane
        parent: summary
        anchors.fill: parent
        active: false
        focus: active
        source: "CourtPane.qml"
        onLoaded: (item as CourtPane).takeFocus()
        onActiveChanged: if (!active) setTask.forceActiveFocus(Qt.TabFocusReason)
        Connections { target: pane.item as CourtPane; function onDone() { pane.active = false } }
    }
}
