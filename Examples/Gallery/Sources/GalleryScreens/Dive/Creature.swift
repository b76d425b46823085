/// An animal of the sea.
struct Creature {
  /// What an animal is drawn as.
  enum Shape {
    case fish, angler, eel, jelly, star
  }

  let name: String
  let note: String
  let shape: Shape
}
