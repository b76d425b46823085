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
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { self?.keyboardWillMove(to: frame ?? .zero) }
    }
  }

  func end() {
    guard let token else { return }
    NotificationCenter.default.removeObserver(token)
    self.token = nil
  }

  private func keyboardWillMove(to frame: CGRect) {
    let pageFrame = page.convert(page.bounds, to: nil)
    covered = max(pageFrame.maxY - frame.minY, 0)
    makeRoom()
    if covered > 0 { page.showForm() }
  }

  private func makeRoom() {
    page.contentInset.bottom = max(foot, covered)
  }
}
