pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! One deal played twice, side by side and step by step: with the chosen option and with the best
    one. All hands are visible. */
FocusPlace {
    id: pane
    objectName: "replayPane"

    readonly property Replay replay: App.trainer.replay
    readonly property Item sight: Sight { parent: pane; covers: true; looks: "replay" }
    /*! Whether it runs automatically. */
    readonly property bool runs: replay.running
    readonly property bool atEnd: replay.step >= replay.steps

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: qsTr("Watch")
    Keys.onLeftPressed: go(replay.step - 1)
    Keys.onRightPressed: go(replay.step + 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) go(0)
        else if (event.key === Qt.Key_End) go(replay.steps)
        else if (event.key === Qt.Key_Escape) App.trainer.exercise.endShow()
        else return
        event.accepted = true
    }

    function takeFocus(): void { forward.forceActiveFocus(Qt.TabFocusReason) }
    function go(step): void { replay.run(false); replay.go(step) }
    function run(): void {
        if (atEnd) replay.go(0)
        replay.run(!runs)
    }

    Timer {
        // Long enough to read a play, and a little longer without animations.
        interval: Math.round(900 * (App.session.pace.factor || 1))
        repeat: true
        running: pane.runs && pane.visible
        onTriggered: {
            pane.replay.go(pane.replay.step + 1)
            if (pane.atEnd) pane.replay.run(false)
        }
    }
    ClothBackdrop { anchors.fill: parent }
    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }

    Item {
        id: head
        anchors { top: parent.top; left: parent.left; right: parent.right; margins: Theme.px(34); topMargin: Theme.px(30) }
        height: Math.max(Theme.control, title.height, chips.height)
        Words {
            id: title
            objectName: "replaySentence"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - chips.width - Theme.px(20)
            color: Theme.clothText
            text: pane.replay.sentence
        }
        Panel {
            id: chips
            width: deals.width + 2 * padding
            height: deals.height + 2 * padding
            padding: Theme.px(4)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            Row {
                id: deals
                spacing: Theme.px(8)
                Accessible.role: Accessible.Grouping
                Accessible.ignored: !visible
                Accessible.name: qsTr("Deals")
                Repeater {
                    model: pane.replay.deals
                    ChoiceChip {
                        required property string modelData
                        required property int index
                        objectName: "replayDeal:" + index
                        text: modelData
                        checked: pane.replay.deal === index
                        onClicked: { pane.replay.run(false); pane.replay.look(index) }
                    }
                }
            }
        }
    }
    Row {
        id: tables
        anchors { top: head.bottom; topMargin: Theme.px(8); bottom: line.top; bottomMargin: Theme.px(6)
                  left: parent.left; right: parent.right; margins: Theme.px(30) }
        spacing: Theme.px(28)
        Repeater {
            model: pane.replay.tables.length
            ReplayTable {
                required property int index
                objectName: "replayTable:" + index
                width: (tables.width - tables.spacing) / 2
                height: tables.height
                told: pane.replay.tables[index] ?? ({ heading: "", rows: [], plays: [], taker: -1 })
            }
        }
    }
    Rectangle {
        anchors { horizontalCenter: tables.horizontalCenter; top: tables.top; bottom: tables.bottom }
        width: Theme.line
        color: Theme.gold
        opacity: 0.5
    }
    // All steps in a line, with marks where the two rounds differ.
    Item {
        id: line
        anchors { bottom: foot.top; bottomMargin: Theme.px(8); left: tables.left; right: tables.right }
        height: Math.max(relation.height, Theme.px(18))
        Words {
            id: relation
            objectName: "replayRelation"
            anchors { left: parent.left; verticalCenter: parent.verticalCenter }
            width: Math.max(implicitWidth, 0.16 * parent.width)
            wrapMode: Text.NoWrap
            font.pixelSize: Theme.small
            color: Theme.clothText
            text: pane.replay.relation
        }
        Row {
            id: ticks
            objectName: "replayTicks"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: parent.width - relation.width - Theme.px(16)
            height: Theme.px(16)
            readonly property real each: width / Math.max(1, pane.replay.ways.length)
            Repeater {
                model: pane.replay.ways
                Item {
                    id: tick
                    required property bool modelData
                    required property int index
                    width: ticks.each
                    height: ticks.height
                    Rectangle {
                        anchors { fill: parent; leftMargin: 1; rightMargin: 1 }
                        anchors.topMargin: tick.index === pane.replay.step ? 0 : Theme.px(4)
                        anchors.bottomMargin: anchors.topMargin
                        radius: Theme.px(3)
                        color: tick.modelData ? Theme.gold : Theme.clothTextSoft
                        opacity: tick.index <= pane.replay.step ? 1 : 0.35
                    }
                }
            }
            TapHandler { onTapped: point => pane.go(Math.floor(point.position.x / ticks.each)) }
        }
    }
    Flow {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(32); horizontalCenter: parent.horizontalCenter }
        spacing: Theme.px(8)
        readonly property real wide: [...children].reduce((sum, each) => sum + each.width + spacing, 0)
        width: Math.min(wide, parent.width - Theme.px(16))
        QuietButton {
            objectName: "replayBack"
            overCloth: true
            text: qsTr("‹ Back")
            Accessible.name: qsTr("Back")
            enabled: pane.replay.step > 0
            onClicked: pane.go(pane.replay.step - 1)
        }
        ActionButton {
            id: forward
            objectName: "replayForward"
            text: qsTr("Step ›")
            Accessible.name: qsTr("Step")
            onClicked: pane.go(pane.replay.step + 1)
        }
        QuietButton {
            objectName: "replayRun"
            overCloth: true
            text: pane.runs ? qsTr("Pause") : qsTr("Play")
            onClicked: pane.run()
        }
        QuietButton {
            objectName: "replayParting"
            overCloth: true
            text: qsTr("Skip to the difference")
            enabled: pane.replay.step < pane.replay.parting
            onClicked: pane.go(pane.replay.parting)
        }
        QuietButton {
            objectName: "replayEnd"
            overCloth: true
            text: qsTr("Skip to the end")
            enabled: !pane.atEnd
            onClicked: pane.go(pane.replay.steps)
        }
        QuietButton {
            objectName: "replayClose"
            overCloth: true
            text: qsTr("Close")
            onClicked: App.trainer.exercise.endShow()
        }
    }
}
