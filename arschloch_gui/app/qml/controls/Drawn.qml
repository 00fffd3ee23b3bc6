import QtQuick
import "../theme"

/*! A picture drawn for exactly its size, again only once a change of size has come to rest. */
Image {
    id: drawn

    property size settled: Qt.size(0, 0)

    function _settle() { settled = Qt.size(Math.round(width), Math.round(height)) }

    sourceSize: settled
    asynchronous: true
    retainWhileLoading: true
    fillMode: Image.PreserveAspectFit
    mipmap: true
    Component.onCompleted: _settle()
    onWidthChanged: settled.width > 0 ? rest.restart() : _settle()
    onHeightChanged: settled.height > 0 ? rest.restart() : _settle()
    Accessible.ignored: true

    property Timer _rest: Timer { id: rest; interval: 180; onTriggered: drawn._settle() }
}
