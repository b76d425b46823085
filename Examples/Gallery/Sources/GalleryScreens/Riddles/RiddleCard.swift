import UIKit

/// A card that shrinks a little while it is pressed.
final class RiddleCard: SinkingControl {
  /// What turns over.
  let face: RiddleFace

  init(_ animal: Animal, number: Int) {
    face = RiddleFace(animal, number: number)
    super.init(frame: .zero)
    accessibilityIdentifier = "riddle.\(number - 1)"
    accessibilityLabel = "Riddle \(number), \(animal.riddle)"
    addSubview(face)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.bounds.size = bounds.size
    face.center = bounds.middle
  }
}
