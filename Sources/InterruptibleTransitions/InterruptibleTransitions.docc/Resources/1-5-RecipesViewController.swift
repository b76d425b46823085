import UIKit

/// The list: a button for each recipe.
final class RecipesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    view.backgroundColor = .systemBackground
    for recipe in Recipe.all {
      view.addSubview(button(for: recipe))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var top = view.safeAreaInsets.top + 20
    for button in view.subviews {
      button.frame = CGRect(x: 20, y: top, width: view.bounds.width - 40, height: 72)
      top += 84
    }
  }

  private func button(for recipe: Recipe) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = recipe.title
    configuration.subtitle = "\(recipe.minutes) minutes"
    configuration.baseForegroundColor = recipe.color
    configuration.baseBackgroundColor = recipe.color
    let push = UIAction { [weak self] _ in
      self?.navigationController?
        .pushViewController(RecipeViewController(recipe), animated: true)
    }
    return UIButton(configuration: configuration, primaryAction: push)
  }
}
