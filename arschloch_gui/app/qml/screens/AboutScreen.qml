pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! Information about the program, the licences of all its parts, and problem reports. */
ScreenFrame {
    id: screen
    objectName: "aboutScreen"

    readonly property AboutProgram about: App.aboutProgram

    title: qsTr("About")
    Component.onCompleted: about.look()

    function takeFocus(): void { pane.forceActiveFocus(Qt.TabFocusReason) }
    function _choose(key) {
        about.choose(key)
        pane.positionViewAtBeginning()
    }

    Item {
        anchors.fill: parent

        ScrollPane {
            id: list
            objectName: "aboutParts"
            width: Math.max(Theme.px(250), 15 * Theme.body)
            height: parent.height
            spacing: Theme.px(2)
            Repeater {
                model: screen.about.parts
                T.AbstractButton {
                    id: entry
                    required property var modelData
                    readonly property bool current: screen.about.part === modelData.key
                    objectName: "aboutPart:" + modelData.key
                    width: list.column.width
                    height: Math.max(Theme.px(34), Theme.least, label.implicitHeight + Theme.px(10))
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    readonly property Item sight: Sight { parent: entry; looks: entry.modelData.key }
                    Keys.onReturnPressed: clicked()
                    Keys.onEnterPressed: clicked()
                    onClicked: screen._choose(modelData.key)
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
        Item {
            id: right
            x: list.width + Theme.px(28)
            width: parent.width - x
            height: parent.height

            Heading {
                id: heading
                x: Theme.px(14)
                y: Theme.px(6)
                width: parent.width - x
                text: screen.about.heading
                color: Theme.accent
            }
            // Only visible rows are laid out, because some licences have a thousand paragraphs.
            RowList {
                id: pane
                objectName: "aboutText"
                anchors { top: heading.bottom; topMargin: Theme.px(4); bottom: foot.top; bottomMargin: foot.height > 0 ? Theme.px(12) : 0 }
                width: parent.width
                clip: true
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                spacing: Theme.px(10)
                topMargin: Theme.px(8)
                bottomMargin: Theme.px(8)
                // The focus is on the text as a whole.
                currentIndex: -1
                keyNavigationEnabled: false
                model: screen.about.paragraphs
                delegate: Words {
                    required property string modelData
                    leftPadding: Theme.px(14)
                    width: Math.min(pane.width - Theme.px(24), Theme.measure)
                    lineHeight: 1.2
                    text: modelData
                }
                Accessible.role: Accessible.Pane
                Accessible.ignored: !visible
                Accessible.name: screen.about.heading
                FocusRing { parent: pane; anchors.margins: 0; radius: Theme.px(4); shown: pane.activeFocus }
                T.ScrollBar.vertical: PaneScrollBar {}

                function scrollBy(distance) {
                    const top = originY - topMargin, last = originY + contentHeight + bottomMargin - height
                    contentY = Math.max(top, Math.min(last, contentY + distance))
                }
                Keys.onDownPressed: scrollBy(2 * Theme.body)
                Keys.onUpPressed: scrollBy(-2 * Theme.body)
                Keys.onPressed: event => {
                    if (event.key === Qt.Key_PageDown) scrollBy(0.85 * height)
                    else if (event.key === Qt.Key_PageUp) scrollBy(-0.85 * height)
                    else if (event.key === Qt.Key_Home) positionViewAtBeginning()
                    else if (event.key === Qt.Key_End) positionViewAtEnd()
                    else return
                    event.accepted = true
                }
            }
            Column {
                id: foot
                x: Theme.px(6)
                anchors.bottom: parent.bottom
                width: parent.width - x
                height: screen.about.reporting ? implicitHeight : 0
                visible: screen.about.reporting
                spacing: Theme.px(12)
                Words {
                    objectName: "reportMessage"
                    width: Math.min(parent.width, Theme.measure)
                    visible: text !== ""
                    font.bold: true
                    text: screen.about.message
                }
                ActionButton {
                    objectName: "reportButton"
                    enabled: !screen.about.saving
                    text: qsTr("Save a report")
                    onClicked: screen.about.report()
                }
            }
        }
    }
}
