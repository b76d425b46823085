import InterruptibleTransitions
import UIKit

/// Both halves of the sky side by side, and the card of a comet above them; one transition object serves all three.
final class SkyController: RoomController, RoomRoot {
  let transition: InterruptibleTransition
  private let stacks = Hemisphere.allCases.map { SkyStack($0) }
  private let tray = TrayController()
  private let dials = [MoonDial("North"), MoonDial("Comet"), MoonDial("South")]
  private let seam = UIView()
  private var ticker: FrameTicker?

  init() {
    transition = StarChartsTransition.make(
      for: stacks,
      makeNext: { ($0 as? SkyStack)?.makeNext() },
      above: tray,
      handle: tray.bar,
      makeCard: { ($0 as? TrayController)?.makeCard() }
    )
    super.init(nibName: nil, bundle: nil)
    for stack in stacks { stack.transition = transition }
    tray.transition = transition
    transition.onPhaseChange = { [weak self] phase in self?.phaseDidChange(to: phase) }
  }

  var moves: [RoomMove] {
    [
      RoomMove(.push, "All three") { [unowned self] in
        for stack in stacks { stack.showNext() }
        tray.showCard()
      },
      RoomMove(.pop, "All back") { [unowned self] in
        for stack in stacks { stack.goBack() }
        tray.hideCard()
      },
      RoomMove(.select(0), "North") { [unowned self] in stacks[0].showNext() },
      RoomMove(.select(1), "South") { [unowned self] in stacks[1].showNext() },
      RoomMove(.present, "Present") { [unowned self] in tray.showCard() },
      RoomMove(.dismiss, "Dismiss") { [unowned self] in tray.hideCard() },
    ]
  }

  // MARK: - The three flights

  private func phaseDidChange(to phase: InterruptibleTransition.Phase) {
    showFlights()
    if phase == .idle {
      ticker?.stop()
      ticker = nil
    } else if ticker == nil {
      ticker = FrameTicker { [weak self] in self?.showFlights() }
    }
  }

  /// Shows what each transition does, the most recent one and the others.
  private func showFlights() {
    let containers = [stacks[0], tray.presentedViewController, stacks[1]]
    for (dial, flight) in zip(dials, transition.flights(in: containers)) {
      dial.show(flight)
    }
  }

  // MARK: - Views

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sky"
    for controller in stacks + [tray] {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    for (dial, name) in zip(dials, ["north", "comet", "south"]) {
      dial.accessibilityIdentifier = "dial.\(name)"
      view.addSubview(dial)
    }
    view.insertSubview(seam, belowSubview: tray.view)
    on(tray.bar.lamp) { $0.switchStyle() }
    view.backgroundColor = SkyPalette.ground
    seam.backgroundColor = SkyPalette.line.withAlphaComponent(0.4)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    let isWide = bounds.width > bounds.height
    let top = max(insets.top, 12)
    let dialHeight: CGFloat = isWide ? 50 : 92
    let margin = max(8, insets.left, insets.right)
    let third = (bounds.width - 2 * margin) / 3
    for (index, dial) in dials.enumerated() {
      view.place(dial, x: margin + CGFloat(index) * third, y: top, width: third, height: dialHeight)
    }
    let foot = top + dialHeight + 8
    let half = bounds.width / 2
    for (index, stack) in stacks.enumerated() {
      view.place(
        stack.view,
        x: CGFloat(index) * half,
        y: foot,
        width: half,
        height: bounds.height - foot
      )
    }
    seam.frame = CGRect(x: half - 0.5, y: foot, width: 1, height: bounds.height - foot)
    let cardHeight: CGFloat = isWide ? 196 : 372
    tray.view.frame = CGRect(
      x: 0,
      y: bounds.height - cardHeight,
      width: bounds.width,
      height: cardHeight
    )
  }
}
