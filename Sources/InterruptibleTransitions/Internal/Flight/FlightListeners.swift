import UIKit

/// Who is told of a flight: of its changes, its progress and its end.
@MainActor
struct FlightListeners {
  private(set) var changeHandlers: [() -> Void] = []
  private var progressHandlers: [(CGFloat) -> Void] = []
  private var completions: [(TransitionEnd) -> Void] = []
  private var announcedProgress: CGFloat?
  /// Runs while somebody wants to know the progress.
  private var ticker: FrameTicker?

  mutating func add(_ handler: @escaping () -> Void) {
    changeHandlers.append(handler)
  }

  mutating func add(_ completion: @escaping (TransitionEnd) -> Void) {
    completions.append(completion)
  }

  /// Adds who is told of the progress, and what asks for it with each frame.
  mutating func add(_ handler: @escaping (CGFloat) -> Void, _ makeTicker: () -> FrameTicker) {
    progressHandlers.append(handler)
    if ticker == nil { ticker = makeTicker() }
  }

  /// Who is to be told of a progress that is new.
  mutating func handlers(of progress: CGFloat) -> [(CGFloat) -> Void] {
    guard progress != announcedProgress, !progressHandlers.isEmpty else { return [] }
    announcedProgress = progress
    return progressHandlers
  }

  /// Who is to be told of the end, and nobody of anything after that.
  mutating func end() -> [(TransitionEnd) -> Void] {
    ticker?.stop()
    defer { self = FlightListeners() }
    return completions
  }
}

extension Flight {
  /// Calls back after each event that has changed the flight.
  func addChangeHandler(_ handler: @escaping () -> Void) {
    if stage != .over { listeners.add(handler) }
  }

  /// Calls back with each frame in which the progress has changed.
  func addProgressHandler(_ handler: @escaping (CGFloat) -> Void) {
    guard stage != .over else { return }
    listeners.add(handler) {
      .atHighFrameRate { [weak self] in
        self?.announceProgress()
        return self != nil
      }
    }
  }

  /// Calls back when the flight is over, or at once if it is.
  func addCompletion(_ completion: @escaping (TransitionEnd) -> Void) {
    guard case .over(let end, _) = machine.phase else { return listeners.add(completion) }
    completion(end)
  }

  /// Tells who listens what is new; each may change it again.
  func announce() {
    for handler in listeners.changeHandlers { handler() }
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
