import InterruptibleTransitions
import UIKit

/// A slide whose cost is measured.
@MainActor
protocol Slide: AnyObject {
  func install(on navigation: UINavigationController)

  /// Stops the running transition, so that code can scrub it.
  func pause()

  func scrub(to progress: CGFloat)

  /// Lets the transition run to its end.
  func finish()
}

extension InterruptibleTransition: Slide {}

/// Which slide is measured.
enum Contestant: String, CaseIterable {
  case ours
  case bare
  case catching

  @MainActor
  func makeSlide() -> any Slide {
    switch self {
    case .ours: InterruptibleTransition(.slide)
    case .bare: BareSlide()
    case .catching: CatchingSlide()
    }
  }

  /// Makes what moves ten views of each screen separately; by hand, a slide.
  @MainActor
  func makeStages() -> any Slide {
    guard self == .ours else { return makeSlide() }
    return InterruptibleTransition(
      .stages { scene in
        let pages = [scene.backgroundViewController, scene.foregroundViewController]
        return pages.compactMap { $0 as? CrowdedPage }.flatMap(\.front).map { view in
          .move(view, by: CGVector(dx: 100, dy: 0), during: 0...1)
        }
      }
    )
  }

  /// Makes what moves pairs of views instead of screens; by hand, all of them in one animator.
  @MainActor
  func makePairs(on spring: Spring? = nil) -> any Slide {
    switch self {
    case .ours: Pairs.makeTransition(on: spring)
    case .bare, .catching:
      BareSlide { context, navigation, completion in
        Pairs.makeAnimator(for: context, in: navigation, completion: completion)
      }
    }
  }
}
