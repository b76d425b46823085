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
    ),
    Room(
      id: "modal",
      title: "Present and dismiss",
      readMe: """
        Swipe up from the bar: the player grows out of it under your finger, and follows the way you \
        throw it. Tap it while it is still coming and it turns round; catch it and pull it back into the \
        bar. Tap a cover for its card: scroll the list, go on pulling when it is at its top, and the same \
        touch takes the card down, and up again. In the player, tap \u{201C}The whole record\u{201D} for a \
        card above it.
        """,
      make: ShelfController.makeScene
    ),
    Room(
      id: "tabs",
      title: "Tabs",
      readMe: """
        Tap in the bar, or pull the screen to the side: the next tab comes with your finger, and the mark \
        above the bar with both. Tap, catch or throw it on its way. Today’s slider keeps its drags, the \
        hours scroll up and down, and the week leafs from day to day; only past its first or last day \
        does the same drag go on to the next tab.
        """,
      make: WeatherController.makeScene
    ),
    Room(
      id: "container",
      title: "A container of one’s own",
      readMe: """
        A pocket watch with a side for each town. Press the crown, or flip the watch with a finger, to the \
        left or to the right: it turns as far as the finger goes. Hold it on its edge, let it go, catch it \
        again; tap it, and it turns back. Colours and words go with it. The container is the app’s own, \
        and so is the flip: an effect of under thirty lines.
        """,
      make: WatchController.makeScene
    ),
  ]
}
