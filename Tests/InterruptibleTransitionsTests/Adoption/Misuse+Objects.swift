import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

extension Misuse {
  static let ofObjects: [Misuse] = [
    Misuse(
      "A stack is called for that another object serves",
      at: .shelf,
      says: .error(
        "UINavigationController has another transition object. Call that object, and don't install a second one."
      ),
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) {
      let object = InterruptibleTransition(.fade)
      $0.kept.append(object)
      object.push($0.stranger, onto: $0.stack, completion: $0.completion())
    },
    Misuse(
      "A stack is called for that nobody serves",
      at: .shelf,
      says: .error(
        "UINavigationController doesn't use the transition object that was called, so UIKit animates the change. Use install(on:) first."
      ),
      atRest: "Shelf Book → end → end",
      inFlight: "Shelf Book Chapter → end → end",
      underFinger: "Shelf Book Chapter → end → end"
    ) {
      $0.transition.uninstall()
      $0.push($0.stranger)
      $0.settle()
      $0.transition.pop(from: $0.stack, completion: $0.completion())
    },
    Misuse(
      "A delegate is replaced later",
      at: .shelf,
      says: .error(
        "The delegate of UINavigationController is OwnDelegate now, so its transitions can't be caught. Assign the app's delegate before install(on:), or to navigationDelegate."
      ),
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) {
      let own = OwnDelegate()
      $0.kept.append(own)
      $0.stack.delegate = own
      $0.push($0.stranger)
    },
    Misuse(
      "A delegate is taken away",
      at: .shelf,
      says: .error(
        "The delegate of UINavigationController is nil now, so its transitions can't be caught. Assign the app's delegate before install(on:), or to navigationDelegate."
      ),
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) {
      $0.stack.delegate = nil
      $0.push($0.stranger)
    },
    Misuse(
      "An old animator is left in the app's delegate",
      at: .shelf,
      says: .notice(
        "The app's own delegate for UINavigationController returned the animator QuickFade, whose transition can't be caught. Return nil there."
      ),
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) {
      let own = OwnDelegate()
      own.animator = QuickFade()
      $0.kept.append(own)
      $0.transition.navigationDelegate = own
      $0.push($0.stranger)
    },
    Misuse(
      "An old animator is left in the delegate of a stack of the framework's",
      says: .notice(
        "The app's own delegate for PageStack returned the animator QuickFade, whose transition can't be caught. Return nil there."
      ),
      atRest: "Journal Monday Stranger → end",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) {
      let own = OwnDelegate()
      own.animator = QuickFade()
      $0.kept.append(own)
      $0.stack.delegate = own
      $0.push($0.stranger)
    },
    Misuse(
      "An object is the delegate of everything",
      says: .error(
        "PageStack has another transition object. Call that object, and don't install a second one."
      ),
      .error(
        "PageStack has another transition object. Call that object, and don't install a second one."
      ),
      atRest: "Journal Monday Stranger in tab 0 + CardViewController → end → end → end → end",
      inFlight:
        "Journal Monday Ferry Stranger in tab 0 + CardViewController → end → end → end → end",
      underFinger:
        "Journal Monday Ferry Stranger in tab 0 + CardViewController → end → end → end → end"
    ) {
      let object = $0.album.transition
      object.install(on: $0.album.photos)
      object.install(on: $0.album.journal)
      $0.album.card.transitioningDelegate = object
      object.push($0.stranger, onto: $0.stack, completion: $0.completion())
      object.push($0.other, onto: $0.album.photos, completion: $0.completion())
      object.present($0.album.card, from: $0.album, onEnd: $0.completion())
      object.select($0.album.photos, in: $0.album, completion: $0.completion())
    },
    Misuse(
      "An object is installed twice",
      at: .shelf,
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) {
      $0.transition.install(on: $0.stack)
      $0.transition.install(on: $0.stack)
      $0.push($0.stranger)
    },
    Misuse(
      "Two objects are installed on one stack",
      at: .shelf,
      says: .error(
        "UINavigationController has another transition object. Call that object, and don't install a second one."
      ),
      atRest: "Shelf Book Stranger Other → end → end",
      inFlight: "Shelf Book Chapter Stranger Other → end → end",
      underFinger: "Shelf Book Chapter Other Stranger → end → end"
    ) {
      let object = InterruptibleTransition(.fade)
      object.install(on: $0.stack)
      object.push($0.stranger, onto: $0.stack, completion: $0.completion())
      $0.settle()
      $0.push($0.other)
    },
    Misuse(
      "An object is uninstalled and installed again at once",
      at: .shelf,
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) {
      $0.transition.uninstall()
      $0.transition.install(on: $0.stack)
      $0.push($0.stranger)
    },
    Misuse(
      "A stack of the framework's is served by another object",
      atRest: "Journal Monday Stranger",
      inFlight: "Journal Monday Ferry Stranger",
      underFinger: "Journal Monday Ferry Stranger"
    ) {
      $0.transition.uninstall()
      InterruptibleTransition(.fade).install(on: $0.stack)
      $0.stack.pushViewController($0.stranger, animated: true)
    },
    Misuse(
      "An object is uninstalled that was never installed",
      atRest: "Journal Monday",
      inFlight: "Journal Monday Ferry",
      underFinger: "Journal Monday Ferry"
    ) {
      let object = InterruptibleTransition()
      object.uninstall()
      object.uninstall(from: $0.stack)
    },
    Misuse(
      "A delegate that nobody keeps, and a touch",
      at: .shelf,
      says: .error(
        "The transition object of UINavigationController was released. Keep a reference to it, or use install(on:), which keeps it."
      ),
      atRest: "Shelf Book Stranger",
      inFlight: "Shelf Book Chapter Stranger",
      underFinger: "Shelf Book Chapter Stranger"
    ) {
      $0.transition.uninstall()
      $0.lift()
      $0.serveForAWhile()
      $0.tap()
      $0.tap()
    },
    Misuse(
      "Pans whose object nobody keeps",
      atRest: "Journal Monday + CardViewController",
      inFlight: "Journal Monday Ferry + CardViewController",
      underFinger: "Journal Monday + CardViewController"
    ) { stage in
      stage.lift()
      stage.settle()
      let object = InterruptibleTransition(.cover)
      object.addPanToPresent(from: stage.album) { _ in stage.album.card }
      stage.touchDown(at: CGPoint(x: 200, y: 700))
      stage.drag(by: 0, -600)
    },
    Misuse(
      "Control of an object with nothing in flight, and of a flight that is over",
      at: .shelf,
      atRest: "Shelf Book Stranger → end → end",
      inFlight: "Shelf Book Chapter Stranger → end → end",
      underFinger: "Shelf Book Stranger → end → end"
    ) {
      let flights = $0.transition.flights
      $0.lift()
      $0.settle()
      for flight in flights {
        flight.pause()
        flight.scrub(to: 0.5)
        flight.reverse()
      }
      $0.transition.pause()
      $0.transition.scrub(to: 0.5)
      $0.transition.reverse()
      $0.transition.cancel()
      $0.transition.resume()
      $0.transition.animateAlongside({}, completion: $0.completion())
      $0.push($0.stranger)
    },
  ]
}

extension MisusedAlbum {
  /// Has an object be the delegate of a stack for one push.
  fileprivate func serveForAWhile() {
    let object = InterruptibleTransition(.fade)
    stack.delegate = object
    stack.pushViewController(stranger, animated: true)
    settle()
  }
}
