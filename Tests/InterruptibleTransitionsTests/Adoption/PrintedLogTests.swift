import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// The log of a test on Linux.
struct PrintedLogTests {
  @Test("A message is printed unless a console receives it", arguments: [false, true])
  func printed(hasConsole: Bool) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [hasConsole] in
      await MainActor.run {
        let console = hasConsole ? HeadlessConsole() : nil
        let stage = NavigationStage()
        stage.transition.push(stage.first, onto: stage.navigation)
        stage.settle()
        precondition(console == nil || console?.texts.count == 1)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let line = "[InterruptibleTransitions] fault: Ignored the push of Screen: it's in the stack"
    #expect(text.contains(line) == !hasConsole, "\(text)")
  }
}
