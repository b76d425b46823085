import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

extension Misuse {
  static let ofTabs: [Misuse] = [
    Misuse(
      "A stranger is selected, and then a tab",
      says: .fault(
        "Ignored the selection of Screen: it isn't a tab of AlbumController. Select one of viewControllers."
      ),
      atRest: "Journal Monday in tab 0 → start → end",
      inFlight: "Journal Monday Ferry in tab 0 → start → end",
      underFinger: "Journal Monday Ferry in tab 0 → start → end"
    ) {
      $0.select($0.stranger)
      $0.select($0.album.photos)
    },
    Misuse(
      "A screen in a tab is selected instead of the tab",
      says: .fault(
        "Ignored the selection of PageViewController: it isn't a tab of AlbumController. Select one of viewControllers."
      ),
      atRest: "Journal Monday",
      inFlight: "Journal Monday Ferry",
      underFinger: "Journal Monday Ferry"
    ) { $0.album.selectedViewController = $0.lower },
    Misuse(
      "A tab is selected that there isn't",
      atRest: "Journal Monday",
      inFlight: "Journal Monday Ferry",
      underFinger: "Journal Monday Ferry"
    ) { $0.album.selectedIndex = 7 },
    Misuse(
      "The tab that is selected is selected again",
      atRest: "Journal Monday → end",
      inFlight: "Journal Monday Ferry → end",
      underFinger: "Journal Monday Ferry → end"
    ) { $0.select($0.stack) },
    Misuse(
      "Tabs are selected in one turn",
      atRest: "Journal Monday in tab 0 → end → start → end",
      inFlight: "Journal Monday Ferry in tab 0 → end → start → end",
      underFinger: "Journal Monday Ferry in tab 0 → end → start → end"
    ) {
      $0.select($0.album.photos)
      $0.select($0.stack)
      $0.select($0.album.photos)
    },
  ]
}

extension MisusedAlbum {
  fileprivate func select(_ tab: UIViewController) {
    album.transition.select(tab, in: album, completion: completion())
  }
}
