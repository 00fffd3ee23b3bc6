import QtQuick
import "../theme"

/*! A message from the program ("The damaged record is kept as …") that stays until it is closed. It
    covers nothing: its owner leaves the rest of the window the room below it (`room`).

    Its height determines the scale of everything else, so its own sizes must not depend on the
    theme's scale. */
Rectangle {
    id: bar

    readonly property string ofMatches: App.session ? App.session.files.message : ""
    readonly property string ofSettings: App.settings ? App.settings.message : ""
    readonly property string words: ofMatches || (ofSettings !== closed ? ofSettings : "")
    property string closed: ""
    readonly property bool open: words !== ""
    /*! The height that the bar occupies now. */
    readonly property real room: open ? height : 0
    /*! Larger letters would leave no room for the game in a small window. */
    readonly property real _body: Theme.systemText * Math.min(1.4, Theme.textScale)
    readonly property real _gap: Theme.systemText * 0.6

    // A closed message is forgotten when its cause is gone, so that it is shown the next time.
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
        // A path may have no place to wrap at.
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
