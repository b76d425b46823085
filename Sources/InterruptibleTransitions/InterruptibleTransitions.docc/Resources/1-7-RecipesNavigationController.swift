import InterruptibleTransitions
import UIKit

/// The app's navigation controller.
public final class RecipesNavigationController: UINavigationController {
  private let transition = InterruptibleTransition(.slide)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    viewControllers = [RecipesViewController()]
    transition.install(on: self)
  }
}
