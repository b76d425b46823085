import Foundation
import InterruptibleTransitions
import Testing

@testable import TestSupport

/// The lists that stories and random apps take effects, calls, and settings from have all that the framework has.
@Suite struct ListTests {
  @Test("Every public effect, modifier, and stage is in the list of effects")
  func effects() throws {
    let list = try SourceFiles.text("Tests/TestSupport/Shared/EffectCase.swift")
    let pattern =
      #/public (?:static )?(?:var|func) (\w+)[^{]*?(?:: |-> )(?:\w*Effect|some TransitionEffect|\[?TransitionStage\]?) /#
    var names: Set<String> = []
    for text in try SourceFiles.swift(in: "Sources/InterruptibleTransitions/Effects").values {
      for match in SourceFiles.code(of: text).matches(of: pattern) { names.insert(String(match.1)) }
    }
    #expect(names.count >= 25)
    for name in names.sorted() {
      #expect(list.contains(".\(name)"), "EffectCase has no effect with \(name): add one")
    }
  }

  @Test("The field test measures the effects in the list, and has no list of its own")
  func fieldTest() throws {
    let folder = "Examples/Gallery/Sources/FieldTest"
    // Links, because the gallery is a package of its own, and what tests share isn't public.
    let shared = try SourceFiles.swift(in: "Tests/TestSupport/Shared").keys.sorted()
    #expect(!shared.isEmpty)
    for path in shared {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let link = SourceFiles.root.appendingPathComponent("\(folder)/Effects/\(name)")
      let target = SourceFiles.root.appendingPathComponent("Tests/TestSupport/Shared/\(name)")
      let isSame = link.resolvingSymlinksInPath().path == target.resolvingSymlinksInPath().path
      #expect(isSame, "\(folder)/Effects has no link to \(name)")
    }
    let probe = try SourceFiles.text("\(folder)/Probes/Framework/EffectProbe.swift")
    #expect(probe.contains("EffectCase.allCases"))
    for (path, text) in try SourceFiles.swift(in: folder) where !path.contains("Effects/") {
      #expect(!text.contains(#/\n  case slide\b/#), "\(path) has its own list of effects")
    }
  }

  @Test("Every public call is made in a story or by a random app")
  func calls() throws {
    let callers = try text(in: [
      "Tests/TestSupport/Headless", "Tests/InterruptibleTransitionsTests/RandomApps",
    ])
    let files = ["", "Platform/", "Internal/Containers/"].compactMap { folder in
      try? SourceFiles.swift(in: "Sources/InterruptibleTransitions/\(folder)")
    }
    var names: Set<String> = []
    for (path, text) in files.flatMap(\.self)
    where path.hasPrefix("InterruptibleTransition+") || path.hasPrefix("TransitionFlight") {
      for match in text.matches(of: #/\n  public func (\w+)/#) { names.insert(String(match.1)) }
    }
    // UIKit calls those of its protocols.
    let uikit: Set = [
      "navigationController", "tabBarController", "animationController", "presentationController",
      "interactionControllerForPresentation", "interactionControllerForDismissal",
      "transitionDuration", "animateTransition", "interruptibleAnimator",
      "startInteractiveTransition",
    ]
    // Only read.
    let readers: Set = ["flight", "panRecognizers"]
    let calls = names.subtracting(uikit).subtracting(readers)
    #expect(calls.count > 15)
    for name in calls.sorted() {
      #expect(
        callers.contains(".\(name)(") || callers.contains(".\(name) {"),
        "no story and no random app calls \(name)(): add it"
      )
    }
  }

  @Test("Every setting is changed by random apps")
  func settings() throws {
    let setters = try SourceFiles.text(
      "Tests/InterruptibleTransitionsTests/RandomApps/World/AppTransition+API.swift"
    )
    let object = try SourceFiles.text(
      "Sources/InterruptibleTransitions/InterruptibleTransition.swift"
    )
    let gestures = try SourceFiles.text(
      "Sources/InterruptibleTransitions/Settings/GestureSettings.swift"
    )
    let pattern = #/\n  public (?:weak )?var (\w+): [^{\n]*(?:\{\n    (?:didSet|get \{)|\n| = )/#
    let names = (object + gestures).matches(of: pattern).map { String($0.1) }
    #expect(names.count >= 19)
    // Closures, which random apps set once.
    let closures: Set = [
      "panOverride", "presentationControllerProvider", "onPhaseChange", "pushProvider",
    ]
    for name in Set(names).subtracting(closures).sorted() {
      #expect(setters.contains(".\(name) = "), "no random app changes \(name): add it")
    }
  }

  private func text(in folders: [String]) throws -> String {
    try folders.flatMap { try SourceFiles.swift(in: $0).values }.joined()
  }
}
