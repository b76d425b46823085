import GalleryScreens
import UIKit

/// The list of the rooms.
final class MenuController: UIViewController {
  var onRoom: (Room) -> Void = { _ in }
  var onFieldTest: () -> Void = {}
  var onSwiftUI: () -> Void = {}
  private let list = UIScrollView()
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(list)
    for room in Catalog.rooms {
      add(room.title, id: room.id) { [weak self] in self?.onRoom(room) }
    }
    add("SwiftUI", id: "swiftui") { [weak self] in self?.onSwiftUI() }
    add("Field test", id: "fieldTest") { [weak self] in self?.onFieldTest() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: 40 + 60 * CGFloat(index), width: list.bounds.width, height: 60)
    }
    list.contentSize = CGSize(
      width: list.bounds.width,
      height: 80 + 60 * CGFloat(buttons.count)
    )
  }

  private func add(_ title: String, id: String, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.accessibilityIdentifier = "menu.\(id)"
    list.addSubview(button)
    buttons.append(button)
  }
}
