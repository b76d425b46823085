import InterruptibleTransitions
import UIKit

/// A navigation controller with a delegate of the app.
@MainActor
struct StackWithDelegate {
  let navigation: UINavigationController
  let own = OwnDelegate()

  init(_ title: String) {
    navigation = UINavigationController(rootViewController: Screen(title))
    navigation.delegate = own
  }
}

/// Two controllers, side by side.
final class Halves: UIViewController {
  init(_ left: UIViewController, _ right: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    for controller in [left, right] { addChild(controller) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let half = view.bounds.width / 2
    for (index, child) in children.enumerated() {
      child.view.frame = CGRect(
        x: half * CGFloat(index),
        y: 0,
        width: half,
        height: view.bounds.height
      )
    }
  }
}

/// A screen that gives way to a finger, and stays.
final class PulledScreen: Screen, BackPolicyProviding {
  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy { .resist }
}

/// A screen with a view that it lays out itself, and one that is resized with it.
final class LaidOutScreen: Screen {
  let laidOut = UIView()
  let sized = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(laidOut)
    sized.frame = CGRect(x: 100, y: 300, width: 60, height: 60)
    sized.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    view.addSubview(sized)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    laidOut.bounds.size = CGSize(width: 80, height: 40)
    laidOut.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - 60)
  }
}

/// Puts the covered screen into a view that clips it, and takes that away in the end.
struct BackgroundClip: TransitionEffect {
  private static let tag = 7171

  func prepare(_ scene: TransitionScene) {
    guard let background = scene.background else { return }
    let clip = UIView(frame: scene.container.bounds)
    clip.tag = BackgroundClip.tag
    clip.clipsToBounds = true
    scene.container.insertSubview(clip, at: 0)
    clip.addSubview(background)
    if scene.direction == .forward { scene.foreground?.alpha = 0 }
  }

  func animate(_ scene: TransitionScene) {
    scene.foreground?.alpha = scene.direction == .forward ? 1 : 0
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    scene.container.subviews.first { $0.tag == BackgroundClip.tag }?.removeFromSuperview()
  }
}
