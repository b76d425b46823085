#if canImport(SwiftUI)
  public import InterruptibleTransitions
  public import SwiftUI

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  extension View {
    /// Presents a card while an item isn't nil, with transitions that can be caught and reversed.
    ///
    /// The item is set to nil once, when the card has gone. Writing to it during a transition reverses the card's
    /// transition or waits for it. If the view itself disappears, the card is dismissed, as a sheet is, and the item
    /// isn't changed any more.
    ///
    /// A screen presents one card at a time. To exchange the items of two cards, set one to nil and the other to its value
    /// in one update of the view. An item that is set while another card stays is set to nil again, and the log says so.
    ///
    /// ```swift
    /// .interruptiblePresentation(item: $card, effect: .cover) { note in NoteView(note: note) }
    /// ```
    @MainActor
    public func interruptiblePresentation<Item: Identifiable, Card: View>(
      item: Binding<Item?>,
      effect: any TransitionEffect = .cover,
      @ViewBuilder content: @escaping (Item) -> Card
    ) -> some View {
      background(CardAnchor(item: item, effect: effect, content: { AnyView(content($0)) }))
    }

    /// Makes a view the source that a screen grows out of and shrinks back to, with `zoom(fromSource:cornerRadius:)`.
    public func zoomSource(id: some Hashable) -> some View {
      modifier(ZoomSourceModifier(id: AnyHashable(id)))
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  private struct CardAnchor<Item: Identifiable>: UIViewControllerRepresentable {
    let item: Binding<Item?>
    let effect: any TransitionEffect
    let content: (Item) -> AnyView

    func makeCoordinator() -> CardCoordinator<Item> { CardCoordinator(self) }

    func makeUIViewController(context: Context) -> AnchorController {
      context.coordinator.makeAnchor(effect)
    }

    func updateUIViewController(_ anchor: AnchorController, context: Context) {
      context.coordinator.update(self, animated: !context.transaction.disablesAnimations)
    }

    static func dismantleUIViewController(
      _ anchor: AnchorController,
      coordinator: CardCoordinator<Item>
    ) {
      coordinator.leave()
    }
  }

  /// Remembers the items of cards that may come back.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  @MainActor
  private final class CardCoordinator<Item: Identifiable> {
    private let model = ScreenModel(StackParts())
    private var anchor: CardAnchor<Item>
    private var items: [AnyHashable: Item] = [:]
    private var presenter: CardPresenter?

    init(_ anchor: CardAnchor<Item>) {
      self.anchor = anchor
    }

    func makeAnchor(_ effect: any TransitionEffect) -> AnchorController {
      let host = AnchorController()
      let presenter = CardPresenter(
        host: host,
        path: Path(get: { [weak self] in self?.ids ?? [] }, set: { [weak self] in self?.take($0) }),
        transition: InterruptibleTransition(effect),
        destination: { [weak self] id in self?.makeCard(id) },
        later: nextTurn
      )
      presenter.onFlight = { [weak model] in model?.follow($0) }
      self.presenter = presenter
      host.onAppear = { [weak presenter] in presenter?.follower.setNeedsUpdate() }
      return host
    }

    func update(_ anchor: CardAnchor<Item>, animated: Bool) {
      self.anchor = anchor
      presenter?.transition.effect = anchor.effect
      if let item = anchor.item.wrappedValue, let card = presenter?.card,
        presenter?.follower.value(of: card) == AnyHashable(item.id)
      {
        model.update(card, with: anchor.content(item))
      }
      presenter?.follower.setNeedsUpdate(animated: animated)
    }

    /// The view that the card is presented from has gone.
    func leave() {
      presenter?.leave()
    }

    private var ids: [AnyHashable] {
      guard let item = anchor.item.wrappedValue else { return [] }
      items[item.id] = item
      return [item.id]
    }

    private func take(_ ids: [AnyHashable]) {
      anchor.item.wrappedValue = ids.first.flatMap { items[$0] }
    }

    private func makeCard(_ id: AnyHashable) -> UIViewController? {
      let card = items[id].map { model.host(anchor.content($0)) }
      (card as? ScreenHost)?.onDisappear = { [weak self] in
        self?.presenter?.follower.setNeedsUpdate()
      }
      return card
    }
  }

  /// What a card is presented from.
  private final class AnchorController: UIViewController {
    var onAppear: () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
    }
  }

  /// Tells the stack around a view where the view is.
  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  private struct ZoomSourceModifier: ViewModifier {
    @Environment(\.stackModel) private var model
    let id: AnyHashable

    func body(content: Content) -> some View {
      content.background(SourceView { model?[source: id] = $0 })
    }
  }

  private struct SourceView: UIViewRepresentable {
    let register: (UIView) -> Void

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
      register(view)
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  extension TransitionEffect where Self == ZoomEffect {
    /// A screen grows out of the view that `zoomSource(id:)` names on the screen below, and a finger moves it freely.
    ///
    /// - Parameters:
    ///   - id: The identifier of the source.
    ///   - cornerRadius: The corner radius of the source, in points.
    /// - Returns: The effect, for `transitionEffect(for:_:)`.
    @MainActor
    public static func zoom(
      fromSource id: some Hashable & Sendable,
      cornerRadius: CGFloat = 0
    ) -> ZoomEffect {
      .card { scene in
        let screen = scene.backgroundViewController as? ScreenHost
        guard let view = screen?.rootView.model[source: id], view.window != nil else { return nil }
        let frame = view.convert(view.bounds, to: scene.container)
        return CardPlace(frame: frame, cornerRadius: cornerRadius, opacity: 0)
      }
    }
  }
#endif
