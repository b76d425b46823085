import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// A way in which the screen gets another size.
enum Resizing: String, CaseIterable, Sendable {
  /// Twice as wide, as a phone that unfolds.
  case unfolded
  case narrower
  case rotated
  /// Dragged by its edge, with an animation of UIKit's.
  case animated
  /// Wider, and wider again with the next frames.
  case severalTimes

  @MainActor
  func apply() {
    switch self {
    case .unfolded: resize(CGSize(width: 786, height: 852))
    case .narrower: resize(CGSize(width: 320, height: 600))
    case .rotated: HeadlessScreen.rotate(to: .landscapeRight)
    case .animated: resize(CGSize(width: 600, height: 700), animated: true)
    case .severalTimes:
      for width in [450, 500, 640] as [CGFloat] {
        resize(CGSize(width: width, height: 800))
        HeadlessClock.advance(frames: 1)
      }
    }
  }

  @MainActor
  private func resize(_ size: CGSize, animated: Bool = false) {
    HeadlessScreen.resize(to: size, animated: animated)
  }

  /// The time after which nothing of it moves any more.
  var duration: TimeInterval { self == .rotated || self == .animated ? 0.35 : 0 }
}

/// A look that a container can have while its size changes.
enum ResizedLook: CaseIterable, Codable, Hashable, Sendable {
  /// One that knows nothing of what is on the screens.
  case screen(ScreenLook)
  case flippedCard, stages, zoom, combined, chosen, own

  static let allCases =
    ScreenLook.allCases.filter { $0 != .zoom }.map(screen)
    + [.flippedCard, .stages, .zoom, .combined, .chosen, .own]

  @MainActor
  var effect: any TransitionEffect {
    switch self {
    case .screen(let look): look.effect
    case .flippedCard: .flip { ResizedScreen.of($0.backgroundViewController)?.card }
    case .stages:
      .stages { scene in
        guard let screen = ResizedScreen.of(scene.foregroundViewController) else { return [] }
        return [
          .move(
            screen.card,
            from: CGRect(x: 10, y: 300, width: 80, height: 60),
            angle: 0.4,
            during: 0...0.7
          ),
          .move(screen.line, by: CGVector(dx: 40, dy: 90), during: 0.3...1),
          .fade(screen.view, during: 0...0.5),
        ]
      }
    case .zoom: .zoom { ResizedScreen.of($0.backgroundViewController)?.card }
    case .combined: SlideEffect().combined(with: FadeEffect())
    case .chosen: .choosing { $0.direction == .forward ? .cover : .slide }
    case .own: InnerEffect()
    }
  }
}

/// An app's own look, which moves, fades and turns what is inside of a screen, and wraps the screen.
private struct InnerEffect: TransitionEffect {
  private final class Wrapper: UIView {}

  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground else { return }
    let wrapper = Wrapper(frame: scene.foregroundFrame)
    scene.container.addSubview(wrapper)
    foreground.frame = wrapper.bounds
    wrapper.addSubview(foreground)
    place(scene, isAway: scene.direction == .forward)
  }

  func animate(_ scene: TransitionScene) {
    place(scene, isAway: scene.direction == .backward)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    for wrapper in scene.container.subviews where wrapper is Wrapper {
      wrapper.removeFromSuperview()
    }
    guard let screen = ResizedScreen.of(scene.foregroundViewController) else { return }
    (screen.card.alpha, screen.card.transform) = (1, .identity)
    screen.layOut()
  }

  private func place(_ scene: TransitionScene, isAway: Bool) {
    scene.foreground?.superview?.center.x =
      scene.foregroundFrame.midX + (isAway ? scene.trailingOffset : 0)
    guard let screen = ResizedScreen.of(scene.foregroundViewController) else { return }
    screen.card.alpha = isAway ? 0.2 : 1
    screen.card.transform = CGAffineTransform(rotationAngle: isAway ? 1 : 0)
    screen.line.center.y = screen.view.bounds.midY + (isAway ? 100 : 0)
  }
}

/// A screen with a card and a line that it lays out.
final class ResizedScreen: Screen {
  let card = UIView()
  let line = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 4))

  static func of(_ controller: UIViewController?) -> ResizedScreen? {
    controller as? ResizedScreen ?? controller?.children.lazy.compactMap(of).first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.backgroundColor = .red
    card.layer.cornerRadius = 12
    // Touches are the button's.
    for view in [card, line] { view.isUserInteractionEnabled = false }
    view.addSubview(card)
    view.addSubview(line)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  func layOut() {
    let size = view.bounds.size
    card.bounds.size = CGSize(width: size.width / 3, height: size.height / 5)
    card.center = CGPoint(x: size.width * 0.4, y: size.height * 0.6)
    line.bounds.size.width = size.width / 2
    line.center = CGPoint(x: size.width * 0.3, y: size.height / 2)
  }
}

extension ContainerStage {
  /// What is seen of all views: where each is in the view around it, how it is turned, and how opaque it is.
  var sight: [Seen] {
    var found: [Seen] = []
    collect(window, into: &found)
    return found
  }

  private func collect(_ view: UIView, into found: inout [Seen]) {
    let kind = String(describing: type(of: view))
    // The items of a bar are UIKit's, and may follow a finger otherwise than code.
    guard kind != "TouchShield", kind != "NavigationBarContent" else { return }
    found.append(Seen(view, kind))
    for subview in view.subviews {
      collect(subview, into: &found)
    }
  }

  /// What is seen of one view.
  struct Seen: CustomStringConvertible {
    let kind: String
    let numbers: [CGFloat]

    @MainActor
    init(_ view: UIView, _ kind: String) {
      self.kind = kind
      let layer = view.layer.presentation() ?? view.layer
      let turn = layer.transform
      numbers = [
        layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY,
        layer.bounds.width, layer.bounds.height, CGFloat(layer.opacity), layer.cornerRadius,
        turn.m11, turn.m12, turn.m13, turn.m14, turn.m21, turn.m22, turn.m33, turn.m41, turn.m42,
      ]
    }

    var description: String { "\(kind) \(numbers)" }

    func isLike(_ other: Seen) -> Bool {
      kind == other.kind && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.02 }
    }
  }
}
