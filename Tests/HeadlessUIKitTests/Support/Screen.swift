import UIKit

/// A screen with a name, which keeps its appearance callbacks, and can do something at each call.
@MainActor
final class Screen: UIViewController {
  private(set) var calls: [String] = []
  var onCall: (String, Screen) -> Void = { _, _ in }

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Runs a closure at each call of a method.
  func on(_ name: String, _ body: @escaping () -> Void) {
    onCall = { call, _ in
      if call == name { body() }
    }
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

  private func note(appearance call: String) {
    calls.append(call)
    onCall("view\(call.prefix(1).uppercased())\(call.dropFirst())", self)
  }

  override func viewDidLoad() { onCall("viewDidLoad", self) }
  override func viewWillAppear(_ animated: Bool) { note(appearance: "willAppear") }
  override func viewIsAppearing(_ animated: Bool) { onCall("viewIsAppearing", self) }
  override func viewDidAppear(_ animated: Bool) { note(appearance: "didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note(appearance: "willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note(appearance: "didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    onCall("willMove", self)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onCall("didMove", self)
  }
}

/// A container that doesn't tell its children that they come and go.
final class QuietContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
