import UIKit

/// A screen with a name that writes down what it is told.
final class ProbeScreen: UIViewController {
  private let journal: Journal
  var onCall: (String, ProbeScreen) -> Void = { _, _ in }

  init(_ title: String, _ journal: Journal, color: UIColor = .systemTeal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
    view.backgroundColor = color
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  private func note(_ call: String) {
    journal.note("\(title ?? "").\(call)")
    onCall(call, self)
  }
}
