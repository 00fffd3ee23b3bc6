import QtQuick
import "../ground"
import "../theme"

/*! The table: cloth and walnut, drawn anew once a resize has come to rest. */
Item {
    // Until the drawn one is there.
    PlainTable { anchors.fill: parent }
    Drawn {
        anchors.fill: parent
        subject: Art.clothSubject()
        fillMode: Image.Stretch
        mipmap: false
        opacity: status === Image.Ready ? 1 : 0
        // What had to be drawn first comes softly; what was there at the start is simply there.
        Behavior on opacity {
            enabled: !start.running
            NumberAnimation { duration: Theme.quick(160) }
        }
    }
    Timer { id: start; interval: 300; running: true }
    Rectangle { anchors.fill: parent; color: "black"; opacity: Theme.dark ? 0.28 : 0 }
}
