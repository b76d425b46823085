import UIKit

/// A viewer of photographs, with a caption that a tap hides, together with the bar.
final class PhotographController: PagesController<PhotographPage>, PhotographViewer {
  private let caption = UILabel("", size: 17, weight: .semibold, color: .label)
  private let place = UILabel("", size: 15, color: .label)
  /// Whether only the photograph is seen.
  private var isBare = false
  private var tapEvents: GestureEvents?

  init(_ index: Int) {
    super.init(
      index,
      titles: Photograph.all.map(\.title),
      name: "photo",
      palette: .photographs,
      makePage: { PhotographPage($0) }
    )
  }

  required init?(coder: NSCoder) {
    nil
  }

  var picture: UIView? { currentPage?.picture }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [caption, place] {
      label.textAlignment = .center
      view.addSubview(label)
    }
    let tap = UITapGestureRecognizer()
    tapEvents = GestureEvents(of: tap) { [weak self] in self?.switchBars() }
    view.addGestureRecognizer(tap)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(isBare, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func indexDidChange() {
    super.indexDidChange()
    caption.text = Photograph.all[index].title
    place.text = Photograph.all[index].place
  }

  override func showColors() {
    super.showColors()
    let colors = palette.fitting(traitCollection)
    if isBare { view.backgroundColor = .black }
    caption.textColor = colors.ink
    place.textColor = colors.faintInk
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.screenInsets
    let foot = view.bounds.height - max(insets.bottom, 16) - 8
    place.frame = CGRect(x: 20, y: foot - 20, width: view.bounds.width - 40, height: 20)
    caption.frame = CGRect(x: 20, y: foot - 44, width: view.bounds.width - 40, height: 22)
  }

  /// Hides the bar and the caption, or shows them again.
  private func switchBars() {
    isBare.toggle()
    navigationController?.setNavigationBarHidden(isBare, animated: true)
    UIView.animate(withDuration: 0.25) {
      for label in [self.caption, self.place] { label.alpha = self.isBare ? 0 : 1 }
      self.showColors()
    }
  }
}
