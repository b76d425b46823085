import UIKit

/// Who is told of a flight: of its phases, its progress and its end.
@MainActor
struct FlightListeners {
  private var phaseHandlers: [@MainActor (InterruptibleTransition.Phase) -> Void] = []
  private var progressHandlers: [@MainActor (CGFloat) -> Void] = []
  private var completions: [@MainActor (TransitionEnd) -> Void] = []
  private var announcedPhase: InterruptibleTransition.Phase?
  private var announcedProgress: CGFloat?
  /// Runs while somebody wants to know the progress.
  private var ticker: FrameTicker?

  mutating func add(
    from phase: InterruptibleTransition.Phase,
    _ handler: @escaping @MainActor (InterruptibleTransition.Phase) -> Void
  ) {
    if phaseHandlers.isEmpty { announcedPhase = phase }
    phaseHandlers.append(handler)
  }

  mutating func add(_ completion: @escaping @MainActor (TransitionEnd) -> Void) {
    completions.append(completion)
  }

  /// Adds who is told of the progress, and what asks for it with each frame.
  mutating func add(
    _ handler: @escaping @MainActor (CGFloat) -> Void,
    _ makeTicker: () -> FrameTicker
  ) {
    progressHandlers.append(handler)
    if ticker == nil { ticker = makeTicker() }
  }

  /// Who is to be told of a phase that is new.
  mutating func handlers(
    of phase: InterruptibleTransition.Phase
  ) -> [@MainActor (InterruptibleTransition.Phase) -> Void] {
    guard phase != announcedPhase, !phaseHandlers.isEmpty else { return [] }
    announcedPhase = phase
    return phaseHandlers
  }

  /// Who is to be told of a progress that is new.
  mutating func handlers(of progress: CGFloat) -> [@MainActor (CGFloat) -> Void] {
    guard progress != announcedProgress, !progressHandlers.isEmpty else { return [] }
    announcedProgress = progress
    return progressHandlers
  }

  /// Who is to be told of the end, and nobody of anything after that.
  mutating func end() -> [@MainActor (TransitionEnd) -> Void] {
    ticker?.stop()
    defer { self = FlightListeners() }
    return completions
  }
}

extension Flight {
  func addPhaseHandler(_ handler: @escaping @MainActor (InterruptibleTransition.Phase) -> Void) {
    guard stage != .over else { return }
    listeners.add(from: phase, handler)
  }

  func addProgressHandler(_ handler: @escaping @MainActor (CGFloat) -> Void) {
    guard stage != .over else { return }
    listeners.add(handler) {
      .atHighFrameRate { [weak self] in
        self?.announceProgress()
        return self != nil
      }
    }
  }

  func addCompletion(_ completion: @escaping @MainActor (TransitionEnd) -> Void) {
    guard case .over(let end, _) = machine.phase else { return listeners.add(completion) }
    completion(end)
  }

  /// Tells who listens what is new; each may change it again.
  func announce() {
    for handler in listeners.handlers(of: phase) { handler(phase) }
    guard case .over(let end, _) = machine.phase else { return }
    announceProgress()
    for completion in listeners.end() { completion(end) }
  }

  private func announceProgress() {
    guard stage != .upcoming else { return }
    let progress = progress
    for handler in listeners.handlers(of: progress) { handler(progress) }
  }
}
