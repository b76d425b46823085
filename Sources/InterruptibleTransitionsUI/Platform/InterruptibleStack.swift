#if canImport(SwiftUI)
  public import InterruptibleTransitions
  public import SwiftUI

  /// A stack of screens that is bound to a path, and whose pushes and pops can be caught, reversed, and dragged at any
  /// moment.
  ///
  /// ```swift
  /// InterruptibleStack(path: $path) { HomeView() }
  ///   .destination(for: Recipe.self) { recipe in RecipeView(recipe: recipe, card: $card) }
  ///   .transitionEffect(.fade)
  /// ```
  ///
  /// The path changes once, when a transition has settled, and never for a reversed pop. Writing to it during a
  /// transition is a call: it reverses the transition, waits for it, or does nothing. Between transitions, path and
  /// stack agree. For values of several types, use an array of `AnyHashable` as the path.
  ///
  /// Each screen has a separate environment, so that `dismiss` pops it. To modify all screens, for example to
  /// add objects to their environments, use ``eachScreen(_:)``.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  @preconcurrency @MainActor
  public struct InterruptibleStack<Root: View>: View {
    @State private var ownPath: [AnyHashable] = []
    private let path: Path?
    private let root: Root
    private var parts = StackParts()

    /// Creates a stack with its own path, for links only.
    public init(@ViewBuilder root: () -> Root) {
      (path, self.root) = (nil, root())
    }

    /// Creates a stack that is bound to a path.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
      Data.Element: Hashable
    {
      (self.path, self.root) = (Path(path), root())
    }

    /// Declares the screens for a type of values.
    public func destination<Value: Hashable, Destination: View>(
      for value: Value.Type,
      @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> Self {
      adding { $0.destinations.append { ($0 as? Value).map { AnyView(destination($0)) } } }
    }

    /// Sets the effect of all transitions; by default, that of the system's push.
    public func transitionEffect(_ effect: any TransitionEffect) -> Self {
      adding { $0.effect = effect }
    }

    /// Chooses the effect of the transitions to and from the screens for a type of values.
    public func transitionEffect<Value: Hashable>(
      for value: Value.Type,
      _ effect: @escaping (Value) -> any TransitionEffect
    ) -> Self {
      adding { $0.effects.append { ($0 as? Value).map(effect) } }
    }

    /// Modifies every screen, for example to add objects to its environment.
    public func eachScreen<Screen: View>(
      @ViewBuilder _ modify: @escaping (AnyView) -> Screen
    ) -> Self {
      adding { $0.modify = { AnyView(modify($0)) } }
    }

    /// The stack, which extends to the edges; each screen has its own safe area.
    public var body: some View {
      StackView(path: path ?? Path($ownPath), root: AnyView(root), parts: parts).ignoresSafeArea()
    }

    private func adding(_ change: (inout StackParts) -> Void) -> Self {
      var stack = self
      change(&stack.parts)
      return stack
    }
  }

  /// A button that appends a value to the path of the stack around it.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  public struct StackLink<Label: View>: View {
    @Environment(\.stackModel) private var model
    private let value: AnyHashable
    private let label: Label

    /// Creates a link to the screen for a value.
    public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> Label) {
      (self.value, self.label) = (value, label())
    }

    /// The button.
    public var body: some View {
      Button(action: { model?.push(value) }, label: { label })
    }
  }

  /// What an app has declared of a stack.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  @MainActor
  struct StackParts {
    var destinations: [(AnyHashable) -> AnyView?] = []
    var effect: any TransitionEffect = .slide
    var effects: [(AnyHashable) -> (any TransitionEffect)?] = []
    var modify: (AnyView) -> AnyView = { $0 }

    func view(for value: AnyHashable) -> AnyView? {
      destinations.lazy.compactMap { $0(value) }.first
    }

    func effect(for value: AnyHashable?) -> any TransitionEffect {
      value.flatMap { value in effects.lazy.compactMap { $0(value) }.first } ?? effect
    }
  }

  /// The navigation controller in SwiftUI.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  private struct StackView: UIViewControllerRepresentable {
    let path: Path
    let root: AnyView
    let parts: StackParts

    func makeCoordinator() -> ScreenModel { ScreenModel(parts) }

    func makeUIViewController(context: Context) -> StackController {
      let model = context.coordinator
      model.parts = parts
      let controller = StackController(
        root: model.host(root),
        path: path,
        transition: InterruptibleTransition(
          .choosing { [weak model] scene in model?.effect(in: scene) ?? .slide }
        ),
        destination: { [weak model] value in
          model?.parts.view(for: value).map { model?.host($0) } ?? nil
        },
        later: nextTurn
      )
      controller.onFlight = { [weak model] in model?.follow($0) }
      model.follower = controller.follower
      return controller
    }

    func updateUIViewController(_ controller: StackController, context: Context) {
      context.coordinator.parts = parts
      controller.follower.path = path
      for (index, screen) in controller.viewControllers.enumerated() {
        let value = controller.follower.value(of: screen)
        let view = value.map(parts.view) ?? (index == 0 ? root : nil)
        if let view { context.coordinator.update(screen, with: view) }
      }
      controller.follower.setNeedsUpdate(animated: !context.transaction.disablesAnimations)
    }
  }

  extension Path {
    init<Data>(_ binding: Binding<Data>)
    where
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
      Data.Element: Hashable
    {
      self.init(
        get: { binding.wrappedValue.map { AnyHashable($0) } },
        set: { values in binding.wrappedValue = Data(values.compactMap { $0 as? Data.Element }) }
      )
    }
  }
#endif
