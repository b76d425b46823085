/// The rooms of the gallery, in the order of the menu.
@MainActor
public enum Catalog {
  /// All rooms.
  public static let rooms = [
    Room(
      id: "push",
      folder: "FieldGuide",
      title: "Push and pop",
      readMe: """
        Tap a picture. While the page is coming in, tap it to reverse the push, or drag it: it stays under \
        your finger, and continues with your velocity when you let go. Drag from the leading edge to go \
        back, or from the trailing side to see the next place. On a page, scroll the list, page through \
        the pictures, move the slider and fill in the form.
        """,
      variants: [.system, .percentDriven],
      makeVariant: FieldGuideCompanion.makeScene,
      make: FieldGuide.makeScene
    ),
    Room(
      id: "modal",
      folder: "Records",
      title: "Present and dismiss",
      readMe: """
        Swipe up from the bar: the player grows out of it under your finger, and continues with your \
        velocity when you let go. Tap it in flight to reverse it, or catch it and drag it back into the \
        bar. Tap a cover to see its card. Scroll the list down, and keep dragging at its top: the same \
        touch moves the card down, and up again. In the player, tap \u{201C}The whole record\u{201D} for \
        another card.
        """,
      variants: [.system, .percentDriven],
      makeVariant: ShelfController.makeScene,
      make: { RoomScene(ShelfController(deck: Deck())) }
    ),
    Room(
      id: "tabs",
      folder: "Weather",
      title: "Tabs",
      readMe: """
        Tap a tab: its screen slides in from its side of the bar. Or drag the screen to the side: the next tab \
        follows your finger, and so does the mark above the bar. Tap it in flight to reverse it, or catch it. \
        Drags on Today’s slider don’t switch tabs, and neither do drags in the week, until you page past its \
        first or last day. The hours scroll up and down.
        """,
      variants: [.system],
      makeVariant: WeatherCompanion.makeScene,
      make: WeatherScene.make
    ),
    Room(
      id: "container",
      folder: "PocketWatch",
      title: "Custom container",
      readMe: """
        A pocket watch with a side for each town. Press the crown, or drag the watch to the left or to the \
        right: it turns with your finger. Hold it on its edge, let go, and catch it again; tap it in flight to \
        turn it back. The color and the caption change with it. The container is the app’s own; the turn is the \
        framework’s flip.
        """,
      make: { RoomScene(WatchController()) }
    ),
    Room(
      id: "drawer",
      folder: "ReadingRoom",
      title: "Drawer",
      readMe: """
        A reading room, with its shelves in a drawer. Drag from the leading edge, or anywhere on the list: the \
        page moves aside under your finger and shrinks, so that you see both. Let go and it continues with your \
        velocity; catch it, drag it back, or tap it to reverse it. Choose a shelf, or tap the page beside the \
        drawer, to close it. Switch the lamp on for the night. A story is pushed as usual.
        """,
      make: ReadingRoomScene.make
    ),
    Room(
      id: "diagonal",
      folder: "Post",
      title: "From the corner",
      readMe: """
        The post has come, and lies in the corner of the desk. Drag the pile up, or tap it: a card comes \
        diagonally from the corner and turns as it is laid down. Catch it on the way, tap it to send it back, or \
        throw it. Drag the card down to put it away. Tap a line of the note for the card of that sender, and the \
        candle for the evening.
        """,
      make: { RoomScene(DeskController()) }
    ),
    Room(
      id: "overlay",
      folder: "Timetable",
      title: "A card over the screen",
      readMe: """
        Tap a train: its line unfolds into a card. Tap it in flight to reverse it, or catch it and drag it \
        toward its line: the edge that moves farther stays under your finger. A drag closes the card too, \
        up for the first trains, down for the last. Rotate the phone while it is open. A presentation \
        controller places the card and dims the rest, with UIKit\u{2019}s own coordinator.
        """,
      make: { RoomScene(TimetableController()) }
    ),
    Room(
      id: "coordinator",
      folder: "Pigments",
      title: "Alongside a transition",
      readMe: """
        Tap a pigment: its page turns in like a card of a color fan, and the bar takes its color. Catch the page \
        and drag it to and fro: bar, title and label follow your finger, and go back with it if you cancel. Tap \
        the field and choose a family of colors, then a pigment: the keys go away, and return as soon as you \
        send the page back. The bar knows nothing of the framework: it uses UIKit\u{2019}s transition \
        coordinator.
        """,
      make: PigmentsScene.make
    ),
    Room(
      id: "context",
      folder: "Engravings",
      title: "The transition context",
      readMe: """
        A plate of engravings, and what UIKit\u{2019}s context says while they change: both screens and their \
        frames, a lamp for each state, and each call on a strip chart. Tap the arrow for the next engraving. In \
        flight, tap the page to reverse it, or catch it, drag it to and fro, and let go. The dashed line is what \
        you see; the thick line is what the context is told, which is only while a finger holds the page. At \
        rest there is no context, and the plate keeps its last values.
        """,
      make: { RoomScene(EngravingController()) }
    ),
    Room(
      id: "full-screen-pop",
      folder: "Dive",
      title: "Back from anywhere",
      readMe: """
        Dive, page by page; a drag toward the trailing side leads up again, wherever it begins: on the heading, \
        on a row, on the button. The list still scrolls, the lamp\u{2019}s slider still slides, and a swipe the \
        other way uncovers a row\u{2019}s action; drag the row shut, and the next drag goes back. Catch a page \
        in flight, hold it, and tap it to reverse it. All of it takes one line: gestures.pop = .anywhere.
        """,
      variants: [.system, .percentDriven],
      makeVariant: DiveCompanion.makeScene,
      make: DiveScene.make
    ),
    Room(
      id: "card-flip",
      folder: "Riddles",
      title: "Cards that turn over",
      readMe: """
        Six riddles; page through them. Tap a card: it turns over in perspective, and its other side grows to \
        the whole screen. Tap it in flight to turn it back, or catch it and hold it on its edge. On the answer, \
        drag toward the trailing side to turn the card back under your finger; let go, and it continues with \
        your velocity. The flip is the framework’s: an app says only which view is the card.
        """,
      make: { RoomScene(RiddlesController()) }
    ),
    Room(
      id: "album",
      folder: "Moths",
      title: "An album that opens",
      readMe: """
        Tap an album: its cards spread into a grid one after another, while its name becomes the heading, the \
        other albums move aside, and the back button and the note come last. Tap it in flight to close it again, \
        or catch it: all the parts follow your finger, to and fro. Drag an open page toward the trailing side to \
        close it, or the cabinet the other way to open its first album. A stage takes one line: this view, from \
        here to there, between these fractions of the way.
        """,
      make: MothsScene.make
    ),
    Room(
      id: "shop",
      folder: "SeedShop",
      title: "Parts that fly",
      readMe: """
        A seed shop. Tap a packet: its picture, its name and its price fly into the page, each on a spring of its \
        own, the other packets sink, and the rows come one after another. Catch it anywhere, past its end too, and \
        drag it to and fro; let go, and each part continues with its own speed. Press \u{201C}Next\u{201D}, then \
        drag from the leading edge: the page goes back to the packet that it shows now. It takes twenty lines: \
        which view is which.
        """,
      make: SeedShopScene.make
    ),
    Room(
      id: "shape",
      folder: "Eggs",
      title: "A shape that opens",
      readMe: """
        Six eggs. Tap one: its shell breaks, and the hole grows over the screen, with the bird behind it. Catch it \
        in flight, hold it half open, and drag it to and fro: the edge of the shell follows your finger. Tap it to \
        close it again. On the page, drag toward the trailing side, from anywhere, to put the bird back into its \
        egg. UIKit doesn\u{2019}t animate the path of a mask; here one closure is called with every frame.
        """,
      make: EggsScene.make
    ),
    Room(
      id: "player",
      folder: "Sounds",
      title: "A player with many parts",
      readMe: """
        Six sounds for the night. Drag up from the small player, or tap it: cover, names, wave and button fly into \
        the full player, each on a spring of its own, and the rest comes one after another. Catch it with all of \
        them in flight, drag it down, and throw it up again: each part goes on with the speed that it has. Choose \
        another sound there, and drag the player down: it goes back with what it plays now.
        """,
      make: SoundsScene.make
    ),
    Room(
      id: "zoom",
      folder: "Agates",
      title: "A picture that grows",
      readMe: """
        A drawer of agates. Tap one: its picture grows into a page. Catch the page in flight, drag it down or \
        from the leading edge, or pinch it with two fingers, turn it and carry it; let go, and it continues with \
        your velocity. Page to a neighbor, and go back: the page lands on the picture of the stone that it shows \
        now, and the grid has scrolled there. It takes two closures: which view is the picture, and where it is \
        on the page.
        """,
      make: AgatesScene.make
    ),
    Room(
      id: "media",
      folder: "Photographs",
      title: "A photo viewer",
      readMe: """
        Photographs of a journey. Tap one: it grows out of its square, and the screen around it fades in. Catch it, \
        or drag it up, down, or from the leading edge: it follows your finger in both axes, and lands in its \
        square, below the bar. Tap the screen for the photograph alone. Swipe to the next one, and go back: the \
        grid has scrolled to it. It takes one closure more than a zoom, which names the view that moves.
        """,
      make: PhotographsScene.make
    ),
    Room(
      id: "zoom-card",
      folder: "SeaChart",
      title: "A card out of a button",
      readMe: """
        A sea chart with its lights. Tap the lighthouse in the bar: the button grows into the list of lights. \
        Scroll the list, and keep dragging at its top: the same touch takes the card, and carries it freely, \
        in both axes. Pinch it from anywhere, turn it, and let go: it goes back into the button. Catch it on \
        its way and throw it open again. It takes one closure, which returns the button.
        """,
      make: SeaChartController.makeScene
    ),
    Room(
      id: "map",
      folder: "Huts",
      title: "A card over a map",
      readMe: """
        A map of a valley, with photographs of its huts. Drag the map, and tap a photograph: it is lifted, turns \
        straight, and grows into a card. Carry the card about in both axes, pinch it and turn it; let go, and it \
        comes back, or lies down on the map again, as askew as it lay. Catch it on its way. Press the arrow for \
        the next hut: the card goes home to that one. An app\u{2019}s own effect wraps the framework\u{2019}s card, \
        and says where the photograph lies.
        """,
      make: HutsScene.make
    ),
    Room(
      id: "simultaneous",
      folder: "StarCharts",
      title: "Three at once",
      readMe: """
        Two stacks side by side and a card above them, all in flight at once. Press \u{201C}All three\u{201D}, \
        and catch each with a finger of its own: drag one back while another goes on. Drag a chart to the side \
        to turn to the next figure or back, and pull the comet up from the foot. Each moon waxes with its own \
        transition and says what it does; tap it to reverse only that one. One transition object runs all three.
        """,
      make: { RoomScene(SkyController()) }
    ),
    Room(
      id: "percent-driven",
      folder: "Posters",
      title: "The old way beside it",
      readMe: """
        The same pages twice: above with UIPercentDrivenInteractiveTransition, as UIKit has had it since iOS 7, \
        below with this framework, and one finger moves both. Drag to the side and let go: the lower curve \
        continues with the speed of the finger, the upper one has a kink. Touch the pages in flight: the lower \
        one is caught, the upper one ignores you. The chart shows where both pages are and how fast they move, \
        frame by frame.
        """,
      make: { RoomScene(LanesController()) }
    ),
    Room(
      id: "split",
      folder: "PilotBook",
      title: "A phone that folds",
      readMe: """
        A pilot book of lights. Tap a light, and catch its page in flight; or hold it, drag it back, and fold or \
        pull the phone meanwhile: the page stays where it is on its way, and goes on under your finger. The open \
        phone has room for two stacks, the list and the pages beside it; the folded one has them in one column. \
        The room moves the pages between the two at rest only: what is in flight stays where it is, and the \
        framework fits it to its new size.
        """,
      make: { RoomScene(PilotController()) }
    ),
  ]
}
