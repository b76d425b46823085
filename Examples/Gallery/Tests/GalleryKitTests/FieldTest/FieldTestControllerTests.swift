import FieldTest
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct FieldTestControllerTests {
    @Test("The screen runs the probes, shows the report, and leaves nothing on the screen")
    func run() async throws {
      HeadlessScreen.reset(personality: .standard)
      let store = MemoryStore()
      let controller = FieldTestController(store: store, includesFatalProbes: false)
      let window = UIWindow(frame: HeadlessScreen.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0.1)

      await controller.run()

      let report = try #require(store.report)
      #expect(report.results.count == FieldTest.probes.count - FieldTest.fatalProbes.count)
      #expect(report.values(of: "setterFlips") == [true])
      let shown = text(in: controller.view)
      #expect(report.parts.allSatisfy(shown.contains))
      #expect(shown.contains("A40  setterFlips"))
      #expect(UIApplication.shared.windows == [window])
      HeadlessClock.advance(by: 1)
      #expect(HeadlessClock.isQuiet)
    }

    private func text(in view: UIView) -> [String] {
      [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(text)
    }
  }
}
