import UIKit

/// The app's navigation controller.
public final class RecipesNavigationController: UINavigationController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
