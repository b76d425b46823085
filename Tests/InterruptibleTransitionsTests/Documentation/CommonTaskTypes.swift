import InterruptibleTransitions
import UIKit

// The code in the guide of common tasks.

final class Scrubber: UIView {
  private let slider = UISlider()

  init(of transition: InterruptibleTransition, frame: CGRect) {
    super.init(frame: frame)
    slider.frame = bounds
    slider.addAction(
      UIAction { [weak slider, weak transition] _ in
        if let value = slider?.value { transition?.scrub(to: CGFloat(value)) }
      },
      for: .valueChanged
    )
    slider.addAction(
      UIAction { [weak slider, weak transition] _ in
        (slider?.value ?? 0) < 0.5 ? transition?.cancel() : transition?.finish()
      },
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    addSubview(slider)
  }

  required init?(coder: NSCoder) { nil }
}

struct Porthole: TransitionEffect {
  private let mask = PerTransition<UIView>()

  func prepare(_ scene: TransitionScene) {
    let frame = scene.foregroundFrame
    let diameter = hypot(frame.width, frame.height)
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    mask.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = diameter / 2
    scene.foreground?.mask = mask
    self.mask[scene] = mask
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let scale: CGFloat = position == .presented ? 1 : 0.01
    mask[scene]?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    scene.foreground?.mask = nil
  }
}

final class ArticlesViewController: UIViewController {
  private(set) var articles: [String] = []
  let badge = UIView()

  func show(_ articles: [String]) {
    guard let flight = interruptibleFlight else { return reload(articles) }
    flight.addCompletion { [weak self] _ in self?.reload(articles) }
  }

  private func reload(_ articles: [String]) {
    self.articles = articles
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.alpha = 0
    view.addSubview(badge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate(alongsideTransition: { _ in self.badge.alpha = 1 })
  }
}

/// A view that takes keys.
final class NoteField: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

final class NoteViewController: UIViewController {
  let field = NoteField()
  let list = UIScrollView()
  let photo = UIView()
  var isPhotoZoomed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
    list.frame = CGRect(x: 0, y: 300, width: 393, height: 400)
    list.contentSize = CGSize(width: 393, height: 2000)
    for subview in [field, photo, list] { view.addSubview(subview) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  static func transition(of card: NoteViewController) -> InterruptibleTransition {
    let cardTransition = InterruptibleTransition(.cover)
    cardTransition.panOverride = { [weak card] pan, touched in
      guard let card, let touched else { return .automatic }
      if touched.isDescendant(of: card.list) { return .deny }
      return touched.isDescendant(of: card.photo) && card.isPhotoZoomed ? .deny : .automatic
    }
    return cardTransition
  }
}

extension InterruptibleTransition {
  func push(
    _ detail: UIViewController,
    onto navigationController: UINavigationController,
    or showCanceled: @escaping () -> Void
  ) {
    let transition = self
    transition.push(detail, onto: navigationController) { end in
      if end == .start { showCanceled() }
    }
  }
}

/// A screen that a small bar becomes.
final class PlayerScreen: UIViewController {}

@MainActor
final class MiniPlayer: NSObject {
  private let transition = InterruptibleTransition(.slide)
  private let tabs: UITabBarController
  private let player = PlayerScreen()

  init(above tabs: UITabBarController, bar: UIControl) {
    self.tabs = tabs
    super.init()
    transition.effect = ZoomEffect { [weak bar] _ in bar }
    tabs.view.addSubview(bar)
    transition.addPanToPresent(from: tabs, handle: bar) { [player] _ in player }
    bar.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
  }

  private func show() {
    transition.present(player, from: tabs)
  }
}
