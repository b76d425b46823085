import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A presentation controller that lays out its card during a transition, as the one in Apple's sample does.
@MainActor @Suite(.serialized) struct LaidOutCardTests {
  /// The moment of a transition at which the container is laid out.
  enum Moment: CaseIterable {
    case presenting, presentingBackward, dismissing, reversed, paused, scrubbed, dragged, released
    /// In the turn in which code, or a finger, takes the transition.
    case pausedInTurn, caught
  }

  /// Why the container is laid out.
  enum Cause: CaseIterable {
    case nothing
    case layout, toast, animatedLayout
    case taller, shorter, raised

    static let samePlace = [Cause.layout, .toast, .animatedLayout]
    static let otherPlaces = [Cause.taller, .shorter, .raised]
  }

  /// The looks that move the card in different ways.
  nonisolated private static let effectCases: [EffectCase] =
    PlayedRows.areProducts
    ? EffectCase.allCases
    : [
      .slide, .cover, .scale, .flip, .cardFlip, .zoom, .card, .sprungStages, .matched, .carried,
      .transformChange,
    ]

  /// The layouts and causes that a moment is tried with.
  private static func cases(
    _ layouts: [SamplePresentation.Layout],
    _ causes: [Cause],
    _ number: Int
  ) -> [(SamplePresentation.Layout, Cause)] {
    let all = layouts.flatMap { layout in causes.map { (layout, $0) } }
    return PlayedRows.areProducts ? all : [all[number % all.count]]
  }

  /// What is seen of a card to which something happens.
  private struct Film {
    /// The corners of the card in each frame, and of what an effect has put it into, in the window; none without one.
    var frames: [[CGPoint]] = []
    /// The first frame after it.
    var first = 0
    /// The frame after a finger was lifted: how it lets go is another test's concern.
    var lift: Int?
    /// Where the card rests, and where its presentation controller says; nil once it is gone.
    var rest: CGRect?
    var due: CGRect?
    var complaints: [String] = []
  }

  @Test(
    "A card that is laid out where it rests goes on as if nothing had happened",
    arguments: Self.effectCases.played()
  )
  func samePlace(effectCase: EffectCase) {
    var found: [String] = []
    for (number, moment) in Moment.allCases.enumerated() {
      let due = film(effectCase, .frame, moment, .nothing)
      for (layout, cause) in Self.cases(
        SamplePresentation.Layout.allCases,
        Cause.samePlace,
        number
      ) {
        let displayed = film(effectCase, layout, moment, cause)
        let distance = self.distance(displayed.frames, due.frames)
        if distance > 0.1 || displayed.rest != due.rest || !displayed.complaints.isEmpty {
          found.append("\(layout) \(moment) \(cause): \(distance), \(displayed.complaints)")
        }
      }
    }
    #expect(found == [])
  }

  @Test(
    "A card that is laid out elsewhere goes on from where it is seen, and rests there",
    arguments: Self.effectCases.played()
  )
  func otherPlace(effectCase: EffectCase) {
    var found: [String] = []
    for (number, moment) in Moment.allCases.enumerated() {
      for (layout, cause) in Self.cases(
        SamplePresentation.Layout.allCases,
        Cause.otherPlaces,
        number
      ) {
        let displayed = film(effectCase, layout, moment, cause)
        let jumps = self.jumps(in: displayed)
        if !jumps.isEmpty || displayed.rest != displayed.due || !displayed.complaints.isEmpty {
          let rest =
            displayed.rest == displayed.due
            ? "" : "\(displayed.rest as Any) for \(displayed.due as Any)"
          found.append("\(layout) \(moment) \(cause): \(jumps) \(rest) \(displayed.complaints)")
        }
      }
    }
    #expect(found == [])
  }

  @Test(
    "A finger that drags a card has it move as far as the finger, also once it is laid out elsewhere",
    arguments: Self.covers
  )
  func underFinger(effectCase: EffectCase) {
    for cause in Cause.otherPlaces {
      let tops = film(effectCase, .frame, .dragged, cause).frames[14..<30].map { $0[0].y }
      let steps = zip(tops.dropFirst(), tops).map { $0 - $1 }
      #expect(steps.allSatisfy { abs($0 - 6) < 0.1 }, "\(cause): \(steps)")
    }
  }

  @Test(
    "Code that scrubs a card back to where it has been laid out elsewhere shows it there",
    arguments: Self.effectCases.played()
  )
  func scrubbedBack(effectCase: EffectCase) {
    for cause in Cause.otherPlaces {
      let scene = Scene(effectCase, .frame)
      scene.second.dismiss(animated: true)
      scene.stage.advance(by: 0.1)
      scene.transition.flights.first?.scrub(to: 0.4)
      scene.stage.advanceFrame()
      scene.happen(cause)
      scene.stage.advanceFrame()
      scene.stage.advanceFrame()
      scene.transition.flights.first?.scrub(to: 0)
      scene.stage.advanceFrame()
      let displayed = scene.second.view.layer.displayedCorners
      let due = scene.card?.frameOfPresentedViewInContainerView ?? .zero
      let corners = [
        CGPoint(x: due.minX, y: due.minY), CGPoint(x: due.maxX, y: due.minY),
        CGPoint(x: due.maxX, y: due.maxY), CGPoint(x: due.minX, y: due.maxY),
      ]
      #expect(distance([displayed], [corners]) < 1, "\(cause): \(displayed), \(due)")
      scene.transition.flights.first?.cancel()
      scene.stage.settle()
      #expect(scene.stage.complaints == [], "\(cause)")
    }
  }

  /// The looks that move the card up and down.
  nonisolated private static let covers: [EffectCase] = [.cover, .shrinkingCover, .carried]

  @Test(
    "A finger that drags a card with a keyboard has it move as far as the finger moves",
    arguments: Self.covers,
    SamplePresentation.Layout.allCases
  )
  func keyboard(effectCase: EffectCase, layout: SamplePresentation.Layout) {
    let scene = Scene(effectCase, layout)
    let stage = scene.stage
    scene.card?.bottomInset = 200
    stage.advance(by: 0.5)
    let field = KeyboardField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    scene.second.view.addSubview(field)
    field.becomeFirstResponder()
    field.onResign = { [weak scene] in
      scene?.card?.bottomInset = 0
      if layout == .frame { scene?.card?.containerView?.layoutIfNeeded() }
    }
    stage.advance(by: 0.5)
    let top = { scene.second.view.layer.displayedCorners[0].y }
    let before = top()

    stage.touchDown(at: CGPoint(x: 200, y: 300))
    var tops: [CGFloat] = []
    var moved: CGFloat = 0
    while moved < 150 {
      stage.move(by: 0, 6)
      moved += 6
      stage.advanceFrame()
      tops.append(top() - before - moved)
    }

    #expect(!field.isFirstResponder)
    // The card begins to move with the finger where the pan begins, after 12 points.
    #expect(tops.allSatisfy { abs($0) < 13 }, "\(tops)")
    stage.lift()
    stage.settle()
    #expect(stage.complaints == [])
  }

  @Test(
    "In every style, a layout of the container in flight leaves the screen alone",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext, .custom,
    ].played()
  )
  func styles(style: UIModalPresentationStyle) {
    for moment in Moment.allCases {
      let due = film(.cover, nil, moment, .nothing, style)
      for cause in Cause.samePlace {
        let displayed = film(.cover, nil, moment, cause, style)
        #expect(distance(displayed.frames, due.frames) < 0.1, "\(moment) \(cause)")
        #expect(displayed.complaints == [], "\(moment) \(cause)")
      }
    }
  }

  // MARK: - Films

  /// A screen, and one that is presented above it.
  @MainActor
  private final class Scene {
    let first = Screen("First")
    /// A view in the card that is as wide as that.
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let second = Screen("Second")
    let transition = InterruptibleTransition()
    let stage: Stage
    private(set) weak var card: SamplePresentation?

    /// Begins with the card at rest; without a layout the system presents it.
    init(
      _ effectCase: EffectCase,
      _ layout: SamplePresentation.Layout?,
      _ style: UIModalPresentationStyle = .custom
    ) {
      let below = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
      let above = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 90))
      stage = Stage(window: Stage.makeWindow(on: .standard), [transition])
      first.onLoad = { [weak first] in first?.view.addSubview(below) }
      bar.autoresizingMask = [.flexibleWidth]
      second.onLoad = { [weak second, bar] in
        second?.view.addSubview(above)
        second?.view.addSubview(bar)
      }
      first.definesPresentationContext = true
      transition.effect = effectCase.effect(below: below, above: above)
      if let layout {
        transition.presentationControllerProvider = { [weak self] presented, presenting in
          let card = SamplePresentation(
            presentedViewController: presented,
            presenting: presenting
          )
          card.layout = layout
          self?.card = card
          return card
        }
      }
      stage.show(first)
      second.modalPresentationStyle = style
      second.transitioningDelegate = transition
      first.present(second, animated: true)
      stage.settle()
    }

    var container: UIView? { second.presentationController?.containerView }

    func happen(_ cause: Cause) {
      switch cause {
      case .nothing: break
      case .layout: container?.setNeedsLayout()
      case .toast:
        container?.addSubview(UIView(frame: CGRect(x: 20, y: 40, width: 300, height: 40)))
      case .animatedLayout:
        UIView.animate(withDuration: 0.25) { [container] in
          container?.setNeedsLayout()
          container?.layoutIfNeeded()
        }
      case .taller: prefer(700)
      case .shorter: prefer(500)
      case .raised: card?.bottomInset = 200
      }
    }

    private func prefer(_ height: CGFloat) {
      second.preferredContentSize.height = height
      container?.setNeedsLayout()
    }
  }

  private func film(
    _ effectCase: EffectCase,
    _ layout: SamplePresentation.Layout?,
    _ moment: Moment,
    _ cause: Cause,
    _ style: UIModalPresentationStyle = .custom
  ) -> Film {
    let scene = Scene(effectCase, layout, style)
    let (stage, transition) = (scene.stage, scene.transition)
    var film = Film()
    func run(_ count: Int, _ act: (Int) -> Void = { _ in }) {
      for frame in 0..<count {
        act(frame)
        stage.advanceFrame()
        let views = sequence(first: scene.second.view as UIView, next: \.superview)
          .prefix { $0 !== scene.container && $0.window != nil && $0.bounds.width > 0 }
        // A view that neither has a color nor clips isn't seen.
        let displayed = views.filter { $0.backgroundColor != nil || $0.clipsToBounds }
        film.frames.append(displayed.flatMap { $0.layer.displayedCorners })
      }
    }
    var progress: CGFloat = 0
    func scrub(by hundredths: Int) {
      transition.flights.first?.scrub(to: progress + CGFloat(hundredths) * 0.01)
    }
    if moment == .presenting || moment == .presentingBackward {
      scene.second.dismiss(animated: false)
      stage.settle()
      scene.first.present(scene.second, animated: true)
      run(12)
      if moment == .presentingBackward {
        transition.reverse()
        run(3)
      }
    } else if moment == .dragged || moment == .released {
      stage.touchDown(at: CGPoint(x: 200, y: 300))
      run(15) { _ in stage.move(by: 0, 6) }
      if moment == .released {
        film.lift = film.frames.count
        stage.lift()
        run(3)
      }
    } else {
      scene.second.dismiss(animated: true)
      run(10)
      if moment == .reversed { transition.reverse() }
      if moment == .paused || moment == .scrubbed { transition.flights.first?.pause() }
      if moment == .scrubbed {
        progress = transition.progress
        run(10) { scrub(by: 1 + $0) }
      } else {
        run(3)
      }
    }

    film.first = film.frames.count
    // A finger moves the card only where the look goes its way.
    guard !transition.flights.isEmpty else { return film }
    scene.happen(cause)
    switch moment {
    case .presenting, .presentingBackward, .dismissing, .reversed, .released: break
    case .pausedInTurn:
      transition.flights.first?.pause()
      run(10)
      transition.flights.first?.resume()
    case .caught:
      stage.touchDown(at: CGPoint(x: 200, y: 700))
      run(4)
      run(10) { _ in stage.move(by: 4, 4) }
      film.lift = film.frames.count
      stage.lift()
    case .dragged:
      run(15) { _ in stage.move(by: 0, 6) }
      film.lift = film.frames.count
      stage.lift()
    case .scrubbed:
      run(10) { scrub(by: 11 + $0) }
      transition.flights.first?.resume()
    case .paused:
      run(10)
      transition.flights.first?.resume()
    }
    run(70)
    stage.settle()
    film.complaints = stage.complaints
    if scene.bar.window != nil, abs(scene.bar.bounds.width - scene.second.view.bounds.width) > 0.01
    {
      film.complaints.append("what is in the card is \(scene.bar.bounds.width) wide")
    }
    if let view = scene.second.viewIfLoaded, view.window != nil { film.rest = view.frame }
    if scene.container != nil { film.due = scene.card?.frameOfPresentedViewInContainerView }
    return film
  }

  /// How far the corners of two films are apart, at most.
  private func distance(_ first: [[CGPoint]], _ second: [[CGPoint]]) -> CGFloat {
    zip(first, second).map { first, second in
      guard first.count == second.count else { return .infinity }
      return zip(first, second).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
    .max() ?? .infinity
  }

  /// The steps of more than half a point that the steps before and after don't explain.
  private func jumps(in film: Film) -> [String] {
    let frames = film.frames
    return frames.indices.dropFirst(film.first).dropLast().compactMap { frame in
      let window = frames[frame - 3...frame + 1]
      let count = window.map(\.count).min() ?? 0
      for corner in 0..<count {
        for axis in [\CGPoint.x, \CGPoint.y] {
          let values = window.map { $0[corner][keyPath: axis] }
          let steps = zip(values.dropFirst(), values).map { $0 - $1 }
          let expected = [steps[1], 2 * steps[1] - steps[0], steps[3]].map(abs).max() ?? 0
          if abs(steps[2]) > 1.6 * expected + 0.5, frame != film.lift {
            return "frame \(frame): \(values)"
          }
        }
      }
      return nil
    }
  }
}

/// A view that takes the keyboard, and tells when it gives it up.
private final class KeyboardField: UIView {
  var onResign: () -> Void = {}

  override var canBecomeFirstResponder: Bool { true }

  override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    onResign()
    return resigns
  }
}
