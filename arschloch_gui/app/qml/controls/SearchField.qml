import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A search field. Escape clears it. */
T.TextField {
    id: field

    property string hint: ""
    signal searched(string words)

    /*! Move the focus to the field. */
    function takeFocus() { forceActiveFocus(Qt.TabFocusReason) }

    height: Theme.control
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.text
    selectionColor: Theme.gold
    selectedTextColor: Theme.ink
    placeholderText: hint
    maximumLength: 40
    onTextEdited: searched(text)
    // Escape clears the text first. Only then does it act on the window.
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== ""
    Keys.onEscapePressed: event => {
        event.accepted = text !== ""
        if (event.accepted) { text = ""; searched("") }
    }
    Accessible.role: Accessible.EditableText
    Accessible.ignored: !visible
    Accessible.name: hint
    background: Rectangle {
        radius: height / 2
        color: Theme.panelSoft
        border.color: Theme.controlLine
        border.width: Theme.line
        FocusRing { radius: height / 2; shown: field.activeFocus }
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
