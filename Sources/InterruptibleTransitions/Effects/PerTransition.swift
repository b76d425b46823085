/// What an effect remembers of each transition that it is in; the transition's scene keeps it.
///
/// Copies of an effect share it.
struct PerTransition<Value>: Sendable {
  private let owner = Owner()

  /// Tells effects apart.
  private final class Owner: Sendable {}

  /// What the effect remembers; an effect that is made anew for each call remembers what the last one like it does.
  @MainActor
  subscript(scene: TransitionScene) -> Value? {
    get { own(in: scene) ?? scene.memory.lazy.compactMap { $0.value as? Value }.last }
    nonmutating set {
      scene.memory.removeAll { $0.owner === owner }
      if let newValue { scene.memory.append(SceneMemory(owner: owner, value: newValue)) }
    }
  }

  /// Returns what this very effect remembers, and makes it if there is nothing yet.
  @MainActor
  func make(in scene: TransitionScene, _ make: () -> Value) -> Value {
    if let known = own(in: scene) { return known }
    let value = make()
    self[scene] = value
    return value
  }

  @MainActor
  private func own(in scene: TransitionScene) -> Value? {
    scene.memory.first { $0.owner === owner }?.value as? Value
  }
}

/// What one effect remembers of a scene.
struct SceneMemory {
  let owner: AnyObject
  let value: Any
}
