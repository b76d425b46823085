import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An effect looks the same however an app hands it over.
@MainActor @Suite(.serialized) struct EffectFormTests {
  @Test(
    "Pushed, caught, dragged, reversed and dragged back, it is the same film",
    arguments: EffectCase.allCases.played()
  )
  func film(of effectCase: EffectCase) {
    effectCase.expectSameFilms()
  }

  @Test(
    "A look that is made anew for each call still finds what it has made",
    arguments: EffectCase.allCases.played()
  )
  func madeAgain(effectCase: EffectCase) {
    effectCase.expectSameFilmMadeAnew()
  }
}

@MainActor
extension EffectCase {
  /// The effect for a view of the screen below, and the first view of the screen above.
  fileprivate func effect(moving view: UIView) -> any TransitionEffect {
    effect(below: { _ in view }, above: { $0.foreground?.subviews.first })
  }

  fileprivate func expectSameFilms() {
    let bare = Film.course(with: self, as: .bare)
    #expect(bare.frames.count > 60)
    #expect(bare.stacks == [1, 1])

    for form in EffectForm.allCases where form != .bare {
      let film = Film.course(with: self, as: form)
      #expect(film.stacks == bare.stacks, "\(form)")
      let differs = zip(film.frames, bare.frames).enumerated().first { $1.0 != $1.1 }?.offset
      #expect(differs == nil, "\(form): another frame \(differs ?? 0)")
      #expect(film.frames.count == bare.frames.count, "\(form)")
    }
  }

  fileprivate func expectSameFilmMadeAnew() {
    let bare = Film.course(with: self, as: .bare)
    let film = Film.course { view in Remade { effect(moving: view) } }

    #expect(film.stacks == bare.stacks)
    #expect(film.frames == bare.frames)
  }
}

/// An app's own effect that makes another one whenever it needs it.
private struct Remade: TransitionEffect {
  let make: @MainActor @Sendable () -> any TransitionEffect

  func travel(in scene: TransitionScene) -> CGVector { make().travel(in: scene) }
  func prepare(_ scene: TransitionScene) { make().prepare(scene) }
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    make().place(scene, foreground: position)
  }
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { make().cleanUp(scene, at: end) }
  var rubberBandsPastEnds: Bool { make().rubberBandsPastEnds }
}

/// Everything that is seen, frame by frame.
@MainActor
private struct Film {
  private(set) var frames: [[CGFloat]] = []
  /// How many screens were on the stack, whenever the transition rested.
  private(set) var stacks: [Int] = []
  private let stage: NavigationStage

  static func course(with effectCase: EffectCase, as form: EffectForm) -> Film {
    course { form(effectCase.effect(moving: $0)) }
  }

  static func course(with makeEffect: (UIView) -> any TransitionEffect) -> Film {
    let view = UIView(frame: CGRect(x: 60, y: 240, width: 120, height: 180))
    view.backgroundColor = .orange
    view.layer.cornerRadius = 12
    var film = Film(stage: NavigationStage(makeEffect(view)))
    film.stage.first.view.addSubview(view)
    film.run()
    return film
  }

  private init(stage: NavigationStage) {
    self.stage = stage
  }

  private mutating func run() {
    stage.push()
    record(frames: 12)
    stage.touchDown(at: CGPoint(x: 40, y: 200))
    drag(by: CGVector(dx: 30, dy: 50), frames: 8)
    // Past the start, where most rubber-band, and on from there.
    drag(by: CGVector(dx: 320, dy: 600), frames: 12)
    drag(by: CGVector(dx: -320, dy: -640), frames: 12)
    stage.lift()
    record(frames: 3)
    stage.transition.cancel()
    recordUntilRest()
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    drag(by: CGVector(dx: 240, dy: 20), frames: 12)
    stage.lift()
    recordUntilRest()
  }

  private mutating func drag(by way: CGVector, frames: Int) {
    for _ in 0..<frames {
      record(frames: 1)
      stage.move(by: CGVector(dx: way.dx / CGFloat(frames), dy: way.dy / CGFloat(frames)))
    }
  }

  private mutating func recordUntilRest() {
    record(frames: 1)
    for _ in 0..<600 where stage.transition.phase != .idle {
      record(frames: 1)
    }
    stage.advance(by: 0.1)
    stacks.append(stage.stack.count)
  }

  private mutating func record(frames count: Int) {
    for _ in 0..<count {
      stage.advanceFrame()
      frames.append(stage.navigation.view.shownNumbers.flatMap(\.self))
    }
  }
}
