public import InterruptibleTransitions
public import UIKit

/// The app: two tabs with a stack in each, a card and a drawer over them, and links that lead anywhere at any moment.
///
/// Make it the root of a window.
@available(iOS 14, tvOS 14, *)
public final class AlbumController: InterruptibleTabBarController {
  let photos = PageStack(
    .photos,
    .zoom { scene in
      guard let page = scene.foregroundViewController as? PageViewController else { return nil }
      return (scene.backgroundViewController as? PageViewController)?.tile(toward: page.page.link)
    }
  )
  let journal = PageStack(.journal, .slide)
  let card = CardViewController()
  let drawer = DrawerViewController()
  /// One object presents both panels, so that its calls wait for each other.
  let panelTransition = InterruptibleTransition(
    .choosing { scene in
      scene.foregroundViewController is DrawerViewController ? .slide : .cover
    }
  )

  /// Creates the app, at its first tab.
  public init() {
    super.init(transition: InterruptibleTransition(.shift))
    photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo"), tag: 0)
    journal.tabBarItem = UITabBarItem(title: "Journal", image: UIImage(systemName: "book"), tag: 1)
    viewControllers = [photos, journal]
    panelTransition.presentationControllerProvider = { presented, presenting in
      PanelPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Every object that serves the app, to follow its transitions.
  public var transitions: [InterruptibleTransition] {
    [transition, photos.transition, journal.transition, panelTransition]
  }

  /// Not available from an archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Goes where a link leads, whatever is in flight, and also from under a finger.
  public func open(_ link: Link) {
    let stack = link.tab == .photos ? photos : journal
    stack.show(link)
    selectedViewController = stack
    switch link.panel {
    case .card:
      card.page = Page.stack(for: link).last
      show(card)
    case .drawer: show(drawer)
    case nil: show(nil)
    }
  }

  private func show(_ panel: UIViewController?) {
    for other in [card, drawer] where other !== panel {
      panelTransition.dismiss(other)
    }
    guard let panel, presentedViewController !== panel || !panelTransition.isAtRest else { return }
    panelTransition.present(panel, from: self)
  }
}

@available(iOS 14, tvOS 14, *)
extension UIViewController {
  /// The app's root, from a page in a tab or from a panel over the tabs.
  var album: AlbumController? { (tabBarController ?? presentingViewController) as? AlbumController }
}
