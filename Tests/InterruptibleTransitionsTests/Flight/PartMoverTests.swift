import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// How a property that is set in each frame follows an app's layout, without a transition.
@MainActor @Suite(.serialized) struct PartMoverTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 200))

  init() {
    container.addSubview(view)
  }

  private func part(_ property: SpringPart.Property) -> SpringPart {
    let value = property.value(of: view)
    return SpringPart(
      view: view,
      property: property,
      spring: nil,
      ends: .init(start: value, end: value)
    )
  }

  private func mover(_ property: SpringPart.Property, besides others: SpringPart...) -> PartMover {
    PartMover(of: part(property), among: others + [part(property)])
  }

  private func animate(_ path: String) {
    let animation = CABasicAnimation(keyPath: path)
    animation.duration = 9
    view.layer.add(animation, forKey: path)
  }

  private var animated: Set<String> { Set(view.layer.animationKeys() ?? []) }

  @Test("A value is shown, and isn't layout")
  func put() {
    let rows: [(SpringPart.Property, PartValue)] = [
      (.center, PartValue(7, 8)), (.size, PartValue(9, 10)), (.alpha, PartValue(0.5, 0)),
      (.transform, PartValue(CGAffineTransform(scaleX: 0.5, y: 2))),
      (.cornerRadius, PartValue(3, 0)),
    ]
    for (property, value) in rows {
      var mover = mover(property)
      mover.put(value)
      #expect(property.value(of: view) == value && !mover.isLaidOut)
      #expect(mover.takeLayout() == nil)
    }
  }

  @Test("A center that an app sets moves the home of a view whose original is known")
  func center() throws {
    for isKnown in [true, false] {
      view.center = CGPoint(x: 100, y: 200)
      let original = isKnown ? OriginalState.begin(view, [.center]) : nil
      var mover = mover(.center)
      mover.put(PartValue(150, 250))
      view.center = CGPoint(x: 113, y: 219)
      animate("position")
      animate("opacity")
      #expect(mover.isLaidOut)
      let change = mover.takeLayout()
      #expect(change?.home == (isKnown ? PartValue(13, 19) : nil))
      #expect(change?.value == (isKnown ? .zero : nil) && animated == ["opacity"])
      mover.put(PartValue(150, 250))
      view.center = CGPoint(x: 113, y: 219)
      #expect(mover.takeLayout() == nil)
      view.center = CGPoint(x: 114, y: 219)
      #expect(mover.takeLayout()?.home == (isKnown ? PartValue(1, 0) : nil))
      original?.end([.center])
    }
  }

  @Test(
    "A view that autoresizing has moved takes its value along; one that is laid out elsewhere doesn't",
    arguments: [(0, 0, true), (0.09, -0.09, true), (0.11, 0, false), (0, 0.11, false)]
      as [(CGFloat, CGFloat, Bool)]
  )
  func autoresized(dx: CGFloat, dy: CGFloat, isAutoresized: Bool) {
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let original = OriginalState.begin(view, [.center])
    var mover = mover(.center)
    mover.put(PartValue(150, 250))
    container.bounds.size = CGSize(width: 310, height: 620)
    #expect(view.center == CGPoint(x: 160, y: 270))
    (view.center.x, view.center.y) = (160 + dx, 270 + dy)
    let change = mover.takeLayout()
    let moved = PartValue(10 + dx, 20 + dy)
    let fromHome = PartValue(60 + dx, 70 + dy)
    #expect(((change?.value ?? .zero) - (isAutoresized ? moved : .zero)).greatest < 1e-9)
    #expect(((change?.home ?? .zero) - (isAutoresized ? moved : fromHome)).greatest < 1e-9)
    if isAutoresized { #expect(mover.takeLayout() == nil) }
    original.end([.center])
  }

  @Test("A size follows autoresizing, and stays under a frame that an app sets with a transform")
  func size() {
    view.autoresizingMask = .flexibleWidth
    var mover = mover(.size)
    mover.put(PartValue(120, 200))
    container.bounds.size.width = 350
    #expect(mover.takeLayout()?.value == PartValue(50, 0))
    view.autoresizingMask = []
    view.bounds.size = CGSize(width: 100, height: 200)
    for keepsSize in [true, false] {
      var mover = keepsSize ? self.mover(.transform) : self.mover(.transform, besides: part(.size))
      mover.put(PartValue(CGAffineTransform(scaleX: 0.5, y: 0.5)))
      view.frame.size = CGSize(width: 100, height: 200)
      animate("bounds")
      #expect(view.bounds.width == 200 && mover.takeLayout() == nil)
      #expect(view.bounds.width == (keepsSize ? 100 : 200))
      #expect(animated.contains("bounds") == !keepsSize)
      view.layer.removeAllAnimations()
      view.transform = .identity
      view.bounds.size = CGSize(width: 100, height: 200)
    }
    var other = self.mover(.transform)
    for (width, height) in [(99.85, 200), (100, 200.15)] {
      other.put(PartValue(CGAffineTransform(scaleX: 0.5, y: 0.5)))
      view.frame.size = CGSize(width: width, height: height)
      let size = view.bounds.size
      #expect(other.takeLayout() == nil && view.bounds.size == size)
      view.bounds.size = CGSize(width: 100, height: 200)
    }
  }
}
