import UIKit

/// The shop: a field for a family of colors, and a card for each pigment.
final class ShopController: RoomController, BarAppearanceProviding {
  private let field = HueField()
  private let wall = UIScrollView()
  private let chips = Pigment.all.map { ChipView($0) }
  /// Whether the field was the first responder when the screen began to leave.
  private var wasEditing = false

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Pigments"
  }

  var barAppearance: BarAppearance {
    BarAppearance(
      title: "Pigments",
      caption: "Twelve colors, and where they come from",
      color: PigmentColors.wall,
      ink: PigmentColors.ink,
      hasBack: false
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "shop"
    view.backgroundColor = PigmentColors.wall
    wall.contentInsetAdjustmentBehavior = .never
    wall.alwaysBounceVertical = true
    view.addSubview(wall)
    for (index, chip) in chips.enumerated() {
      chip.accessibilityIdentifier = "chip.\(index)"
      chip.addAction(UIAction { [weak self] _ in self?.showPigment(index) }, for: .touchUpInside)
      wall.addSubview(chip)
    }
    wall.addSubview(field)
    on(field, .valueChanged) { $0.view.setNeedsLayout() }
  }

  private func showPigment(_ index: Int) {
    navigationController?.pushViewController(PigmentController(index), animated: true)
  }

  // MARK: - The first responder

  /// Gives the keyboard up for the transition, and takes it back where the coordinator says that it goes back.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasEditing = field.isFirstResponder
    guard wasEditing else { return }
    field.resignFirstResponder()
    transitionCoordinator?.notifyWhenInteractionChanges { [field] context in
      guard !context.isInteractive else { return }
      if context.isCancelled {
        field.becomeFirstResponder()
      } else {
        field.resignFirstResponder()
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if wasEditing { field.becomeFirstResponder() }
  }

  // MARK: - Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let top = insets.top + PigmentBar.height
    wall.frame = CGRect(
      x: 0,
      y: top,
      width: view.bounds.width,
      height: view.bounds.height - top
    )
    let margin = max(20, insets.left, insets.right)
    let width = view.bounds.width - 2 * margin
    field.frame = CGRect(x: margin, y: 6, width: width, height: 60)
    let bottom = layOutChips(x: margin, y: 82, width: width)
    wall.contentSize = CGSize(
      width: view.bounds.width,
      height: bottom + max(insets.bottom, 16) + (field.isFirstResponder ? HuePad.height : 0)
    )
  }

  /// Lays the chips of the family out, and returns the bottom of the last row.
  private func layOutChips(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    let columns = width > 500 ? 6 : 3
    let gap: CGFloat = 12
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = side * 0.88 + 34
    var count = 0
    for (chip, pigment) in zip(chips, Pigment.all) {
      chip.isHidden = field.hue != nil && pigment.hue != field.hue
      guard !chip.isHidden else { continue }
      wall.layOut(
        chip,
        CGRect(
          x: x + CGFloat(count % columns) * (side + gap),
          y: y + CGFloat(count / columns) * (height + gap),
          width: side,
          height: height
        )
      )
      count += 1
    }
    return y + CGFloat((count + columns - 1) / columns) * (height + gap)
  }
}
