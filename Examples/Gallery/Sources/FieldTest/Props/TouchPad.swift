import UIKit

/// A view that writes down where and how long a finger touches it.
final class TouchPad: UIView {
  private var places: [CGPoint] = []
  private var times: [TimeInterval] = []
  /// Whether the finger has been lifted.
  private(set) var isLifted = false

  /// A pad in the middle of the stage's screen.
  init(on stage: ProbeStage) {
    super.init(frame: CGRect(x: 20, y: 200, width: 280, height: 280))
    accessibilityIdentifier = "fieldTest.pad"
    backgroundColor = .systemGray
    stage.window.rootViewController?.view.addSubview(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the view has been told of a touch.
  private(set) var wasTouched = false

  /// The middle in the window's coordinates.
  var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }

  func forget() {
    places = []
    times = []
    isLifted = false
  }

  /// Seconds from the first touch to the last event.
  var duration: TimeInterval { (times.last ?? 0) - (times.first ?? 0) }

  /// How far the finger has been from where it touched first, at the last event.
  var distance: Double { places.last.map(distance(to:)) ?? 0 }

  /// The distance of a place from where the finger touched first.
  func distance(to place: CGPoint) -> Double {
    guard let first = places.first else { return 0 }
    return Double(hypot(place.x - first.x, place.y - first.y))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    forget()
    wasTouched = true
    note(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    note(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    note(touches)
    isLifted = true
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isLifted = true
  }

  private func note(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    places.append(touch.location(in: self))
    times.append(touch.timestamp)
  }
}
