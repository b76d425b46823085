/// One controller presented by another, from the call of `present` to the end of the dismissal.
@MainActor
final class Presentation {
  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  let controller: UIPresentationController
  let container = PresentationContainerView()
  /// Whether the container stands in a controller's context, and not over the whole screen.
  private(set) lazy var isInContext = !controller.shouldPresentInFullscreen
  /// How far it is.
  var stage = Stage.presenting(nil)
  /// How the container stands on the screen.
  var covering = Covering.nothing
  /// Whether the presenter would be seen but for the presentation, as it has been told by what it is in.
  var presenterIsWanted = true

  init(
    of presented: UIViewController,
    by presenting: UIViewController,
    _ controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenting = presenting
    self.controller = controller
    controller.presenting = presenting
    controller.presentation = self
    container.presentation = self
    presenting.ownPresentation = self
    presented.presentation = self
  }

  /// Calls the presentation controller, and records the call where that is the app's.
  func tell(_ call: @autoclosure () -> String, _ body: (UIPresentationController) -> Void) {
    if !controller.isOfTheSystem { HeadlessLog.record("presentationController.\(call())") }
    body(controller)
  }

  // MARK: - Views

  /// The view that the presenter shows itself with.
  var presentersView: UIView? {
    presenting?.presentation?.controller.presentedView ?? presenting?.viewIfLoaded
  }

  /// Where the presenter's view goes back to, in the container.
  var presentersFrame: CGRect {
    guard let place, let superview = place.superview else { return container.bounds }
    return superview.convert(place.frame, to: container)
  }

  /// Puts the container above everything, or above the context's view; and the presenter's view in it
  /// where that is to be removed.
  func install() {
    guard let view = presentersView, let superview = view.superview, let window = view.window else {
      return
    }
    let fills = controller.shouldPresentInFullscreen
    let host: UIView = fills ? window : superview
    container.frame = fills ? host.bounds : view.untransformedFrame
    container.autoresizingMask = fills ? [.flexibleWidth, .flexibleHeight] : view.autoresizingMask
    if fills {
      host.addSubview(container)
    } else {
      host.insertSubview(container, aboveSubview: view)
    }
    guard controller.shouldRemovePresentersView else {
      covering = .above
      return
    }
    covering = .instead(of: Place(of: view, in: superview, takenBy: fills ? nil : container))
    container.addSubview(view)
    view.fill(presentersFrame)
  }

  func removePresentersView() {
    guard removesPresentersView else { return }
    presentersView?.removeFromSuperview()
  }

  /// Puts the presenter's view back to where it was, if the animator has brought it into the container.
  func restorePresentersView() {
    endCovering()
    guard removesPresentersView, let view = presentersView, view.superview === container else {
      return
    }
    // What the presenter is in may show another screen by now.
    guard !isInContext || container.superview != nil else { return view.removeFromSuperview() }
    // The two may have come again elsewhere since.
    guard !isInContext || place?.superview?.window != nil else { return leavePlaceTo(view) }
    guard let place, let superview = place.superview else { return }
    if isInContext, container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      // What other screens have presented may lie between the two.
      let upper = superview.subviews.firstIndex { $0 === container } ?? superview.subviews.count
      superview.insertSubview(view, at: min(place.index, upper))
    }
    view.fill(place.frame)
  }

  /// Puts the presenter's view to where the container stands for it.
  private func leavePlaceTo(_ view: UIView) {
    container.superview?.insertSubview(view, belowSubview: container)
    view.fill(container.untransformedFrame)
  }

  /// Puts the presenter's view back after a presentation that has ended while what they were in left the screen.
  func returnPresentersView() {
    guard removesPresentersView, let view = presentersView,
      view.superview == nil || view.superview === container, let place,
      let superview = place.superview
    else { return }
    superview.insertSubview(view, at: place.index)
    view.fill(place.frame)
  }

  /// Puts the presenter's view into the container, behind everything.
  func bringPresentersView() {
    guard removesPresentersView, let view = presentersView, view.superview !== container else {
      return
    }
    container.insertSubview(view, at: 0)
    view.fill(presentersFrame)
  }

  /// Takes over the presenter of a presentation below, which ends with this one.
  func absorb(_ lower: Presentation) {
    guard let presenter = lower.presenting else { return }
    if !(controller is SheetPresentationController) { lower.controller.willVanish() }
    if isInContext, let host = lower.container.superview {
      host.insertSubview(container, aboveSubview: lower.container)
      container.frame = lower.container.frame
      isInContext = lower.isInContext
    }
    covering = .above
    if lower.removesPresentersView {
      let isPlaceLost = lower.isInContext && lower.container.superview == nil
      var place = isPlaceLost ? nil : lower.place
      place?.stand = isInContext ? container : nil
      covering = .instead(of: place)
    }
    presenterIsWanted = lower.presenterIsWanted
    presenting = presenter
    controller.presenting = presenter
    lower.presented.ownPresentation = nil
    presenter.ownPresentation = self
    lower.presented.beginOwnAppearance(false, animated: false)
    lower.vanish()
    lower.presented.settleOwnAppearance()
  }

  /// The two know nothing of each other any more, and nothing of it is on the screen.
  func vanish() {
    stage = .over
    endCovering()
    if presenting?.ownPresentation === self { presenting?.ownPresentation = nil }
    presented.presentation = nil
    presented.madePresentationController = nil
    presented.dropFullScreenCards()
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
  }
}
