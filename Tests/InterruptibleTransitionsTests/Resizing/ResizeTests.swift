import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A container that gets another size while its transition is in flight.
@MainActor @Suite(.serialized) struct ResizeTests {
  /// The frames after which the size changes.
  private static let moments = PlayedRows.areProducts ? [1, 14, 24, 36, 48] : [14]

  /// The kinds of resize that a case is tried with.
  private static func resizings(_ kind: ContainerKind, _ effectCase: EffectCase) -> [Resizing] {
    if PlayedRows.areProducts { return Resizing.allCases }
    let number = kind.rawValue.count + (EffectCase.allCases.firstIndex(of: effectCase) ?? 0)
    return [0, 2].map { Resizing.allCases[(number + $0) % Resizing.allCases.count] }
  }

  /// Makes a stage of the standard personality: a container that comes late to its size is no measure for another one.
  static func makeStage(
    _ kind: ContainerKind,
    _ effectCase: EffectCase,
    _ personality: HeadlessPersonality = .standard
  ) -> ContainerStage {
    ContainerStage(kind, effectCase.onResizedScreens, personality: personality) {
      ResizedScreen($0)
    }
  }

  /// What is held is seen as if it had begun in the new size.
  func held(kind: ContainerKind, effectCase: EffectCase) throws {
    for resizing in Self.resizings(kind, effectCase) {
      for moment in Self.moments {
        for isForward in [true, false] {
          let stage = Self.makeStage(kind, effectCase)
          if !isForward { stage.showSecond() }
          stage.go(forward: isForward)
          // A card that is caught on its springs is beside the way that code scrubs it along.
          let isCard = effectCase == .zoom
          stage.advance(by: TimeInterval(isCard ? 1 : moment) / 120)
          let flight = try #require(stage.transition.flights.first)
          flight.pause()
          if isCard { flight.scrub(to: CGFloat(moment) / 50) }
          stage.advanceFrame()
          let progress = flight.progress
          resizing.apply()
          stage.advanceFrame()
          #expect(abs(flight.progress - progress) < 0.001)
          stage.advance(by: resizing.duration)
          stage.advanceFrame()
          #expect(abs(flight.progress - progress) < 0.001)
          let sight = stage.sight
          let twin = Self.twin(of: kind, effectCase, isForward, resizing)
          try Self.scrub(twin, to: progress)
          let comment: Comment = "\(resizing) \(isForward) at frame \(moment), \(progress)"
          try expect(sight, like: twin.sight, comment)
        }
      }
    }
  }

  /// The same transition, just begun in the new size.
  static func twin(
    of kind: ContainerKind,
    _ effectCase: EffectCase,
    _ isForward: Bool,
    _ resizing: Resizing
  ) -> ContainerStage {
    let twin = makeStage(kind, effectCase)
    if !isForward { twin.showSecond() }
    resizing.apply()
    twin.advance(by: 1)
    twin.go(forward: isForward)
    twin.advanceFrame()
    return twin
  }

  static func scrub(_ stage: ContainerStage, to progress: CGFloat) throws {
    let flight = try #require(stage.transition.flights.first)
    flight.pause()
    flight.scrub(to: progress)
    stage.advance(by: 0.1)
  }

  func expect(
    _ sight: [ContainerStage.Displayed],
    like expected: [ContainerStage.Displayed],
    _ comment: Comment
  ) throws {
    try #require(sight.map(\.kind) == expected.map(\.kind), comment)
    for (displayed, due) in zip(sight, expected) {
      #expect(displayed.isLike(due), "\(comment.rawValue): \(displayed) for \(due)")
    }
  }

  /// An animation goes on from where it is seen, as fast as it was, and nothing keeps its old place.
  func animation(kind: ContainerKind, effectCase: EffectCase) throws {
    for resizing in Self.resizings(kind, effectCase) {
      for moment in Self.moments {
        for isForward in [true, false] {
          let comment: Comment = "\(resizing) \(isForward) at frame \(moment)"
          let expected = Self.way(of: kind, effectCase, isForward, at: moment) {
            guard resizing == .severalTimes else { return }
            HeadlessClock.advance(frames: 3)
          }
          let displayed = Self.way(of: kind, effectCase, isForward, at: moment) { resizing.apply() }
          for (value, due) in zip(displayed.progress, expected.progress) {
            #expect(abs(value - due) < 0.001, comment)
          }
          for case (let value?, let due?) in zip(displayed.speeds, expected.speeds)
          where abs(due) > 0.2 {
            #expect(abs(value / due - 1) < 0.02, "\(comment.rawValue): \(value) for \(due)")
          }
          #expect(displayed.complaints == [], comment)
          #expect(displayed.isInFlight || moment > 30, comment)
          let twin = Self.twin(of: kind, effectCase, isForward, resizing)
          // What the resize itself moves is on its way still, and a card has springs of its own.
          // Nor is a twin scrubbed into the last thousandth, in which an animation may still be after the last moments.
          if resizing.duration == 0, effectCase != .zoom, displayed.isInFlight,
            let progress = displayed.progress.last, progress < 0.999
          {
            try Self.scrub(twin, to: progress)
            try expect(displayed.sight, like: twin.sight, comment)
            twin.transition.resume()
          }
          twin.settle()
          try expect(displayed.rest, like: twin.sight, comment)
        }
      }
    }
  }

  /// What is seen of a transition to whose screen something happens at a frame.
  private struct Way {
    /// With each of ten frames from the moment on; that of the end once the transition is over.
    var progress: [CGFloat] = []
    /// Whether the transition is in flight with the last of them.
    var isInFlight = false
    /// With the last of them.
    var sight: [ContainerStage.Displayed] = []
    var rest: [ContainerStage.Displayed] = []
    var complaints: [String] = []

    /// Nil where the animation arrives: what is left of its way is no step of its motion.
    var speeds: [CGFloat?] {
      zip(progress.dropFirst(), progress).map { $0 < 1 ? ($0 - $1) * 120 : nil }
    }
  }

  private static func way(
    of kind: ContainerKind,
    _ effectCase: EffectCase,
    _ isForward: Bool,
    at moment: Int,
    _ happen: () -> Void
  ) -> Way {
    let stage = makeStage(kind, effectCase)
    if !isForward { stage.showSecond() }
    HeadlessClock.commitDelay = 0
    stage.go(forward: isForward)
    HeadlessClock.advance(frames: moment)
    var way = Way()
    var progress: CGFloat { stage.transition.flights.first?.progress ?? 1 }
    way.progress.append(progress)
    happen()
    for _ in 0..<10 {
      stage.advanceFrame()
      way.progress.append(progress)
    }
    way.isInFlight = !stage.transition.flights.isEmpty
    way.sight = stage.sight
    stage.settle()
    stage.advance(by: 0.4)
    (way.rest, way.complaints) = (stage.sight, stage.complaints)
    return way
  }

  @Test(
    "A look begins at a view of a screen that is laid out in the new size, also where the framework sizes that"
  )
  func rigid() throws {
    var sights: [[ContainerStage.Displayed]] = []
    for isResized in [true, false] {
      let stage = Self.makeStage(.container, .cardFlip)
      stage.first.view.autoresizingMask = []
      if !isResized {
        Resizing.unfolded.apply()
        stage.first.view.frame = stage.window.bounds
        stage.advance(by: 0.1)
      }
      stage.goForward()
      stage.advanceFrame()
      try Self.scrub(stage, to: 0.3)
      if isResized { Resizing.unfolded.apply() }
      stage.advance(by: 0.1)
      sights.append(stage.sight)
    }
    try expect(sights[0], like: sights[1], "held at 0.3")
  }

  /// How a finger has come to hold a transition.
  enum Hold: CaseIterable {
    /// It has dragged it from the start.
    case dragged
    /// It has caught it in flight.
    case caught
  }

  @Test(
    "A finger holds what it held, and drags on along the new way",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Hold.allCases)
  )
  func finger(kind: ContainerKind, hold: Hold) throws {
    for resizing in Resizing.allCases {
      for isForward in [true, false] {
        let comment: Comment = "\(resizing) \(isForward)"
        let stage = Self.makeStage(kind, kind.resizedAppearance)
        if !isForward { stage.showSecond() }
        let way = isForward ? stage.wayForward : stage.wayBack
        switch hold {
        case .dragged: stage.touchDown(at: stage.start(along: way))
        case .caught:
          stage.go(forward: isForward)
          stage.advance(by: 0.04)
          stage.touchDown(at: CGPoint(x: 200, y: 300))
        }
        stage.drag(along: way, by: 0.3, frames: 6)
        stage.advance(by: 0.1)
        let flight = try #require(stage.transition.flights.first)
        let held = flight.progress
        #expect(held > 0.2 && held < 0.9, comment)

        resizing.apply()
        #expect(abs(flight.progress - held) < 0.001, comment)
        stage.advanceFrame()
        #expect(abs(flight.progress - held) < 0.001, comment)
        stage.advance(by: resizing.duration)
        #expect(abs(flight.progress - held) < 0.001, comment)
        let next = isForward ? stage.wayForward : stage.wayBack
        stage.drag(along: next, by: 0.1, frames: 6)
        stage.advanceFrame()
        #expect(abs(flight.progress - held - 0.1) < 0.001, comment)
        #expect(stage.transition.phase == .dragging, comment)
        let (sight, progress) = (stage.sight, flight.progress)
        stage.drag(along: next, by: 0.1, frames: 3)
        stage.lift()
        stage.advanceFrame()
        #expect(flight.progress > progress, comment)
        stage.settle()
        #expect(stage.showsSecond == isForward, comment)
        #expect(stage.complaints == [], comment)
        let shown = isForward ? stage.second : stage.first
        #expect(stage.answers(shown), comment)
        let twin = Self.twin(of: kind, kind.resizedAppearance, isForward, resizing)
        try Self.scrub(twin, to: progress)
        try expect(sight, like: twin.sight, comment)
      }
    }
  }

  /// What happens in the frame in which the size changes.
  enum Event: CaseIterable {
    case caught, released, reversed, ended, called
  }

  @Test(
    "In the frame of a catch, a release, a call or the end, the size changes without harm",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, Event.allCases)
  )
  func sameFrame(kind: ContainerKind, event: Event) {
    for resizing in Resizing.allCases {
      for (isFirst, isRightToLeft) in [(true, false), (false, false), (true, true)] {
        let stage = ContainerStage(
          kind,
          kind.resizedAppearance.onResizedScreens,
          layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
        ) { ResizedScreen($0) }
        let comment: Comment = "\(resizing) \(isFirst) \(isRightToLeft)"
        stage.go(forward: true)
        stage.advance(by: event == .ended ? 0.05 : 0.1)
        if event == .released {
          stage.touchDown(at: CGPoint(x: 200, y: 300))
          stage.drag(along: stage.wayForward, by: 0.1, frames: 4)
        }
        if event == .ended {
          while stage.transition.progress < 0.9985, !stage.transition.flights.isEmpty {
            stage.advanceFrame()
          }
        }
        if isFirst { resizing.apply() }
        switch event {
        case .caught:
          stage.touchDown(at: CGPoint(x: 200, y: stage.window.bounds.height * 0.8))
        case .released: stage.lift()
        case .reversed: stage.transition.reverse()
        case .ended: stage.advanceFrame()
        case .called: stage.ask(forward: false)
        }
        if !isFirst { resizing.apply() }
        stage.advance(by: 0.1)
        // What an animation of UIKit's moves takes no touches.
        let isDeaf = isFirst && resizing.duration > 0
        if event == .caught {
          #expect(isDeaf || stage.transition.phase == .dragging, comment)
          stage.drag(along: stage.wayForward, by: 0.3, frames: 6)
          stage.lift()
        }
        stage.settle()
        stage.advance(by: 0.4)
        let isBack = event == .reversed || event == .called
        #expect(stage.showsSecond != isBack, comment)
        #expect(stage.complaints == [], comment)
        let shown = isBack ? stage.first : stage.second
        let home = (kind == .card || kind == .sampleCard) && !isBack ? stage.home : 0
        var frame = stage.window.bounds
        frame.origin.y += home
        frame.size.height -= home
        #expect(shown.view.convert(shown.view.bounds, to: nil).isClose(to: frame), comment)
        #expect(stage.answers(shown), comment)
      }
    }
  }

  @Test("What a finger has pulled past an end stays pulled, and springs back in the new size")
  func pulled() throws {
    for isReleased in [false, true] {
      let stage = NavigationStage()
      stage.showSecond()
      stage.touchDown(at: CGPoint(x: 5, y: 400))
      stage.drag(by: 100)
      stage.drag(by: -90 - 60)
      stage.advance(by: 0.1)
      let share = { stage.left(of: stage.second) / stage.window.bounds.width }
      let before = share()
      #expect(before < -0.01)
      if isReleased {
        stage.lift()
        stage.advance(by: 0.03)
      }
      let displayed = share()
      HeadlessScreen.resize(to: CGSize(width: 786, height: 852), animated: false)
      stage.advance(by: 0)
      #expect(abs(share() - displayed) < 0.002)
      if !isReleased {
        stage.advance(by: 0.2)
        #expect(abs(share() - displayed) < 0.002)
        stage.lift()
        stage.advanceFrame()
      }
      stage.advanceFrame()
      #expect(share() < 0 && share() > displayed - 0.001)
      stage.settle()
      #expect(stage.stack.count == 2)
      #expect(stage.second.view.frame == stage.window.bounds)
      #expect(stage.complaints == [])
    }
  }
}

extension ContainerKind {
  /// The look that a finger goes along in a stage.
  var resizedAppearance: EffectCase {
    switch self {
    case .navigation, .container: .slide
    case .tabs: .shift
    default: .shrinkingCover
    }
  }
}
