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
    transition.gestures.pop = .anywhere
    transition.pushProvider = { navigationController in
      guard let shown = navigationController.topViewController as? RecipeViewController else {
        return RecipeViewController(Recipe.all[0])
      }
      return shown.recipe.next.map(RecipeViewController.init)
    }
  }
}
