import UIKit

/// A stage that shows a screen named A, and a fade by hand for what it presents.
@MainActor
final class PresentationStage {
  let stage: Stage
  let journal = Journal()
  let fade: JournaledFade
  let a: JournaledScreen

  init(_ start: JournaledFade.Start = .withoutInteraction) async {
    stage = await Stage()
    a = JournaledScreen("A", journal)
    fade = JournaledFade(journal)
    fade.start = start
    await stage.show(a)
  }

  /// A screen to present with the fade.
  func screen(_ title: String, _ style: UIModalPresentationStyle) -> JournaledScreen {
    let screen = JournaledScreen(title, journal)
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = fade
    return screen
  }

  /// A screen whose presentation has started.
  func presenting(_ title: String, _ style: UIModalPresentationStyle) async -> JournaledScreen {
    let screen = screen(title, style)
    a.present(screen, animated: true)
    await stage.advance(by: 0.1)
    return screen
  }

  /// A screen presented and settled, without interaction.
  func presented(_ title: String, _ style: UIModalPresentationStyle) async -> JournaledScreen {
    let start = fade.start
    fade.start = .withoutInteraction
    let screen = await presenting(title, style)
    await settle()
    fade.start = start
    return screen
  }

  /// Starts a dismissal.
  func dismiss(_ screen: UIViewController) async {
    screen.dismiss(animated: true)
    await stage.advance(by: 0.1)
  }

  /// Has the fade vend presentation controllers that cover the lower half.
  func coverHalf(removingPresenter: Bool = false) {
    fade.makesPresentationController = { [journal] in
      let half = JournaledHalf(presentedViewController: $0, presenting: $1)
      half.journal = journal
      half.removesPresenter = removingPresenter
      return half
    }
  }

  /// Lets a transition run to its end.
  func settle() async {
    await stage.advance(by: 1.4)
  }

  /// Releases the held transition, and lets it run to its end.
  func settle(toward position: UIViewAnimatingPosition) async {
    fade.release(toward: position)
    await settle()
  }

  /// What is called while a closure runs.
  func calls(during body: () async -> Void) async -> [String] {
    await journal.calls(during: body)
  }
}
