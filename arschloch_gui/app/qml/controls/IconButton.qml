import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A round button with an icon (one glyph drawn as text) and an accessible name. */
T.Button {
    id: button

    /*! One or two characters, such as "?" or "☰". */
    property string sign: ""
    property string description: ""
    /*! What pressing the button means. Keys wait for a moment after it changes. */
    property string looks: text
    readonly property Item sight: Sight { parent: button; looks: button.looks }
    property bool overCloth: true

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.4
    font.family: Theme.family
    font.pixelSize: Theme.large
    font.bold: true
    Keys.onReturnPressed: if (enabled) clicked()
    Keys.onEnterPressed: if (enabled) clicked()
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: text
    Accessible.description: description

    contentItem: Text {
        textFormat: Text.PlainText
        text: button.sign
        font: button.font
        color: button.overCloth ? Theme.clothText : Theme.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: height / 2
            color: button.overCloth ? Theme.clothEdge : Theme.panelSoft
            opacity: button.down ? 1 : button.hovered ? 0.9 : 0.55
            border.color: button.overCloth ? Theme.clothTextSoft : Theme.controlLine
            border.width: Math.max(1, Theme.px(1.5))
        }
        FocusRing {
            radius: height / 2
            shown: button.visualFocus
            tone: button.overCloth ? Theme.turn : Theme.focus
        }
    }
    Tip { shown: button.hovered || button.visualFocus; words: button.text }
}
