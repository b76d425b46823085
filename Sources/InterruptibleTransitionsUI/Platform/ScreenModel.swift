#if canImport(SwiftUI)
  import Combine
  public import InterruptibleTransitions
  public import SwiftUI

  /// The transition that a screen takes part in, for the views of the screen.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  public struct ScreenFlight: Hashable, Sendable {
    /// The phase of the transition; `idle` if none is running.
    public fileprivate(set) var phase = InterruptibleTransition.Phase.idle
    /// The progress of the transition, from 0 at its start to 1 at its end.
    public fileprivate(set) var progress: CGFloat = 0
    /// The transition, to reverse, pause, or finish it; nil if none is running.
    public fileprivate(set) var flight: TransitionFlight?
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  extension EnvironmentValues {
    /// The running transition of the stack or the card around a view.
    ///
    /// SwiftUI evaluates a view that reads this value in every frame of a transition, and no other view. If a screen
    /// takes long to evaluate, read the value in a small separate view.
    ///
    /// ```swift
    /// @Environment(\.transitionFlight) private var transition
    ///
    /// Button("Back") { transition.flight?.reverse() }.opacity(transition.progress)
    /// ```
    public internal(set) var transitionFlight: ScreenFlight {
      get { self[FlightKey.self] }
      set { self[FlightKey.self] = newValue }
    }

    var stackModel: ScreenModel? {
      get { self[ModelKey.self] }
      set { self[ModelKey.self] = newValue }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  private struct FlightKey: EnvironmentKey {
    static let defaultValue = ScreenFlight()
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  private struct ModelKey: EnvironmentKey {
    static var defaultValue: ScreenModel? { nil }
  }

  /// What the screens of a stack, or a card, have in common.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  @MainActor
  final class ScreenModel {
    let flight = FlightModel()
    var parts: StackParts
    weak var follower: PathFollower?
    private var sources: [AnyHashable: WeakView] = [:]

    private struct WeakView {
      weak var view: UIView?
    }

    init(_ parts: StackParts) {
      self.parts = parts
    }

    func push(_ value: AnyHashable) {
      guard let follower else { return }
      follower.path.set(follower.path.get() + [value])
      follower.setNeedsUpdate()
    }

    func effect(in scene: TransitionScene) -> any TransitionEffect {
      parts.effect(for: scene.foregroundViewController.flatMap { follower?.value(of: $0) })
    }

    func follow(_ flight: TransitionFlight) {
      self.flight.follow(flight)
    }

    // MARK: - Screens

    func host(_ view: AnyView) -> UIViewController {
      ScreenHost(rootView: ScreenView(model: self, content: parts.modify(view)))
    }

    func update(_ screen: UIViewController, with view: AnyView) {
      (screen as? ScreenHost)?.rootView.content = parts.modify(view)
    }

    // MARK: - Sources of a zoom

    subscript(source id: AnyHashable) -> UIView? {
      get { sources[id]?.view }
      set { sources[id] = WeakView(view: newValue) }
    }
  }

  /// The flight as the views of all screens see it.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  @MainActor
  final class FlightModel: ObservableObject {
    @Published private(set) var current = ScreenFlight()

    func follow(_ flight: TransitionFlight) {
      let update: () -> Void = { [weak self] in
        self?.current = ScreenFlight(phase: flight.phase, progress: flight.progress, flight: flight)
      }
      flight.addPhaseHandler { _ in update() }
      flight.addProgressHandler { _ in update() }
      flight.addCompletion { [weak self] _ in
        if self?.current.flight == flight { self?.current = ScreenFlight() }
      }
    }
  }

  /// Puts the flight into the environment of a screen.
  ///
  /// It changes with every frame. A modifier that observes it leaves the screen that it modifies alone, but for the views that read it.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  private struct FlightModifier: ViewModifier {
    @ObservedObject var model: FlightModel

    func body(content: Content) -> some View {
      content.environment(\.transitionFlight, model.current)
    }
  }

  /// The controller of a screen, in whose environment `dismiss` pops it, or dismisses the card.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  final class ScreenHost: UIHostingController<ScreenView>, InterceptingDismissal {
    var onDisappear: () -> Void = {}
    /// Who dismisses.
    var caller = Caller.app

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear()
    }

    /// A card can be dismissed at any moment, and so can one that it presents.
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      guard !dismissThroughTransition(animated: flag, completion: completion) else { return }
      super.dismiss(animated: flag, completion: completion)
    }
  }

  /// A screen, with what its views read.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  struct ScreenView: View {
    let model: ScreenModel
    var content: AnyView

    var body: some View {
      content.environment(\.stackModel, model).modifier(FlightModifier(model: model.flight))
    }
  }

  /// Runs a closure in another turn of the main run loop.
  @MainActor
  func nextTurn(_ action: @escaping @MainActor () -> Void) {
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(action) }
  }
#endif
