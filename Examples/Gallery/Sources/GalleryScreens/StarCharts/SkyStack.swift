import InterruptibleTransitions
import UIKit

/// The stack of one half of the sky.
final class SkyStack: UINavigationController {
  let hemisphere: Hemisphere
  var transition: InterruptibleTransition?

  init(_ hemisphere: Hemisphere) {
    self.hemisphere = hemisphere
    super.init(nibName: nil, bundle: nil)
    let first = HemisphereController(hemisphere) { [weak self] index in self?.show(index) }
    setViewControllers([first], animated: false)
    isNavigationBarHidden = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
  }

  /// Pushes the page after the one that will be on top.
  func showNext() {
    makeNext().map { transition?.push($0, onto: self) }
  }

  func goBack() {
    transition?.pop(from: self)
  }

  /// Returns the page after the one that will be on top, or the same page if it is on its way out.
  func makeNext() -> UIViewController? {
    let shown = (expectedTop as? ConstellationController)?.index ?? -1
    guard shown + 1 < hemisphere.constellations.count else { return nil }
    return screenInFlight { (page: ConstellationController) in page.index == shown + 1 }
      ?? makePage(shown + 1)
  }

  private func show(_ index: Int) {
    transition?.push(makePage(index), onto: self)
  }

  private func makePage(_ index: Int) -> UIViewController {
    ConstellationController(index, of: hemisphere) { [weak self] in self?.goBack() }
  }
}
