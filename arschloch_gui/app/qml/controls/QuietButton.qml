import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A button for less important actions: outlined, on paper or (`overCloth`) on the table. */
T.Button {
    id: button

    property bool overCloth: false
    property string description: ""
    /*! What pressing the button means. Keys wait for a moment after it changes. */
    property string looks: text
    readonly property Item sight: Sight { parent: button; looks: button.looks }
    readonly property color line: overCloth ? Theme.clothText : Theme.text

    implicitHeight: Math.max(Theme.control, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Theme.px(90), Theme.roomFor(implicitContentWidth, leftPadding + rightPadding))
    leftPadding: Theme.px(18)
    rightPadding: Theme.px(18)
    topPadding: Theme.px(6)
    bottomPadding: Theme.px(6)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.4
    font.family: Theme.family
    font.pixelSize: Theme.body
    Keys.onReturnPressed: if (enabled) clicked()
    Keys.onEnterPressed: if (enabled) clicked()
    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: text
    Accessible.description: description

    contentItem: Text {
        textFormat: Text.PlainText
        text: button.text
        font: button.font
        color: button.line
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: button.overCloth ? Theme.clothEdge : Theme.panelSoft
            opacity: button.down ? 1 : button.hovered ? 0.85 : button.overCloth ? 0.55 : 0.6
            border.color: button.line
            border.width: Math.max(1, Theme.px(1.5))
        }
        // A sibling of the background, which lets the table show through.
        FocusRing { shown: button.visualFocus; tone: button.overCloth ? Theme.turn : Theme.focus }
    }
}
