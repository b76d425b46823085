/// A presentation in a controller's context: what it shows comes and goes with that controller.
extension Presentation {
  /// Whether the presenter is not to be seen because of it.
  var coversPresenter: Bool { isInstalled && removesPresentersView && isStanding }

  /// Whether one of the two screens is on the screen, or on its way there.
  var isInSight: Bool {
    presented.isVisibleInPlace || presenting?.appearance.isVisible == true
  }

  /// Whether the presenter comes back after a presentation that is taken back: what it is in may be leaving, or it there.
  var presenterMayReturn: Bool { isInContext ? presenterIsWanted : presenterMayBeSeen }

  /// Whether what is presented may appear: in a context only with the context.
  var mayBeSeen: Bool { !isInContext || isInSight }

  /// Whether the presenter may appear again: not if what it is in is leaving.
  var presenterMayBeSeen: Bool {
    guard removesPresentersView else { return false }
    return isInSight && (isInContext || presenterIsWanted && place?.superview?.window != nil)
  }

  /// Brings the container to where the presenter's view has been moved, or off the screen with it.
  func followPresentersView() {
    guard isInstalled, isInContext, !removesPresentersView, let view = presentersView else {
      return
    }
    guard let superview = view.superview else { return container.removeFromSuperview() }
    let isAbove = superview.subviews.last { $0 === view || $0 === container } === container
    guard container.superview !== superview || !isAbove else { return }
    superview.insertSubview(container, aboveSubview: view)
    container.fill(view.untransformedFrame)
  }

  /// The views around the container are laid out: it goes to where somebody has put the presenter's view.
  func surroundingsDidLayOut() {
    guard isInstalled, isInContext, isPresented, let view = presentersView,
      view.autoresizingMask.isEmpty
    else { return }
    container.fill(view.untransformedFrame)
  }

  /// The presenter's view may have got another size while the presentation was on its way.
  func askForPlaceInContext() {
    guard isInContext, let view = presentersView, view.bounds.size != container.bounds.size else {
      return
    }
    container.superview?.setNeedsLayout()
  }

  /// The presenter has left the container that it was in, and its view may have been off already.
  func leaveWithPresenter() {
    guard container.superview != nil else { return }
    presented.beginAppearance(false, animated: false)
    container.removeFromSuperview()
    presented.settleAppearance()
  }
}

extension UIViewController {
  /// The card that stands in the controller's own context, and comes and goes with it.
  var cardInContext: Presentation? {
    guard let ownPresentation, ownPresentation.isInstalled, ownPresentation.isInContext else {
      return nil
    }
    return ownPresentation
  }

  /// The container in which the controller is seen: for a card in a context, that of the context.
  var parentInPlace: UIViewController? {
    guard let presentation, presentation.isInContext else { return parent }
    return presentation.presenting?.parentInPlace
  }

  /// Whether what is seen in the controller's place is on the screen, or on its way there.
  fileprivate var isVisibleInPlace: Bool {
    appearance.isVisible || cardInContext?.presented.isVisibleInPlace == true
  }

  /// What stands for the controller in its container: its view, or the card instead of which it is not seen.
  var viewInPlace: UIView? { coveringCard?.container ?? viewIfLoaded }

  private var coveringCard: Presentation? {
    guard let card = cardInContext, card.removesPresentersView else { return nil }
    return card
  }

  /// Has a card that was presented in mid-flight take the place where the controller has ended up.
  func fillPlace(_ place: CGRect) {
    cardInContext?.container.fill(place)
  }

  /// What is shown in place of the controller's view, when somebody adds that to a view.
  func cover(ofViewAddedTo superview: UIView) -> UIView? {
    guard let card = coveringCard, let view = viewIfLoaded, card.presentersView === view,
      !superview.isDescendant(of: card.container)
    else { return nil }
    card.container.fill(view.untransformedFrame)
    return card.container
  }

  /// Ends what cards in contexts in here, which go away with it, present over the whole screen.
  func dropFullScreenCards() {
    for card in fullScreenCards {
      card.drop()
    }
  }

  /// What cards in contexts in here, and children, present over the whole screen.
  var fullScreenCards: [Presentation] {
    let inside = children.flatMap(\.fullScreenCards)
    guard let ownPresentation else { return inside }
    return inside
      + (ownPresentation.isInContext
        ? ownPresentation.presented.fullScreenCards : [ownPresentation])
  }

  /// The view has been moved to another superview, or off.
  func viewDidMoveToSuperview() {
    ownPresentation?.followPresentersView()
  }
}

extension UIView {
  /// The frame, were it not for the transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }
}
