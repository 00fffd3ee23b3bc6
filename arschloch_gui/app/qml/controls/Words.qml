import QtQuick
import "../theme"

/*! Text in the standard size and colour. It wraps instead of being cut off. */
Text {
    textFormat: Text.PlainText
    property bool soft: false
    property bool overCloth: false

    color: overCloth ? (soft ? Theme.clothTextSoft : Theme.clothText)
                   : (soft ? Theme.textSoft : Theme.text)
    font.family: Theme.family
    font.pixelSize: Theme.body
    wrapMode: Text.Wrap
    linkColor: Theme.accent
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || text === ""
    Accessible.name: text
}
