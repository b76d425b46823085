/// The rooms of the gallery, in the order of its menu.
@MainActor
public enum Catalog {
  /// All rooms.
  public static let rooms = [
    Room(
      id: "push",
      title: "Push and pop",
      readMe: """
        Tap a picture. While the page is still coming in, put a finger on it: it stops where it is and \
        follows you; let go, and it carries on the way you threw it. Pull from the leading edge to go \
        back, from the trailing edge to see the next place.
        """,
      make: FieldGuideController.makeScene
    )
  ]
}
