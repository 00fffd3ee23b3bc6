pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! One deal played twice, side by side and step by step: with the choice that was made, and with
    the best one. All hands are open. */
FocusPlace {
    id: pane
    objectName: "replayPane"

    readonly property Replay replay: App.trainer.replay
    readonly property Item sight: Sight { parent: pane; covers: true; looks: "replay" }
    readonly property int seats: Math.max(1, replay.tables.length > 0 ? replay.tables[0].rows.length : 1)

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: qsTr("See it")
    Keys.onLeftPressed: replay.go(replay.step - 1)
    Keys.onRightPressed: replay.go(replay.step + 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) replay.go(0)
        else if (event.key === Qt.Key_End) replay.go(replay.steps)
        else if (event.key === Qt.Key_Escape) App.trainer.endShow()
        else return
        event.accepted = true
    }

    function takeFocus(): void { forward.forceActiveFocus(Qt.TabFocusReason) }

    Panel {
        anchors.centerIn: parent
        width: parent.width - Theme.px(40)
        height: parent.height - Theme.px(40)
        padding: Theme.px(18)

        Item {
            id: head
            width: parent.width
            height: Math.max(Theme.control, title.height)
            Words {
                id: title
                objectName: "replaySentence"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - chips.width - Theme.px(20)
                text: pane.replay.sentence
            }
            Row {
                id: chips
                Accessible.role: Accessible.Grouping
                Accessible.ignored: !visible
                Accessible.name: qsTr("Deals")
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(8)
                Repeater {
                    model: pane.replay.deals
                    ChoiceChip {
                        required property string modelData
                        required property int index
                        objectName: "replayDeal:" + index
                        text: modelData
                        checked: pane.replay.deal === index
                        onClicked: pane.replay.look(index)
                    }
                }
            }
        }
        Row {
            id: tables
            anchors { top: head.bottom; topMargin: Theme.px(8); bottom: foot.top; bottomMargin: Theme.px(10) }
            width: parent.width
            spacing: Theme.px(16)
            Repeater {
                model: pane.replay.tables.length
                Item {
                    id: table
                    required property int index
                    readonly property var modelData: pane.replay.tables[index] ?? ({ heading: "", rows: [] })
                    width: (tables.width - tables.spacing) / 2
                    height: tables.height
                    Accessible.role: Accessible.List
                    Accessible.ignored: !visible
                    Accessible.name: modelData.heading
                    Words {
                        id: outcome
                        width: parent.width
                        font { bold: true; pixelSize: Theme.large }
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.small
                        wrapMode: Text.NoWrap
                        text: table.modelData.heading
                        Accessible.ignored: true
                    }
                    Repeater {
                        model: pane.seats
                        Rectangle {
                            id: row
                            required property int index
                            readonly property var modelData: table.modelData.rows[index]
                                ?? ({ name: "", person: 0, isViewer: false, hand: [], laid: [], acts: false, word: "", told: "" })
                            readonly property real full: (table.height - outcome.height - Theme.px(8)) / pane.seats
                            y: outcome.height + Theme.px(8) + index * full
                            width: table.width
                            height: full - Theme.px(6)
                            radius: Theme.px(8)
                            color: modelData.acts ? Theme.panelSoft : "transparent"
                            border { width: modelData.acts ? Theme.line : 1; color: modelData.acts ? Theme.gold : Theme.panelLine }
                            Accessible.role: Accessible.ListItem
                            Accessible.ignored: !visible
                            Accessible.name: modelData.told
                            Portrait {
                                id: portrait
                                x: Theme.px(8)
                                width: Math.min(Theme.px(52), parent.height - Theme.px(22)); height: width
                                anchors.verticalCenter: parent.verticalCenter
                                anchors.verticalCenterOffset: -0.4 * name.height
                                person: row.modelData.person
                            }
                            Words {
                                id: name
                                anchors { top: portrait.bottom; horizontalCenter: portrait.horizontalCenter }
                                width: portrait.width + Theme.px(14)
                                horizontalAlignment: Text.AlignHCenter
                                font { pixelSize: 0.8 * Theme.small; bold: row.modelData.isViewer }
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 0.5 * Theme.usual
                                wrapMode: Text.NoWrap
                                text: row.modelData.name
                                Accessible.ignored: true
                            }
                            CardStrip {
                                x: Theme.px(78)
                                width: 0.5 * parent.width - Theme.px(20)
                                height: Math.min(Theme.px(112), parent.height - Theme.px(14))
                                anchors.verticalCenter: parent.verticalCenter
                                deck: App.session.match.deck
                                codes: row.modelData.hand
                            }
                            CardStrip {
                                x: 0.62 * parent.width
                                width: parent.width - x - Theme.px(10)
                                height: Math.min(Theme.px(112), parent.height - Theme.px(14))
                                anchors.verticalCenter: parent.verticalCenter
                                spread: 0.6
                                deck: App.session.match.deck
                                codes: row.modelData.laid
                            }
                            Words {
                                visible: text !== "" && row.modelData.laid.length === 0
                                x: 0.62 * parent.width
                                width: parent.width - x - Theme.px(10)
                                anchors.verticalCenter: parent.verticalCenter
                                soft: true
                                font.pixelSize: Theme.small
                                text: row.modelData.word
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
        Row {
            id: foot
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)
            QuietButton {
                objectName: "replayBack"
                text: qsTr("‹ Back")
                Accessible.name: qsTr("Back")
                enabled: pane.replay.step > 0
                onClicked: pane.replay.go(pane.replay.step - 1)
            }
            ActionButton {
                id: forward
                objectName: "replayForward"
                text: qsTr("Step ›")
                Accessible.name: qsTr("Step")
                onClicked: pane.replay.go(pane.replay.step + 1)
            }
            QuietButton {
                objectName: "replayEnd"
                text: qsTr("To the end")
                enabled: pane.replay.step < pane.replay.steps
                onClicked: pane.replay.go(pane.replay.steps)
            }
            QuietButton {
                objectName: "replayClose"
                text: qsTr("Close")
                onClicked: App.trainer.endShow()
            }
        }
    }
}
