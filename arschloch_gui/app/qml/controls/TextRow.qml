import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A line of text to edit. */
LabelledRow {
    id: row

    property string value: ""
    property string placeholder: ""
    property int longest: 20
    property real room: 14 * Theme.body
    signal chosen(string value)
    /*! Emitted at every change while typing. */
    signal edited(string value)

    /*! Move the focus to the field. */
    function takeFocus() { field.forceActiveFocus(Qt.TabFocusReason) }

    T.TextField {
        id: field
        objectName: row.objectName + ":field"
        width: Math.min(row.room, row.width)
        height: Theme.control
        leftPadding: Theme.px(12)
        rightPadding: Theme.px(12)
        verticalAlignment: TextInput.AlignVCenter
        font.family: Theme.family
        font.pixelSize: Theme.body
        color: Theme.text
        selectionColor: Theme.gold
        selectedTextColor: Theme.ink
        placeholderText: row.placeholder
        maximumLength: row.longest
        text: row.value
        onTextEdited: row.edited(text)
        onEditingFinished: row.chosen(text.trim())
        // Typing breaks the binding of the text.
        Connections { target: row; function onValueChanged() { field.text = row.value } }
        Accessible.role: Accessible.EditableText
        Accessible.ignored: !visible
        Accessible.name: row.label
        background: Rectangle {
            radius: Theme.radius
            color: Theme.panelSoft
            border.color: Theme.controlLine
            border.width: Theme.line
            FocusRing { shown: field.activeFocus }
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
