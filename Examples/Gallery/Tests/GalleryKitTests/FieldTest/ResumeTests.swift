import FieldTest
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct ResumeTests {
    @Test("A probe may end the app where UIKit raises")
    func fatal() async {
      await #expect(processExitsWith: .failure) {
        _ = await FieldRun.report(of: FieldTest.fatalProbes, under: .standard)
      }
    }

    @Test("The probe that ended the app has that for its reading, and the others follow")
    func resume() async {
      let store = MemoryStore()
      var report = FieldReport(system: "headless UIKit")
      report.running = "DelaysPausedAnimators"
      store.report = report

      let probes = FieldTest.fatalProbes + FieldTest.automaticProbes.suffix(2)
      let resumed = await FieldRun.report(of: probes, under: .standard, store: store)

      #expect(resumed.values(of: "delaysPausedAnimators") == [false])
      #expect(resumed.text.contains("  A7 delaysPausedAnimators = false\n"))
      #expect(resumed.results.count == 3)
      #expect(store.report == resumed && resumed.running == nil)
    }

    @Test("A finished report isn't gone on with")
    func again() async {
      let store = MemoryStore()
      let probes = Array(FieldTest.automaticProbes.suffix(2))

      let first = await FieldRun.report(of: probes, under: .standard, store: store)
      let second = await FieldRun.report(of: probes, under: .standard, store: store)

      #expect(first == second && second.results.count == 2)
    }

    @Test("Under a debugger, which would stop there, the probe that may end the app isn't run")
    func debugged() async {
      HeadlessScreen.reset(personality: .standard)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
      #expect(!stage.isDebugged)
      stage.isDebugged = true

      let report = await FieldTest(FieldTest.fatalProbes).run(on: stage)

      let line = "  A7 delaysPausedAnimators = not decided: a debugger is attached\n"
      #expect(report.text.hasSuffix(line))
    }

    @Test("Without a finger the guided probes decide nothing")
    func nobody() async {
      HeadlessScreen.reset(personality: .standard)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))

      let report = await FieldTest(FieldTest.guidedProbes).run(on: stage)

      #expect(report.results.allSatisfy { $0.finding.value == nil })
      #expect(report.text.contains("  F9 pansBeginSoon = not decided\n"))
    }
  }
}
