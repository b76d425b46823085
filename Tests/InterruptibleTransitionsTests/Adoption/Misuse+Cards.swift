import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

extension Misuse {
  static let ofCards: [Misuse] = [
    Misuse(
      "A card is presented off the window",
      says: .error(
        "Ignored the presentation of CardViewController: Screen isn't in a window. Present it from a controller that is shown, in viewDidAppear(_:) at the earliest."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) { $0.present($0.album.card, from: $0.stranger) },
    Misuse(
      "A card is presented from a screen below the top",
      atRest: "Journal Monday + CardViewController → end",
      inFlight: "Journal Monday Ferry + CardViewController → end",
      underFinger: "Journal Monday Ferry + CardViewController → end"
    ) { $0.present($0.album.card, from: $0.stack.viewControllers[0]) },
    Misuse(
      "A card is presented over a presentation",
      says: .error(
        "Ignored the presentation of CardViewController: AlbumController presents DrawerViewController already. Present it from DrawerViewController, or dismiss DrawerViewController first."
      ),
      atRest: "Journal Monday + DrawerViewController → end → start",
      inFlight: "Journal Monday Ferry + DrawerViewController → end → start",
      underFinger: "Journal Monday Ferry + DrawerViewController → end → start"
    ) {
      $0.present($0.album.drawer, from: $0.album)
      $0.settle()
      $0.present($0.album.card, from: $0.album)
    },
    Misuse(
      "Two cards are presented in one turn",
      says: .error(
        "Ignored the presentation of CardViewController: AlbumController presents DrawerViewController already. Present it from DrawerViewController, or dismiss DrawerViewController first."
      ),
      atRest: "Journal Monday + DrawerViewController → end → start",
      inFlight: "Journal Monday Ferry + DrawerViewController → end → start",
      underFinger: "Journal Monday Ferry + DrawerViewController → end → start"
    ) {
      $0.present($0.album.drawer, from: $0.album)
      $0.present($0.album.card, from: $0.album)
    },
    Misuse(
      "A card is presented again",
      atRest: "Journal Monday + CardViewController → end → end → end",
      inFlight: "Journal Monday Ferry + CardViewController → end → end → end",
      underFinger: "Journal Monday Ferry + CardViewController → end → end → end"
    ) {
      $0.present($0.album.card, from: $0.album)
      $0.present($0.album.card, from: $0.album)
      $0.settle()
      $0.present($0.album.card, from: $0.album)
    },
    Misuse(
      "A card is presented again, from elsewhere",
      says: .fault(
        "Ignored the presentation of CardViewController from DrawerViewController: it's presented already. Dismiss it first."
      ),
      atRest: "Journal Monday + CardViewController + DrawerViewController → end → end → end",
      inFlight:
        "Journal Monday Ferry + CardViewController + DrawerViewController → end → end → end",
      underFinger:
        "Journal Monday Ferry + CardViewController + DrawerViewController → end → end → end"
    ) {
      $0.present($0.album.card, from: $0.album)
      $0.settle()
      $0.present($0.album.drawer, from: $0.album.card)
      $0.settle()
      $0.present($0.album.card, from: $0.album.drawer)
    },
    Misuse(
      "A child of a container is presented",
      says: .fault(
        "Ignored the presentation of PageViewController: it's a child of PageStack. Present another controller."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) { $0.present($0.lower, from: $0.album) },
    Misuse(
      "A controller is presented from itself",
      says: .fault(
        "Ignored the presentation of AlbumController: it's on the screen already. Present another controller."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) { $0.present($0.album, from: $0.album) },
    Misuse(
      "The root of the window is presented",
      says: .fault(
        "Ignored the presentation of AlbumController: it's on the screen already. Present another controller."
      ),
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry → start",
      underFinger: "Journal Monday Ferry → start"
    ) { $0.present($0.album, from: $0.lower) },
    Misuse(
      "A page sheet has the object as its delegate",
      says: .notice(
        "Screen is presented as a sheet, which the system animates. Set its modalPresentationStyle to custom or fullScreen, or call present(_:from:)."
      ),
      atRest: "Journal Monday + Stranger",
      inFlight: "Journal Monday Ferry + Stranger",
      underFinger: "Journal Monday Ferry + Stranger"
    ) {
      $0.stranger.modalPresentationStyle = .pageSheet
      $0.stranger.transitioningDelegate = $0.album.panelTransition
      $0.album.present($0.stranger, animated: true)
    },
    Misuse(
      "A page sheet is presented by the object",
      atRest: "Journal Monday + Stranger → end",
      inFlight: "Journal Monday Ferry + Stranger → end",
      underFinger: "Journal Monday Ferry + Stranger → end"
    ) {
      $0.stranger.modalPresentationStyle = .pageSheet
      $0.present($0.stranger, from: $0.album)
    },
    Misuse(
      "What isn't presented is dismissed",
      atRest: "Journal Monday → end → end → end",
      inFlight: "Journal Monday Ferry → end → end → end",
      underFinger: "Journal Monday Ferry → end → end → end"
    ) {
      $0.dismiss($0.album.card)
      $0.dismiss($0.stranger)
      $0.dismiss($0.album)
      $0.album.card.dismiss(animated: true)
    },
    Misuse(
      "A card is dismissed twice in one turn",
      atRest: "Journal Monday → end → end → end",
      inFlight: "Journal Monday Ferry → end → end → end",
      underFinger: "Journal Monday Ferry → end → end → end"
    ) {
      $0.present($0.album.card, from: $0.album)
      $0.settle()
      $0.dismiss($0.album.card)
      $0.dismiss($0.album.card)
    },
    Misuse(
      "A card is presented and dismissed in one turn",
      atRest: "Journal Monday → start → end",
      inFlight: "Journal Monday Ferry → start → end",
      underFinger: "Journal Monday Ferry → start → end"
    ) {
      $0.present($0.album.card, from: $0.album)
      $0.dismiss($0.album.card)
    },
    Misuse(
      "A screen is pushed below a card",
      atRest: "Journal Monday Stranger + CardViewController → end → end",
      inFlight: "Journal Monday Ferry Stranger + CardViewController → end → end",
      underFinger: "Journal Monday Ferry Stranger + CardViewController → end → end"
    ) {
      $0.present($0.album.card, from: $0.album)
      $0.settle()
      $0.push($0.stranger)
    },
    Misuse(
      "A card has a transitioning delegate of its own",
      says: .notice(
        "CardViewController has its own transitioning delegate, OwnDelegate, which provides the animations. Set transitioningDelegate to nil to make them interruptible."
      ),
      atRest: "Journal Monday + CardViewController → end",
      inFlight: "Journal Monday Ferry + CardViewController → end",
      underFinger: "Journal Monday Ferry + CardViewController → end"
    ) {
      let own = OwnDelegate()
      $0.kept.append(own)
      $0.album.card.transitioningDelegate = own
      $0.present($0.album.card, from: $0.album)
    },
    Misuse(
      "A card's transitioning delegate is replaced while it is shown",
      says: .error(
        "The delegate of CardViewController is OwnDelegate now, so its transitions can't be caught. Assign the app's delegate to the transitioningDelegate of the transition object."
      ),
      atRest: "Journal Monday → end → end",
      inFlight: "Journal Monday Ferry → end → end",
      underFinger: "Journal Monday Ferry → end → end"
    ) {
      $0.present($0.album.card, from: $0.album)
      $0.settle()
      let own = OwnDelegate()
      $0.kept.append(own)
      $0.album.card.transitioningDelegate = own
      $0.dismiss($0.album.card)
    },
    Misuse(
      "A card is presented by an object that nobody else keeps",
      atRest: "Journal Monday + CardViewController → end",
      inFlight: "Journal Monday Ferry + CardViewController → end",
      underFinger: "Journal Monday Ferry + CardViewController → end"
    ) {
      InterruptibleTransition(.cover)
        .present($0.album.card, from: $0.album, onEnd: $0.completion())
      $0.settle()
      $0.lift()
      $0.tap()
    },
    Misuse(
      "A presentation that isn't over is dismissed by UIKit's call",
      atRest: "Journal Monday + Stranger → end",
      inFlight: "Journal Monday Ferry + Stranger → end",
      underFinger: "Journal Monday Ferry + Stranger → end"
    ) {
      $0.present($0.stranger, from: $0.album)
      $0.advance(by: 0.2)
      $0.album.dismiss(animated: true)
    },
  ]
}

extension MisusedAlbum {
  func present(_ card: UIViewController, from presenting: UIViewController) {
    album.panelTransition.present(card, from: presenting, onEnd: completion())
  }

  func dismiss(_ card: UIViewController) {
    album.panelTransition.dismiss(card, onEnd: completion())
  }
}
