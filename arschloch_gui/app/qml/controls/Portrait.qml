import QtQuick
import "../theme"

/*! A person's medallion in a mood. */
Image {
    property int person: 0
    property string mood: "rest"

    source: Art.portraitSource(person, mood)
    sourceSize: Qt.size(width, height)
    asynchronous: true
    fillMode: Image.PreserveAspectFit
    Accessible.ignored: true
}
