import UIKit

@testable import Album
@testable import InterruptibleTransitions
@testable import TestSupport

extension Misuse {
  static let ofScreens: [Misuse] = [
    Misuse(
      "A screen without a size",
      atRest: "Journal Monday Flat → end",
      inFlight: "Journal Monday Ferry Flat → end",
      underFinger: "Journal Monday Ferry Flat → end"
    ) {
      let flat = FlatScreen("Flat")
      $0.push(flat)
    },
    Misuse(
      "A view that is taken away in flight",
      atRest: "Journal Monday Stranger → end",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) {
      $0.push($0.stranger)
      $0.advance(by: 0.2)
      $0.stranger.view.removeFromSuperview()
    },
    Misuse(
      "Both views are taken away in flight",
      at: .shelf,
      inFlight: "Shelf Book Chapter",
      underFinger: "Shelf Book Chapter"
    ) {
      $0.upper.view.removeFromSuperview()
      $0.lower.view.removeFromSuperview()
    },
    Misuse(
      "A zoom out of a tile that is gone before it starts, and out of none",
      atRest: "Journal Monday → end → end",
      inFlight: "Journal Monday Ferry → end → end",
      underFinger: "Journal Monday Ferry → end → end"
    ) { stage in
      let tile = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
      stage.transition.effect = .zoom { _ in tile }
      stage.push(stage.stranger)
      stage.settle()
      stage.transition.effect = .zoom { _ in nil }
      stage.transition.pop(from: stage.stack, completion: stage.completion())
    },
    Misuse(
      "A zoom out of a tile that goes in flight",
      atRest: "Journal Monday Stranger → end",
      inFlight: "Journal Monday Ferry Stranger → end",
      underFinger: "Journal Monday Ferry Stranger → end"
    ) { stage in
      let tile = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 0))
      stage.lower.view.addSubview(tile)
      stage.transition.effect = .zoom { _ in tile }
      stage.push(stage.stranger)
      stage.advance(by: 0.2)
      tile.removeFromSuperview()
    },
    Misuse(
      "A zoom out of the screen that comes",
      at: .shelf,
      atRest: "Shelf Book Stranger → end",
      inFlight: "Shelf Book Chapter Stranger → end",
      underFinger: "Shelf Book Chapter Stranger → end"
    ) { stage in
      stage.transition.effect = .zoom { scene in scene.foregroundViewController?.view }
      stage.push(stage.stranger)
    },
    Misuse(
      "Numbers of a remote configuration that mean nothing, as a release build takes them",
      at: .shelf,
      atRest: "Shelf Book → start → start → start → end → end",
      inFlight: "Shelf Book Chapter → start → end → start → end → end",
      underFinger: "Shelf Book Chapter → start → end → start → end → end"
    ) { stage in
      for number in [Double.nan, -.infinity, .infinity, -3, 0] {
        stage.configure(number)
        stage.push(Screen("Number"))
        stage.advance(by: 0.2)
        stage.transition.pop(from: stage.stack)
        stage.advance(by: 0.2)
      }
    },
    Misuse(
      "A pan of a container whose object nobody keeps",
      atRest: "Journal Monday + Box (Next)"
    ) { stage in
      let box = stage.openBox()
      let next = Screen("Next")
      InterruptibleTransition(.slide).addPan(to: box) { direction in
        direction == .forward ? box.context(to: next, direction) : nil
      }
      stage.touchDown(at: CGPoint(x: 390, y: 400))
      stage.drag(by: -300)
      stage.lift()
    },
    Misuse(
      "A change of children starts from one that isn't shown",
      says: .error(
        "A change in BoxController starts from the child that is shown, because Screen isn't. Pass the child that is shown, or nil for none."
      ),
      exceptFor: [.inFlight],
      atRest: "Journal Monday + Box (Other) → end",
      inFlight: "Journal Monday Ferry + Box (Other) → end"
    ) {
      let box = $0.openBox()
      $0.run(from: $0.stranger, to: $0.other, in: box)
    },
    Misuse(
      "A change of children leads to the one that is shown",
      atRest: "Journal Monday + Box (First) → ",
      inFlight: "Journal Monday Ferry + Box (First) → "
    ) {
      let box = $0.openBox()
      $0.run(from: box.shown, to: box.children[0], in: box)
    },
  ]

  private final class FlatScreen: Screen {
    override func loadView() {
      view = UIView(frame: .zero)
      view.autoresizingMask = []
    }
  }
}

extension MisusedAlbum {
  /// A container of the app's own over the tabs, whose child is being changed where a push is in flight.
  fileprivate func openBox() -> BoxController {
    let box = BoxController()
    box.title = "Box"
    box.fill(with: Screen("First"))
    box.modalPresentationStyle = .overFullScreen
    album.present(box, animated: false)
    settle()
    guard situation == .inFlight else { return box }
    album.panelTransition.run(box.context(to: Screen("Second"), .forward))
    advance(by: 0.1)
    return box
  }

  fileprivate func run(from old: UIViewController?, to new: UIViewController, in box: BoxController)
  {
    let completion = completion()
    album.panelTransition.run(ContainerChange(from: old, to: new, in: box) { completion($0) })
  }

  /// Takes a number for whatever takes one, limited as in a release build.
  fileprivate func configure(_ number: Double) {
    transition.spring = Spring(response: Spring.limited(number, orIfNaN: 0.3))
    transition.releaseSpring = transition.spring
    transition.projection = Projection(
      time: Projection.limited(time: number),
      threshold: Projection.limited(threshold: number)
    )
    transition.rubberBand = RubberBand(coefficient: RubberBand.limited(number))
  }
}
