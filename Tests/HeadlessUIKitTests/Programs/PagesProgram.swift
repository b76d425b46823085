import UIKit

/// A container as apps wrote them before iOS 10: its own context, an animator with `UIView.animate`, and a
/// finger that scrubs the clock of the container's layer.
@MainActor
final class PagesController: UIViewController {
  private(set) var current: UIViewController
  private(set) var log: [String] = []
  private let pages: [UIViewController]
  private let stageView = UIView()
  private var context: OwnContext?
  private var rewind: CADisplayLink?

  init(pages: [UIViewController]) {
    self.pages = pages
    current = pages[0]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stageView.frame = view.bounds
    stageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stageView)
    addChild(current)
    current.view.frame = stageView.bounds
    stageView.addSubview(current.view)
    current.didMove(toParent: self)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current.endAppearanceTransition()
  }

  // MARK: - Turning

  func turn(to index: Int, interactively: Bool) {
    let next = pages[index]
    guard next !== current, context == nil else { return }
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    current.beginAppearanceTransition(false, animated: true)
    let context = OwnContext(from: current, to: next, in: stageView) { [weak self] didComplete in
      self?.didTurn(to: next, completed: didComplete)
    }
    self.context = context
    let animator = PageAnimator()
    animator.animateTransition(using: context)
    guard interactively else { return }
    context.pauseInteractiveTransition()
    // The clock stands at 0, and so do the animations that begin by it.
    stageView.layer.speed = 0
  }

  func update(_ percent: CGFloat) {
    context?.updateInteractiveTransition(percent)
    stageView.layer.timeOffset = Double(percent) * PageAnimator.duration
  }

  func finish() {
    guard let context else { return }
    context.finishInteractiveTransition()
    let paused = stageView.layer.timeOffset
    stageView.layer.speed = 1
    stageView.layer.timeOffset = 0
    stageView.layer.beginTime = 0
    stageView.layer.beginTime =
      stageView.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  func cancel() {
    guard let context else { return }
    context.cancelInteractiveTransition()
    let link = CADisplayLink.headlessLink { [weak self] link in self?.rewindOneFrame(link) }
    rewind = link
    link.add(to: .main, forMode: .common)
  }

  private func rewindOneFrame(_ link: CADisplayLink) {
    let layer = stageView.layer
    layer.timeOffset -= link.duration
    guard layer.timeOffset <= 0 else { return }
    rewind?.invalidate()
    rewind = nil
    context?.to.view.layer.removeAllAnimations()
    context?.from.view.layer.removeAllAnimations()
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }

  private func didTurn(to next: UIViewController, completed: Bool) {
    guard let context else { return }
    self.context = nil
    let (gone, shown) = completed ? (context.from, next) : (next, context.from)
    if !completed {
      next.beginAppearanceTransition(false, animated: true)
      context.from.beginAppearanceTransition(true, animated: true)
    }
    gone.willMove(toParent: nil)
    gone.view.removeFromSuperview()
    gone.endAppearanceTransition()
    gone.removeFromParent()
    shown.view.frame = stageView.bounds
    shown.endAppearanceTransition()
    shown.didMove(toParent: self)
    current = shown
    log.append(completed ? "turned" : "turned back")
  }
}

/// Slides one page out and the other in.
@MainActor
private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.5

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    PageAnimator.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let width = container.bounds.width
    to.frame = container.bounds.offsetBy(dx: width, dy: 0)
    container.addSubview(to)
    UIView.animate(
      withDuration: PageAnimator.duration,
      delay: 0,
      options: .curveLinear
    ) {
      from.frame = container.bounds.offsetBy(dx: -width, dy: 0)
      to.frame = container.bounds
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
