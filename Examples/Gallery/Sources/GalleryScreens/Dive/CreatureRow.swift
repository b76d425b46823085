import UIKit

/// A row with an action behind it, which a swipe uncovers.
///
/// Where nothing is left to uncover, the drag isn't the row's, and so pops.
final class CreatureRow: RoomView, UIScrollViewDelegate {
  private static let actionWidth: CGFloat = 92

  let actionButton = UIButton(configuration: .filled())
  private let scroller = UIScrollView()
  private let face = UIView()
  private let picture: CreatureView
  private let name: UILabel
  private let note: UILabel
  private let tick: UILabel
  private var laidOutWidth: CGFloat = 0

  /// Whether the animal is in the log.
  var isLogged = false {
    didSet { showLog() }
  }

  init(_ creature: Creature) {
    picture = CreatureView(creature.shape)
    name = UILabel(creature.name, size: 18, weight: .semibold, lines: 1, color: .white)
    note = UILabel(creature.note, size: 14, lines: 1, color: .white)
    tick = UILabel("✓", size: 20, weight: .bold, color: .white)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "\(creature.name), \(creature.note)"
    accessibilityHint = "Adds it to the log, or removes it."
    accessibilityTraits = .button
    clipsToBounds = true
    layer.cornerRadius = 18
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.bounces = false
    scroller.decelerationRate = .fast
    scroller.scrollsToTop = false
    scroller.delegate = self
    face.layer.cornerRadius = 18
    for part in [picture, name, note, tick] { face.addSubview(part) }
    scroller.addSubview(actionButton)
    scroller.addSubview(face)
    addSubview(scroller)
    showLog()
  }

  func show(_ zone: Zone) {
    face.backgroundColor = UIColor.white.withAlphaComponent(zone.isDark ? 0.08 : 0.42)
    picture.show(zone.glow, eye: zone.onGlow)
    name.textColor = zone.ink
    note.textColor = zone.ink.withAlphaComponent(0.95)
    tick.textColor = zone.glow
    actionButton.configuration?.baseBackgroundColor = zone.glow
    actionButton.configuration?.baseForegroundColor = zone.onGlow
  }

  override func accessibilityActivate() -> Bool {
    actionButton.sendActions(for: .touchUpInside)
    return true
  }

  /// Covers the action again.
  func close(animated: Bool) {
    scroller.setContentOffset(CGPoint(x: closedOffset, y: 0), animated: animated)
  }

  private func showLog() {
    tick.alpha = isLogged ? 1 : 0
    accessibilityValue = isLogged ? "Logged" : nil
    actionButton.configuration?.title = isLogged ? "Unlog" : "Log"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    scroller.contentSize = CGSize(width: bounds.width + Self.actionWidth, height: bounds.height)
    let start = isRightToLeft ? Self.actionWidth : 0
    face.frame = CGRect(x: start, y: 0, width: bounds.width, height: bounds.height)
    actionButton.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width + 6,
      y: 0,
      width: Self.actionWidth - 6,
      height: bounds.height
    )
    place(picture, x: 14, y: bounds.midY - 22, width: 56, height: 44)
    place(name, x: 84, y: 15, width: bounds.width - 130, height: 24)
    place(note, x: 84, y: 39, width: bounds.width - 130, height: 20)
    place(tick, x: bounds.width - 38, y: bounds.midY - 13, width: 26, height: 26)
    guard bounds.width != laidOutWidth else { return }
    laidOutWidth = bounds.width
    close(animated: false)
  }

  private var closedOffset: CGFloat { isRightToLeft ? Self.actionWidth : 0 }
  private var openOffset: CGFloat { isRightToLeft ? 0 : Self.actionWidth }

  // MARK: - UIScrollViewDelegate

  /// Leaves the row either open or closed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let isOpen = abs(targetContentOffset.pointee.x - closedOffset) > Self.actionWidth / 2
    targetContentOffset.pointee.x = isOpen ? openOffset : closedOffset
  }
}
