import InterruptibleTransitions
import UIKit

/// The detail: the title of a recipe, and the time that it takes.
final class RecipeViewController: UIViewController {
  let recipe: Recipe
  private let header = UIView()
  private let titleLabel = UILabel()
  private let timeLabel = UILabel()
  private let methodButton = UIButton(configuration: .filled())
  private let transition = InterruptibleTransition(
    .cover(backgroundScale: 0.94, dimming: 0)
  )

  init(_ recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.backgroundColor = recipe.color
    titleLabel.text = recipe.title
    titleLabel.font = .boldSystemFont(ofSize: 34)
    timeLabel.text = "\(recipe.minutes) minutes"
    timeLabel.textColor = .secondaryLabel
    methodButton.configuration?.title = "Method"
    methodButton.addAction(
      UIAction { [weak self] _ in self?.presentMethod() },
      for: .touchUpInside
    )
    transition.presentationControllerProvider = { presented, presenting in
      CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
    for subview in [header, titleLabel, timeLabel, methodButton] {
      view.addSubview(subview)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: 320)
    titleLabel.frame = CGRect(x: 24, y: 344, width: width - 48, height: 42)
    timeLabel.frame = CGRect(x: 24, y: 390, width: width - 48, height: 24)
    methodButton.frame = CGRect(x: 24, y: 440, width: width - 48, height: 50)
  }

  private func presentMethod() {
    transition.present(MethodViewController(recipe), from: self)
  }
}
