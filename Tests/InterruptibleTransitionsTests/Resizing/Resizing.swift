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

extension EffectCase {
  /// The effects that show the same at a progress, however they have come there: the delays of a cascade follow where views are when it
  /// begins.
  static let resized = allCases.filter {
    ($0.motion == .progress || $0 == .zoom) && $0 != .cascade
  }

  /// The effect for the cards of two screens that are resized.
  @MainActor
  var onResizedScreens: any TransitionEffect {
    effect(
      below: { ResizedScreen.of($0.backgroundViewController)?.card },
      above: { ResizedScreen.of($0.foregroundViewController)?.card }
    )
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
  var sight: [Displayed] {
    var found: [Displayed] = []
    collect(window, into: &found)
    return found
  }

  private func collect(_ view: UIView, into found: inout [Displayed]) {
    let kind = String(describing: type(of: view))
    // The items of a bar are UIKit's, and may follow a finger otherwise than code.
    guard kind != "TransitionOverlay", kind != "NavigationBarContent" else { return }
    found.append(Displayed(view, kind))
    for subview in view.subviews {
      collect(subview, into: &found)
    }
  }

  /// What is seen of one view.
  struct Displayed: CustomStringConvertible {
    let kind: String
    let numbers: [CGFloat]

    @MainActor
    init(_ view: UIView, _ kind: String) {
      self.kind = kind
      let layer = view.layer.displayed() ?? view.layer
      let turn = layer.transform
      numbers = [
        layer.position.x, layer.position.y, layer.bounds.minX, layer.bounds.minY,
        layer.bounds.width, layer.bounds.height, CGFloat(layer.opacity), layer.cornerRadius,
        turn.m11, turn.m12, turn.m13, turn.m14, turn.m21, turn.m22, turn.m33, turn.m41, turn.m42,
      ]
    }

    var description: String { "\(kind) \(numbers)" }

    func isLike(_ other: Displayed) -> Bool {
      kind == other.kind && zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.02 }
    }
  }
}
