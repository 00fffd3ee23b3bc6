import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A value on a scale, with the value in words. */
LabelledRow {
    id: row

    fixed: true

    property real value: 0
    property real from: 0
    property real to: 1
    property real step: 1
    /*! The value in words. */
    property string shownValue: ""
    /*! Whether the value is applied when the handle is released. A value that changes the size of
        the slider itself would move it away from under the pointer. */
    property bool whenLetGo: false
    /*! The value under the handle, not applied yet while it is dragged. */
    readonly property real pending: slider.value
    signal chosen(real value)

    Row {
        spacing: Theme.px(14)
        T.Slider {
            id: slider
            width: Theme.px(190)
            height: Theme.control
            from: row.from
            to: row.to
            stepSize: row.step
            snapMode: T.Slider.SnapAlways
            value: row.value
            focusPolicy: Qt.StrongFocus
            onMoved: if (!row.whenLetGo || !pressed) row.chosen(value)
            onPressedChanged: if (row.whenLetGo && !pressed && value !== row.value) row.chosen(value)
            Keys.onUpPressed: { increase(); row.chosen(value) }
            Keys.onDownPressed: { decrease(); row.chosen(value) }
            Accessible.role: Accessible.Slider
            Accessible.ignored: !visible
            Accessible.name: row.label + ": " + row.shownValue
            background: Item {
                Rectangle {
                    y: (parent.height - height) / 2
                    width: parent.width
                    height: Theme.px(8)
                    radius: height / 2
                    color: Theme.panelSoft
                    border.color: Theme.controlLine
                    border.width: 1
                }
                Rectangle {
                    y: (parent.height - height) / 2
                    width: slider.handle.x + slider.handle.width / 2
                    height: Theme.px(8)
                    radius: height / 2
                    color: Theme.gold
                }
            }
            handle: Rectangle {
                x: slider.visualPosition * (slider.width - width)
                y: (slider.height - height) / 2
                width: Theme.px(26)
                height: width
                radius: width / 2
                color: Theme.gold
                border.color: Theme.outline
                border.width: Theme.line
                FocusRing { radius: height / 2; shown: slider.visualFocus }
            }
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: 6.5 * Theme.body
            text: row.shownValue
            Accessible.ignored: true
        }
    }
}
