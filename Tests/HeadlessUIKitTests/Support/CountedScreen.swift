import UIKit

/// A screen that keeps what it is told of its appearance.
@MainActor
class CountedScreen: UIViewController {
  private(set) var calls: [String] = []
  var onLoad: () -> Void = {}
  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var onWillDisappear: () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether each call follows what it may follow, and the last fits.
  func isBalanced(endingOnScreen isOnScreen: Bool) -> Bool {
    let followers = [
      "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": ["willAppear"],
    ]
    let isOrdered = zip([""] + calls, calls).allSatisfy { followers[$0]?.contains($1) == true }
    let last = calls.last ?? "didDisappear"
    return isOrdered && last == (isOnScreen ? "didAppear" : "didDisappear")
  }

  override func viewDidLoad() { onLoad() }

  override func viewWillAppear(_ animated: Bool) {
    calls.append("willAppear")
    onWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    calls.append("didAppear")
    onDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    calls.append("willDisappear")
    onWillDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

/// A container that doesn't tell its children that they come and go.
final class QuietContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
