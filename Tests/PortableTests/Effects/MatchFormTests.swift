import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Pairs that are told otherwise, or show something else than two pictures.
  @MainActor @Suite struct MatchFormTests {
    // MARK: - By names

    @Test("Views with the same name are a pair", arguments: [true, false])
    func names(isForward: Bool) async throws {
      let stage = await MatchedStage { _ in .matched() }
      (stage.picture.accessibilityIdentifier, stage.photo.accessibilityIdentifier) = (
        "seed", "seed"
      )
      await stage.go(isForward)
      let matched = try #require(stage.matched)
      await stage.scrub(toCovered: 0.4, isForward: isForward)
      #expect(abs(matched.displayedFrame.midX - (70 + 130 * 0.4)) < 0.5)
      #expect(stage.picture.mask != nil && stage.photo.mask != nil)
      stage.transition.finish()
      await stage.settle()
      #expect(stage.isClean && stage.isSecondShown == isForward)
    }

    @Test("Hidden views, views without a name and those that only one screen has are no pairs")
    func namesThatDontMatch() async {
      let stage = await MatchedStage { _ in .matched() }
      stage.picture.accessibilityIdentifier = "seed"
      await stage.go(true)
      #expect(stage.matched == nil)
      await stage.settle()

      let hidden = await MatchedStage { _ in .matched() }
      (hidden.picture.accessibilityIdentifier, hidden.photo.accessibilityIdentifier) = (
        "seed", "seed"
      )
      hidden.picture.isHidden = true
      await hidden.go(true)
      #expect(hidden.matched == nil)
      await hidden.settle()
    }

    @Test("Of several views with a name the first of each screen counts")
    func sameName() async throws {
      let stage = await MatchedStage { _ in .matched() }
      let others = [stage.first, stage.second].map { screen in
        let other = UIView(frame: CGRect(x: 0, y: 600, width: 80, height: 80))
        screen.view.addSubview(other)
        return other
      }
      for view in [stage.picture, stage.photo] + others {
        view.accessibilityIdentifier = "seed"
      }
      await stage.go(true)
      #expect(stage.matched != nil && stage.picture.mask != nil && stage.photo.mask != nil)
      #expect(others.allSatisfy { $0.mask == nil })
      await stage.settle()
      #expect(stage.isClean)
    }

    @Test("A view that is called otherwise on the way back is no longer the one")
    func renamed() async {
      let stage = await MatchedStage { _ in .matched() }
      let old = stage.picture
      (old.accessibilityIdentifier, stage.photo.accessibilityIdentifier) = ("seed", "seed")
      await stage.go(false)
      for _ in 0..<6 { await stage.advanceFrame() }
      let next = UIView(frame: CGRect(x: 200, y: 500, width: 100, height: 100))
      stage.first.view.addSubview(next)
      (old.accessibilityIdentifier, next.accessibilityIdentifier) = ("bulb", "seed")
      var last = CGRect.zero
      while let matched = stage.matched {
        last = matched.displayedFrame
        await stage.advanceFrame()
      }
      #expect(abs(last.midX - 250) < Stage.slack(2) && abs(last.midY - 550) < Stage.slack(2))
      await stage.settle()
      #expect(old.mask == nil && next.mask == nil)
    }

    // MARK: - The view itself

    @Test(
      "A view that moves itself goes the way of a pair, below the fading picture",
      arguments: [true, false]
    )
    func itself(isForward: Bool) async throws {
      let stage = await MatchedStage(showing: .view)
      await stage.go(isForward)
      let matched = try #require(stage.matched)
      for covered in [0.2, 0.7, 0.4, 0.9] as [CGFloat] {
        await stage.scrub(toCovered: covered, isForward: isForward)
        #expect(abs(stage.displayedPhoto.midX - (70 + 130 * covered)) < 0.5)
        #expect(abs(stage.displayedPhoto.midY - (150 + 150 * covered)) < 0.5)
        #expect(abs(stage.displayedPhoto.width - (100 + 200 * covered)) < 0.5)
        #expect(abs(matched.displayedFrame.midX - stage.displayedPhoto.midX) < 0.5)
        #expect(stage.photo.mask == nil && stage.picture.mask != nil)
        let faded = min(max((covered - 0.1) / 0.5, 0), 1)
        #expect(
          abs((matched.subviews.first?.subviews.last?.displayedAlpha ?? -1) - (1 - faded)) < 0.01
        )
      }
      stage.transition.finish()
      await stage.settle()
      #expect(stage.isClean && stage.isSecondShown == isForward)
      #expect(stage.photo.center == CGPoint(x: 200, y: 300) && stage.photo.transform == .identity)
    }

    @Test(
      "A view that has moved itself is at home after a canceled transition",
      arguments: [true, false]
    )
    func itselfCancelled(isForward: Bool) async {
      let stage = await MatchedStage(
        spring: Spring(response: 0.4, dampingRatio: 0.6),
        showing: .view
      )
      await stage.go(isForward)
      for _ in 0..<8 { await stage.advanceFrame() }
      stage.transition.cancel()
      await stage.settle()
      #expect(stage.isClean && stage.isSecondShown != isForward)
      #expect(stage.photo.center == CGPoint(x: 200, y: 300) && stage.photo.transform == .identity)
    }

    /// What an app may have done to a view that moves itself.
    enum Setting: CaseIterable {
      case inScaledView, inTurnedView, scaled, turned, otherAnchor

      @MainActor
      func apply(to view: UIView, in superview: UIView) {
        switch self {
        case .inScaledView: superview.transform = CGAffineTransform(scaleX: 2, y: 2)
        case .inTurnedView: superview.transform = CGAffineTransform(rotationAngle: 0.4)
        case .scaled: view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        case .turned: view.transform = CGAffineTransform(rotationAngle: -0.7)
        case .otherAnchor: view.layer.anchorPoint = CGPoint(x: 1, y: 0.2)
        }
      }
    }

    @Test(
      "A view with a transform, or in a view with one, moves itself between the two places",
      arguments: Setting.allCases,
      [true, false]
    )
    func itselfTransformed(setting: Setting, isForward: Bool) async throws {
      let stage = await MatchedStage(showing: .view)
      let holder = UIView(frame: CGRect(x: 20, y: 20, width: 350, height: 500))
      stage.second.view.addSubview(holder)
      holder.addSubview(stage.photo)
      setting.apply(to: stage.photo, in: holder)
      let (center, transform) = (stage.photo.center, stage.photo.transform)
      await stage.go(isForward)
      await stage.scrub(toCovered: 0, isForward: isForward)
      let small = stage.photoInWindow
      #expect(abs(small.midX - 70) < 0.5 && abs(small.midY - 150) < 0.5)
      #expect(abs(small.width - 100) < 0.5 && abs(small.height - 100) < 0.5)
      await stage.scrub(toCovered: 1, isForward: isForward)
      let large = stage.photoInWindow
      stage.transition.finish()
      await stage.settle()
      if !isForward { await stage.showSecond() }
      let atRest = stage.photoInWindow
      #expect(abs(large.midX - atRest.midX) < 0.5 && abs(large.midY - atRest.midY) < 0.5)
      #expect(abs(large.width - atRest.width) < 0.5 && abs(large.height - atRest.height) < 0.5)
      #expect(stage.photo.center == center && stage.photo.transform == transform)
    }

    // MARK: - Late

    @Test(
      "A view below that appears late is gone back to from then on",
      arguments: [nil, Spring(response: 0.4, dampingRatio: 0.8)]
    )
    func late(spring: Spring?) async throws {
      let stage = await MatchedStage(spring: spring)
      let picture = stage.picture
      stage.pictures.current = nil
      await stage.go(false)
      for _ in 0..<6 { await stage.advanceFrame() }
      #expect(stage.matched?.isHidden == true && stage.photo.mask == nil)
      stage.pictures.current = picture
      await stage.advanceFrame()
      await stage.advanceFrame()
      #expect(stage.matched?.isHidden == false)
      #expect(picture.mask != nil && stage.photo.mask != nil)
      var last = CGRect.zero
      while let matched = stage.matched {
        last = matched.displayedFrame
        await stage.advanceFrame()
      }
      #expect(abs(last.midX - 70) < Stage.slack(2) && abs(last.width - 100) < Stage.slack(2))
      await stage.settle()
      #expect(stage.isClean && !stage.isSecondShown)
    }

    @Test("A view that appears while a push is on its way is gone back to when that is canceled")
    func lateAndCancelled() async throws {
      let stage = await MatchedStage()
      let picture = stage.picture
      stage.pictures.current = nil
      await stage.go(true)
      for _ in 0..<10 { await stage.advanceFrame() }
      stage.pictures.current = picture
      stage.transition.cancel()
      await stage.advanceFrame()
      #expect(stage.matched?.isHidden == false && picture.mask != nil)
      var last = CGRect.zero
      while let matched = stage.matched {
        last = matched.displayedFrame
        await stage.advanceFrame()
      }
      #expect(abs(last.midX - 70) < Stage.slack(2))
      await stage.settle()
      #expect(stage.isClean && !stage.isSecondShown)
    }

    // MARK: - Contents alone

    @Test(
      "The contents of a view come out of another one's, in their part of the way",
      arguments: [true, false]
    )
    func contents(isForward: Bool) async throws {
      let pictures = MatchedStage.Pictures()
      let stage = await MatchedStage(pictures) { photo in
        .stages { _ in
          pictures.current.map { [.crossDissolve(photo, from: $0, during: 0.2...0.6)] } ?? []
        }
      }
      await stage.go(isForward)
      let dissolving = try #require(stage.photo.superview?.view(named: "transition.dissolving"))
      #expect(dissolving.frame == stage.photo.frame && stage.photo.mask != nil)
      for covered in [0.1, 0.3, 0.4, 0.8] as [CGFloat] {
        await stage.scrub(toCovered: covered, isForward: isForward)
        let share = min(max((covered - 0.2) / 0.4, 0), 1)
        #expect(abs((dissolving.subviews.last?.displayedAlpha ?? -1) - share) < 0.01)
      }
      stage.transition.cancel()
      await stage.settle()
      #expect(stage.isClean && dissolving.superview == nil)
    }
  }
}
