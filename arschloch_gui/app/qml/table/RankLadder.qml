pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"

/*! The ranks in their current order, the strongest on top. A revolution visibly turns it round. */
Item {
    id: ladder

    required property Session session
    readonly property PaceNow pace: session.pace
    readonly property CardTable table: session.table
    /*! All trumps share one rung, because their numbers show their order. */
    readonly property list<string> ranks: table.ladder.filter((rank, at, all) => !signs.isTrump(rank) || at === 0 || !signs.isTrump(all[at - 1]))
    readonly property list<string> trumps: table.ladder.filter(rank => signs.isTrump(rank))
    /*! The suits, the strongest first, if they decide between equal ranks. */
    readonly property list<string> suits: table.suits.slice().reverse()
    readonly property real step: Math.min(Theme.px(27), (height - Theme.px(30)) / Math.max(1, ranks.length + (suits.length > 0 ? 0.9 * suits.length + 0.6 : 0)))

    width: Theme.px(34)
    visible: ranks.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: qsTr("Ranks from high to low: %1").arg(table.ladderNames.slice().reverse().join(", "))
        + (suits.length > 0 ? " " + qsTr("Suits from high to low: %1").arg(table.suitNames.slice().reverse().join(", ")) : "")

    Signs { id: signs }
    Text {
        textFormat: Text.PlainText
        // Upside down: the weak ranks are now the strong ones.
        anchors.horizontalCenter: parent.horizontalCenter
        y: ladder.step * ladder.ranks.length + Theme.px(8)
        visible: ladder.table.reversed
        text: "⇅"
        font { family: Theme.family; pixelSize: Theme.large; bold: true }
        color: Theme.turn
        Accessible.ignored: true
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.px(6)
        width: parent.width
        height: ladder.step * ladder.ranks.length + Theme.px(12)
        radius: Theme.px(9)
        color: Theme.clothEdge
        opacity: 0.5
        border { width: Math.max(1, Theme.px(1)); color: ladder.table.reversed ? Theme.turn : Theme.clothTextSoft }
    }
    // Suits only count between equal ranks, so they have a column of their own below the ranks.
    Rectangle {
        objectName: "suitOrder"
        visible: ladder.suits.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: ladder.step * (ladder.ranks.length + (ladder.table.reversed ? 1.2 : 0)) + Theme.px(14)
        width: parent.width
        height: suitSigns.height + Theme.px(8)
        radius: Theme.px(9)
        color: Theme.paper
        border { width: Math.max(1, Theme.px(1)); color: Theme.clothTextSoft }
        Column {
            id: suitSigns
            anchors.centerIn: parent
            Repeater {
                model: ladder.suits
                Text {
                    required property string modelData
                    textFormat: Text.PlainText
                    anchors.horizontalCenter: parent?.horizontalCenter
                    height: 0.9 * ladder.step
                    verticalAlignment: Text.AlignVCenter
                    text: signs.suits[modelData]
                    font { family: Theme.family; pixelSize: Math.min(1.1 * Theme.body, 0.74 * ladder.step); bold: true }
                    color: signs.colour("7" + modelData)
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        // One item per rank, in any order, so that ranks can change places.
        model: ladder.ranks.map(rank => signs.isTrump(rank) ? "T" : rank).sort()
        Item {
            id: rung
            required property string modelData
            readonly property bool isTrumps: modelData === "T"
            readonly property bool asked: isTrumps ? signs.isTrump(ladder.table.topRank) : ladder.table.topRank === modelData
            readonly property int place: isTrumps ? ladder.ranks.findIndex(rank => signs.isTrump(rank)) : ladder.ranks.indexOf(modelData)

            width: ladder.width
            height: ladder.step
            y: (ladder.ranks.length - 1 - place) * ladder.step
            Behavior on y { enabled: ladder.pace.moves; NumberAnimation { duration: ladder.pace.turnOver; easing.type: Easing.InOutCubic } }
            Rectangle {
                anchors.centerIn: parent
                width: parent.width - Theme.px(4)
                height: parent.height - Theme.px(2)
                radius: Theme.px(6)
                color: Theme.turn
                visible: rung.asked
            }
            Text {
                textFormat: Text.PlainText
                anchors.centerIn: parent
                text: !rung.isTrumps ? signs.rank(rung.modelData)
                    : signs.rank(rung.asked ? ladder.table.topRank : ladder.trumps[ladder.trumps.length - 1])
                font { family: Theme.family; pixelSize: Math.min(Theme.body, rung.height * 0.74) * (text.length > 2 ? 0.86 : 1); bold: true }
                color: rung.asked ? Theme.ink : Theme.clothText
            }
        }
    }
}
