import UIKit

/// Insets a page by the height of the keyboard or the input view that covers it.
@MainActor
final class KeyboardRoom {
  private let page: PlacePage
  private var token: (any NSObjectProtocol)?
  private var covered: CGFloat = 0

  /// The height at the bottom of the page that is always covered.
  var foot: CGFloat = 0 {
    didSet { makeRoom() }
  }

  init(on page: PlacePage) {
    self.page = page
  }

  /// Starts following the keyboard.
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
      // UIKit posts the notification on the main thread.
      MainActor.assumeIsolated { self?.keyboardWillMove(to: frame ?? .zero, in: duration ?? 0) }
    }
  }

  /// Stops following the keyboard, and keeps the inset.
  func end() {
    guard let token else { return }
    NotificationCenter.default.removeObserver(token)
    self.token = nil
  }

  /// Removes the inset.
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
