public import InterruptibleTransitions
import UIKit

/// Returns a stack of numbers in which every push and pop can be caught: make it the root of a window.
@available(iOS 14, tvOS 14, *)
@MainActor
public func numbers() -> InterruptibleNavigationController {
  let stack = InterruptibleNavigationController(rootViewController: NumberViewController(1))
  stack.transition.gestures.pop = .anywhere
  stack.transition.pushProvider = { NumberViewController($0.viewControllers.count + 1) }
  return stack
}

/// A screen with a number, and a button that pushes the next one.
@available(iOS 14, tvOS 14, *)
final class NumberViewController: UIViewController {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Number \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Show \(number + 1)", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.showNext() }, for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 200, width: 160, height: 44)
    view.addSubview(button)
  }

  private func showNext() {
    let next = NumberViewController(number + 1)
    navigationController?.pushViewController(next, animated: true)
  }
}
