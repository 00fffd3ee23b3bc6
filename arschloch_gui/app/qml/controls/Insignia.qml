import QtQuick
import "../theme"

/*! The sign of an office; nothing without a key. */
Image {
    property string key: ""

    source: Art.insigniaSource(key)
    sourceSize: Qt.size(width, height)
    visible: key !== ""
    asynchronous: true
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
