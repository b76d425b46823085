import UIKit

extension NSObjectProtocol where Self: UIViewController {
  /// Answers an event of a control as long as this controller exists.
  @MainActor
  func on(
    _ control: UIControl,
    _ event: UIControl.Event = .touchUpInside,
    _ answer: @escaping @MainActor (Self) -> Void
  ) {
    let action = UIAction { [weak self] _ in
      if let self { answer(self) }
    }
    control.addAction(action, for: event)
  }
}

extension UIViewController {
  /// Switches between the light and the dark style, of which the window's needs no override.
  func switchStyle() {
    let style: UIUserInterfaceStyle =
      traitCollection.userInterfaceStyle == .dark ? .light : .dark
    let isWindows = viewIfLoaded?.window?.traitCollection.userInterfaceStyle == style
    CATransaction.begin()
    // Layers without a view would be animated by themselves.
    CATransaction.setDisableActions(true)
    overrideUserInterfaceStyle = isWindows ? .unspecified : style
    CATransaction.commit()
  }
}
