pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The end of a practice session: its results in words, and its exercises to look at again. */
FocusPlace {
    id: pane
    objectName: "sessionEndPane"

    readonly property Trainer trainer: App.trainer
    readonly property SessionEnd ending: trainer.ending
    /*! Read once, and not again for every row. */
    readonly property var results: ending.rows
    readonly property Item sight: Sight { parent: pane; covers: true; looks: pane.ending.heading }

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: ending.heading

    /*! Move the focus to the button that continues. */
    function takeFocus(): void { (more.visible ? more : stop).forceActiveFocus(Qt.TabFocusReason) }
    /*! The same as the button that leaves. */
    Keys.onEscapePressed: App.goHome()

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.35
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    Panel {
        id: sheet
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(64)
        width: Math.min(parent.width - Theme.px(60), Math.max(Theme.px(1120), 60 * Theme.body))
        readonly property real need: Math.max(said.contentHeight, list.contentHeight) + ways.height + 2 * padding + Theme.px(24)
        height: Math.min(parent.height - Theme.px(84), need)
        padding: Theme.px(22)

        ScrollPane {
            id: said
            anchors { top: parent.top; bottom: ways.top; bottomMargin: Theme.px(10); left: parent.left }
            width: 0.44 * parent.width
            spacing: Theme.px(8)
            Heading {
                objectName: "sessionEndHeading"
                width: said.column.width
                level: 2
                text: pane.ending.heading
            }
            Repeater {
                model: pane.ending.sentences
                Words {
                    required property string modelData
                    width: said.column.width
                    text: modelData
                }
            }
            Words {
                objectName: "sessionEndAdvice"
                width: said.column.width
                visible: text !== ""
                font.bold: true
                text: pane.ending.advice
            }
            Words {
                width: said.column.width
                visible: text !== ""
                soft: true
                font.pixelSize: Theme.small
                text: pane.trainer.message
            }
        }
        ScrollPane {
            id: list
            anchors { top: parent.top; bottom: ways.top; bottomMargin: Theme.px(10); right: parent.right }
            width: 0.56 * parent.width - Theme.px(16)
            spacing: Theme.px(2)
            Accessible.role: Accessible.Grouping
            Accessible.ignored: !visible
            Accessible.name: qsTr("The exercises of this session")
            Roving { id: roving; items: rows }
            Repeater {
                id: rows
                // The model is a number so that a row lives on and keeps the focus.
                model: pane.results.length
                T.AbstractButton {
                    id: row
                    required property int index
                    readonly property var modelData: pane.results[index] ?? ({ sign: "", label: "", figure: "", good: false, costly: false, told: "" })
                    readonly property Item sight: Sight { parent: row; looks: row.modelData.label }
                    objectName: "lookAgain:" + index
                    width: list.column.width
                    height: Math.max(Theme.least, texts.height + Theme.px(8))
                    enabled: modelData.sign !== "–"
                    hoverEnabled: true
                    focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                    onActiveFocusChanged: if (activeFocus) roving.last = index
                    onClicked: pane.trainer.lookAgain(index)
                    Keys.onUpPressed: roving.walk(index, -1)
                    Keys.onDownPressed: roving.walk(index, 1)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Accessible.role: Accessible.Button
                    Accessible.ignored: !visible
                    Accessible.name: modelData.told
                    Accessible.description: qsTr("Look at this exercise again")
                    background: Rectangle {
                        radius: Theme.px(6)
                        color: row.hovered ? Theme.panelSoft : "transparent"
                        FocusRing { shown: row.visualFocus; radius: Theme.px(8) }
                    }
                    Rectangle {
                        id: badge
                        x: Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(Theme.px(30), 1.6 * Theme.small); height: width
                        radius: width / 2
                        color: row.modelData.good ? Theme.gold : row.modelData.costly ? Theme.warn : Theme.straw
                        border { width: Theme.line; color: Theme.outline }
                        Text {
                            anchors.centerIn: parent
                            textFormat: Text.PlainText
                            text: row.modelData.sign
                            color: Theme.ink
                            font { family: Theme.family; pixelSize: 0.55 * badge.width; bold: true }
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: texts
                        anchors { left: badge.right; leftMargin: Theme.px(10); right: further.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                        Words { width: parent.width; font.pixelSize: Theme.small; text: row.index + 1 + ". " + row.modelData.label; Accessible.ignored: true }
                        Words { width: parent.width; font.pixelSize: Theme.small; soft: true; visible: text !== ""; text: row.modelData.figure; Accessible.ignored: true }
                    }
                    Words {
                        id: further
                        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                        visible: row.enabled
                        text: "›"
                        Accessible.ignored: true
                    }
                }
            }
        }
        Flow {
            id: ways
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.px(12)
            AnswerWalk { id: answers; of: ways }
            Keys.onLeftPressed: answers.go(-1)
            Keys.onRightPressed: answers.go(1)
            ActionButton {
                id: more
                objectName: "moreButton"
                visible: !pane.ending.hasPlays
                text: qsTr("Ten more")
                onClicked: pane.trainer.begin()
            }
            QuietButton {
                objectName: "practiseWeakestButton"
                visible: pane.ending.weakestKind !== ""
                text: qsTr("Practise that")
                description: pane.ending.advice
                onClicked: pane.ending.practiseWeakest()
            }
            QuietButton {
                objectName: "weakestLessonButton"
                visible: pane.ending.lesson !== ""
                text: qsTr("Lesson: %1").arg(pane.ending.lesson)
                onClicked: pane.ending.openWeakestLesson()
            }
            QuietButton {
                objectName: "shareButton"
                visible: pane.ending.canShare
                text: qsTr("Copy the result")
                onClicked: pane.ending.share()
            }
            QuietButton {
                id: stop
                objectName: "stopButton"
                text: qsTr("Done")
                onClicked: App.goHome()
            }
        }
    }
}
