pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The sixteen portraits to choose from. */
Column {
    id: row

    property string label: ""
    property int current: 0
    property int people: 16
    signal chosen(int person)

    function _step(from, by) {
        const next = (from + by + people) % people
        faces.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
        chosen(next)
    }

    spacing: Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: label

    Words { width: parent.width; text: row.label }
    Flow {
        width: parent.width
        spacing: Theme.px(6)
        Repeater {
            id: faces
            model: row.people
            CheckedButton {
                id: face
                required property int index
                readonly property Item sight: Sight { parent: face }
                readonly property bool isCurrent: index === row.current
                width: Theme.px(56)
                height: width
                focusPolicy: activeFocus || isCurrent ? Qt.StrongFocus : Qt.ClickFocus
                hoverEnabled: true
                checked: isCurrent
                Keys.onLeftPressed: row._step(index, -1)
                Keys.onRightPressed: row._step(index, 1)
                Keys.onUpPressed: row._step(index, -1)
                Keys.onDownPressed: row._step(index, 1)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: row.chosen(index)
                Accessible.role: Accessible.RadioButton
                Accessible.ignored: !visible
                Accessible.name: qsTr("Face %1").arg(index + 1)
                Portrait {
                    anchors.fill: parent
                    anchors.margins: Theme.px(3)
                    person: face.index
                    mood: face.isCurrent || face.hovered ? "happy" : "rest"
                    opacity: face.isCurrent || face.hovered ? 1 : 0.75
                }
                Rectangle {
                    anchors.fill: parent
                    radius: width / 2
                    color: "transparent"
                    visible: face.isCurrent
                    border.color: Theme.accent
                    border.width: Theme.px(3)
                }
                FocusRing { anchors.margins: -Theme.px(2); radius: width / 2; shown: face.visualFocus }
            }
        }
    }
}
