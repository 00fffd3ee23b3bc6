pragma Singleton
import QtQuick
import Arschloch
import "../ground"

/*! Colours, sizes and durations of the whole game, in one place (look.md).

    There are two units. `px(n)` is n pixels of the 1280×800 design, scaled with the window. Text
    sizes start from the system's font and grow with the window and the user's text scale. */
QtObject {
    id: theme

    readonly property LiveSettings settings: Ground.settings

    // -- measures ---------------------------------------------------------------------------

    /*! The size available to the screens. */
    readonly property real windowWidth: Ground.windowWidth
    readonly property real windowHeight: Ground.windowHeight
    readonly property real scale: Ground.scale
    /*! The scale of the whole window, below 1 if there is no room for the full layout. */
    readonly property real shrink: Ground.shrink

    /*! The family of all texts, loaded by app/typeface.py. Without it, Qt uses the system's font. */
    readonly property string family: "Arschloch Text"
    readonly property FontMetrics systemFont: FontMetrics { font: Application.font }
    /*! The system's text size in pixels. Below 15, a game is a strain on the eyes. */
    readonly property real systemText: Math.max(15, systemFont.font.pixelSize)
    readonly property real textScale: settings ? settings.textScale : 1
    /*! The largest letters that fit. The window sets this while the table is shown, which never
        scrolls. Letters at 100 % always fit. */
    property real mostBody: Infinity
    /*! The size of letters at 100 %. */
    readonly property real usual: systemText * Math.max(0.9, scale)
    readonly property real body: Math.min(usual * textScale, Math.max(usual, mostBody))
    /*! The largest letters on the plates at the table, where many players leave less room for names
        than for buttons. */
    property real mostPlate: Infinity
    readonly property real plate: Math.min(body, Math.max(usual, mostPlate))
    readonly property real small: 0.86 * body
    readonly property real large: 1.3 * body
    readonly property real title: 2 * body
    /*! The width of a comfortable line of text. */
    readonly property real measure: 38 * body

    readonly property real gap: px(12)
    readonly property real radius: px(9)
    readonly property real line: Math.max(1.5, px(2))
    /*! The height of every control. */
    readonly property real control: Math.max(px(44), 1.9 * body, least)
    /*! The minimum size of a click target, in any window. */
    readonly property real least: 32

    function px(n) { return n * scale }

    /*! Return a width with room for a text. With exactly its own width the text would wrap, because
        adding paddings loses the last bit of precision. */
    function roomFor(words, padding) { return Math.floor(words + padding) + 1 }

    // -- colours ----------------------------------------------------------------------------

    readonly property bool dark: Ground.dark
    readonly property color cloth: Ground.cloth
    readonly property color clothLight: Ground.clothLight
    readonly property color clothEdge: Ground.clothEdge
    readonly property color rim: Ground.rim
    readonly property color rimLight: Ground.rimLight
    readonly property color clothText: "#FBF7EC"
    readonly property color clothTextSoft: "#DDEBE4"

    /*! Cards and medallions stay paper white in both colour schemes. */
    readonly property color paper: "#FBF7EC"
    readonly property color ink: "#1B1B1F"
    readonly property color red: "#B3202A"
    readonly property color trump: "#5B2F73"
    readonly property color gold: "#D9A441"
    readonly property color goldLight: "#F0CB7A"
    readonly property color silver: "#C9D1D3"
    readonly property color copper: "#BC743E"
    readonly property color straw: "#C8B98A"
    readonly property color turn: "#FFD166"
    readonly property color warn: "#E4572E"

    // Panels: warm paper by day, smoked oak by night.
    readonly property color panel: dark ? "#2A211B" : "#FBF7EC"
    readonly property color panelSoft: dark ? "#362B22" : "#F2E6C8"
    readonly property color panelLine: dark ? "#6B563F" : "#CDB98A"
    /*! The outline of controls without a colour of their own, with a contrast of 3 : 1 on every
        panel. */
    readonly property color controlLine: dark ? "#A58A68" : "#86724C"
    readonly property color outline: dark ? "#0E0A07" : "#1B1B1F"
    readonly property color text: dark ? "#F5ECD8" : "#1B1B1F"
    readonly property color textSoft: dark ? "#CDBFA6" : "#5C5142"
    readonly property color accent: dark ? "#F0CB7A" : "#8A5A12"
    readonly property color warnText: dark ? "#FFA98F" : "#A8321A"
    readonly property color focus: dark ? "#FFD166" : "#1F6370"

    /*! The lines of a chart, one for each player, with a contrast of 3 : 1 on panels of both
        schemes. */
    readonly property list<color> chartLines: ["#B07C22", "#3A877F", "#C9434C", "#5276BA", "#8A6BB0", "#B0672F",
                                       "#58863F", "#877D68", "#B84C8C"]
    /*! Return the dash pattern of a chart line, in line widths, so that crossing lines differ in
        more than colour. Empty for a solid line. */
    function chartDash(seat) { return [[], [4, 2], [1, 1.5], [5, 1.5, 1, 1.5]][seat % 4] }
    function chartLine(seat) { return chartLines[seat % chartLines.length] }

    /*! Return the metal of a position: gold at the top, straw at the bottom. */
    function officeColour(office, players) {
        if (office < 0) return panelLine
        if (office === 0) return gold
        if (office === players - 1) return straw
        return office < players / 2 ? silver : copper
    }

    // -- time -------------------------------------------------------------------------------

    readonly property int speed: settings ? settings.speed : 3
    readonly property bool reducedMotion: settings ? settings.reducedMotion : false
    /*! look.md, "Motion": factors for speeds 0 to 5. */
    readonly property list<real> speedFactors: [0, 1.8, 1.3, 1, 0.7, 0.4]
    readonly property bool still: reducedMotion || speed === 0

    /*! Return the milliseconds at the table for a duration given at speed 3, 0 without
        animations. */
    function duration(ms) { return still ? 0 : Math.round(ms * speedFactors[speed]) }
    /*! Return the milliseconds for motion that does not depend on the speed of the game (menus). */
    function quick(ms) { return still ? 0 : ms }
}
