import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// A screen of an app in a story: with text to scroll below its button, and a policy of its own.
final class StoryScreen: Screen, BackPolicyProviding {
  var policy = BackPolicy.allow
  private let text = UIScrollView()

  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy { policy }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(text, at: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    text.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    text.contentSize = CGSize(width: bounds.width, height: bounds.height)
  }
}
