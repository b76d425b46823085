/// The keyboard, which is shown while the first responder needs it, and moves along with transitions.
@preconcurrency @MainActor
public enum HeadlessKeyboard {
  /// The height in points, including the area at the bottom edge of the screen.
  public static var height: CGFloat = 336

  /// A Boolean value that indicates whether the keyboard is shown, from the moment that it begins to come until it
  /// begins to go.
  public private(set) static var isShown = false

  /// The final frame of the keyboard on the screen; just below the screen while there is none.
  public static var frame: CGRect { keys?.frame ?? place(isShown: false) }

  /// The current on-screen frame of the keyboard.
  public static var shownFrame: CGRect { keys?.layer.displayed()?.frame ?? frame }

  private static var window: KeyboardWindow?
  private static var keys: UIView? { window?.subviews.first }
  /// Tells the latest movement from those before it.
  private static var movements = 0

  private static let duration: TimeInterval = 0.25

  /// Shows the keyboard, or puts it away, as a first responder, or nobody, needs it.
  static func follow(_ responder: UIResponder?) {
    let input = responder?.inputView
    let isNeeded = input != nil || responder?.headlessNeedsKeyboard ?? false
    defer { if isNeeded { keys?.hold(input) } }
    guard isNeeded != isShown else { return }
    move(isShown: isNeeded) { animation, completion in
      UIView.animate(
        withDuration: duration,
        animations: animation,
        completion: { _ in completion() }
      )
    }
  }

  /// Takes the keyboard off with a controller that leaves in a transition; cancelled, it comes back.
  static func leave(_ controller: UIViewController, with coordinator: TransitionCoordinator) {
    guard let view = controller.viewIfLoaded, let responder = FirstResponder.current(in: view),
      isShown
    else { return }
    let aside = controller.keyboardSide
    announce(
      UIResponder.keyboardWillHideNotification,
      from: frame,
      to: place(isShown: false),
      duration: coordinator.transitionDuration
    )
    isShown = false
    FirstResponder.drop(responder)
    movements += 1
    let movement = movements
    coordinator.animate(
      alongsideTransition: { _ in keys?.frame.origin = place(leaving: aside).origin },
      completion: { context in
        guard movement == movements else { return }
        if context.isCancelled {
          comeBack(for: responder)
        } else {
          settle(isShown: false, from: place(isShown: true))
        }
      }
    )
  }

  static func reset() {
    height = 336
    isShown = false
    movements += 1
    window = nil
  }

  /// The screen has another size.
  static func screenDidResize() {
    window?.frame = UIScreen.main.bounds
    keys?.frame = place(isShown: isShown)
  }

  private static func comeBack(for responder: UIResponder) {
    keys?.frame = place(isShown: true)
    isShown = true
    guard responder.becomeFirstResponder() else {
      isShown = false
      return settle(isShown: false, from: place(isShown: true))
    }
    announce(
      UIResponder.keyboardWillShowNotification,
      from: place(isShown: false),
      to: frame,
      duration: 0
    )
    settle(isShown: true, from: place(isShown: false))
  }

  private static func move(
    isShown willBeShown: Bool,
    _ animate: (@escaping () -> Void, @escaping () -> Void) -> Void
  ) {
    let start = frame
    let end = place(isShown: willBeShown)
    isShown = willBeShown
    movements += 1
    let movement = movements
    announce(
      willBeShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      from: start,
      to: end,
      duration: duration
    )
    AnimationBlock.run(nil) {
      if window == nil { makeWindow() }
      animate({ keys?.frame = end }) {
        guard movement == movements else { return }
        settle(isShown: willBeShown, from: start)
      }
    }
  }

  private static func settle(isShown: Bool, from start: CGRect) {
    let end = place(isShown: isShown)
    if !isShown {
      window?.isHidden = true
      window = nil
    }
    announce(
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      from: start,
      to: end,
      duration: duration
    )
  }

  private static func makeWindow() {
    let window = KeyboardWindow(frame: UIScreen.main.bounds)
    let keys = UIView(frame: place(isShown: false))
    keys.backgroundColor = .systemGray4
    window.addSubview(keys)
    window.isHidden = false
    self.window = window
  }

  private static func place(isShown: Bool) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0,
      y: isShown ? screen.height - height : screen.height,
      width: screen.width,
      height: height
    )
  }

  private static func place(leaving side: CGFloat) -> CGRect {
    guard side != 0 else { return place(isShown: false) }
    let shown = place(isShown: true)
    return shown.offsetBy(dx: side * shown.width, dy: 0)
  }

  /// Posts a notification, after the one that says the same of the frame.
  private static func announce(
    _ name: NSNotification.Name,
    from start: CGRect,
    to end: CGRect,
    duration: TimeInterval
  ) {
    let isOver =
      name == UIResponder.keyboardDidShowNotification
      || name == UIResponder.keyboardDidHideNotification
    let change =
      isOver
      ? UIResponder.keyboardDidChangeFrameNotification
      : UIResponder.keyboardWillChangeFrameNotification
    for name in [change, name] {
      HeadlessLog.record(name.rawValue)
      NotificationCenter.default.post(
        name: name,
        object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: start,
          UIResponder.keyboardFrameEndUserInfoKey: end,
          UIResponder.keyboardAnimationDurationUserInfoKey: duration,
          UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
          UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
      )
    }
  }
}

extension UIView {
  /// Shows a first responder's own view on the keyboard's area, or nothing but the area.
  fileprivate func hold(_ input: UIView?) {
    guard subviews.first !== input else { return }
    for view in subviews {
      view.removeFromSuperview()
    }
    guard let input else { return }
    input.frame = bounds
    input.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(input)
  }
}

extension UIViewController {
  /// Where the keyboard goes with the controller in its transition: 1 is to the right, 0 down.
  fileprivate var keyboardSide: CGFloat {
    guard let navigation = navigationController else { return 0 }
    let isRightToLeft =
      navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (parentChange == .leaving) != isRightToLeft ? 1 : -1
  }
}
