import QtQuick
import "../theme"

/*! The frame in the middle of the table that shows, before the release, whether the dragged cards
    can be played. */
Rectangle {
    id: frame

    property bool shown: false
    property bool over: false
    /*! Why the dragged cards cannot be played, empty if they can. */
    property string objection: ""
    /*! Whether the frame is lit. This does not change while the frame fades. */
    property bool lit: false
    property string said: ""
    readonly property bool welcome: said === ""

    width: Theme.px(470)
    height: Theme.px(300)
    radius: Theme.px(40)
    visible: opacity > 0
    opacity: !shown ? 0 : lit ? 1 : 0.75
    color: Qt.alpha(Theme.clothLight, lit ? 0.5 : 0.25)
    border { width: Theme.px(lit ? 5 : 3); color: welcome ? (lit ? Theme.turn : Theme.clothTextSoft) : Theme.warn }
    Behavior on opacity { NumberAnimation { duration: Theme.quick(120) } }
    Accessible.ignored: true

    onShownChanged: _look()
    onOverChanged: _look()
    onObjectionChanged: _look()
    function _look(): void {
        if (!shown) return
        lit = over
        said = objection
    }
}
