import UIKit

/// The card: how to make a dish.
final class MethodViewController: UIViewController {
  private let recipe: Recipe
  private let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()

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
    view.layer.cornerRadius = 24
    view.clipsToBounds = true
    titleLabel.text = "Method"
    titleLabel.font = .boldSystemFont(ofSize: 28)
    textLabel.text = recipe.method.joined(separator: "\n\n")
    textLabel.font = .systemFont(ofSize: 22)
    textLabel.numberOfLines = 0
    view.addSubview(scrollView)
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(titleLabel)
    scrollView.addSubview(textLabel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 48
    let textHeight = textLabel.sizeThatFits(CGSize(width: width, height: 10_000)).height
    titleLabel.frame = CGRect(x: 24, y: 24, width: width, height: 34)
    textLabel.frame = CGRect(x: 24, y: 82, width: width, height: textHeight)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: textLabel.frame.maxY + 48)
  }
}
