import UIKit

/// A plate with four figures: a stage on which the transitions run, and what their context says.
final class PlateView: RoomView {
  /// The view for the navigation controller.
  let stage = UIView()
  let nightButton = UIButton(configuration: .plain())
  private let heading = UILabel("The context", size: 26, weight: .bold, color: EngravingColors.ink)
  private let subtitle = UILabel.figure("UIViewControllerContextTransitioning")
  private let caption = UILabel.figure("Fig. 1  The container view")
  private let state = LampView("in flight", isLamp: true)
  private let dimensions = CAShapeLayer()
  private let width = UILabel.note("")
  private let height = UILabel.note("")
  private let screens = ScreensFigure()
  private let behavior = BehaviorFigure()
  private let calls = CallsFigure()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "plate"
    stage.accessibilityIdentifier = "plate.stage"
    stage.clipsToBounds = true
    nightButton.accessibilityIdentifier = "plate.night"
    nightButton.accessibilityLabel = "Night"
    heading.accessibilityTraits = .header
    for label in [width, height] { label.isAccessibilityElement = false }
    dimensions.fillColor = nil
    dimensions.lineWidth = 0.8
    layer.addSublayer(dimensions)
    width.textAlignment = .center
    height.textAlignment = .center
    height.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    backgroundColor = EngravingColors.paper
    subtitle.textColor = EngravingColors.faintInk
    nightButton.configuration?.baseForegroundColor = EngravingColors.ink
    addSubviews([
      heading, subtitle, caption, state, nightButton, stage, width, height, screens, behavior,
      calls,
    ])
    showColors()
  }

  func show(_ recorder: ContextRecorder) {
    state.show(recorder.isInFlight)
    screens.show(recorder.reading)
    behavior.show(recorder.reading)
    calls.show(recorder.record)
  }

  override func showColors() {
    dimensions.strokeColor = layerColor(EngravingColors.faintInk)
    let isNight = traitCollection.userInterfaceStyle == .dark
    nightButton.configuration?.image = UIImage(systemName: isNight ? "sun.max" : "moon")
    nightButton.accessibilityValue = isNight ? "On" : "Off"
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let margin: CGFloat = 18
    let page = CGRect(
      x: max(insets.left, margin),
      y: max(insets.top, 12) + 2,
      width: bounds.width - max(insets.left, margin) - max(insets.right, margin),
      height: bounds.height - max(insets.top, 12) - max(insets.bottom, 10) - 4
    )
    if bounds.width > bounds.height {
      let half = (page.width * 0.45).rounded()
      layOutTop(CGRect(x: page.minX, y: page.minY, width: half - 24, height: page.height))
      layOutFigures(
        CGRect(x: page.minX + half, y: page.minY, width: page.width - half, height: page.height)
      )
    } else {
      let rest = ScreensFigure.height + BehaviorFigure.height + CallsFigure.height + 2 * 12
      let top = page.height - rest - 12
      layOutTop(CGRect(x: page.minX, y: page.minY, width: page.width, height: top))
      layOutFigures(
        CGRect(x: page.minX, y: page.maxY - rest, width: page.width, height: rest)
      )
    }
  }

  /// Lays out the heading and the stage, with its dimensions below and beside it.
  private func layOutTop(_ area: CGRect) {
    place(heading, x: area.minX, y: area.minY, width: area.width - 50, height: 32)
    place(subtitle, x: area.minX, y: area.minY + 32, width: area.width, height: 16)
    place(nightButton, x: area.maxX - 38, y: area.minY - 4, width: 44, height: 44)
    let line = area.minY + 54
    place(caption, x: area.minX, y: line, width: area.width - 100, height: 18)
    place(state, x: area.maxX - 96, y: line, width: 96, height: 18)
    place(
      stage,
      x: area.minX,
      y: line + 22,
      width: (area.width - 20).rounded(),
      height: (area.maxY - line - 42).rounded()
    )
    drawDimensions()
  }

  private func drawDimensions() {
    let frame = stage.frame
    let x = isRightToLeft ? frame.minX - 12 : frame.maxX + 12
    let y = frame.maxY + 11
    let path = UIBezierPath()
    let add = { (start: CGPoint, end: CGPoint) in
      path.move(to: start)
      path.addLine(to: end)
    }
    add(CGPoint(x: frame.minX, y: y), CGPoint(x: frame.midX - 22, y: y))
    add(CGPoint(x: frame.midX + 22, y: y), CGPoint(x: frame.maxX, y: y))
    add(CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.midY - 22))
    add(CGPoint(x: x, y: frame.midY + 22), CGPoint(x: x, y: frame.maxY))
    for end in [frame.minX, frame.maxX] {
      add(CGPoint(x: end, y: y - 4), CGPoint(x: end, y: y + 4))
    }
    for end in [frame.minY, frame.maxY] {
      add(CGPoint(x: x - 4, y: end), CGPoint(x: x + 4, y: end))
    }
    dimensions.frame = bounds
    dimensions.path = path.cgPath
    width.text = "\(Int(frame.width))"
    height.text = "\(Int(frame.height))"
    for (label, middle) in [
      (width, CGPoint(x: frame.midX, y: y)), (height, CGPoint(x: x, y: frame.midY)),
    ] {
      label.bounds.size = CGSize(width: 40, height: 16)
      label.center = middle
    }
  }

  private func layOutFigures(_ area: CGRect) {
    let x = fromLeading(area).minX
    let place = { (y: CGFloat, height: CGFloat) in
      CGRect(x: x, y: y, width: area.width, height: height)
    }
    screens.frame = place(area.minY, ScreensFigure.height)
    behavior.frame = place(screens.frame.maxY + 12, BehaviorFigure.height)
    let y = behavior.frame.maxY + 12
    calls.frame = place(y, area.maxY - y)
  }
}
