pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The plays of the last evening that cost the user most, to be played again at the table. */
ScreenFrame {
    id: screen
    objectName: "playsScreen"

    readonly property EveningPlays plays: App.retrospect.plays
    readonly property bool idle: App.trainer.state === "" || App.trainer.state === "over"
    /*! Read once, and not again for every row. */
    readonly property var rows: plays.rows

    title: qsTr("What would you play?")
    Component.onCompleted: plays.look()
    Component.onDestruction: plays.stop()

    function takeFocus(): void { (begin.visible ? begin : stop.visible ? stop : again).forceActiveFocus(Qt.TabFocusReason) }
    Roving { id: roving; items: entries }
    ScrollPane {
        id: pane
        objectName: "playsPane"
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); left: parent.left; right: parent.right }
        spacing: Theme.px(16)
        Words {
            width: pane.column.width
            text: qsTr("Up to three plays of your last evening, the ones that cost you most. You see what you saw then: your cards and the trick. What do you play today?")
        }
        Words {
            objectName: "playsSentence"
            width: pane.column.width
            font.bold: !screen.plays.searches
            text: screen.plays.sentence
        }
        Column {
            width: pane.column.width
            spacing: Theme.px(6)
            Repeater {
                id: entries
                // The model is a number so that the rows live on and keep the focus.
                model: screen.rows.length
                T.AbstractButton {
                    id: entry
                    required property int index
                    readonly property var play: screen.rows[index] ?? { label: "", when: "", hand: [], deck: "", sign: "", good: false, costly: false, told: "" }
                    readonly property Item sight: Sight { parent: entry; looks: entry.play.told }
                    objectName: "play:" + index
                    width: parent.width
                    height: Math.max(Theme.control, texts.height + Theme.px(14), Theme.px(96))
                    enabled: screen.idle
                    hoverEnabled: true
                    focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                    onActiveFocusChanged: if (activeFocus) roving.last = index
                    onClicked: screen.plays.open(index)
                    Keys.onUpPressed: roving.walk(index, -1)
                    Keys.onDownPressed: roving.walk(index, 1)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Accessible.role: Accessible.Button
                    Accessible.ignored: !visible
                    Accessible.name: play.told
                    background: Rectangle {
                        radius: Theme.px(8)
                        color: entry.hovered || entry.visualFocus ? Theme.panelSoft : "transparent"
                        border { width: 1; color: Theme.panelLine }
                        FocusRing { shown: entry.visualFocus; radius: Theme.px(10) }
                    }
                    Rectangle {
                        id: badge
                        x: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(Theme.px(34), 1.9 * Theme.body)
                        height: width
                        radius: width / 2
                        color: entry.play.good ? Theme.gold : entry.play.costly ? Theme.warn : Theme.straw
                        border { width: Theme.line; color: Theme.outline }
                        Text {
                            anchors.centerIn: parent
                            textFormat: Text.PlainText
                            text: entry.play.sign || entry.index + 1
                            color: Theme.ink
                            font { family: Theme.family; pixelSize: Theme.body; bold: true }
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: texts
                        anchors.verticalCenter: parent.verticalCenter
                        x: badge.x + badge.width + Theme.px(14)
                        width: 0.36 * parent.width
                        Words { width: parent.width; font.bold: true; text: entry.play.label; Accessible.ignored: true }
                        Words { width: parent.width; soft: true; font.pixelSize: Theme.small; text: entry.play.when; Accessible.ignored: true }
                    }
                    CardStrip {
                        anchors { left: texts.right; leftMargin: Theme.px(14); right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
                        height: Theme.px(80)
                        spread: 0.6
                        codes: entry.play.hand
                        deck: entry.play.deck
                    }
                }
            }
        }
        Words {
            objectName: "playsCaution"
            width: pane.column.width
            visible: text !== ""
            soft: true
            text: screen.plays.caution
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(8)
        Words {
            objectName: "playsMessage"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            color: Theme.warnText
            text: App.trainer.message
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(14)
            ActionButton {
                id: begin
                objectName: "beginPlaysButton"
                visible: screen.plays.ready
                enabled: screen.idle
                text: qsTr("Play them again")
                onClicked: screen.plays.begin()
            }
            QuietButton {
                id: stop
                objectName: "stopPlaysButton"
                visible: screen.plays.searches
                text: qsTr("Cancel")
                onClicked: screen.plays.stop()
            }
            QuietButton {
                id: again
                objectName: "lookForPlaysButton"
                visible: !screen.plays.searches && !screen.plays.ready
                text: qsTr("Look again")
                onClicked: screen.plays.look()
            }
        }
    }
}
