import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A line of text to be typed. */
LabelledRow {
    id: row

    property string value: ""
    property string placeholder: ""
    property int longest: 20
    signal chosen(string value)

    T.TextField {
        id: field
        width: Math.min(14 * Theme.body, row.width)
        height: Theme.control
        leftPadding: Theme.px(12)
        rightPadding: Theme.px(12)
        verticalAlignment: TextInput.AlignVCenter
        font.pixelSize: Theme.body
        color: Theme.text
        selectionColor: Theme.gold
        selectedTextColor: Theme.ink
        placeholderText: row.placeholder
        maximumLength: row.longest
        text: row.value
        onEditingFinished: row.chosen(text.trim())
        Accessible.role: Accessible.EditableText
        Accessible.name: row.label
        background: Rectangle {
            radius: Theme.radius
            color: Theme.panelSoft
            border.color: field.activeFocus ? Theme.focus : Theme.panelLine
            border.width: Theme.line
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            x: field.leftPadding
            visible: field.text === "" && !field.activeFocus
            text: row.placeholder
            soft: true
            Accessible.ignored: true
        }
    }
}
