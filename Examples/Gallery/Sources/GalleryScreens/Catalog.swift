/// The rooms of the gallery, in the order of its menu.
@MainActor
public enum Catalog {
  /// All rooms.
  public static let rooms = [
    Room(
      id: "push",
      title: "Push and pop",
      readMe: """
        Tap a picture. While the page is still coming in, tap it and it turns round; drag it and it stays \
        under your finger; let go, and it carries on the way you threw it. Pull from the leading edge to \
        go back, from the trailing side to see the next place. On a page, scroll the list, leaf \
        through the strip of pictures, pull the slider and fill in the form.
        """,
      make: FieldGuideController.makeScene
    )
  ]
}
