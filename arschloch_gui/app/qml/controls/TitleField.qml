import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A field for editing a name in place. Enter keeps the text and Esc discards it. */
T.TextField {
    id: field

    /*! The accessible name. */
    property string name: ""
    /*! The placeholder text. */
    property string hint: ""
    signal done(bool keep)

    height: Theme.control
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.text
    selectionColor: Theme.gold
    selectedTextColor: Theme.ink
    Keys.onReturnPressed: done(true)
    Keys.onEnterPressed: done(true)
    Keys.onEscapePressed: done(false)
    // Without this, Esc would leave the screen.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    onActiveFocusChanged: if (!activeFocus && visible) done(true)
    Accessible.role: Accessible.EditableText
    Accessible.ignored: !visible
    Accessible.name: name
    background: Rectangle {
        radius: Theme.radius
        color: Theme.panel
        border.color: field.activeFocus ? Theme.focus : Theme.panelLine
        border.width: Theme.line
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        x: field.leftPadding
        width: field.width - 2 * x
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        visible: field.text === ""
        text: field.hint
        soft: true
        Accessible.ignored: true
    }
}
