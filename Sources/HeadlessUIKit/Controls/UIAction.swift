/// What is done when a control is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Names an action: of two with the same name that are added to a control, the later stands.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private let handler: UIActionHandler
  public let identifier: UIAction.Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// What is being used while the handler runs.
  open private(set) var sender: Any?

  private init(
    _ title: String,
    _ image: UIImage?,
    _ identifier: UIAction.Identifier?,
    _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State,
    _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title, image, identifier, attributes, state, handler)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Does it, on behalf of a sender.
  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// What an action runs, given itself.
///
/// UIKit's own name. It is kept out of the symbol graph because the tables that the graph is held against
/// know it only inside the signature of `UIAction.init`.
@_documentation(visibility: internal)
public typealias UIActionHandler = (UIAction) -> Void
