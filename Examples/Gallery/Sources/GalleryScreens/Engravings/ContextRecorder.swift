import InterruptibleTransitions
import UIKit

/// Reads the context of a transition in each frame, and learns from UIKit's coordinator what it has been told.
@MainActor
final class ContextRecorder {
  /// The last reading; it stays when the transition is over.
  private(set) var reading: ContextReading?
  private(set) var record = ContextRecord()
  /// Whether there is a context.
  private(set) var isInFlight = false
  /// Called when anything has changed.
  var onChange: () -> Void = {}

  private let transition: InterruptibleTransition
  private weak var container: UIViewController?
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var start: TimeInterval = 0
  private var ticker: FrameTicker?

  init(_ transition: InterruptibleTransition, in container: UIViewController) {
    self.transition = transition
    self.container = container
  }

  /// Follows a transition that is about to start.
  func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
    (record, start, isInFlight) = (ContextRecord(), CACurrentMediaTime(), true)
    coordinator.animate(
      alongsideTransition: nil,
      completion: { [weak self] _ in self?.didComplete() }
    )
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      self?.interactionDidChange(context)
    }
    ticker = FrameTicker { [weak self] in self?.frameDidBegin() }
  }

  private var time: TimeInterval { CACurrentMediaTime() - start }

  private func frameDidBegin() {
    read()
    guard let container, let coordinator = container.transitionCoordinator else { return }
    record.addFrame(
      displayed: transition.flight(in: container)?.progress ?? 0,
      told: coordinator.percentComplete,
      isInteractive: coordinator.isInteractive,
      at: time
    )
    onChange()
  }

  /// Only three calls change whether a transition is interactive.
  private func interactionDidChange(_ context: any UIViewControllerTransitionCoordinatorContext) {
    record.add(
      context.isInteractive ? .pause : context.isCancelled ? .cancel : .finish,
      at: time
    )
    read()
    onChange()
  }

  private func didComplete() {
    ticker?.stop()
    ticker = nil
    read()
    record.complete(reading?.transitionWasCancelled == false, at: time)
    (context, isInFlight) = (nil, false)
    onChange()
  }

  private func read() {
    context = container.flatMap { transition.flight(in: $0)?.context } ?? context
    if let context { reading = ContextReading(context) }
  }
}
