import InterruptibleTransitions
import UIKit

/// The map, which is dragged in both directions, and from which a photograph is lifted.
final class ValleyController: RoomController {
  private let transition: InterruptibleTransition
  private let scroller = UIScrollView()
  private let valley = ValleyView()
  private let veil = GradientView()
  private let heading = UILabel("Six huts", size: 34, weight: .bold, color: HutsColors.ink)
  private let line = UILabel("Lift a photograph", size: 16, color: HutsColors.faintInk)
  private let night = NightSwitch(
    name: "map.night",
    color: HutsColors.lamp,
    on: HutsColors.ground[2]
  )
  private var last = -1

  init(transition: InterruptibleTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    title = "Huts"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "map"
    scroller.accessibilityIdentifier = "map.scroller"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.bounces = false
    scroller.addSubview(valley)
    heading.accessibilityTraits = .header
    view.addSubviews([scroller, veil, heading, line, night])
    for (index, photograph) in valley.photographs.enumerated() {
      on(photograph) { $0.open(index) }
    }
    on(night) { $0.switchStyle() }
    view.backgroundColor = HutsColors.ground[0]
    veil.show([1, 1, 1, 1, 0].map { HutsColors.ground[2].withAlphaComponent($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (insets, size) = (view.screenInsets, view.bounds.size)
    let margin = max(20, insets.left + 6, insets.right + 6)
    let top = max(insets.top, 12)
    let width = size.width - 2 * margin
    veil.frame = CGRect(x: 0, y: 0, width: size.width, height: top + 96)
    view.place(heading, x: margin, y: top, width: width - 52, height: 42)
    view.place(line, x: margin, y: top + 43, width: width - 52, height: 22)
    view.place(night, x: margin + width - 44, y: top - 1, width: 44, height: 44)
    guard scroller.frame != view.bounds else { return }
    // The middle of the map stays in the middle of the screen; a screen that is larger than the map enlarges it.
    let before = scroller.bounds
    let old = max(valley.transform.a, 0.01)
    let middle =
      before.isEmpty
      ? CGPoint(x: 506, y: 572) : CGPoint(x: before.midX / old, y: before.midY / old)
    let scale = max(1, size.width / Terrain.size.width, size.height / Terrain.size.height)
    let extent = CGSize(width: Terrain.size.width * scale, height: Terrain.size.height * scale)
    valley.transform = CGAffineTransform(scaleX: scale, y: scale)
    valley.center = CGPoint(x: extent.width / 2, y: extent.height / 2)
    scroller.frame = view.bounds
    scroller.contentSize = extent
    scroller.contentOffset = CGPoint(
      x: min(max(middle.x * scale - size.width / 2, 0), extent.width - size.width),
      y: min(max(middle.y * scale - size.height / 2, 0), extent.height - size.height)
    )
  }

  // MARK: - Cards

  private func open(_ index: Int) {
    last = index
    let card = HutController(index, on: valley)
    card.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    transition.present(card, from: self)
  }

  /// Lifts the next photograph; a card that is leaving comes back.
  func openNext() {
    guard let card = presentedViewController else { return open((last + 1) % Hut.all.count) }
    transition.present(card, from: self)
  }

  func close() {
    presentedViewController.map { transition.dismiss($0) }
  }
}
