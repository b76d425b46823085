import UIKit

/// The app's own delegates, each of a container that an object serves.
@MainActor
struct ContainerDelegates<Delegate> {
  private var entries: [Entry] = []

  private struct Entry {
    weak var container: UIViewController?
    weak var delegate: AnyObject?
  }

  /// Every delegate that is still there, in the order of their containers.
  var all: [AnyObject] { entries.compactMap(\.delegate) }

  /// The delegate found last.
  var last: Delegate? { all.last as? Delegate }

  /// The delegate of a container.
  subscript(container: UIViewController) -> Delegate? {
    get { entries.first { $0.container === container }?.delegate as? Delegate }
    set {
      entries.removeAll { $0.container == nil || $0.container === container }
      guard let newValue else { return }
      entries.append(Entry(container: container, delegate: newValue as AnyObject))
    }
  }
}
