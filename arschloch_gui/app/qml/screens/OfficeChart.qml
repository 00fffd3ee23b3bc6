pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../theme"
import "../controls"

/*! A line for every player: their position after each round, the highest on top. */
Item {
    id: chart

    /*! For every finished round: {offices: seats from highest to lowest}. */
    property var rounds: []
    property int players: 4
    property int viewerSeat: 0
    property var colourOf: seat => Theme.gold

    readonly property list<string> signs: App.setup.signs(players)
    readonly property real axis: Theme.px(34)
    readonly property real foot: 1.8 * Theme.small
    readonly property real plotWidth: width - axis - Theme.px(16)
    readonly property real plotHeight: height - foot - Theme.px(28)

    Accessible.role: Accessible.Chart
    Accessible.ignored: !visible
    Accessible.name: qsTr("Positions over %n round(s)", "", rounds.length)

    function xOf(round) {
        return axis + (rounds.length < 2 ? 0.5 : round / (rounds.length - 1)) * plotWidth
    }
    function yOf(office) { return Theme.px(14) + office / Math.max(1, players - 1) * plotHeight }
    function lineOf(seat) {
        return rounds.map((round, at) => Qt.point(xOf(at), yOf(round.offices.indexOf(seat))))
    }

    Repeater {
        model: chart.players
        Item {
            required property int index
            Rectangle {
                x: chart.axis - Theme.px(6)
                y: chart.yOf(parent.index)
                width: chart.plotWidth + Theme.px(12)
                height: 1
                color: Theme.panelLine
            }
            Insignia {
                width: Math.min(Theme.px(26), chart.plotHeight / chart.players); height: width
                y: chart.yOf(parent.index) - height / 2
                key: chart.signs[parent.index] || ""
            }
        }
    }
    Repeater {
        // At most a dozen labels along the bottom.
        model: chart.rounds.length
        Words {
            required property int index
            readonly property int every: Math.ceil(chart.rounds.length / 12)
            visible: index % every === 0
            x: chart.xOf(index) - width / 2
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
                size: Theme.px(person.isViewer ? 14 : 10)
                points: person.points
            }
        }
    }
}
