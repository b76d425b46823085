import UIKit

/// The stops of a train, one below the other, along a line that can be rolled up.
final class RouteView: RoomView {
  private let way = UIView()
  private let stops: [StopView]

  init(_ stops: [NightTrain.Stop]) {
    self.stops = stops.map { StopView($0) }
    super.init(frame: .zero)
    way.backgroundColor = TimetableColors.accent.withAlphaComponent(0.35)
    way.layer.cornerRadius = 1.5
    addSubviews([way] + self.stops)
  }

  /// Whether the line and its stops are shown; in an animation, one stop after the other.
  var isUnrolled = true {
    didSet {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { [self] in
        for (index, stop) in stops.enumerated() {
          let delay = 0.25 + 0.5 * Double(index) / Double(stops.count)
          UIView.addKeyframe(
            withRelativeStartTime: isUnrolled ? delay : 0.75 - delay,
            relativeDuration: 0.25
          ) {
            stop.alpha = self.isUnrolled ? 1 : 0
          }
        }
      }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, stop) in stops.enumerated() {
      stop.frame = CGRect(
        x: 0,
        y: CGFloat(index) * step,
        width: bounds.width,
        height: step
      )
    }
    let length = isUnrolled ? max(bounds.height - step, 0) : 0
    let x = StopView.dotX - 1.5
    place(way, x: x, y: step / 2, width: 3, height: length)
  }

  private var step: CGFloat { bounds.height / CGFloat(max(stops.count, 1)) }
}
