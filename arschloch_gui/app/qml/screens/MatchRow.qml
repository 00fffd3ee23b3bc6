import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! One match in the list. Its height does not depend on whether it is selected, so that nothing
    moves under the mouse between two clicks. */
FocusScope {
    id: row

    required property int index
    required property string key
    required property string name
    required property string title
    required property string picture
    required property string details
    required property string players
    required property string place
    required property string points
    required property string sign
    required property bool finished
    required property bool broken
    required property string damage
    required property bool exchanges
    required property string accessibleName
    required property Matches matches
    readonly property bool current: ListView.isCurrentItem
    property bool renaming: false

    height: sheet.height

    function goOn() { if (!broken) matches.open(key) }
    function lookBack() { if (exchanges) App.retrospect.past.openMatch(key) }
    function lookAgain() {
        if (broken) return
        App.matchAt = key
        App.playback.open(key)
        App.show("playback")
    }
    function rename() {
        renaming = true
        field.text = title
        field.selectAll()
        field.forceActiveFocus(Qt.TabFocusReason)
    }
    function _renamed(keep) {
        // The field finishes a second time when it loses the focus.
        if (!renaming) return
        renaming = false
        if (keep) matches.rename(key, field.text)
        line.forceActiveFocus(Qt.TabFocusReason)
    }

    Keys.onPressed: event => {
        if (event.isAutoRepeat || renaming) return
        if (event.key === Qt.Key_F2) rename()
        else if (event.key === Qt.Key_R && event.modifiers === Qt.NoModifier) lookAgain()
        else if (event.key === Qt.Key_Delete) matches.remove(key)
        else if (event.key === Qt.Key_E && event.modifiers === Qt.ControlModifier) matches.export(key)
        else if (event.key === Qt.Key_P && event.modifiers === Qt.ControlModifier) lookBack()
        else return
        event.accepted = true
    }
    onCurrentChanged: if (!current) renaming = false

    Rectangle {
        id: sheet
        width: parent.width
        height: column.height + 2 * Theme.px(10)
        radius: Theme.radius
        color: row.current ? Theme.panelSoft : line.hovered ? Qt.alpha(Theme.panelSoft, 0.5) : "transparent"
        border.color: row.current ? Theme.gold : Theme.panelLine
        border.width: row.current ? Theme.line : 1
        FocusRing { anchors.margins: Theme.px(1); radius: Theme.radius; shown: line.visualFocus }

        Column {
            id: column
            x: Theme.px(12)
            y: Theme.px(10)
            width: parent.width - 2 * x
            spacing: Theme.px(10)

            T.AbstractButton {
                id: line
                objectName: "match:" + row.key
                readonly property Item sight: Sight { parent: line; looks: row.key }
                width: parent.width
                height: Math.max(thumb.height, words.height, held.height)
                focus: true
                focusPolicy: Qt.StrongFocus
                // Tab stops only at the selected match. ↑ and ↓ move through all of them.
                activeFocusOnTab: row.current || activeFocus
                hoverEnabled: true
                onClicked: { row.ListView.view.currentIndex = row.index; forceActiveFocus() }
                onDoubleClicked: row.goOn()
                Keys.onReturnPressed: event => { if (!event.isAutoRepeat) row.goOn() }
                Keys.onEnterPressed: event => { if (!event.isAutoRepeat) row.goOn() }
                Accessible.role: Accessible.ListItem
                Accessible.name: row.accessibleName
                Accessible.onPressAction: row.goOn()

                Rectangle {
                    id: thumb
                    width: Theme.px(84)
                    height: Theme.px(62)
                    radius: Theme.px(4)
                    color: Theme.panelSoft
                    border.color: Theme.outline
                    border.width: 1
                    clip: true
                    Drawn {
                        anchors.fill: parent
                        anchors.margins: 1
                        fillMode: Image.PreserveAspectCrop
                        subject: row.picture !== "" ? Art.gameSubject(row.picture) : ""
                    }
                    Words {
                        anchors.centerIn: parent
                        visible: row.picture === ""
                        text: "?"
                        font { pixelSize: Theme.title; bold: true }
                        soft: true
                        Accessible.ignored: true
                    }
                }
                Column {
                    id: words
                    x: thumb.width + Theme.px(14)
                    width: parent.width - x - (held.visible ? held.width + Theme.px(14) : 0)
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(2)
                    Words {
                        width: parent.width
                        visible: !row.renaming
                        text: row.name
                        font.bold: true
                        Accessible.ignored: true
                    }
                    TitleField {
                        id: field
                        objectName: "titleField"
                        visible: row.renaming
                        width: Math.min(parent.width, 20 * Theme.body)
                        name: qsTr("Name of the match")
                        hint: row.title === "" ? row.name : ""
                        maximumLength: row.matches.longestTitle
                        onDone: keep => row._renamed(keep)
                    }
                    Words {
                        width: parent.width
                        soft: true
                        font.pixelSize: Theme.small
                        text: row.details
                        Accessible.ignored: true
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        soft: true
                        font.pixelSize: Theme.small
                        text: row.players
                        Accessible.ignored: true
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        color: Theme.warnText
                        font.pixelSize: Theme.small
                        text: row.damage
                        Accessible.ignored: true
                    }
                }
                Column {
                    id: held
                    visible: row.place !== ""
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    width: Math.max(Theme.px(90), 6.5 * Theme.body)
                    spacing: Theme.px(2)
                    Insignia {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.px(36); height: width
                        key: row.sign
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Theme.small
                        text: row.place
                        Accessible.ignored: true
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        font.pixelSize: Theme.small
                        text: row.points
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
