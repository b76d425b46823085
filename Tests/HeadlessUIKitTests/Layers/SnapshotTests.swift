import Testing
import UIKit

@MainActor @Suite(.serialized) struct SnapshotTests {
  private func layers(of view: UIView) -> [HeadlessLayer] {
    view.accessibilityIdentifier = "snapshot"
    let all = HeadlessLayerTree.shown.layers
    guard let root = all.first(where: { $0.identifier == "snapshot" }) else { return [] }
    var inside: Set<Int> = [root.id]
    return all.filter { layer in
      guard let parent = layer.parent, inside.contains(parent) else { return false }
      inside.insert(layer.id)
      return true
    }
  }

  @Test("A snapshot goes on showing what the view looked like")
  func frozen() throws {
    let stage = Stage()
    stage.view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.backgroundColor = .blue
    stage.view.addSubview(child)
    stage.advance(by: 0)
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    child.removeFromSuperview()
    stage.view.backgroundColor = .green
    stage.window.addSubview(snapshot)
    stage.advance(by: 0)

    #expect(snapshot.bounds.size == CGSize(width: 100, height: 100))
    let shown = layers(of: snapshot)
    #expect(shown.map(\.backgroundColor) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    #expect(shown.last?.matrix[12] == 10)
    #expect(shown.last?.matrix[13] == 20)
  }

  @Test("A snapshot beside its view has layers of its own, with numbers of their own")
  func numbers() throws {
    let stage = Stage()
    stage.view.addSubview(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    stage.advance(by: 0)
    stage.view.addSubview(try #require(stage.view.snapshotView(afterScreenUpdates: false)))
    stage.advance(by: 0)

    let numbers = HeadlessLayerTree.shown.layers.map(\.id)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test("A snapshot of a view in motion stands where the view was seen")
  func inMotion() throws {
    let stage = Stage()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(child)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 105 }
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    stage.window.addSubview(snapshot)
    stage.advance(by: 0)

    #expect(isNear(layers(of: snapshot).last.map { CGFloat($0.matrix[12]) }, 50, within: 2))
  }

  @Test("What hasn't been drawn has no place in a snapshot without updates")
  func undrawn() throws {
    let stage = Stage()
    stage.view.backgroundColor = .red
    stage.advance(by: 0)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    child.backgroundColor = .blue
    stage.view.addSubview(child)
    let snapshots = try [stage.view, child].map {
      try #require($0.snapshotView(afterScreenUpdates: false))
    }
    for snapshot in snapshots { stage.window.addSubview(snapshot) }
    stage.advance(by: 0)

    #expect(layers(of: snapshots[0]).map(\.backgroundColor) == [UIColor.red.cgColor])
    snapshots[0].accessibilityIdentifier = nil
    #expect(layers(of: snapshots[1]).allSatisfy { $0.backgroundColor == nil })
    #expect(snapshots[1].bounds.size == CGSize(width: 10, height: 10))
    #expect(HeadlessLog.texts.last == "empty snapshot of UIView: it has not been drawn yet")
  }

  @Test("A view that came back to the screen has to be drawn again")
  func returned() throws {
    let stage = Stage()
    stage.view.backgroundColor = .red
    stage.advance(by: 0)
    stage.view.removeFromSuperview()
    stage.advance(by: 0)
    stage.window.addSubview(stage.view)
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    stage.window.addSubview(snapshot)
    stage.advance(by: 0)

    #expect(layers(of: snapshot).allSatisfy { $0.backgroundColor == nil })
  }

  @Test("A snapshot stretches with its bounds, while they are animated as well")
  func stretched() throws {
    let stage = Stage()
    stage.view.backgroundColor = .red
    stage.advance(by: 0)
    let snapshot = try #require(stage.view.snapshotView(afterScreenUpdates: false))
    stage.window.addSubview(snapshot)
    stage.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      snapshot.bounds.size = CGSize(width: 300, height: 50)
    }
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    let root = try #require(layers(of: snapshot).first)

    #expect(isNear(CGFloat(root.matrix[0]), 2, within: 0.05))
    #expect(isNear(CGFloat(root.matrix[5]), 0.75, within: 0.02))
    #expect(isNear(CGFloat(root.matrix[12]), 0))
    #expect(isNear(CGFloat(root.matrix[13]), 0))
  }

  @Test("A part of a view is shown from its own corner")
  func part() throws {
    let stage = Stage()
    let snapshot = try #require(
      stage.view.resizableSnapshotView(
        from: CGRect(x: 30, y: 40, width: 20, height: 10),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    )
    stage.window.addSubview(snapshot)
    stage.advance(by: 0)

    #expect(snapshot.bounds.size == CGSize(width: 20, height: 10))
    #expect(snapshot.clipsToBounds)
    #expect(layers(of: snapshot).first?.matrix[12] == -30)
    #expect(layers(of: snapshot).first?.matrix[13] == -40)
  }
}
