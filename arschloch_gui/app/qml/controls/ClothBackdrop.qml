import QtQuick
import "../theme"

/*! The table: cloth and walnut, drawn anew once a resize has come to rest. */
Item {
    // A plain table until the drawn one is there.
    Rectangle {
        anchors.fill: parent
        color: Theme.rim
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(20)
            radius: Theme.px(24)
            border.color: Theme.rimLight
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.clothEdge }
                GradientStop { position: 0.5; color: Theme.cloth }
                GradientStop { position: 1; color: Theme.clothEdge }
            }
        }
    }
    Drawn {
        anchors.fill: parent
        subject: Art.clothSubject()
        fillMode: Image.Stretch
        mipmap: false
        opacity: status === Image.Ready ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.quick(160) } }
    }
    Rectangle { anchors.fill: parent; color: "black"; opacity: Theme.dark ? 0.28 : 0 }
}
