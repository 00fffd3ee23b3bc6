import QtQuick
import "../theme"

/*! A sentence from the house ("The damaged record is kept as …"), until it is read. It lies over
    nothing: whoever places it gives the rest of the window the room below (`room`).

    The room it takes decides how large everything else is, so its own measures must not follow from
    the theme's scale. */
Rectangle {
    id: bar

    readonly property string ofMatches: App.session ? App.session.files.message : ""
    readonly property string ofSettings: App.settings ? App.settings.message : ""
    readonly property string words: ofMatches || (ofSettings !== closed ? ofSettings : "")
    property string closed: ""
    readonly property bool open: words !== ""
    /*! How much of the window's height it needs now. */
    readonly property real room: open ? height : 0
    /*! Larger letters than these would leave a small window no room for the game. */
    readonly property real _body: Theme.systemText * Math.min(1.4, Theme.textScale)
    readonly property real _gap: Theme.systemText * 0.6

    // What has been closed is over once it is true no longer; the next time it is told again.
    onOfSettingsChanged: if (ofSettings === "") closed = ""

    visible: open
    color: Theme.panelSoft
    height: Math.max(sentence.implicitHeight, close.height) + 2 * _gap
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible
    Accessible.name: words

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2
        color: Theme.outline
    }
    Words {
        id: sentence
        objectName: "message"
        x: 2 * bar._gap
        width: close.x - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: bar._body
        // A path has no places to wrap at.
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        text: bar.words
    }
    QuietButton {
        id: close
        objectName: "closeMessageButton"
        anchors.right: parent.right
        anchors.rightMargin: 2 * bar._gap
        anchors.verticalCenter: parent.verticalCenter
        height: Math.max(36, 2.2 * bar._body)
        font.pixelSize: bar._body
        width: Theme.roomFor(implicitContentWidth, leftPadding + rightPadding)
        leftPadding: 2 * bar._gap
        rightPadding: 2 * bar._gap
        text: qsTr("OK")
        onClicked: bar.ofMatches ? App.session.files.dismissMessage() : bar.closed = bar.ofSettings
    }
}
