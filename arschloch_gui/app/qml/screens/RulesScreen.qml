pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The rules of the current game in sections. The list on the left leads to each of them. */
ScreenFrame {
    id: screen
    objectName: "rulesScreen"

    readonly property RulesHelp help: App.rulesHelp
    /*! The key of the section that was requested or chosen. */
    property string part: ""

    title: qsTr("Rules: %1").arg(help.game)

    actions: QuietButton {
        objectName: "firstStepsButton"
        overCloth: true
        text: qsTr("First steps")
        description: qsTr("A real round that explains the game as you play. You can leave at any time.")
        onClicked: App.guide.begin()
    }

    /*! Whether the requested section stays on top while the texts settle to their final heights. */
    property bool _pinned: true

    function _goTo(key) {
        part = key
        _pinned = true
        _scroll()
    }
    // A signal, because a screen that is destroyed in the same turn does not receive it any more.
    signal scrollDue()
    onScrollDue: _scroll()
    function _scroll() {
        let top = 0
        for (let i = 0; i < texts.count; ++i) {
            const found = texts.itemAt(i) as Passage
            if (found && found.modelData.key === part) top = pane.column.y + found.y - pane.fade
        }
        pane.contentY = Math.max(0, Math.min(top, pane.contentHeight - pane.height))
    }
    /*! Update `part` to the last section whose heading has scrolled past. */
    function _follow() {
        for (let i = 0; i < texts.count; ++i) {
            const passed = texts.itemAt(i) as Passage
            if (passed && passed.y <= pane.contentY + Theme.px(60)) part = passed.modelData.key
        }
    }
    function takeFocus(): void { pane.forceActiveFocus(Qt.TabFocusReason) }
    Component.onCompleted: _goTo(help.part || "goal")
    Connections {
        target: screen.help
        function onOpened() { screen._goTo(screen.help.part || "goal") }
    }

    Item {
        anchors.fill: parent

        ScrollPane {
            id: list
            width: Math.max(Theme.px(210), 13 * Theme.body)
            height: parent.height
            spacing: Theme.px(2)
            Repeater {
                model: screen.help.parts
                T.AbstractButton {
                    id: entry
                    required property var modelData
                    readonly property bool current: screen.part === modelData.key
                    width: list.column.width
                    height: Math.max(Theme.px(38), Theme.least, label.implicitHeight + Theme.px(12))
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    readonly property Item sight: Sight { parent: entry; looks: entry.modelData.key }
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    onClicked: screen._goTo(modelData.key)
                    Accessible.role: Accessible.Button
                    Accessible.ignored: !visible
                    Accessible.name: modelData.heading
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(6)
                        color: Theme.panelSoft
                        visible: entry.current || entry.hovered
                        Rectangle {
                            visible: entry.current
                            width: Theme.px(4)
                            height: parent.height
                            color: Theme.gold
                        }
                    }
                    Words {
                        id: label
                        x: Theme.px(14)
                        width: parent.width - x - Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter
                        text: entry.modelData.heading
                        font.bold: entry.current
                        Accessible.ignored: true
                    }
                    FocusRing { anchors.margins: 0; radius: Theme.px(6); shown: entry.visualFocus }
                }
            }
        }
        Rectangle {
            x: list.width + Theme.px(14)
            width: 1
            height: parent.height
            color: Theme.panelLine
        }
        ScrollPane {
            id: pane
            objectName: "rulesText"
            x: list.width + Theme.px(28)
            width: parent.width - x
            height: parent.height
            spacing: Theme.px(22)
            sidePadding: Theme.px(14)
            activeFocusOnTab: true
            Accessible.role: Accessible.Pane
            Accessible.ignored: !visible
            Accessible.name: qsTr("The rules")
            FocusRing { parent: pane; anchors.margins: 0; radius: Theme.px(4); shown: pane.activeFocus }
            function scrollBy(distance) {
                screen._pinned = false
                contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance))
            }
            onContentHeightChanged: if (screen._pinned) Qt.callLater(screen.scrollDue)
            onHeightChanged: if (screen._pinned) Qt.callLater(screen.scrollDue)
            onMovementStarted: screen._pinned = false
            onContentYChanged: if (!screen._pinned) screen._follow()
            Keys.onDownPressed: scrollBy(2 * Theme.body)
            Keys.onUpPressed: scrollBy(-2 * Theme.body)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_PageDown) scrollBy(0.85 * height)
                else if (event.key === Qt.Key_PageUp) scrollBy(-0.85 * height)
                else if (event.key === Qt.Key_Home) scrollBy(-contentHeight)
                else if (event.key === Qt.Key_End) scrollBy(contentHeight)
                else return
                event.accepted = true
            }
            Repeater {
                id: texts
                model: screen.help.parts
                Passage {}
            }
        }
    }

    component Passage: Column {
        id: passage
        required property var modelData
        width: Math.min(pane.column.width, Theme.measure)
        spacing: Theme.px(8)
        Heading { width: parent.width; text: passage.modelData.heading; color: Theme.accent }
        Repeater {
            model: passage.modelData.paragraphs
            // Indented lines have a hanging indent, so that continuation lines are indented, too.
            Column {
                id: paragraph
                required property string modelData
                width: passage.width
                Repeater {
                    model: paragraph.modelData.split("\n")
                    Words {
                        required property string modelData
                        readonly property bool standsIn: modelData.startsWith("\u2003")
                        width: passage.width
                        leftPadding: standsIn ? Theme.body : 0
                        lineHeight: 1.25
                        text: standsIn ? modelData.slice(1) : modelData
                    }
                }
            }
        }
    }
}
