import QtQuick
import "../theme"

/*! What the game at the table has at this place, if it has anything (`session.match.parts`). */
Loader {
    id: place

    /*! The name of the place: "centre", "own", "seat" … */
    required property string part
    /*! What the part is given when it is made. */
    property var given: ({})

    readonly property string file: App.session.match.parts[part] || ""

    onFileChanged: fill()
    Component.onCompleted: fill()

    function fill() {
        if (file === "") source = ""
        else setSource(Qt.resolvedUrl("../" + file), given)
    }
}
