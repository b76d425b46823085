import UIKit

/// What controllers have heard of their appearance, by UIKit's log.
extension AppWorld {
  var complaintsAboutAppearance: [AppComplaint] {
    let heard = appearanceByName
    return members.compactMap(\.object).compactMap { controller in
      let calls = heard[controller.name] ?? []
      if let disorder = disorder(in: calls) {
        return AppComplaint(.appearance, "\(controller.name): \(disorder)")
      }
      let (last, isVisible) = (calls.last, controller.isInWindow)
      guard isVisible ? last == "viewDidAppear" : last == nil || last == "viewDidDisappear" else {
        return AppComplaint(
          .appearance,
          "\(controller.name) \(isVisible ? "is" : "is not") on screen: \(calls.suffix(4))"
        )
      }
      return nil
    }
  }

  private var appearanceByName: [String: [String]] {
    var heard: [String: [String]] = [:]
    for text in HeadlessLog.texts {
      guard let dot = text.firstIndex(of: "."), let parenthesis = text.firstIndex(of: "("),
        dot < parenthesis
      else { continue }
      let call = String(text[text.index(after: dot)..<parenthesis])
      guard Self.appearanceCalls.contains(call) else { continue }
      heard[String(text[..<dot]), default: []].append(call)
    }
    return heard
  }

  private static let appearanceCalls: Set = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// The first call that may not follow the one before.
  ///
  /// A "will" may be followed by the opposite "will"; a "did" comes only after its own "will".
  private func disorder(in calls: [String]) -> String? {
    var last = "viewDidDisappear"
    for call in calls {
      let isLegal =
        switch call {
        case "viewWillAppear": last.hasSuffix("Disappear")
        case "viewWillDisappear": last == "viewDidAppear" || last == "viewWillAppear"
        case "viewDidAppear": last == "viewWillAppear"
        default: last == "viewWillDisappear"
        }
      guard isLegal else { return "\(call) after \(last)" }
      last = call
    }
    return nil
  }
}
