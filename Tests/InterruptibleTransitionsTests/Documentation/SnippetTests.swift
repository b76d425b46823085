import Foundation
import InterruptibleTransitions
import Testing
import UIKit

/// The snippets of the README, the guides and the doc comments, run as they stand there.
///
/// `everySnippetIsHere` compares them with this file, line by line.
@MainActor @Suite struct SnippetTests {
  @Test("One line to adopt")
  func adopt() {
    HeadlessScreen.reset()
    let navigationController = UINavigationController(rootViewController: UIViewController())

    let transition = InterruptibleTransition(.slide)  // keep it: a delegate is not retained
    navigationController.delegate = transition

    #expect(navigationController.delegate === transition)
  }

  @Test("Options and control")
  func control() {
    HeadlessScreen.reset()
    class DetailViewController: UIViewController {}
    let transition = InterruptibleTransition(.slide)

    transition.pushProvider = { _ in DetailViewController() }
    transition.popGesture = .anywhere
    transition.spring = Spring(response: 0.5)
    transition.onPhaseChange = { phase in print(phase) }

    transition.pause()
    transition.scrub(to: 0.25)
    transition.reverse()  // and finish(), cancel(), resume()

    #expect(transition.phase == .idle)
  }

  @Test("Headless UIKit by itself")
  func headless() {
    HeadlessScreen.reset()
    // Under some readings of UIKit its own push takes longer than the snippet waits.
    HeadlessPersonality.current = .standard
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()

    navigation.pushViewController(UIViewController(), animated: true)
    HeadlessClock.advance(by: 0.1)
    HeadlessTouch.send(id: 1, phase: .began, at: CGPoint(x: 200, y: 400))
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: 200, y: 400))
    HeadlessClock.advance(by: 1)

    #expect(navigation.viewControllers.count == 2)
  }

  @Test("Every snippet stands in this file")
  func everySnippetIsHere() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let known = Set(try lines(of: file).map(Self.code))
    var checked = 0
    for document in try documents(in: root) {
      for line in snippetLines(in: try lines(of: document)) {
        checked += 1
        #expect(known.contains(Self.code(line)), "\(document.lastPathComponent): \(line)")
      }
    }
    #expect(checked > 20)
  }

  private func documents(in root: URL) throws -> [URL] {
    let files = FileManager.default
    let sources = files.enumerator(
      at: root.appendingPathComponent("Sources/InterruptibleTransitions"),
      includingPropertiesForKeys: nil
    )
    let guides = try files.contentsOfDirectory(
      at: root.appendingPathComponent("Docs"),
      includingPropertiesForKeys: nil
    )
    return [root.appendingPathComponent("README.md")]
      + guides.filter { $0.pathExtension == "md" }
      + (sources?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  private func lines(of url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The lines between ```swift and ```, in Markdown and in doc comments.
  private func snippetLines(in lines: [String]) -> [String] {
    var isInside = false
    return lines.compactMap { line in
      let text = line.replacingOccurrences(of: "///", with: "").trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") {
        isInside = text == "```swift"
        return nil
      }
      return isInside && !text.isEmpty ? text : nil
    }
  }

  /// A line without its comment and its spaces.
  private static func code(_ line: String) -> String {
    (line.components(separatedBy: "//").first ?? "").filter { !$0.isWhitespace }
  }
}
