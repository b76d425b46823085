import UIKit

/// Takes snapshots of views that haven't been drawn, and looks whether they have content.
struct SnapshotsOfUndrawnViews: Probe {
  let chapter = Chapter.geometry
  let statement = "C14"

  func run(on stage: ProbeStage) async -> Finding {
    guard let root = stage.window.rootViewController?.view else { return Finding(nil, []) }
    let views = (0..<3).map {
      UIView(frame: CGRect(x: 20, y: 340 + 60 * $0, width: 50, height: 50))
    }
    for view in views { view.backgroundColor = .red }
    let alone = views[0].snapshotView(afterScreenUpdates: false)
    for view in views { root.addSubview(view) }
    let undrawn = views[0].snapshotView(afterScreenUpdates: false)
    let updated = views[1].snapshotView(afterScreenUpdates: true)
    let beside = views[2].snapshotView(afterScreenUpdates: false)
    let snapshots = [alone, undrawn, updated, beside]
    for case let snapshot? in snapshots { root.addSubview(snapshot) }
    await stage.advance(by: 0.1)
    let found = snapshots.map { snapshot in
      snapshot.map { $0.isVisible(in: .red) ? "full" : "empty" } ?? "none"
    }
    return Finding(
      nil,
      [
        "out of a window: \(found[0]), not drawn: \(found[1]), after updates: \(found[2]), "
          + "of another view then: \(found[3])"
      ]
    )
  }
}
