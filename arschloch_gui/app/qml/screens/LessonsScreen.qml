pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The lessons of a game, in their order: one idea each. A click begins one at the table. */
ScreenFrame {
    id: screen
    objectName: "lessonsScreen"

    readonly property Trainer trainer: App.trainer
    readonly property Lessons lessons: trainer.lessons
    readonly property bool idle: trainer.state === "" || trainer.state === "over"

    /*! Read once, and not again for every row. */
    readonly property var rows: lessons.rows

    title: qsTr("Lessons")
    panelWidth: Math.min(width - Theme.px(80), Math.max(Theme.px(1080), 62 * Theme.body))
    Component.onCompleted: lessons.look()
    Component.onDestruction: trainer.standing.stopWaiting()

    /*! The next lesson has the focus, or else the first one. */
    function takeFocus(): void { roving.goTo(Math.max(0, rows.findIndex(row => row.next))) }

    actions: Words {
        objectName: "lessonsLine"
        overCloth: true
        soft: true
        text: screen.lessons.line
    }

    Roving { id: roving; items: entries }
    ScrollPane {
        id: pane
        objectName: "lessonsPane"
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(8); left: parent.left; right: parent.right }
        spacing: Theme.px(14)
        ChoiceRow {
            objectName: "lessonGames"
            width: pane.column.width
            label: qsTr("Game")
            prefix: "lessonGame:"
            choices: screen.lessons.games
            current: screen.lessons.game
            onChosen: value => screen.lessons.choose(value)
        }
        Column {
            width: pane.column.width
            spacing: Theme.px(4)
            Repeater {
                id: entries
                // The model is a number so that the rows live on and keep the focus.
                model: screen.rows.length
                T.AbstractButton {
                    id: entry
                    required property int index
                    readonly property var lesson: screen.rows[index] ?? { key: "", title: "", idea: "", told: "", done: false, next: false }
                    readonly property Item sight: Sight { parent: entry; looks: entry.lesson.key }
                    objectName: "lesson:" + lesson.key
                    width: parent.width
                    height: Math.max(Theme.control, texts.height + Theme.px(14))
                    enabled: screen.idle
                    hoverEnabled: true
                    focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
                    onActiveFocusChanged: if (activeFocus) roving.last = index
                    onClicked: screen.lessons.open(lesson.key)
                    Keys.onUpPressed: roving.walk(index, -1)
                    Keys.onDownPressed: roving.walk(index, 1)
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    Accessible.role: Accessible.Button
                    Accessible.ignored: !visible
                    Accessible.name: lesson.title
                    Accessible.description: [lesson.idea, lesson.told].join(" ")
                    background: Rectangle {
                        radius: Theme.px(8)
                        color: entry.hovered || entry.visualFocus ? Theme.panelSoft : "transparent"
                        FocusRing { shown: entry.visualFocus; radius: Theme.px(10) }
                    }
                    Rectangle {
                        id: badge
                        x: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(Theme.px(34), 1.9 * Theme.body)
                        height: width
                        radius: width / 2
                        color: entry.lesson.done ? Theme.gold : entry.lesson.next ? Theme.turn : Theme.straw
                        border { width: Theme.line; color: Theme.outline }
                        Text {
                            anchors.centerIn: parent
                            textFormat: Text.PlainText
                            text: entry.lesson.done ? "✓" : entry.index + 1
                            color: Theme.ink
                            font { family: Theme.family; pixelSize: Theme.body; bold: true }
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: texts
                        anchors.verticalCenter: parent.verticalCenter
                        x: badge.x + badge.width + Theme.px(14)
                        width: parent.width - x - told.width - Theme.px(24)
                        Words {
                            width: parent.width
                            font.bold: true
                            text: entry.lesson.title
                            Accessible.ignored: true
                        }
                        Words {
                            width: parent.width
                            soft: true
                            font.pixelSize: Theme.small
                            text: entry.lesson.idea
                            Accessible.ignored: true
                        }
                    }
                    Words {
                        id: told
                        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
                        soft: true
                        font.pixelSize: Theme.small
                        wrapMode: Text.NoWrap
                        text: entry.lesson.told
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Words {
        id: foot
        objectName: "lessonsMessage"
        anchors.bottom: parent.bottom
        width: parent.width
        visible: text !== ""
        height: visible ? implicitHeight : 0
        horizontalAlignment: Text.AlignHCenter
        color: Theme.warnText
        text: screen.trainer.message
    }
}
