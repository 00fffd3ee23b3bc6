import QtQuick
import "../theme"

/*! A word in our own letters, all capitals, as cut into wood (art/woodtype.py). If a letter is
    missing, the system font is used instead. */
Item {
    id: lettering

    property string text: ""
    property color tone: Theme.ink
    /*! The height of a letter without diacritics. */
    property real caps: Theme.title
    /*! The maximum width of the word. */
    property real most: Infinity
    /*! Whether the word is fully drawn. */
    readonly property bool ready: !_spelt || !drawn.waiting && drawn.status === Image.Ready
    readonly property bool _spelt: Art.spells(text)
    // The picture has room for diacritics above the letters and for descenders (`RISE`, `CAPS`,
    // `DROP`).
    readonly property real _rise: 0.4 * caps
    readonly property real _full: 1.6 * caps
    readonly property real _natural: drawn.implicitHeight > 0 ? drawn.implicitWidth * _full / drawn.implicitHeight : caps
    readonly property real _shrunk: Math.min(1, most / _natural)

    implicitWidth: _spelt ? _natural * _shrunk : plain.width
    implicitHeight: _spelt ? caps * _shrunk : plain.implicitHeight
    width: implicitWidth
    height: implicitHeight

    Drawn {
        id: drawn
        visible: lettering._spelt
        y: -lettering._rise * lettering._shrunk
        width: lettering._natural
        height: lettering._full
        scale: lettering._shrunk
        transformOrigin: Item.TopLeft
        byHeight: true
        subject: lettering._spelt ? Art.lettersSubject(lettering.text, lettering.tone) : ""
    }
    Text {
        id: plain
        visible: !lettering._spelt
        textFormat: Text.PlainText
        text: lettering.text
        width: Math.min(implicitWidth, lettering.most)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.usual
        font { family: Theme.family; pixelSize: lettering.caps * 1.15; bold: true; capitalization: Font.AllUppercase; letterSpacing: Theme.px(2) }
        color: lettering.tone
        Accessible.ignored: true
    }
}
