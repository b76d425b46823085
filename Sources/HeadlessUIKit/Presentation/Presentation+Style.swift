/// What the style of a presentation means on a phone.
extension Presentation {
  /// The style that the controller's delegate asks for on a narrow screen; `none` for the own one.
  var adaptedStyle: UIModalPresentationStyle {
    controller === presented.madePresentationController ? .none : controller.presentationStyle
  }

  /// The system's animation, where the app has none.
  func systemTransition(_ isPresentation: Bool) -> SystemTransition {
    if let sheet = controller as? SheetPresentationController {
      return sheet.transition(isPresentation: isPresentation)
    }
    let provider = presenting?.providesPresentationContextTransitionStyle == true ? presenting : nil
    switch (provider ?? presented).modalTransitionStyle {
    case .coverVertical: return CoverTransition(isPresentation: isPresentation)
    case .crossDissolve: return DissolveTransition(isPresentation: isPresentation)
    }
  }
}

extension UIViewController {
  /// The presentation controller of the style, asked for once.
  func presentationController(
    by presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    if let madePresentationController { return madePresentationController }
    let made = makePresentationController(by: presenting, source: source)
    madePresentationController = made
    return made
  }

  private func makePresentationController(
    by presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else {
      return systemPresentationController(modalPresentationStyle, by: presenting)
    }
    HeadlessLog.record("delegate.presentationController(forPresented: \(nameInLog))")
    return delegate.presentationController(
      forPresented: self,
      presenting: presenting,
      source: source
    ) ?? systemPresentationController(.custom, by: presenting)
  }

  func systemPresentationController(
    _ style: UIModalPresentationStyle,
    by presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .custom:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      FullScreenPresentationController(self, presenting: presenting, style: style)
    case .pageSheet, .formSheet, .automatic, .popover:
      SheetPresentationController(presentedViewController: self, presenting: presenting)
    case .none:
      HeadlessFault.raise("nothing is presented with the style none: set another style")
    }
  }

  /// Replaces the presentation controller by one of the style that is asked for on this screen.
  func adapted(_ controller: UIPresentationController) -> UIPresentationController {
    let (delegate, traits) = (controller.delegate, HeadlessScreen.traits)
    if delegate != nil {
      HeadlessLog.record("delegate.adaptivePresentationStyle(for:traitCollection:)")
    }
    let style =
      delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
      ?? controller.adaptivePresentationStyle(for: traits)
    guard style != .none, style != controller.presentationStyle else { return controller }
    let adapted = systemPresentationController(style, by: controller.presenting)
    adapted.delegate = delegate
    return adapted
  }

  /// The controller that presents: the outermost around this one, or one that defines a context.
  func presenter(isFullScreen: Bool) -> UIViewController {
    var candidate = self
    while isFullScreen || !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }
}
