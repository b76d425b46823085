import UIKit

/// A screen with a name, which writes down what it is told, and can do something then.
final class JournaledScreen: UIViewController {
  private let journal: Journal?
  var onCall: (String) -> Void = { _ in }

  init(_ title: String, _ journal: Journal? = nil) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    onCall("isAppearing")
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

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willJoin")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didJoin")
  }

  private func note(_ call: String) {
    journal?.note("\(title ?? "").\(call)")
    onCall(call)
  }
}
