import QtQuick
import "../theme"

/*! The part that the game at the table shows at this place, if any (`session.match.parts`). */
Loader {
    id: place

    /*! The name of the place: "centre", "own", "seat" … */
    required property string part
    /*! The initial properties of the part. */
    property var given: ({})

    readonly property string file: App.session.match.parts[part] || ""

    onFileChanged: fill()
    Component.onCompleted: fill()

    function fill() {
        if (file === "") source = ""
        else setSource(Qt.resolvedUrl("../" + file), given)
    }
}
