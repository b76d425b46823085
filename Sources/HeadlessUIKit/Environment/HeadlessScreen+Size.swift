extension HeadlessScreen {
  /// The orientation of the interface.
  public private(set) static var interfaceOrientation = UIInterfaceOrientation.portrait

  private static let rotationDuration: TimeInterval = 0.3

  /// Rotates the device, and the interface with it if the root controllers support that.
  ///
  /// - Returns: Whether the interface rotated.
  @discardableResult
  public static func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(of: orientation)
    guard orientation != interfaceOrientation, orientation != .unknown,
      roots.allSatisfy({ $0.supportedInterfaceOrientations.contains(mask) })
    else { return false }
    let turn = CGAffineTransform(rotationAngle: interfaceOrientation.angle - orientation.angle)
    let isTurnedOver = orientation.isLandscape == interfaceOrientation.isLandscape
    let size = screen.bounds.size
    interfaceOrientation = orientation
    change(
      to: isTurnedOver ? size : CGSize(width: size.height, height: size.width),
      insets: isTurnedOver ? safeAreaInsets : safeAreaInsets.turned,
      duration: rotationDuration,
      turn: turn
    )
    return true
  }

  /// Gives the screen another size, as when the user drags the edge of a window.
  public static func resize(
    to size: CGSize,
    safeAreaInsets insets: UIEdgeInsets? = nil,
    animated: Bool = true
  ) {
    change(
      to: size,
      insets: insets ?? safeAreaInsets,
      duration: animated ? rotationDuration : 0,
      turn: .identity
    )
  }

  static func resetSize() {
    interfaceOrientation = screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The controllers that decide about the orientation.
  private static var roots: [UIViewController] {
    windows.compactMap { window in
      window.rootViewController?.frontmost { $0.modalPresentationStyle == .fullScreen }
    }
  }

  private static func change(
    to size: CGSize,
    insets: UIEdgeInsets,
    duration: TimeInterval,
    turn: CGAffineTransform
  ) {
    let full = screen.bounds
    let newTraits = traits(for: size)
    let changes = windows.filter { $0.bounds.size == full.size }.map { window in
      let coordinator = SizeChangeCoordinator(
        window: window,
        duration: duration,
        targetTransform: turn
      )
      for root in window.rootViewController?.withPresented ?? [] {
        if newTraits != traits { root.willTransition(to: newTraits, with: coordinator) }
        HeadlessLog.record("\(root.nameInLog).viewWillTransition(to: \(size))")
        root.viewWillTransition(to: size, with: coordinator)
      }
      return (window, coordinator)
    }
    screen.bounds.size = size
    safeAreaInsets = insets
    updateTraits()
    for (window, coordinator) in changes {
      coordinator.run {
        window.frame = UIScreen.main.bounds
        window.layoutIfNeeded()
      }
    }
    HeadlessKeyboard.screenDidResize()
    StatusBar.update()
  }
}

extension UIViewController {
  /// The controller, and those that are presented above it.
  fileprivate var withPresented: [UIViewController] {
    [self] + (presentedViewController?.withPresented ?? [])
  }
}

extension UIEdgeInsets {
  /// What a phone's notch and home indicator cover when it is turned by a quarter.
  fileprivate var turned: UIEdgeInsets {
    let isUpright = top > 0
    return isUpright
      ? UIEdgeInsets(top: 0, left: top, bottom: min(bottom, 21), right: top)
      : UIEdgeInsets(top: left, left: 0, bottom: left > 0 ? 34 : 0, right: 0)
  }
}
