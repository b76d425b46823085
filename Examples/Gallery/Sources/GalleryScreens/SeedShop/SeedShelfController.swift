import UIKit

/// All packets of the shop, in a grid that scrolls.
final class SeedShelfController: UIViewController, SeedShelf, UIScrollViewDelegate {
  /// Called when a packet is chosen.
  var onSeed: (Int) -> Void = { _ in }
  /// Called to change between day and night.
  var onNight: () -> Void = {}

  private let packets = Seed.all.map { SeedPacket($0) }
  private let scroller = UIScrollView()
  private let veil = GradientView()
  private let heading = UILabel("Seeds", size: 36, weight: .bold, color: .label)
  private let line = UILabel("Twelve packets, gathered by hand", size: 16, color: .label)
  private let night = NightSwitch(name: "shop.night")
  /// The packet that was chosen or shown last.
  private var current = 0
  /// The packet whose place is to be seen when the grid comes back.
  private var wanted: Int?

  private static let gap: CGFloat = 18

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Seeds"
    // The screen shows a larger title of its own.
    navigationItem.titleView = UIView()
    night.frame.size = CGSize(width: 44, height: 44)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: night)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func offer(of page: any SeedPage) -> (any SeedOffer)? {
    packet(of: page)
  }

  func otherPackets(than page: any SeedPage) -> [UIView] {
    let own = packet(of: page)
    return packets.filter { $0 !== own }.map(\.goods)
  }

  private func packet(of page: any SeedPage) -> SeedPacket? {
    guard let page = page as? SeedPageController else { return nil }
    view.layoutIfNeeded()
    let packet = packets[page.index]
    packet.layoutIfNeeded()
    return packet
  }

  /// Scrolls to a packet, unseen, before the grid comes back.
  func prepareToShow(_ index: Int) {
    current = index
    wanted = index
    view.setNeedsLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "shop"
    heading.accessibilityTraits = .header
    scroller.accessibilityIdentifier = "shop.grid"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceVertical = true
    scroller.delegate = self
    for part in [heading, line] + packets {
      scroller.addSubview(part)
    }
    view.addSubview(scroller)
    view.addSubview(veil)
    veil.alpha = 0
    for (index, packet) in packets.enumerated() {
      packet.accessibilityIdentifier = "seed.\(index)"
      packet.picture.accessibilityIdentifier = "seed.\(index).picture"
      packet.name.accessibilityIdentifier = "seed.\(index).name"
      packet.price.accessibilityIdentifier = "seed.\(index).price"
      on(packet) { $0.choose(index) }
    }
    on(night) { $0.onNight() }
    showColors()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.setNeedsLayout()
    show(true, headings: [heading, line])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    show(false, headings: [heading, line])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Also after a push that was cancelled.
    for label in [heading, line] { label.alpha = 1 }
    wanted = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    wanted = current
  }

  private func choose(_ index: Int) {
    current = index
    onSeed(index)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let colors = SeedColors.fitting(traitCollection)
    view.backgroundColor = colors.paper
    veil.show([1, 1, 0.94, 0].map { colors.paper.withAlphaComponent($0) })
    heading.textColor = colors.ink
    line.textColor = colors.faintInk
    night.show(isNight: colors.isNight, color: colors.lamp, on: colors.paper)
    for packet in packets {
      packet.show(colors)
    }
  }

  // MARK: - Layout

  /// Where packets are below the bar.
  private var top: CGFloat {
    view.screenInsets.top + (navigationController?.navigationBar.frame.height ?? 0) + 10
  }

  private var foot: CGFloat { max(view.screenInsets.bottom, 16) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    veil.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + 8)
    placePackets()
    wanted.map(reveal)
  }

  /// Scrolls as far as a whole packet is seen.
  private func reveal(_ index: Int) {
    let packet = packets[index]
    let (above, below) = (
      packet.center.y - packet.bounds.midY, packet.center.y + packet.bounds.midY
    )
    let limit = max(scroller.contentSize.height - scroller.bounds.height, 0)
    let lowest = min(max(below + foot - scroller.bounds.height, 0), limit)
    let highest = min(max(above - top, 0), limit)
    scroller.contentOffset.y = min(max(scroller.contentOffset.y, lowest), highest)
  }

  /// Covers what is scrolled under the bar.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    veil.alpha = min(max(scroller.contentOffset.y / 24, 0), 1)
  }

  private func placePackets() {
    let insets = view.screenInsets
    let margin = max(20, insets.left + 6, insets.right + 6)
    let width = view.bounds.width - 2 * margin
    // Beside the button in the bar.
    let start = max(insets.top, 8) + 2
    heading.frame = view.fromLeading(CGRect(x: margin, y: start, width: width - 60, height: 44))
    line.frame = view.fromLeading(CGRect(x: margin, y: start + 46, width: width, height: 22))
    let columns = max(Int((width + Self.gap) / (150 + Self.gap)), 2)
    let side = (width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
    let size = CGSize(width: side, height: side + SeedPacket.captionHeight)
    for (index, packet) in packets.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      let frame = view.fromLeading(
        CGRect(
          x: margin + column * (size.width + Self.gap),
          y: start + 84 + row * (size.height + 14),
          width: size.width,
          height: size.height
        )
      )
      packet.bounds.size = frame.size
      packet.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    let end = packets.last.map { $0.center.y + size.height / 2 } ?? 0
    scroller.contentSize = CGSize(width: view.bounds.width, height: end + foot)
  }
}
