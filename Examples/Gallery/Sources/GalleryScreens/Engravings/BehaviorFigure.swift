import UIKit

/// The properties of a context.
final class BehaviorFigure: RoomView {
  static let height: CGFloat = 20 + 3 * rowHeight
  private static let rowHeight: CGFloat = 19

  private let caption = UILabel.figure("Fig. 3  The behavior")
  private let rule = UIView()
  private let isAnimated = LampView("isAnimated", isLamp: true)
  private let isInteractive = LampView("isInteractive", isLamp: true)
  private let wasCancelled = LampView("transitionWasCancelled", isLamp: true)
  private let containerView = LampView("containerView", isLamp: false)
  private let presentationStyle = LampView("presentationStyle", isLamp: false)
  private let targetTransform = LampView("targetTransform", isLamp: false)

  init() {
    super.init(frame: .zero)
    rule.backgroundColor = EngravingColors.line
    addSubviews([caption, rule] + columns[0] + columns[1])
  }

  func show(_ reading: ContextReading?) {
    isAnimated.show(reading?.isAnimated)
    isInteractive.show(reading?.isInteractive)
    wasCancelled.show(reading?.transitionWasCancelled)
    containerView.show(reading?.containerView)
    presentationStyle.show(reading?.presentationStyle)
    targetTransform.show(reading?.targetTransform)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(caption, x: 0, y: 0, width: bounds.width, height: 18)
    rule.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 0.5)
    let split = max(bounds.width * 0.53, 188)
    for (column, properties) in columns.enumerated() {
      for (row, property) in properties.enumerated() {
        place(
          property,
          x: column == 0 ? 0 : split,
          y: 21 + CGFloat(row) * Self.rowHeight,
          width: column == 0 ? split - 6 : bounds.width - split,
          height: Self.rowHeight
        )
      }
    }
  }

  private var columns: [[LampView]] {
    [
      [isAnimated, isInteractive, wasCancelled],
      [containerView, presentationStyle, targetTransform],
    ]
  }
}
