extension UINavigationController: SwitchingContainer {
  static let barHeight: CGFloat = 44

  var transitionView: NavigationTransitionView {
    guard let view = view as? NavigationView else {
      HeadlessFault.raise("the view of a navigation controller is its own: do not replace it")
    }
    return view.transitionView
  }

  /// What holds the view of the controller that is shown, and both views during a transition.
  var container: UIView { transitionView.container }

  /// The screens reach under the bar; their safe area does not.
  var contentSafeArea: UIEdgeInsets {
    var insets = view.safeAreaInsets
    guard !isNavigationBarHidden, outer == nil else { return insets }
    switch HeadlessScreen.barPlacement {
    case .aboveAndBelow: insets.top += UINavigationController.barHeight
    case .left: insets.left += UINavigationController.barHeight
    case .right: insets.right += UINavigationController.barHeight
    }
    return insets
  }

  func makeBar() -> UINavigationBar {
    let bar = UINavigationBar()
    bar.manager = self
    return bar
  }

  func layOutBar() {
    layOutEdgePan()
    if !isNavigationBarHidden { navigationBar.isHidden = outer != nil }
    guard navigationBar.frame != frameOfBar else { return }
    navigationBar.frame = frameOfBar
    // What lies behind the bar reaches out to the edge, wherever that is now.
    navigationBar.setNeedsLayout()
  }

  private var frameOfBar: CGRect {
    let (covered, size) = (view.safeAreaInsets, view.bounds.size)
    let height = UINavigationController.barHeight
    let isLeft = HeadlessScreen.barPlacement == .left
    switch HeadlessScreen.barPlacement {
    case .aboveAndBelow:
      return CGRect(x: 0, y: barIsAway ? -height : covered.top, width: size.width, height: height)
    case .left, .right:
      let distance = barIsAway ? -height : isLeft ? covered.left : covered.right
      return CGRect(
        x: isLeft ? distance : size.width - height - distance,
        y: 0,
        width: height,
        height: size.height
      )
    }
  }

  /// Edges are physical: which one leads depends on the layout direction.
  private func layOutEdgePan() {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edgePan.edges = isMirrored ? .right : .left
  }

  /// Brings the bar to where `isNavigationBarHidden` says, with the transition if there is one.
  func moveBar(animated: Bool) {
    let move = { [weak self] in
      guard let self else { return }
      barIsAway = isNavigationBarHidden
      if isViewLoaded { layOutBar() }
    }
    let settle = { [weak self] in
      guard let self else { return }
      navigationBar.isHidden = isNavigationBarHidden || outer != nil
    }
    // During a transition, two screens are seen.
    for screen in children where screen.viewIfLoaded?.window != nil {
      screen.viewIfLoaded?.setNeedsLayout()
    }
    guard animated, viewIfLoaded?.window != nil else {
      move()
      return settle()
    }
    navigationBar.isHidden = outer != nil
    if let coordinator = ownCoordinator, coordinator.takesAnimations {
      coordinator.animate(alongsideTransition: { _ in move() }, completion: { _ in settle() })
    } else {
      UIView.animate(
        withDuration: UINavigationController.hideShowBarDuration,
        animations: move,
        completion: { _ in settle() }
      )
    }
  }
}
