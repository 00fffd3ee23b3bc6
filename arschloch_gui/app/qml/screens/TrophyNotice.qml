import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The announcement of a new trophy: shown for two seconds on top of everything, without taking the
    focus, clicks or keys. It is as low as the top bar, so that it covers no player. */
Panel {
    id: notice
    objectName: "trophyNotice"

    readonly property Trophies trophies: App.trophies
    readonly property bool shown: trophies.news !== ""

    width: Math.min(Theme.windowWidth - Theme.px(40), picture.width + sentence.implicitWidth + Theme.px(28) + 2 * padding)
    height: Math.max(picture.height, sentence.implicitHeight) + 2 * padding
    padding: Theme.px(4)
    lineTone: Theme.gold
    visible: opacity > 0
    opacity: shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick(160) } }
    // The words stay while it fades out.
    property string words: ""
    property string subject: ""
    Connections {
        target: notice.trophies
        function onNewsChanged() { if (notice.shown) notice._take() }
    }
    function _take(): void {
        words = trophies.announcement
        subject = Art.trophySubject(trophies.news, true)
        time.restart()
    }
    Component.onCompleted: if (shown) _take()
    Timer {
        id: time
        interval: 2000
        onTriggered: notice.trophies.told()
    }
    Accessible.role: Accessible.StatusBar
    Accessible.ignored: !visible
    Accessible.name: words

    Drawn {
        id: picture
        width: Theme.px(34)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        subject: notice.subject
        // The two seconds start when the picture is there.
        onWaitingChanged: if (!waiting && time.running) time.restart()
    }
    Words {
        id: sentence
        x: picture.width + Theme.px(14)
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        text: notice.words
        Accessible.ignored: true
    }
}
