import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A page that an effect makes smaller and larger gives way to a finger past an end, and keeps its size there.
@MainActor @Suite struct PulledPageTests {
  enum Appearance: CaseIterable {
    case moved, sprung, changed, matched, carried, own, own3D, scaled, combined, chosen, late

    @MainActor
    fileprivate func effect(_ cell: UIView) -> any TransitionEffect {
      let moved = BuiltInEffect.stages { scene in
        [.move(scene.foreground ?? cell, from: cell.frame, during: 0...1)]
      }
      let spring = Spring(response: 0.3, dampingRatio: 0.8)
      switch self {
      case .moved: return moved
      case .sprung:
        return .stages { scene in
          [.move(scene.foreground ?? cell, from: cell.frame, with: spring)]
        }
      case .changed:
        return .stages { scene in
          [.change(scene.foreground ?? cell, \.transform, from: .small, during: 0...1)]
        }
      case .matched:
        return .matched { scene in
          [.match(cell, with: scene.foreground ?? cell, spring: spring, showing: .view)]
        }
      case .carried: return Shrinking().carried(by: spring)
      case .own: return Shrinking()
      case .own3D: return Shrinking(isDeep: true)
      case .scaled: return .scale
      case .combined: return moved.combined(with: CountedEffect(effect: .cover))
      case .chosen: return .choosing { _ in moved }
      case .late:
        return .stages { scene in
          [.move(scene.foreground ?? cell, from: cell.frame, during: 0.2...0.6)]
        }
      }
    }

    /// By what share of it the size may be another one: springs swing, and begin where the finger has left the page.
    fileprivate var slack: CGFloat {
      switch self {
      case .sprung, .matched, .carried: 0.3
      case .scaled: 0.03
      case .moved, .changed, .own, .own3D, .combined, .chosen, .late: 0.01
      }
    }

    /// The size of the page while it is away.
    fileprivate var awaySize: CGSize {
      switch self {
      case .moved, .sprung, .matched, .combined, .chosen, .late: CGSize(width: 90, height: 195)
      case .changed, .carried, .own, .own3D: CGSize(width: 393 * 0.4, height: 852 * 0.4)
      case .scaled: CGSize(width: 393 * 0.85, height: 852 * 0.85)
      }
    }
  }

  /// An app's effect that animates the transform of the foreground, and doesn't say so.
  fileprivate struct Shrinking: TransitionEffect {
    var isDeep = false

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      put(scene.foreground, away: position == .dismissed)
    }

    private func put(_ page: UIView?, away isAway: Bool) {
      guard isDeep else {
        page?.transform = isAway ? .small : .identity
        return
      }
      page?.transform3D = CATransform3DMakeScale(isAway ? 0.4 : 1, isAway ? 0.4 : 1, 1)
    }
  }

  @Test(
    "Past an end a page keeps its size, gives way by some points, and comes back",
    arguments: Appearance.allCases.played()
  )
  func pulled(appearance: Appearance) {
    for isForward in [true, false] {
      for end in [TransitionEnd.start, .end] {
        let stage = ContainerStage(.navigation)
        let cell = UIView(frame: CGRect(x: 40, y: 300, width: 90, height: 195))
        stage.first.loadViewIfNeeded()
        stage.first.view.addSubview(cell)
        stage.transition.effect = appearance.effect(cell)
        stage.transition.gestures.catching = .pan
        if !isForward { stage.showSecond() }
        let page = stage.second.view!
        let home = page.center
        stage.go(forward: isForward)
        stage.advance(by: 0.1)
        let comment: Comment = "\(isForward ? "forward" : "back"), \(end)"
        // Up to the end, a little farther, and then past it.
        let way: CGFloat = (end == .end) == isForward ? -1 : 1
        stage.touchDown(at: CGPoint(x: 196 - 180 * way, y: 600))
        var way2 = 0
        while way2 < 100,
          !(end == .end ? stage.transition.progress >= 1 : stage.transition.progress <= 0)
        {
          stage.drag(by: way * 8, frames: 1)
          way2 += 1
        }
        #expect(way2 < 100, comment)
        stage.drag(by: way * 60, frames: 10)
        stage.advance(by: 0.1)
        let size =
          isForward == (end == .end) ? CGSize(width: 393, height: 852) : appearance.awaySize
        func check(_ what: String) {
          let displayed = page.displayedFrame.size
          #expect(
            abs(displayed.width - size.width) < appearance.slack * size.width
              && abs(displayed.height - size.height) < appearance.slack * size.height,
            "\(comment), \(what), \(displayed)"
          )
        }
        check("pulled")
        // Caught on its way back.
        stage.lift()
        stage.advance(by: 0.03)
        guard stage.transition.phase != .idle else { continue }
        check("released")
        let before = page.displayedFrame.midX
        stage.touchDown(at: CGPoint(x: 196, y: 600))
        stage.drag(by: way * 12, frames: 2)
        stage.advance(by: 0)
        check("caught")
        #expect(abs(page.displayedFrame.midX - before) < 10, comment)
        stage.lift()
        var last = page.displayedFrame.midX
        while stage.transition.phase != .idle {
          stage.advanceFrame()
          if stage.transition.phase != .idle {
            check("returning")
            #expect(abs(page.displayedFrame.midX - last) < 12, comment)
            last = page.displayedFrame.midX
          }
        }
        stage.settle()
        #expect(
          page.transform == .identity && page.center == home && stage.complaints == [],
          comment
        )
      }
    }
  }
}

extension CGAffineTransform {
  fileprivate static let small = CGAffineTransform(scaleX: 0.4, y: 0.4)
}
