pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../theme"
import "../controls"

/*! A line for every player: their penalty points after each round, up to the limit that ends the
    match. */
Item {
    id: chart

    /*! {round, totals} of every finished round, by seat. */
    property var rows: []
    property int players: 4
    property int viewerSeat: 0
    /*! Number of points that ends the match, 0 for no limit. */
    property int limit: 0
    property var colourOf: seat => Theme.gold

    readonly property int most: {
        let highest = Math.max(10, limit)
        for (const row of rows) highest = Math.max(highest, ...row.totals)
        return highest
    }
    readonly property int tick: most <= 30 ? 10 : most <= 120 ? 25 : Math.ceil(most / 200) * 50
    readonly property real axis: 2.6 * Theme.small
    readonly property real foot: 1.7 * Theme.small
    readonly property real plotWidth: width - axis - Theme.px(14)
    readonly property real plotHeight: height - foot - Theme.px(16)

    Accessible.role: Accessible.Chart
    Accessible.ignored: !visible
    Accessible.name: qsTr("Points over %n round(s)", "", rows.length)

    function xOf(round) { return axis + (rows.length < 1 ? 0 : round / rows.length) * plotWidth }
    function yOf(points) { return Theme.px(8) + (1 - points / most) * plotHeight }
    function lineOf(seat) {
        return [Qt.point(xOf(0), yOf(0)),
                ...rows.map((row, at) => Qt.point(xOf(at + 1), yOf(row.totals[seat])))]
    }

    Repeater {
        model: Math.floor(chart.most / chart.tick) + 1
        Item {
            id: mark
            required property int index
            readonly property int points: index * chart.tick
            Rectangle {
                x: chart.axis
                y: chart.yOf(mark.points)
                width: chart.plotWidth
                height: 1
                color: Theme.panelLine
            }
            Words {
                width: chart.axis - Theme.px(8)
                y: chart.yOf(mark.points) - height / 2
                horizontalAlignment: Text.AlignRight
                soft: true
                font.pixelSize: Theme.small
                text: mark.points
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        // The limit that ends the match.
        visible: chart.limit > 0
        x: chart.axis
        y: chart.yOf(chart.limit) - height / 2
        width: chart.plotWidth
        height: Theme.px(3)
        color: Theme.warn
        opacity: 0.8
    }
    Repeater {
        model: chart.rows.length
        Words {
            required property int index
            readonly property int every: Math.ceil(chart.rows.length / 12)
            visible: (index + 1) % every === 0
            x: chart.xOf(index + 1) - width / 2
            y: chart.height - chart.foot
            soft: true
            font.pixelSize: Theme.small
            text: index + 1
            Accessible.ignored: true
        }
    }
    Repeater {
        model: chart.players
        Item {
            id: person
            required property int index
            readonly property bool isViewer: index === chart.viewerSeat
            readonly property list<point> points: chart.lineOf(index)
            anchors.fill: parent
            z: isViewer ? 1 : 0
            Shape {
                anchors.fill: parent
                preferredRendererType: Shape.CurveRenderer
                ShapePath {
                    strokeColor: chart.colourOf(person.index)
                    strokeWidth: person.isViewer ? Theme.px(5) : Theme.px(3)
                    strokeStyle: dashPattern.length > 0 ? ShapePath.DashLine : ShapePath.SolidLine
                    dashPattern: Theme.chartDash(person.index)
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    capStyle: ShapePath.FlatCap
                    PathPolyline { path: person.points }
                }
            }
            ChartMarks {
                anchors.fill: parent
                seat: person.index
                tone: chart.colourOf(person.index)
                size: Theme.px(person.isViewer ? 12 : 9)
                points: person.points.slice(1)
            }
        }
    }
}
