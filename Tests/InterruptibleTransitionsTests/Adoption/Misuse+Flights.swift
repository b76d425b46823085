import InterruptibleTransitions
import UIKit

@testable import Album
@testable import TestSupport

extension Misuse {
  static let ofFlights: [Misuse] = [
    Misuse(
      "A push is reversed, canceled and scrubbed in its own turn",
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) {
      $0.push($0.stranger)
      $0.transition.scrub(to: 0.4)
      $0.transition.reverse()
      $0.transition.cancel()
    },
    Misuse(
      "A transition is paused by code, and the stack popped by UIKit's call",
      at: .shelf,
      says: .notice(
        "Code has paused the forward transition in UINavigationController for a second, and UIKit makes no other change there until it continues. Call resume(), finish(), or cancel()."
      ),
      .notice(
        "UIKit popped Screen as soon as UINavigationController had shown it, because a plain pop waits for the end of a transition. Call pop(from:), which reverses a push and speeds up anything else."
      ),
      exceptFor: [.underFinger],
      inFlight: "Shelf Book",
      underFinger: "Shelf Book"
    ) {
      $0.transition.pause()
      $0.stack.popViewController(animated: true)
      $0.advance(by: 3)
      $0.transition.resume()
    },
    Misuse(
      "A transition is paused by code, and the stack of the framework's popped by UIKit's call",
      says: .notice(
        "Code has paused the forward transition in PageStack for a second, and UIKit makes no other change there until it continues. Call resume(), finish(), or cancel()."
      ),
      exceptFor: [.underFinger],
      inFlight: "Journal Monday",
      underFinger: "Journal Monday"
    ) {
      $0.transition.pause()
      $0.advance(by: 3)
      $0.stack.popViewController(animated: true)
    },
    Misuse(
      "A transition is scrubbed to numbers that mean nothing",
      inFlight: "Journal Monday Ferry",
      underFinger: "Journal Monday Ferry"
    ) {
      for number in [-CGFloat.infinity, .infinity, -3, 7] {
        $0.transition.scrub(to: number)
        $0.advanceFrame()
      }
      $0.transition.resume()
    },
    Misuse(
      "Everything is asked of a transition at once",
      inFlight: "Journal Monday Ferry",
      underFinger: "Journal Monday"
    ) {
      $0.transition.pause()
      $0.transition.pause()
      $0.transition.finish()
      $0.transition.cancel()
      $0.transition.scrub(to: 0.3)
      $0.transition.reverse()
      $0.transition.finish()
    },
    Misuse(
      "A completion calls again",
      atRest: "Journal Monday Stranger → end",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) { stage in
      let last = stage.completion()
      stage.transition.push(stage.stranger, onto: stage.stack) { _ in
        stage.transition.push(stage.other, onto: stage.stack) { _ in
          stage.transition.pop(from: stage.stack, completion: last)
        }
      }
    },
    Misuse(
      "A completion of a card presents another, and selects a tab",
      atRest: "Journal Monday in tab 0 + DrawerViewController → end",
      inFlight: "Journal Monday Ferry in tab 0 + DrawerViewController → end",
      underFinger: "Journal Monday Ferry in tab 0 + DrawerViewController → end"
    ) { stage in
      let panels = stage.album.panelTransition
      let last = stage.completion()
      panels.present(stage.album.card, from: stage.album) {
        panels.dismiss(stage.album.card) {
          panels.present(stage.album.drawer, from: stage.album, onEnd: last)
          stage.album.selectedIndex = 0
        }
      }
    },
    Misuse(
      "A phase change calls",
      atRest: "Journal Monday Stranger Other → end → end",
      inFlight: "Journal Monday Ferry Stranger Other → end → end",
      underFinger: "Journal Monday Ferry Stranger Other → end → end"
    ) { stage in
      var isOpen = true
      stage.transition.onPhaseChange = { _ in
        guard isOpen else { return }
        isOpen = false
        stage.push(stage.other)
      }
      stage.push(stage.stranger)
    },
    Misuse(
      "A phase change takes back what has made it",
      atRest: "Journal Monday → start",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Stranger → end"
    ) { stage in
      var count = 0
      stage.transition.onPhaseChange = { phase in
        count += 1
        if phase == .idle { stage.transition.onPhaseChange = nil }
        if count < 4 { stage.transition.reverse() }
      }
      stage.push(stage.stranger)
    },
    Misuse(
      "Who is told of a transition that is asked for asks for another",
      atRest: "Journal Monday Stranger Other in tab 0 → end → end",
      inFlight: "Journal Monday Ferry Stranger Other in tab 0 → end → end",
      underFinger: "Journal Monday Ferry Stranger Other in tab 0 → end → end"
    ) { stage in
      var isOpen = true
      stage.transition.onFlight = { flight in
        guard isOpen else { return }
        isOpen = false
        stage.push(stage.other)
        flight.addCompletion { _ in stage.album.selectedIndex = 0 }
      }
      stage.push(stage.stranger)
    },
    Misuse(
      "An effect is chosen by who pushes once more",
      at: .shelf,
      atRest: "Shelf Book Stranger Other → end → end",
      inFlight: "Shelf Book Chapter Stranger Other → end → end",
      underFinger: "Shelf Book Chapter Stranger Other → end → end"
    ) { stage in
      var isOpen = true
      stage.transition.effect = .choosing { _ in
        if isOpen {
          isOpen = false
          stage.push(stage.other)
        }
        return .fade
      }
      stage.push(stage.stranger)
    },
    Misuse(
      "Effect, springs and settings change in flight",
      atRest: "Journal Monday Stranger → end",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) {
      $0.push($0.stranger)
      $0.advance(by: 0.05)
      $0.transition.effect = .fade
      $0.transition.spring = Spring(response: 3)
      $0.transition.releaseSpring = Spring(response: 0.01)
      $0.transition.gestures.catching = .never
      $0.transition.gestures.pop = .disabled
      $0.transition.opensIncomingScreen = false
    },
  ]
}
