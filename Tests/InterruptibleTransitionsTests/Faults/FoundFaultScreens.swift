import InterruptibleTransitions
import UIKit

@testable import TestSupport

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
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.foreground?.alpha = position == .presented ? 1 : 0
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    scene.container.subviews.first { $0.tag == BackgroundClip.tag }?.removeFromSuperview()
  }
}
