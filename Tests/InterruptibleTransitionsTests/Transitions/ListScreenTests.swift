import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Screens that are lists themselves, as those of a table view controller: the coordinates of their views begin where they are
/// scrolled to.
///
/// Every two of effect, container, direction, and end meet; `TABLES=products` plays each effect in each container in both directions,
/// to both ends.
@MainActor @Suite(.serialized) struct ListScreenTests {
  @Test(
    "A list that scrolls on in flight stays where it is scrolled to",
    arguments: EffectCase.allCases
  )
  func scrolls(effectCase: EffectCase) throws {
    for (number, kind) in ContainerKind.allCases.enumerated()
    where PlayedRows.current.include(effectCase.place, number) {
      for isForward in [true, false] {
        for isCancelled in [true, false]
        where PlayedRows.areProducts || (isForward == isCancelled) == effectCase.isEven(number) {
          let course = ListCourse(effectCase, in: kind, offsets: [200, 120])
          let stage = course.stage
          if !isForward { stage.showSecond() }
          stage.go(forward: isForward)
          stage.advance(by: 0.08)
          #expect(stage.transition.phase != .idle)
          course.scroll(by: [60, 40])
          stage.advance(by: 0.02)
          if isCancelled { stage.transition.cancel() }
          stage.settle()
          let name: Comment = "\(kind), forward: \(isForward), canceled: \(isCancelled)"
          #expect(course.offsets == [260, 160], name)
          #expect(stage.complaints == [], name)
          #expect(stage.showsSecond == (isForward != isCancelled), name)
        }
      }
    }
  }

  @Test(
    "A list looks as any other screen, wherever it is scrolled to",
    arguments: EffectCase.allCases
  )
  func effectCases(effectCase: EffectCase) {
    for (number, kind) in ContainerKind.allCases.enumerated()
    where PlayedRows.current.include(effectCase.place, number) {
      for isForward in [true, false]
      where PlayedRows.areProducts || isForward == effectCase.isEven(number) {
        let due = ListCourse(effectCase, in: kind, offsets: [0, 0]).film(forward: isForward)
        let displayed = ListCourse(effectCase, in: kind, offsets: [200, 120]).film(
          forward: isForward
        )
        #expect(due.count > 10)
        #expect(differences(displayed, due) == [], "\(kind), forward: \(isForward)")
      }
    }
  }

  @Test(
    "The screen above looks the same while it scrolls in flight",
    arguments: PlayedRows.current.pairs(
      [.slide, .cover, .fade, .scale, .shift, .flip, .zoom, .card, .alert, .carried]
        as [EffectCase],
      ContainerKind.allCases
    )
  )
  func scrollsAbove(effectCase: EffectCase, kind: ContainerKind) {
    for isForward in [true, false] {
      let due = ListCourse(effectCase, in: kind, offsets: [0, 0]).film(forward: isForward)
      let displayed = ListCourse(effectCase, in: kind, offsets: [0, 120])
        .film(forward: isForward, scrolling: [0, 7])
      #expect(differences(displayed, due) == [], "forward: \(isForward)")
    }
  }

  /// The first frames in which the screens are seen elsewhere, by half a point.
  private func differences(_ film: [[CGPoint]], _ other: [[CGPoint]]) -> [String] {
    guard film.count == other.count else { return ["\(film.count) frames, \(other.count)"] }
    let frame = film.indices.first { frame in
      film[frame].count != other[frame].count
        || zip(film[frame], other[frame]).contains { hypot($0.x - $1.x, $0.y - $1.y) > 0.5 }
    }
    return frame.map { ["frame \($0): \(film[$0]), \(other[$0])"] } ?? []
  }
}

extension EffectCase {
  /// Whether the places of the effect and of another thing in their lists add up to an even number.
  fileprivate func isEven(_ other: Int) -> Bool {
    ((EffectCase.allCases.firstIndex(of: self) ?? 0) + other).isMultiple(of: 2)
  }
}

/// Two lists in a container, with a view on each that a look is about.
@MainActor
private struct ListCourse {
  let stage: ContainerStage
  private let lists: [UIScrollView]

  init(_ effectCase: EffectCase, in kind: ContainerKind, offsets: [CGFloat]) {
    stage = ContainerStage(kind) { RootListScreen($0) }
    lists = [stage.first, stage.second].compactMap { ($0 as? RootListScreen)?.list }
    _ = EffectStage(stage, effectCase)
    for (list, offset) in zip(lists, offsets) {
      list.contentOffset.y = offset
      for view in list.subviews {
        view.center.y += offset
      }
    }
    stage.advance(by: 0.1)
  }

  var offsets: [CGFloat] { lists.map(\.contentOffset.y) }

  func scroll(by steps: [CGFloat]) {
    for (list, step) in zip(lists, steps) {
      list.contentOffset.y += step
    }
  }

  /// Where the corners of both screens are seen, in each frame of a transition.
  func film(forward isForward: Bool, scrolling steps: [CGFloat] = []) -> [[CGPoint]] {
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    var frames: [[CGPoint]] = []
    for _ in 0..<24 {
      stage.advanceFrame()
      scroll(by: steps)
      stage.advance(by: 0)
      frames.append(lists.flatMap(corners))
    }
    stage.settle()
    frames.append(lists.flatMap(corners))
    return frames
  }

  /// Where two opposite corners of a view are seen, in the window.
  private func corners(of view: UIView) -> [CGPoint] {
    guard view.window != nil else { return [] }
    let bounds = view.layer.displayed()?.bounds ?? view.bounds
    let corners = [bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY)]
    return corners.map { corner in
      sequence(first: view, next: \.superview).reduce(corner) { point, view in
        let layer = view.layer.displayed() ?? view.layer
        let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
        let place = CGPoint(
          x: point.x - bounds.minX - bounds.width * anchor.x,
          y: point.y - bounds.minY - bounds.height * anchor.y
        ).applying(layer.affineTransform())
        return CGPoint(x: place.x + layer.position.x, y: place.y + layer.position.y)
      }
    }
  }
}

/// A screen whose view is a list.
final class RootListScreen: Screen {
  let list = UIScrollView(frame: HeadlessScreen.bounds)

  override func loadView() {
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 200, height: 3000)
    view = list
  }
}
