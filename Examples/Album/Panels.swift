import InterruptibleTransitions
import UIKit

/// A card with the details of a page.
@available(iOS 14, tvOS 14, *)
final class CardViewController: InterruptibleViewController, Panel {
  var page: Page? { didSet { titleLabel.text = page?.title } }
  private let titleLabel = UILabel()
  private lazy var closeButton = UIButton(
    type: .custom,
    primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
  )

  func frame(in bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 16
    titleLabel.font = .boldSystemFont(ofSize: 28)
    closeButton.setTitleColor(.systemBlue, for: .normal)
    [titleLabel, closeButton].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.frame = CGRect(x: 24, y: 24, width: view.bounds.width - 124, height: 44)
    closeButton.frame = CGRect(x: view.bounds.width - 100, y: 24, width: 76, height: 44)
  }
}

/// A drawer with a link to each page that a tab's first one leads to.
@available(iOS 14, tvOS 14, *)
final class DrawerViewController: InterruptibleViewController, Panel {
  private let links = Link.Tab.allCases.flatMap { Page.first(of: $0).children.map(\.link) }
  private lazy var rows = links.map { link in
    UIButton(
      type: .custom,
      primaryAction: UIAction(title: link.pages.joined()) { [weak self] _ in
        self?.album?.open(link)
      }
    )
  }

  func frame(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.width - 280, y: 0, width: 280, height: bounds.height)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for row in rows {
      row.setTitleColor(.label, for: .normal)
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 24, y: 80 + CGFloat(index) * 56, width: 232, height: 44)
    }
  }
}
