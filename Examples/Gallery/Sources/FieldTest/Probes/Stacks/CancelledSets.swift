import UIKit

/// Cancels each kind of change of a stack, and reads the stack afterwards.
struct CancelledSets: Probe {
  let chapter = Chapter.stacks

  func run(on stage: ProbeStage) async -> Finding {
    var samples: [String] = []
    samples.append(
      await sample("a push", on: stage) {
        $0.controller.pushViewController($0.screen("D"), animated: true)
      }
    )
    samples.append(
      await sample("a pop", on: stage) { $0.controller.popViewController(animated: true) }
    )
    samples.append(
      await sample("a pop to the middle", on: stage) {
        $0.controller.popToViewController($0.controller.viewControllers[1], animated: true)
      }
    )
    samples.append(
      await sample("a pop to the root", on: stage) {
        $0.controller.popToRootViewController(animated: true)
      }
    )
    for titles in ["AD", "ABCD", "ABDE", "BA"] {
      samples.append(await sample("a set of \(titles)", on: stage) { $0.set(titles) })
    }
    return Finding(nil, samples)
  }

  private func sample(
    _ name: String,
    on stage: ProbeStage,
    _ change: (ProbeNavigation) -> Void
  ) async -> String {
    await stage.clear()
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    await navigation.push("B")
    await navigation.push("C")
    change(navigation)
    await stage.advance(by: 0.1)
    await navigation.cancel()
    let item = navigation.controller.navigationBar.topItem?.title ?? "none"
    return "\(name), cancelled: \(navigation.titles), the bar shows \(item)"
  }
}

extension ProbeNavigation {
  /// Sets the stack with animation; screens that are on it are used again.
  fileprivate func set(_ titles: String) {
    let screens = titles.map { title in
      controller.viewControllers.first { $0.title == String(title) } ?? screen(String(title))
    }
    controller.setViewControllers(screens, animated: true)
  }
}
