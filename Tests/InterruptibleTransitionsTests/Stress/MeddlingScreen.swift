import InterruptibleTransitions
import UIKit

/// A screen that does something when UIKit tells it of its life.
final class MeddlingScreen: ButtonScreen {
  var onLoad: @MainActor () -> Void = {}
  var onLayout: @MainActor () -> Void = {}
  var onIsAppearing: @MainActor () -> Void = {}
  var onDidMove: @MainActor () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onIsAppearing()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onDidMove()
  }
}

/// A slide that does something in one of its methods.
struct MeddlingEffect: TransitionEffect {
  let place: NestedBeginningTests.Place
  let action: @MainActor @Sendable () -> Void
  private let slide = SlideEffect()

  init(place: NestedBeginningTests.Place, action: @escaping @MainActor @Sendable () -> Void) {
    self.place = place
    self.action = action
  }

  func prepare(_ scene: TransitionScene) {
    slide.prepare(scene)
    if place == .prepare { action() }
  }

  func animate(_ scene: TransitionScene) {
    slide.animate(scene)
    if place == .animate { action() }
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    if place == .cleanUp { action() }
  }
}

/// Two containers side by side, as children.
final class SplitController: UIViewController {
  private let sides: [UIViewController]

  init(_ sides: [UIViewController]) {
    self.sides = sides
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for side in sides {
      addChild(side)
      view.addSubview(side.view)
      side.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width / CGFloat(sides.count)
    for (index, side) in sides.enumerated() {
      side.view.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: view.bounds.height
      )
    }
  }
}
