pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! An exercise with two options to choose from, over the table and clear of the hand. */
FocusPlace {
    id: pane
    objectName: "pairPane"

    readonly property Trainer trainer: App.trainer
    readonly property Item sight: Sight { parent: pane; covers: true; looks: pane.trainer.progress }

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: [trainer.progress, heading.text].join(". ")

    function takeFocus(): void {
        const first = options.itemAt(0) as T.AbstractButton
        if (first) first.forceActiveFocus(Qt.TabFocusReason)
    }
    function _go(by: int): void {
        for (let at = 0; at < options.count; ++at)
            if ((options.itemAt(at) as T.AbstractButton).activeFocus) {
                (options.itemAt((at + by + options.count) % options.count) as T.AbstractButton).forceActiveFocus(Qt.TabFocusReason)
                return
            }
    }
    Keys.onLeftPressed: _go(-1)
    Keys.onRightPressed: _go(1)
    Keys.onDownPressed: stop.forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: if (stop.activeFocus) takeFocus()

    // The hand cannot be used.
    MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    Panel {
        id: panel
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(150)
        width: Math.min(parent.width - Theme.px(60), Math.max(Theme.px(680), 40 * Theme.body))
        height: heading.height + choices.height + stop.height + 2 * padding + Theme.px(32)
        padding: Theme.px(22)
        Heading {
            id: heading
            width: parent.width
            level: 2
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Which of the two is better?")
        }
        Row {
            id: choices
            anchors { top: heading.bottom; topMargin: Theme.px(14); horizontalCenter: parent.horizontalCenter }
            spacing: Theme.px(20)
            Repeater {
                id: options
                model: pane.trainer.exercise.pair
                T.AbstractButton {
                    id: option
                    required property var modelData
                    required property int index
                    objectName: "pair:" + index
                    readonly property Item sight: Sight { parent: option; looks: option.modelData.choice }
                    width: (panel.width - 2 * panel.padding - choices.spacing) / 2
                    height: Theme.px(149) + Math.max(Theme.px(51), 3 * 1.25 * Theme.small)
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    Accessible.role: Accessible.Button
                    Accessible.ignored: !visible
                    Accessible.name: modelData.choice
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    onClicked: pane.trainer.exercise.choose(index)
                    background: Rectangle {
                        radius: Theme.px(10)
                        color: option.hovered || option.visualFocus ? Theme.panelSoft : "transparent"
                        border { width: Theme.line; color: Theme.controlLine }
                        FocusRing { shown: option.visualFocus; radius: Theme.px(12) }
                    }
                    contentItem: Item {
                        CardStrip {
                            id: strip
                            readonly property int count: Math.max(1, codes.length)
                            anchors.horizontalCenter: parent.horizontalCenter
                            y: Theme.px(10)
                            height: Theme.px(option.modelData.wanted.length > 0 ? 108 : 126)
                            width: Math.min(parent.width - Theme.px(20), cardWidth * (1 + 0.9 * (count - 1)))
                            spread: 0.9
                            deck: App.session.match.deck
                            codes: option.modelData.cards
                        }
                        Words {
                            anchors { bottom: parent.bottom; bottomMargin: Theme.px(6) }
                            width: parent.width - Theme.px(16)
                            x: Theme.px(8)
                            horizontalAlignment: Text.AlignHCenter
                            font.pixelSize: Theme.small
                            maximumLineCount: strip.codes.length > 0 ? 3 : 6
                            elide: Text.ElideRight
                            text: option.modelData.choice
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        QuietButton {
            id: stop
            objectName: "stopPairButton"
            anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
            text: qsTr("Stop")
            onClicked: { pane.trainer.stop(); App.show("practice") }
        }
    }
}
