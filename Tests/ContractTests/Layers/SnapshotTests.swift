import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct SnapshotTests {
    private func makeView() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .red
      return view
    }

    private func isRed(_ snapshot: UIView?, on stage: Stage) async throws -> Bool {
      let snapshot = try #require(snapshot)
      #expect(snapshot.bounds.size == CGSize(width: 40, height: 40))
      stage.window.addSubview(snapshot)
      await stage.endTurn()
      defer { snapshot.removeFromSuperview() }
      return snapshot.isVisible(in: .red)
    }

    @Test(
      "C14: a snapshot of a view that hasn't been drawn is empty, unless it waits for updates",
      arguments: [true, false]
    )
    func undrawn(waits: Bool) async throws {
      let stage = await Stage()
      let view = makeView()
      stage.window.addSubview(view)
      let snapshot = view.snapshotView(afterScreenUpdates: waits)

      #expect(try await isRed(snapshot, on: stage) == waits)
    }

    @Test("C14: a snapshot of a view that was never in a window is empty")
    func alone() async throws {
      let stage = await Stage()
      let snapshot = makeView().snapshotView(afterScreenUpdates: false)

      #expect(try await isRed(snapshot, on: stage) == false)
    }

    @Test(
      "C14: a snapshot shows what is on the screen, or with updates what was set since",
      arguments: [true, false]
    )
    func drawn(waits: Bool) async throws {
      let stage = await Stage()
      let view = makeView()
      view.backgroundColor = .blue
      stage.window.addSubview(view)
      await stage.endTurn()
      view.backgroundColor = .red
      let snapshot = view.snapshotView(afterScreenUpdates: waits)

      #expect(try await isRed(snapshot, on: stage) == waits)
    }
  }
}
