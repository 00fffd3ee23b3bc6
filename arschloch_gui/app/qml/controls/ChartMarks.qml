import QtQuick
import QtQuick.Shapes
import "../theme"

/*! The marks on a player's line in a chart, or the one beside the player's name. The shape
    identifies the player for users who cannot tell the colours apart. There are six shapes, filled
    and then hollow. */
Shape {
    id: marks

    required property int seat
    required property color tone
    /*! The width of a mark. */
    property real size: Theme.px(10)
    /*! The centre of each mark. */
    property list<point> points: [Qt.point(width / 2, height / 2)]

    /*! The corners of the shapes around (0, 0) as fractions of the size: a disc, a square, a
        triangle, a rhombus, a cross, and a triangle pointing down. */
    readonly property var shapes: [
        Array.from({ length: 20 }, (_, at) => [0.5 * Math.cos(at * Math.PI / 10), 0.5 * Math.sin(at * Math.PI / 10)]),
        [[-0.46, -0.46], [0.46, -0.46], [0.46, 0.46], [-0.46, 0.46]],
        [[0, -0.62], [0.6, 0.46], [-0.6, 0.46]],
        [[0, -0.68], [0.56, 0], [0, 0.68], [-0.56, 0]],
        [[-0.2, -0.6], [0.2, -0.6], [0.2, -0.2], [0.6, -0.2], [0.6, 0.2], [0.2, 0.2],
         [0.2, 0.6], [-0.2, 0.6], [-0.2, 0.2], [-0.6, 0.2], [-0.6, -0.2], [-0.2, -0.2]],
        [[0, 0.62], [0.6, -0.46], [-0.6, -0.46]]
    ]
    readonly property bool hollow: seat >= shapes.length
    function around(middle) {
        const corners = shapes[seat % shapes.length]
        return [...corners, corners[0]].map(([x, y]) => Qt.point(middle.x + x * size, middle.y + y * size))
    }

    preferredRendererType: Shape.CurveRenderer
    ShapePath {
        strokeColor: marks.hollow ? marks.tone : Theme.outline
        strokeWidth: marks.hollow ? Math.max(2, Theme.px(2.5)) : Math.max(1, Theme.px(1.5))
        fillColor: marks.hollow ? Theme.panel : marks.tone
        joinStyle: ShapePath.MiterJoin
        PathMultiline { paths: Array.from(marks.points, middle => marks.around(middle)) }
    }
}
