import UIKit

/// A line of the timetable that shrinks a little while it is pressed.
final class TrainLine: SinkingControl {
  private let train: TrainView

  init(_ train: NightTrain) {
    self.train = TrainView(train)
    super.init(frame: .zero)
    accessibilityLabel = "\(train.time), \(train.name), \(train.note)"
    self.train.style = .line
    self.train.isUserInteractionEnabled = false
    addSubview(self.train)
  }

  /// Returns the frame of the line in another view, as it is while nobody presses it.
  func place(in view: UIView) -> CGRect {
    let frame = CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
    return superview?.convert(frame, to: view) ?? frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    train.frame = bounds
  }
}
