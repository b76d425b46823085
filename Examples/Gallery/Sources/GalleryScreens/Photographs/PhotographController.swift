import UIKit

/// A viewer of photographs, with a caption that a tap hides, together with the bar.
final class PhotographController: PagesController<PhotographPage>, PhotographViewer {
  /// Fades by its opacity, so that a new style reaches its color during a transition.
  private let wall = UIView()
  private let footer = UIView()
  private let caption = UILabel("", size: 17, weight: .semibold, color: Palette.photographs.ink)
  private let place = UILabel("", size: 15, color: Palette.photographs.faintInk)
  private let tap = UITapGestureRecognizer()
  private var tapEvents: GestureEvents?
  /// Whether only the photograph is seen.
  private var isBare = false

  init(_ index: Int) {
    super.init(
      index,
      titles: Photograph.all.map(\.title),
      name: "photo",
      palette: .photographs,
      makePage: { PhotographPage($0) }
    )
  }

  var picture: UIView? { currentPage?.picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [caption, place] {
      label.textAlignment = .center
      footer.addSubview(label)
    }
    caption.accessibilityTraits = .header
    footer.backgroundColor = Palette.photographs.surface
    showWall()
    // Photographs move over them.
    view.insertSubview(wall, at: 0)
    view.insertSubview(footer, at: 1)
    tapEvents = GestureEvents(of: tap) { [weak self] in self?.switchBars() }
    tap.isEnabled = false
    view.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(isBare, animated: animated)
  }

  /// Taps are the viewer's as soon as it is there; before, a touch catches the photograph.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.isEnabled = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.isEnabled = false
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func indexDidChange() {
    super.indexDidChange()
    caption.text = Photograph.all[index].title
    place.text = Photograph.all[index].place
  }

  private func showWall() {
    wall.backgroundColor = isBare ? .black : Palette.photographs.surface
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let foot = max(view.screenInsets.bottom, 16)
    wall.frame = view.bounds
    footer.frame = CGRect(x: 0, y: size.height - foot - 62, width: size.width, height: foot + 62)
    caption.frame = CGRect(x: 20, y: 10, width: size.width - 40, height: 22)
    place.frame = CGRect(x: 20, y: 34, width: size.width - 40, height: 20)
  }

  /// Hides the bar and the caption, or shows them again.
  private func switchBars() {
    isBare.toggle()
    navigationController?.setNavigationBarHidden(isBare, animated: true)
    UIView.animate(withDuration: 0.25) {
      self.footer.alpha = self.isBare ? 0 : 1
      self.showWall()
    }
  }
}
