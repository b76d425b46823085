import UIKit

/// A bar of the app's own, which goes along with the transitions below it.
final class PigmentBar: RoomView, BarAlongside {
  static let height: CGFloat = 68

  var height: CGFloat { Self.height }

  let backButton = UIButton(configuration: .plain())
  private var style: BarAppearance
  /// Has the color of the look, also while the style changes in a transition.
  private var plate: UIView
  private var title: BarTitle
  private let note = BarNote()

  init(_ style: BarAppearance) {
    self.style = style
    title = BarTitle(style)
    plate = Self.plate(style)
    super.init(frame: .zero)
    accessibilityIdentifier = "paint.bar"
    backButton.accessibilityIdentifier = "paint.back"
    backButton.accessibilityLabel = "Back"
    backButton.configuration?.image = UIImage(systemName: "chevron.backward")
    backButton.configuration?.contentInsets = .zero
    addSubviews([plate, title, note, backButton])
    paint()
  }

  func show(
    _ screen: UIViewController,
    along coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let style = (screen as? any BarAppearanceProviding)?.barAppearance else { return }
    if let coordinator {
      show(style, along: coordinator)
    } else {
      show(style)
    }
  }

  /// Changes to another look at once.
  private func show(_ style: BarAppearance) {
    let old = [title, plate]
    bringIn(style)
    paint()
    for part in old { part.removeFromSuperview() }
  }

  /// Changes to another look alongside a transition, and back if it is cancelled.
  private func show(
    _ new: BarAppearance,
    along coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let (old, oldTitle, oldPlate) = (style, title, plate)
    bringIn(new)
    let (newTitle, newPlate) = (title, plate)
    newTitle.alpha = 0
    newPlate.alpha = 0
    note.show(coordinator)
    // The bar is beside the container of the transition, not inside.
    coordinator.animateAlongsideTransition(
      in: self,
      animation: { _ in
        self.paint()
        newPlate.alpha = 1
        self.exchange(oldTitle, with: newTitle)
      },
      completion: { context in
        self.note.alpha = 0
        oldTitle.alpha = 1
        (context.isCancelled ? newTitle : oldTitle).removeFromSuperview()
        (context.isCancelled ? newPlate : oldPlate).removeFromSuperview()
        guard context.isCancelled else { return }
        (self.style, self.title, self.plate) = (old, oldTitle, oldPlate)
        self.paint()
      }
    )
    coordinator.notifyWhenInteractionChanges { [note] context in note.show(context) }
  }

  private func bringIn(_ new: BarAppearance) {
    style = new
    title = BarTitle(new)
    let old = plate
    plate = Self.plate(new)
    insertSubview(plate, aboveSubview: old)
    insertSubview(title, belowSubview: note)
    layOut()
    title.layoutIfNeeded()
  }

  private static func plate(_ style: BarAppearance) -> UIView {
    let plate = UIView()
    plate.isUserInteractionEnabled = false
    plate.accessibilityIdentifier = "paint.plate"
    plate.backgroundColor = style.color
    return plate
  }

  /// One title disappears before the other one appears.
  private func exchange(_ old: UIView, with new: UIView) {
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.45) { old.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.55, relativeDuration: 0.45) { new.alpha = 1 }
    }
  }

  private func paint() {
    // Its text changes its color at once, and the ground under it does, too.
    UIView.performWithoutAnimation {
      note.textColor = style.ink
      note.backgroundColor = style.ink.withAlphaComponent(0.14)
    }
    backButton.alpha = style.hasBack ? 1 : 0
    backButton.tintColor = style.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    let insets = safeAreaInsets
    let margin = max(20, insets.left, insets.right)
    let top = bounds.height - height
    plate.frame = bounds
    let start = margin + (style.hasBack ? 34 : 0)
    place(title, x: start, y: top, width: bounds.width - start - margin, height: height)
    place(backButton, x: margin - 14, y: top + 2, width: 44, height: 44)
    place(note, x: bounds.width - margin - 104, y: top + 10, width: 104, height: 26)
  }
}
