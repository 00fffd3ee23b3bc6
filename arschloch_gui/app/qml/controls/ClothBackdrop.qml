import QtQuick
import "../theme"

/*! The table: cloth and walnut, drawn anew once a resize has come to rest. */
Item {
    id: backdrop

    property size settled: Qt.size(width, height)

    function _settle() { settled = Qt.size(width, height) }
    onWidthChanged: rest.restart()
    onHeightChanged: rest.restart()

    Timer { id: rest; interval: 200; onTriggered: backdrop._settle() }
    Rectangle { anchors.fill: parent; color: Theme.cloth }
    Image {
        anchors.fill: parent
        source: Art.clothSource()
        sourceSize: backdrop.settled
        asynchronous: true
        retainWhileLoading: true
        Accessible.ignored: true
    }
    Rectangle { anchors.fill: parent; color: "black"; opacity: Theme.dark ? 0.28 : 0 }
}
