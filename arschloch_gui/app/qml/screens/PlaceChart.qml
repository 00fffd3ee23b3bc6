pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import "../theme"
import "../controls"

/*! Places over time, the highest position on top. The dashed line is the average by chance.
    `points`: {"office" from +1 to −1, "dealt" (value of the cards on the same scale, or null),
    "label", "told"}. */
Item {
    id: chart

    property string label: ""
    property var points: []

    readonly property real axis: Theme.px(34)
    readonly property real foot: 1.8 * Theme.small
    readonly property real plotWidth: width - axis - Theme.px(16)
    readonly property real head: caption.height + Theme.px(14)
    readonly property real plotHeight: height - foot - head - Theme.px(6)

    /*! The value of the cards, as one line for each series of neighbours with a known value. */
    readonly property list<var> dealtLines: {
        const lines = []
        points.forEach((point, at) => {
            if (point.dealt === null || point.dealt === undefined) return
            const before = at > 0 ? points[at - 1].dealt : null
            if (before === null || before === undefined) lines.push([])
            lines[lines.length - 1].push(Qt.point(xOf(at), yOf(point.dealt)))
        })
        return lines
    }

    function xOf(at) { return axis + (points.length < 2 ? 0.5 : at / (points.length - 1)) * plotWidth }
    function yOf(office) { return head + (1 - office) / 2 * plotHeight }

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: label

    Words { id: caption; width: parent.width; text: chart.label; font.pixelSize: Theme.small; soft: true; Accessible.ignored: true }
    Repeater {
        model: [{ office: 1, sign: "crown" }, { office: -1, sign: "donkey" }]
        Item {
            id: end
            required property var modelData
            Rectangle {
                x: chart.axis
                y: chart.yOf(end.modelData.office)
                width: chart.plotWidth
                height: 1
                color: Theme.panelLine
            }
            Insignia {
                width: Theme.px(26); height: width
                y: chart.yOf(end.modelData.office) - height / 2
                key: end.modelData.sign
            }
        }
    }
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            strokeColor: Theme.controlLine
            strokeWidth: Theme.line
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 4]
            fillColor: "transparent"
            startX: chart.axis; startY: chart.yOf(0)
            PathLine { x: chart.axis + chart.plotWidth; y: chart.yOf(0) }
        }
        ShapePath {
            strokeColor: Theme.controlLine
            strokeWidth: Theme.px(2.5)
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap
            PathMultiline { paths: chart.dealtLines }
        }
        ShapePath {
            strokeColor: Theme.gold
            strokeWidth: Theme.px(4)
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap
            PathPolyline { path: chart.points.map((point, at) => Qt.point(chart.xOf(at), chart.yOf(point.office))) }
        }
    }
    Repeater {
        model: chart.points
        Rectangle {
            id: dot
            required property var modelData
            required property int index
            width: Theme.px(11); height: width
            radius: width / 2
            x: chart.xOf(index) - width / 2
            y: chart.yOf(modelData.office) - height / 2
            color: Theme.gold
            border { color: Theme.outline; width: Math.max(1, Theme.px(1.5)) }
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: modelData.told
        }
    }
    // The dates of the first and of the latest rounds.
    Words {
        x: chart.axis
        y: chart.height - chart.foot
        visible: chart.points.length > 0
        soft: true
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
        text: chart.points.length > 0 ? chart.points[0].label : ""
        Accessible.ignored: true
    }
    Words {
        x: chart.axis + chart.plotWidth - width
        y: chart.height - chart.foot
        visible: chart.points.length > 1
        soft: true
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
        text: chart.points.length > 1 ? chart.points[chart.points.length - 1].label : ""
        Accessible.ignored: true
    }
}
