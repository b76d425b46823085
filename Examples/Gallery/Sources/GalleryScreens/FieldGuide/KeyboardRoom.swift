import UIKit

/// Keeps the foot of a page free while the keyboard, or what takes its place, covers it.
@MainActor
final class KeyboardRoom {
  private let page: PlacePage
  private var token: (any NSObjectProtocol)?
  private var covered: CGFloat = 0

  /// What is always covered at the foot of the page.
  var foot: CGFloat = 0 {
    didSet { makeRoom() }
  }

  init(on page: PlacePage) {
    self.page = page
  }

  /// Follows the keyboard from now on.
  func begin() {
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let facts = notification.userInfo
      let frame = facts?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let duration = facts?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { self?.keyboardWillMove(to: frame ?? .zero, in: duration ?? 0) }
    }
  }

  /// Leaves the page as it is, whatever becomes of the keyboard.
  func end() {
    guard let token else { return }
    NotificationCenter.default.removeObserver(token)
    self.token = nil
  }

  /// The page is gone, and the keyboard with it.
  func clear() {
    covered = 0
    makeRoom()
  }

  private func keyboardWillMove(to frame: CGRect, in duration: TimeInterval) {
    let pageFrame = page.convert(page.bounds, to: nil)
    covered = max(pageFrame.maxY - frame.minY, 0)
    UIView.animate(withDuration: duration, animations: { self.makeRoom() })
    if covered > 0 { page.showForm() }
  }

  private func makeRoom() {
    page.contentInset.bottom = max(foot, covered)
  }
}
