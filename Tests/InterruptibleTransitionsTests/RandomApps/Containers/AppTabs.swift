import InterruptibleTransitions
import UIKit

/// A tab bar controller with a mark above the bar, which goes to the selected tab with every transition.
@MainActor
protocol AppTabs: UITabBarController, AppMember {
  var mark: AppMark { get }
}

final class PlainTabs: UITabBarController, AppTabs {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  let mark = AppMark()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeMark()
  }
}

/// Tabs of the framework's class, whose selections go through their transition object.
final class OwnTabs: InterruptibleTabBarController, AppTabs {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  let mark = AppMark()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeMark()
  }
}

extension AppTabs {
  var displayedChildren: [UIViewController] { [selectedViewController].compactMap { $0 } }

  func placeMark() {
    if mark.superview !== view { view.addSubview(mark) }
    mark.frame = markFrame
  }

  /// Whether the mark is above the selected tab.
  var isMarked: Bool {
    mark.superview == nil || abs(mark.frame.midX - markFrame.midX) < 0.01
  }

  /// Moves the mark to the selected tab, with the transition that is on its way.
  func moveMark() {
    guard mark.superview != nil else { return }
    let move: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      mark.frame = markFrame
    }
    guard let coordinator = transitionCoordinator else { return move() }
    if let server {
      server.transition.animateAlongside(move, completion: { if $0 == .start { move() } })
    } else {
      coordinator.animate(
        alongsideTransition: { _ in move() },
        completion: { _ in move() }
      )
    }
  }

  private var markFrame: CGRect {
    let count = CGFloat(max(viewControllers?.count ?? 0, 1))
    let index = CGFloat(selectedIndex == NSNotFound ? 0 : selectedIndex)
    let width = view.bounds.width / count
    let place =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - index : index
    return CGRect(x: place * width, y: tabBar.frame.minY - 2, width: width, height: 2)
  }
}

/// An app's decoration.
final class AppMark: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}

extension UIViewController {
  /// Moves the marks of all tab bar controllers around this one, and around the context that it is presented in.
  func moveMarks() {
    (self as? any AppTabs)?.moveMark()
    (parent ?? (isInContext ? presentingViewController : nil))?.moveMarks()
  }
}

extension CGRect {
  /// Whether the two are the same but for rounding.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) < 0.01
      && abs(width - other.width) + abs(height - other.height) < 0.01
  }
}
