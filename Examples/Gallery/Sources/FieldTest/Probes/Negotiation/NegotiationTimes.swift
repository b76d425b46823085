import UIKit

/// Makes each kind of change, and writes down when everything is asked and told.
struct NegotiationTimes: Probe {
  let chapter = Chapter.negotiation

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    var samples: [String] = []
    let controller = navigation.controller
    let push = await sample(controller, navigation.journal, on: stage) {
      controller.pushViewController(navigation.screen("B"), animated: true)
    }
    let pop = await sample(controller, navigation.journal, on: stage) {
      controller.popViewController(animated: true)
    }
    samples += ["push: \(push)", "pop: \(pop)"]
    let card = await ProbeCard(on: stage)
    let present = await sample(card.card, card.journal, on: stage) { card.startPresenting() }
    let dismiss = await sample(card.card, card.journal, on: stage) {
      card.card.dismiss(animated: true)
    }
    samples += ["present: \(present)", "dismiss: \(dismiss)"]
    let tabs = UITabBarController()
    tabs.delegate = card.fade
    tabs.viewControllers = ["C", "D"].map { ProbeScreen($0, card.journal) }
    await stage.show(tabs)
    let select = await sample(tabs, card.journal, on: stage) { tabs.selectedIndex = 1 }
    return Finding(nil, samples + ["select: \(select)"])
  }

  private func sample(
    _ controller: UIViewController,
    _ journal: Journal,
    on stage: ProbeStage,
    _ change: () -> Void
  ) async -> String {
    let start = CACurrentMediaTime()
    change()
    journal.note("returned")
    let hasCoordinator = controller.transitionCoordinator != nil
    let answer = controller.transitionCoordinator?.animate(
      alongsideTransition: { _ in journal.note("alongside") },
      completion: { _ in journal.note("completion") }
    )
    await stage.advance(by: 0.8)
    return "a coordinator at once \(hasCoordinator), animate(alongside:) "
      + "\(answer.map(String.init) ?? "not called"), in ms: \(journal.timeline(since: start))"
  }
}
