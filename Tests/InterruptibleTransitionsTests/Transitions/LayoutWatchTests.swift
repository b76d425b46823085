import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Which positions of a screen an app may set during a transition, without one.
@MainActor @Suite(.serialized) final class LayoutWatchTests {
  private lazy var window = Stage.makeWindow(on: .standard)
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIView(frame: LayoutWatchTests.moved)
  private let overlay: TransitionOverlay
  private let watch: LayoutWatch

  private static let rest = CGRect(x: 20, y: 40, width: 100, height: 200)
  /// Where the transition has the view.
  private static let moved = CGRect(x: 20, y: 340, width: 100, height: 200)

  init() {
    overlay = TransitionOverlay(over: container)
    watch = LayoutWatch(in: overlay)
  }

  private func show() {
    window.addSubview(container)
    container.addSubview(view)
    container.addSubview(overlay)
    container.layoutIfNeeded()
    watch.watch([(view, Self.rest)])
    watch.recordPositions()
  }

  @Test(
    "A view that an app lays out returns, and another frame than its resting one is reported once",
    arguments: [
      (0, 0, 0, 0, false), (0.09, -0.09, 0.09, -0.09, false), (0.11, 0, 0, 0, true),
      (0, -0.11, 0, 0, true), (0, 0, 0.11, 0, true), (0, 0, 0, -0.11, true),
      (-0.125, 0, 0, 0, true), (0, 0.125, 0, 0, true), (0, 0, -0.125, 0, true),
      (50, 60, 70, 80, true),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)]
  )
  func laidOut(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, isReported: Bool) {
    show()
    var count = 0
    watch.onNewFrame = { count += 1 }
    func layOut(_ dx: CGFloat = 0) {
      let rest = Self.rest
      view.frame = CGRect(
        x: rest.minX + x + dx,
        y: rest.minY + y,
        width: rest.width + width,
        height: rest.height + height
      )
    }
    layOut()
    watch.check()
    #expect(view.frame == Self.moved && view.layer.needsLayout())
    watch.beginFrame()
    #expect(count == (isReported ? 1 : 0))
    layOut()
    watch.beginFrame()
    watch.beginFrame()
    #expect(view.frame == Self.moved && count == (isReported ? 1 : 0))
    layOut(30)
    watch.beginFrame()
    #expect(view.frame == Self.moved && count == (isReported ? 2 : 1))
  }

  @Test("A new frame is reported in the next frame outside of animations")
  func animated() {
    show()
    var count = 0
    watch.onNewFrame = { count += 1 }
    view.frame.origin.x += 50
    UIView.animate(withDuration: 1) { [watch] in watch.beginFrame() }
    UIView.setAnimationsEnabled(false)
    watch.beginFrame()
    UIView.setAnimationsEnabled(true)
    #expect(count == 0)
    watch.beginFrame()
    #expect(count == 1)
  }

  @Test("A frame that an app sets under a transform is compared with the one that it would set now")
  func transformed() {
    show()
    let rows: [(isKnown: Bool, x: CGFloat, isReported: Bool)] = [
      (true, 0, false), (false, 0, false), (true, 0.11, true), (false, 0.12, true),
    ]
    for (isKnown, x, isReported) in rows {
      var count = 0
      let frame = Self.rest.offsetBy(dx: x, dy: 0)
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      if isKnown {
        watch.watch([(view, Self.rest)], frameNow: { frame })
      } else {
        watch.watch([(view, Self.rest)])
      }
      watch.recordPositions()
      watch.onNewFrame = { count += 1 }
      view.frame = frame
      watch.beginFrame()
      #expect(count == (isReported ? 1 : 0))
      watch.begin()
      view.transform = .identity
      view.frame = Self.moved
      watch.recordPositions()
    }
  }

  @Test("What the transition itself moves stays, and what moves with a new size of the container")
  func moving() {
    show()
    view.center.x += 5
    watch.begin()
    #expect(watch.beginNested() == nil && view.frame == Self.moved)
    view.center.x += 5
    watch.check()
    watch.animatorDidFinish()
    watch.recordPositions()
    watch.check()
    #expect(view.frame.minX == 25)
    let nested = watch.beginNested()
    view.center.x += 5
    nested?.recordPositions()
    watch.check()
    #expect(nested === watch && view.frame.minX == 30)
    view.center.x += 5
    watch.animatorDidFinish()
    watch.check()
    #expect(view.frame.minX == 35)
    container.frame.size.width = 400
    view.center.x += 5
    watch.check()
    #expect(view.frame.minX == 40)
    view.center.x += 5
    watch.check()
    #expect(view.frame.minX == 40)
  }

  private func add(_ path: String, _ key: String) {
    let animation = CABasicAnimation(keyPath: path)
    animation.duration = 9
    view.layer.add(animation, forKey: key)
  }

  private var keys: Set<String> { Set(view.layer.animationKeys() ?? []) }

  @Test("The animations with which an app moves a view are removed, and the transition's stay")
  func animations() {
    show()
    add("position", "own")
    watch.recordLayout()
    add("position.y", "app")
    add("bounds.size", "size")
    add("opacity", "fade")
    watch.forgetAnimations()
    #expect(keys == ["own", "fade"])
    add("bounds", "size")
    view.center.x += 1
    watch.check()
    #expect(keys == ["own", "fade"])
    watch.forgetAllAnimations()
    #expect(keys == ["fade"])
    let paths = ["position", "bounds.size", "transform.scale"]
    let properties: [SpringPart.Property] = [.center, .size, .transform]
    for (property, removed) in zip(properties, paths) {
      for path in paths { add(path, path) }
      view.layer.removeAnimations(of: property)
      #expect(keys == Set(paths + ["fade"]).subtracting([removed]))
    }
  }

  @Test("A watch that stops has the container laid out if an app has laid a view out elsewhere")
  func stop() {
    show()
    view.frame = Self.rest
    watch.stop()
    #expect(!container.layer.needsLayout() && view.frame == Self.moved)
    watch.watch([(view, Self.rest)])
    watch.recordPositions()
    view.frame.origin.x = 99
    watch.stop()
    #expect(container.layer.needsLayout() && view.frame == Self.moved)
    view.frame.origin.x = 99
    watch.check()
    #expect(view.frame.minX == 99)
  }

  @Test("A new size of the container makes the same frame a new one")
  func reportedInSize() {
    show()
    var count = 0
    func layOut() {
      watch.watch([(view, Self.rest)])
      watch.recordPositions()
      watch.onNewFrame = { count += 1 }
      view.frame.origin.x = 99
      watch.beginFrame()
    }
    layOut()
    layOut()
    #expect(count == 1)
    container.frame.size.width = 400
    layOut()
    #expect(count == 2)
  }

  // MARK: - Frames

  @Test("A view's flat frame is the one without its transform, and can be set under one")
  func flatFrame() {
    show()
    #expect(view.flatFrame == Self.moved)
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(view.flatFrame == Self.moved)
    view.setFlatFrame(Self.rest)
    #expect(view.flatFrame == Self.rest && view.transform != .identity)
    view.transform = .identity
    #expect(view.frame == Self.rest)
    view.setFlatFrame(Self.moved)
    #expect(view.frame == Self.moved)
  }

  // MARK: - Subviews

  @Test("Subviews that weren't restored with a view's size are autoresized to it")
  func subviews() {
    show()
    let (both, center, size, none) = (UIView(), UIView(), UIView(), UIView())
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for subview in [both, center, size, none] {
      subview.frame = CGRect(x: 10, y: 20, width: 50, height: 100)
      subview.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      view.addSubview(subview)
    }
    none.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    let positions = SubviewPositions(of: view)
    positions.autoresizeOthers()
    #expect(both.frame == CGRect(x: 10, y: 20, width: 50, height: 100))
    view.autoresizesSubviews = false
    view.bounds.size.width = 220
    center.bounds.size.width = 70
    size.center.x += 7
    (none.center.x, none.bounds.size.width) = (none.center.x + 3, 80)
    positions.autoresizeOthers()
    // Of 120 more points, a sixth goes to the left margin and the rest to the width.
    #expect(both.frame == CGRect(x: 30, y: 20, width: 150, height: 100))
    #expect(center.center.x == 105 && center.bounds.width == 70)
    #expect(size.center.x == 42 && size.bounds.width == 150)
    #expect(none.center.x == 38 && none.bounds.width == 80)
    positions.restore()
    #expect(view.bounds.width == 100 && inner.center.x == 5)
    for subview in [both, center, size, none] { #expect(subview.center.x == 35) }
    #expect(both.bounds.width == 50 && none.bounds.width == 50)
  }

  @Test(
    "The animations of subviews are removed at any depth, but not those of another transition's"
  )
  func subviewAnimations() {
    show()
    let (subview, inner) = (UIView(), UIView())
    view.addSubview(subview)
    subview.addSubview(inner)
    for view in [subview, inner] {
      for path in ["position", "bounds", "opacity"] {
        view.layer.add(CABasicAnimation(keyPath: path), forKey: path)
      }
    }
    let positions = SubviewPositions(of: view)
    let other = TransitionOverlay(over: subview)
    subview.addSubview(other)
    positions.removeAnimations()
    #expect(Set(subview.layer.animationKeys() ?? []) == ["opacity"])
    #expect(Set(inner.layer.animationKeys() ?? []).count == 3)
    other.removeFromSuperview()
    positions.removeAnimations()
    #expect(Set(inner.layer.animationKeys() ?? []) == ["opacity"])
    view.autoresizesSubviews = false
    inner.layer.add(CABasicAnimation(keyPath: "position"), forKey: "position")
    SubviewPositions(of: view).removeAnimations()
    #expect(Set(inner.layer.animationKeys() ?? []).count == 2)
  }
}
