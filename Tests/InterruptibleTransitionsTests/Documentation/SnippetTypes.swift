import InterruptibleTransitions
import UIKit

struct Drop: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    let height = scene.foregroundFrame.height
    scene.foreground?.center.y = isPresented ? scene.foregroundFrame.midY : -height / 2
    scene.dimmingView.alpha = isPresented ? 0.3 : 0
  }

  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: 0, dy: scene.container.bounds.height)
  }
}

struct Sink: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    guard let foreground = scene.foreground else { return }
    scene.animate(foreground, with: Spring(response: 0.5, dampingRatio: 0.7)) {
      sink(foreground, isSunk: position == .dismissed)
    }
  }

  private func sink(_ foreground: UIView?, isSunk: Bool) {
    foreground?.alpha = isSunk ? 0 : 1
  }
}

struct Unfold: TransitionEffect {
  var rubberBandsPastEnds: Bool { false }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.animate(0...0.6) { fade(scene, isFolded: position == .dismissed) }
    scene.animate(0.4...1) { flatten(scene, isFolded: position == .dismissed) }
  }

  private func fade(_ scene: TransitionScene, isFolded: Bool) {
    scene.foreground?.alpha = isFolded ? 0 : 1
  }

  private func flatten(_ scene: TransitionScene, isFolded: Bool) {
    scene.foreground?.transform = isFolded ? CGAffineTransform(scaleX: 1, y: 0.01) : .identity
  }
}

extension InterruptibleTransition {
  static var combined: InterruptibleTransition {
    let transition = InterruptibleTransition(.fade.combined(with: .scale))
    return transition
  }
}

final class DeckViewController: UIViewController {
  var selectedCard: UIView?
}

extension InterruptibleTransition {
  static var flipping: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .flip { scene in
        (scene.backgroundViewController as? DeckViewController)?.selectedCard
      }
    )
    return transition
  }
}

final class GridViewController: UIViewController {
  var selectedPicture: UIView?
}

extension InterruptibleTransition {
  static var zooming: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .zoom { scene in
        (scene.backgroundViewController as? GridViewController)?.selectedPicture
      }
    )
    return transition
  }
}

final class AlbumViewController: UIViewController {
  var selectedCell: UIView?
}

final class PictureViewController: UIViewController {
  let imageView = UIImageView()
}

extension InterruptibleTransition {
  static var carrying: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .zoom { ($0.backgroundViewController as? AlbumViewController)?.selectedCell }
        .carrying { ($0.foregroundViewController as? PictureViewController)?.imageView }
        .drag(.media)
    )
    return transition
  }
}

extension ZoomDrag {
  static var viewer: ZoomDrag {
    let drag = ZoomDrag(directions: [.down, .up], leastScale: 0.68, releaseDistance: 30)
    return drag
  }
}

extension InterruptibleTransition {
  static var zoomingFromBar: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .zoomFromBarButtonItem { scene in
        scene.backgroundViewController?.navigationItem.rightBarButtonItem
      }
    )
    return transition
  }
}

final class PageViewController: UIViewController {
  let paper = UIView()
  let cover = UIView()
  let toolbar = UIView()
  let titleLabel = UILabel()
  var rows: [UIView] = []
  var thumbnailFrame = CGRect.zero
}

final class ShopViewController: UIViewController {
  var selectedCell: ShopCell?
}

final class ShopCell: UIView {
  let picture = UIView()
  let title = UILabel()
}

extension InterruptibleTransition {
  static var staged: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .stages { scene in
        guard let page = scene.foregroundViewController as? PageViewController else { return [] }
        return [
          .fade(page.paper, during: 0...0.4),
          .move(page.cover, from: page.thumbnailFrame, during: 0...0.7),
          .move(page.toolbar, by: CGVector(dx: 0, dy: 80), during: 0.6...1),
        ]
      }
    )
    return transition
  }
}

final class PhotoViewController: UIViewController {}

extension InterruptibleTransition {
  static var chosen: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .choosing { scene in
        if scene.foregroundViewController is PhotoViewController { return Drop() }
        return .slide
      }
    )
    return transition
  }

  static var leftToSystem: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .choosing { scene in
        scene.foregroundViewController is PhotoViewController ? .fade : nil
      }
    )
    return transition
  }

  static var ofTabs: InterruptibleTransition {
    let tabTransition = InterruptibleTransition(.shift)
    tabTransition.effect = .choosing { $0.isInteractive ? .shift : .fade }
    tabTransition.gestures.isTabPanEnabled = true
    tabTransition.tabProvider = { tabBarController, direction in
      let tabs = tabBarController.viewControllers ?? []
      let index = tabBarController.selectedIndex + (direction == .forward ? 1 : tabs.count - 1)
      return tabs[index % tabs.count]
    }
    tabTransition.effect = .choosing { $0.isInteractive ? .shift : nil }
    return tabTransition
  }
}

final class FormViewController: UIViewController, BackPolicyProviding {
  var isEdited = false {
    didSet { navigationItem.leftBarButtonItems = isEdited ? [cancelItem] : nil }
  }

  private lazy var cancelItem = UIBarButtonItem(
    customView: UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.confirmLeaving() }
    )
  )

  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy {
    isEdited ? .resist : .allow
  }

  private func confirmLeaving() {
    // Ask people, and then pop.
  }
}

/// The form of a doc comment, whose Back button is left out.
enum ShortForm {
  final class FormViewController: UIViewController, BackPolicyProviding {
    var isEdited = false

    func backPolicy(for transition: InterruptibleTransition) -> BackPolicy {
      isEdited ? .resist : .allow
    }
  }
}

final class ShelfViewController: UIViewController {
  let transition = InterruptibleTransition(.slide)
  private(set) var shown: UIViewController?

  func show(_ next: UIViewController) {
    let change = ContainerChange(from: shown, to: next, in: self) { [weak self] end in
      self?.didShow(next, at: end)
    }
    transition.run(change)
  }

  private func didShow(_ next: UIViewController, at end: TransitionEnd) {
    let (shown, gone) = end == .end ? (next, self.shown) : (self.shown, next)
    gone?.willMove(toParent: nil)
    gone?.removeFromParent()
    self.shown = shown
    shown?.didMove(toParent: self)
  }

  // Before iOS 17; from then on the gesture works by itself.
  override func accessibilityPerformEscape() -> Bool { transition.performEscape(from: self) }

  // A child in flight is where the transition puts it.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if shown?.interruptibleFlight == nil { shown?.view.frame = view.bounds }
  }

  // The transition tells the children of their appearance while one replaces the other; the container tells them
  // of its own.
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    shown?.endAppearanceTransition()
  }
}

final class ArticleStack: InterruptibleNavigationController {
  init(showing article: UIViewController) {
    super.init(rootViewController: article, transition: InterruptibleTransition(.fade))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class LibraryViewController: UIViewController {
  let thumbnail = UIView()

  func scrollToSelection() {}
  func showSelection(_ end: TransitionEnd) {}
}

extension InterruptibleTransition {
  static func modified() -> [Any] {
    @MainActor func library(of scene: TransitionScene) -> LibraryViewController? {
      scene.backgroundViewController as? LibraryViewController
    }
    let effect = BuiltInEffect.slide.onPrepare { scene in
      (scene.backgroundViewController as? LibraryViewController)?.scrollToSelection()
    }
    let transition = InterruptibleTransition(
      BuiltInEffect.slide
        .onPrepare { scene in library(of: scene)?.scrollToSelection() }
        .onCleanUp { scene, end in library(of: scene)?.showSelection(end) }
        .dragged { scene in CGVector(dx: 0, dy: -scene.container.bounds.height) }
    )
    return [effect, transition]
  }
}

struct Badge: TransitionEffect {
  private let label = PerTransition<UILabel>()

  func prepare(_ scene: TransitionScene) {
    let label = UILabel()
    scene.container.addSubview(label)
    self.label[scene] = label
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    label[scene]?.alpha = position == .presented ? 1 : 0
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    label[scene]?.removeFromSuperview()
  }
}

private final class EditorViewController: UIViewController {
  let picture = UIView()
}

extension InterruptibleTransition {
  static var ofEditor: InterruptibleTransition {
    let transition = InterruptibleTransition(
      .choosing { scene in
        guard let library = scene.backgroundViewController as? LibraryViewController,
          let editor = scene.foregroundViewController as? EditorViewController
        else { return nil }
        return ZoomEffect { _ in library.thumbnail }
          .carrying { _ in editor.picture }
          .drag(ZoomDrag(directions: [.down, .edge], leastScale: 0.68, releaseDistance: 30))
      }
    )
    return transition
  }

  static func keptInEditor(_ navigationController: UINavigationController) {
    let transition = InterruptibleTransition(.slide)
    transition.panOverride = { [weak transition, weak navigationController] pan, touched in
      guard let navigationController, let flight = transition?.flight(in: navigationController)
      else { return .automatic }
      let isLeaving = flight.fromViewController is EditorViewController
      return isLeaving && flight.direction == .backward ? .deny : .automatic
    }
  }
}
