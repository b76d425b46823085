import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// The safe area of a screen that is moved out of its place, without a transition.
@MainActor @Suite(.serialized) final class KeptSafeAreaTests {
  private let controller = UIViewController()
  private var place = CGPoint.zero
  private var before = UIEdgeInsets.zero

  private var view: UIView { controller.view }

  private func show() {
    let window = Stage.makeWindow(on: .standard)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    root.view.addSubview(view)
    view.frame = root.view.bounds
    window.layoutIfNeeded()
    (place, before) = (view.center, view.safeAreaInsets)
  }

  private var additional: UIEdgeInsets { controller.additionalSafeAreaInsets }
  private static let own = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)

  private func move(_ dy: CGFloat) {
    view.center = CGPoint(x: place.x, y: place.y + dy)
  }

  @Test("A moved screen keeps its safe area, until the last one that keeps it ends")
  func keeps() throws {
    show()
    let kept = try #require(KeptSafeArea.begin(view))
    #expect(before.top > 20 && before.bottom > 10)
    for dy in [300, -200, 0] as [CGFloat] {
      move(dy)
      #expect(dy == 0 || view.safeAreaInsets != before)
      kept.keep()
      #expect(view.safeAreaInsets == before, "\(dy)")
    }
    #expect(additional == Self.own)
    move(300)
    #expect(KeptSafeArea.begin(view) === kept && KeptSafeArea.join(view) === kept)
    kept.end()
    #expect(view.safeAreaInsets == before)
    kept.end()
    kept.giveBack()
    #expect(additional == Self.own)
    kept.end()
    #expect(additional == Self.own && KeptSafeArea.join(view) == nil)
    #expect(KeptSafeArea.begin(UIView()) == nil)
  }

  @Test("Insets that the app sets meanwhile are its own, and are added")
  func setByApp() throws {
    show()
    let kept = try #require(KeptSafeArea.begin(view))
    move(300)
    kept.keep()
    controller.additionalSafeAreaInsets.bottom = 40
    kept.keep()
    var expected = before
    expected.bottom += 33
    #expect(view.safeAreaInsets == expected)
    kept.end()
    #expect(additional == UIEdgeInsets(top: 5, left: 6, bottom: 40, right: 8))
  }

  @Test("An app that sets its own insets again gets the safe area of the position")
  func setAgain() throws {
    show()
    let kept = try #require(KeptSafeArea.begin(view))
    move(300)
    kept.keep()
    view.layoutIfNeeded()
    #expect(!kept.isLeftAlone)
    controller.additionalSafeAreaInsets = Self.own
    kept.keep()
    #expect(additional == Self.own && kept.isLeftAlone && view.layer.needsLayout())
    kept.keep()
    #expect(additional == Self.own)
    view.bounds.size.height -= 9
    #expect(!kept.isLeftAlone)
  }

  @Test("A screen whose safe area follows no additional insets is left alone")
  func unchanging() throws {
    controller.view = OwnSafeAreaView()
    show()
    let kept = try #require(KeptSafeArea.begin(view))
    (view as? OwnSafeAreaView)?.own.top = 90
    kept.keep()
    #expect(kept.isLeftAlone && additional == Self.own)
  }

  @Test("A screen of another size, or without a window, has the safe area of its position")
  func resized() throws {
    show()
    let kept = try #require(KeptSafeArea.begin(view))
    move(300)
    kept.keep()
    #expect(additional != Self.own)
    view.bounds.size.height -= 9
    kept.keep()
    #expect(additional == Self.own)
    view.bounds.size.height += 9
    kept.keep()
    #expect(additional != Self.own)
    kept.giveBack()
    view.removeFromSuperview()
    kept.keep()
    #expect(additional == Self.own)
  }

  @Test("A place is remembered with the app's insets only")
  func remembered() throws {
    show()
    let kept = try #require(KeptSafeArea.begin(view))
    move(20)
    kept.keep()
    kept.remember()
    let there = view.safeAreaInsets
    #expect(additional == Self.own && there != before)
    move(300)
    kept.keep()
    #expect(view.safeAreaInsets == there)
  }
}

/// A view that determines its safe area itself.
private final class OwnSafeAreaView: UIView {
  var own = UIEdgeInsets.zero

  override var safeAreaInsets: UIEdgeInsets { own }
}
