import UIKit

/// An animal, and the riddle about it.
struct Animal {
  let name: String
  let riddle: String
  /// What else there is to know about it.
  let fact: String
  /// The color of the card and of the sky.
  let sky: UIColor
  /// The color of the sun.
  let sun: UIColor
  /// The color of what the animal stands behind.
  let hill: UIColor
  /// The color of what is written on the hill.
  let ink: UIColor
  /// The part of the drawing that shows on the card.
  let detail: CGRect
  let shapes: [Shape]
}
