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
    }
    Rectangle { anchors.fill: parent; color: "black"; opacity: Theme.dark ? 0.28 : 0 }
}
