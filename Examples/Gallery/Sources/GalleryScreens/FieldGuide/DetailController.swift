import UIKit

/// The page of one place.
final class DetailController: UIViewController {
  let place: Place
  private let guide: FieldGuide
  private let picture: UIImageView
  private let shade = GradientView()
  private let page: PlacePage

  init(place: Place, guide: FieldGuide) {
    self.place = place
    self.guide = guide
    picture = UIImageView(image: place.image)
    page = PlacePage(place, next: guide.place(after: place))
    super.init(nibName: nil, bundle: nil)
    title = place.name
    // The page shows its title itself, larger.
    navigationItem.titleView = UIView()
    let close = UIBarButtonItem()
    close.primaryAction = UIAction(image: UIImage(systemName: "xmark")) { [weak self] _ in
      self?.navigationController?.popToRootViewController(animated: true)
    }
    navigationItem.rightBarButtonItem = close
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "detail"
    view.backgroundColor = place.palette.paper
    picture.accessibilityIdentifier = "detail.picture"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.show([UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0)])
    for part in [picture, shade, page] {
      view.addSubview(part)
    }
    page.likeButton.addAction(
      UIAction { [weak self] _ in self?.toggleLike() },
      for: .touchUpInside
    )
    page.nextButton.addAction(
      UIAction { [weak self] _ in self?.showNext() },
      for: .touchUpInside
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page.likeButton.isSelected = guide.likes(place)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let bottom = max(view.safeAreaInsets.bottom, 16)
    // The text takes what it needs, the picture the rest.
    let wanted = page.sizeThatFits(bounds.size).height + bottom
    let pageTop = max(bounds.height - wanted, bounds.height * 0.3)
    page.frame = CGRect(
      x: 0,
      y: pageTop,
      width: bounds.width,
      height: bounds.height - pageTop - bottom
    )
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pageTop + PlacePage.overlap)
    shade.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: view.safeAreaInsets.top + 40
    )
  }

  private func toggleLike() {
    guide.toggleLike(of: place)
    page.likeButton.isSelected = guide.likes(place)
    page.likeButton.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.45,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.page.likeButton.transform = .identity },
      completion: nil
    )
  }

  private func showNext() {
    navigationController?.pushViewController(
      DetailController(place: guide.place(after: place), guide: guide),
      animated: true
    )
  }
}
