import UIKit

/// The page of one place: a picture, a sheet that scrolls over it, and a button for the next place.
final class DetailController: RoomController, UIScrollViewDelegate {
  let place: Place
  private let guide: FieldGuide
  private let picture: PlacePicture
  private let shade = GradientView()
  private let page: PlacePage
  private let footer: PlaceFooter
  private let keyboardRoom: KeyboardRoom

  init(place: Place, guide: FieldGuide) {
    self.place = place
    self.guide = guide
    picture = PlacePicture(of: place)
    page = PlacePage(place, neighbors: guide.neighbors(of: place))
    footer = PlaceFooter(to: guide.place(after: place), palette: place.palette)
    keyboardRoom = KeyboardRoom(on: page)
    super.init(nibName: nil, bundle: nil)
    title = place.name
    // The page shows a larger title of its own.
    navigationItem.titleView = UIView()
    navigationItem.backButtonTitle = FieldGuide.backTitle
    let close = UIBarButtonItem()
    close.primaryAction = UIAction(image: UIImage(systemName: "xmark")) { [weak self] _ in
      self?.navigationController?.popToRootViewController(animated: true)
    }
    close.accessibilityLabel = "All places"
    navigationItem.rightBarButtonItem = close
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "detail"
    view.backgroundColor = place.palette.paper
    shade.show([UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0)])
    view.addSubviews([picture, shade, page, footer])
    page.delegate = self
    on(page.heading.likeButton, .touchUpInside) { $0.toggleLike() }
    on(page.night.slider, .valueChanged) { $0.picture.darken(by: $0.page.night.slider.value) }
    on(footer.nextButton, .touchUpInside) { $0.showNext() }
  }

  /// Light, because a picture with a shade is behind it.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.backdrop?.show(place.palette.backdrop)
    page.heading.likeButton.isSelected = guide.likes(place)
    keyboardRoom.begin()
  }

  /// Keeps the page as it is while it leaves, even though the keyboard is dismissed.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboardRoom.end()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.clear()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    let bottom = max(view.safeAreaInsets.bottom, 16)
    let footerHeight = footer.sizeThatFits(bounds.size).height + bottom
    // The page starts below the bar, so the bar's buttons are always over the picture.
    page.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    page.opening = max(bounds.height * 0.44 - top, 90)
    keyboardRoom.foot = footerHeight
    footer.frame = bounds.divided(atDistance: footerHeight, from: .maxYEdge).slice
    shade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top + 40)
    placePicture()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    placePicture()
  }

  /// Scrolls the picture more slowly than the sheet, and enlarges it when the sheet is pulled down.
  private func placePicture() {
    let scrolled = page.contentOffset.y
    let height = page.frame.minY + page.opening + PlacePage.overlap
    let last = page.frame.minY - height
    picture.frame = CGRect(
      x: 0,
      y: max(min(-scrolled * 0.3, 0), last),
      width: view.bounds.width,
      height: height + max(-scrolled, 0)
    )
  }

  private func toggleLike() {
    guide.toggleLike(of: place)
    page.heading.showLike(guide.likes(place))
  }

  private func showNext() {
    navigationController?.pushViewController(
      DetailController(place: guide.place(after: place), guide: guide),
      animated: true
    )
  }
}
