/// How far a presentation is, and how it stands on the screen.
extension Presentation {
  enum Stage {
    /// It is asked for, or comes, with the transition if there is one.
    case presenting(ControllerTransition?)
    case presented
    /// A dismissal was canceled, and the callbacks of that are being made.
    case returning
    /// Another dismissal was asked for in one of them, and begins after them.
    case dismissingAgain(ModalChange?)
    /// The dismissal is asked for, or it goes, with the transition if there is one.
    case dismissing(ControllerTransition?)
    case over
  }

  /// How the container stands on the screen.
  enum Covering {
    /// Not at all: before the start, or after the end.
    case nothing
    /// Above the presenter's view, which stays in its place.
    case above
    /// Instead of the presenter's view, which has left its place.
    case instead(of: Place?)
    /// No longer: the presenter's view goes back to its place, or has gone there.
    case ended(Place?)
  }

  /// Where the presenter's view was.
  struct Place {
    weak var superview: UIView?
    let index: Int
    private let frameBefore: CGRect
    private let isFilled: Bool
    /// What stands in the place meanwhile, if anything does: it is moved and laid out there.
    weak var stand: UIView?

    @MainActor
    init(of view: UIView, in superview: UIView, takenBy stand: UIView?) {
      self.superview = superview
      index = superview.subviews.firstIndex { $0 === view } ?? 0
      frameBefore = view.untransformedFrame
      isFilled = frameBefore == superview.bounds
      self.stand = stand
    }

    /// Where what stands there is, or the frame as it was; what filled its superview fills it again, whatever that has become.
    @MainActor
    var frame: CGRect {
      isFilled
        ? superview?.bounds ?? frameBefore : stand?.untransformedFrame ?? frameBefore
    }
  }

  /// Whether it comes or goes.
  var isChanging: Bool {
    switch stage {
    case .presenting, .dismissingAgain, .dismissing: true
    case .presented, .returning, .over: false
    }
  }

  /// Whether it has come, and is to stay.
  var isPresented: Bool {
    switch stage {
    case .presented, .returning: true
    case .presenting, .dismissingAgain, .dismissing, .over: false
    }
  }

  /// Whether it is to be seen, or on its way to that.
  var isStanding: Bool {
    if case .presenting = stage { return true }
    return isPresented
  }

  /// The transition by which it comes or goes, until that ends.
  var transition: ControllerTransition? {
    switch stage {
    case .presenting(let transition), .dismissing(let transition): transition
    case .presented, .returning, .dismissingAgain, .over: nil
    }
  }

  /// True from its start to its end.
  var isInstalled: Bool {
    switch covering {
    case .above, .instead: true
    case .nothing, .ended: false
    }
  }

  /// Whether the presenter's view leaves its place while the presentation stands.
  var removesPresentersView: Bool {
    switch covering {
    case .instead, .ended: true
    case .nothing, .above: false
    }
  }

  /// Where the presenter's view was, if it has left its place.
  var place: Place? {
    switch covering {
    case .instead(let place), .ended(let place): place
    case .nothing, .above: nil
    }
  }

  /// The presenter's view goes back, or has gone.
  func endCovering() {
    switch covering {
    case .above: covering = .nothing
    case .instead(let place): covering = .ended(place)
    case .nothing, .ended: break
    }
  }
}
