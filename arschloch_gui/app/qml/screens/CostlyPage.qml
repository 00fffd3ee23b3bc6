pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The plays of a round that cost the user most. Each leads to its moment in the round. */
FocusScope {
    id: page
    objectName: "costlyPage"

    readonly property CostliestPlays costliest: App.retrospect.costliest

    Component.onCompleted: costliest.look()

    Flickable {
        id: pane
        anchors.fill: parent
        clip: contentHeight > height
        interactive: clip
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: PaneScrollBar {}

        Column {
            id: column
            width: Math.min(pane.width - Theme.px(14), Math.max(Theme.px(760), 46 * Theme.body))
            x: (pane.width - width) / 2
            spacing: Theme.px(12)
            Accessible.role: Accessible.List
            Accessible.ignored: !visible || page.costliest.rows.length === 0
            Accessible.name: qsTr("The plays that cost you most")

            Words {
                objectName: "costlySentence"
                width: parent.width
                soft: true
                text: page.costliest.sentence
            }
            Repeater {
                model: page.costliest.rows
                T.AbstractButton {
                    id: entry
                    required property int index
                    required property var modelData
                    readonly property Item sight: Sight { parent: entry; looks: entry.modelData.told }
                    objectName: "costly:" + index
                    width: column.width
                    height: words.height + Theme.px(24)
                    focus: index === 0
                    focusPolicy: Qt.StrongFocus
                    hoverEnabled: true
                    onClicked: page.costliest.go(index)
                    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) click() }
                    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) click() }
                    Accessible.role: Accessible.ListItem
                    Accessible.ignored: !visible
                    Accessible.name: modelData.told
                    Accessible.onPressAction: click()
                    background: Rectangle {
                        radius: Theme.radius
                        color: entry.hovered ? Theme.panelSoft : "transparent"
                        border { width: 1; color: Theme.panelLine }
                        FocusRing { anchors.margins: Theme.px(1); radius: Theme.radius; shown: entry.visualFocus }
                    }
                    contentItem: Item {
                        Column {
                            id: words
                            x: Theme.px(14)
                            y: Theme.px(12)
                            width: parent.width - 2 * x
                            spacing: Theme.px(3)
                            Words {
                                width: parent.width
                                soft: true
                                font.pixelSize: Theme.small
                                text: entry.modelData.when
                                Accessible.ignored: true
                            }
                            Words { width: parent.width; font.bold: true; text: entry.modelData.line; Accessible.ignored: true }
                            Words { width: parent.width; text: entry.modelData.better; Accessible.ignored: true }
                            Words { width: parent.width; color: Theme.warnText; text: entry.modelData.cost; Accessible.ignored: true }
                        }
                    }
                }
            }
            Words {
                width: parent.width
                visible: page.costliest.rows.length > 0
                soft: true
                font.pixelSize: Theme.small
                text: qsTr("Choose one to see that moment with your hand and everything you could have played.")
            }
        }
    }
}
