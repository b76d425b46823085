import Testing
import UIKit

/// Whatever happens in whatever app, in whatever order: in the end it is whole, and answers.
///
/// The apps are random trees of navigation controllers, tab bar controllers, custom containers and screens, with
/// cards in every style that is served, one or several transition objects, both layout directions and every
/// personality of headless UIKit. The events are random, too: touches, calls, calls from callbacks, and changes in
/// the environment. Nothing here knows how the framework works, or what it should do after which event. Every check
/// is one that any app could make of itself at rest. So what holds for many seeds holds for apps that nobody has
/// thought of.
///
/// ```
/// RANDOM_APP_SEEDS=2000 RANDOM_APP_FIRST_SEED=100 swift test --filter RandomAppTests
/// ```
@MainActor @Suite(.serialized) struct RandomAppTests {
  @Test("Random apps come to rest whole", arguments: RandomAppRun.levels)
  func stories(level: AppLevel) {
    var run = RandomAppRun(level)

    run.play()

    let isWhole = run.failures.isEmpty
    #expect(isWhole, "\(run.report)")
  }
}
