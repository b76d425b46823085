/// Follows a finger that comes in over an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The physical edges: left stays left in a right-to-left layout.
  open var edges: UIRectEdge = []

  private var touchedEdges: UIRectEdge = []

  override func mayStart(with touches: Set<UITouch>) -> Bool {
    guard let bounds = touchedWindow?.bounds else { return false }
    for touch in touches {
      touchedEdges.formUnion(bounds.edges(near: touch.startLocation))
    }
    touchedEdges.formIntersection(edges)
    return !touchedEdges.isEmpty
  }

  /// The finger must come in, more than it goes along the edge.
  override func mayBegin(by translation: CGPoint) -> Bool {
    let isAcross = abs(translation.x) > abs(translation.y)
    return touchedEdges.contains(.left) && isAcross && translation.x > 0
      || touchedEdges.contains(.right) && isAcross && translation.x < 0
      || touchedEdges.contains(.top) && !isAcross && translation.y > 0
      || touchedEdges.contains(.bottom) && !isAcross && translation.y < 0
  }

  override func prepareForNext() {
    super.prepareForNext()
    touchedEdges = []
  }
}

extension CGRect {
  fileprivate func edges(near point: CGPoint) -> UIRectEdge {
    let band = TouchMetrics.edgeBand
    var edges: UIRectEdge = []
    if point.x - minX <= band { edges.insert(.left) }
    if maxX - point.x <= band { edges.insert(.right) }
    if point.y - minY <= band { edges.insert(.top) }
    if maxY - point.y <= band { edges.insert(.bottom) }
    return edges
  }
}
