import QtQuick
import Arschloch
import "../theme"
import "../controls"
import "../screens"

/*! The end of a round: the standings, the cards left, the score sheet and the chart. */
SummaryPanel {
    id: summary
    objectName: "roundSummary"

    readonly property Session session: App.session
    counts: Math.max(1, session.match.players)

    panelWidth: Math.min(width - Theme.px(60), Math.max(Theme.px(1080), 64 * Theme.body))
    panelHeight: Math.min(height - Theme.px(60), Theme.px(640))
    readonly property string round: session.match.rounds > 0 ? qsTr("Round %1 of %2").arg(session.table.roundNo).arg(session.match.rounds)
                                                      : qsTr("Round %1").arg(session.table.roundNo)
    // The result comes first.
    title: session.table.penaltySentence
    subtitle: [round, session.table.scoreSentence].filter(text => text !== "").join(" · ")
    main: next.visible ? next : podium
    replaced: hands.open
    function takeFocus(): void {
        if (hands.open) hands.takeKeys()
        else main.forceActiveFocus(Qt.TabFocusReason)
    }

    ScoreFigures {
        anchors.fill: parent
        sheet: summary
    }

    buttons: [
        QuietButton {
            objectName: "leaveButton"
            visible: next.visible
            text: qsTr("Stop for now")
            description: qsTr("You can continue the match later.")
            onClicked: { summary.session.leave(); App.show("start") }
        },
        AllHandsButton { id: hands; over: summary },
        NextRoundButton { id: next },
        PodiumButton { id: podium }
    ]
}
