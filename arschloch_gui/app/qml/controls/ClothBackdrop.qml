import QtQuick
import "../ground"
import "../theme"

/*! The table, cloth and walnut, redrawn once a resize has finished. */
Item {
    // Shown until the drawn picture is ready.
    PlainTable { anchors.fill: parent }
    Drawn {
        anchors.fill: parent
        subject: Art.clothSubject()
        fillMode: Image.Stretch
        mipmap: false
    }
    Rectangle { anchors.fill: parent; color: "black"; opacity: Theme.dark ? 0.28 : 0 }
}
