import FieldTest
import GalleryScreens
import UIKit

/// Switches between the menu, the rooms and the field test.
@MainActor
final class AppScreens {
  private let window: UIWindow
  private let options = LaunchOptions()
  private var strip: StatusStrip?
  private var monitor: RoomMonitor?

  init(in window: UIWindow) {
    self.window = window
  }

  func showMenu() {
    strip?.close()
    strip = nil
    monitor = nil
    let menu = MenuController()
    menu.onRoom = { [weak self] in self?.show($0) }
    menu.onSwiftUI = { [weak self] in self?.showSwiftUI() }
    menu.onFieldTest = { [weak self] in self?.showFieldTest() }
    show(menu)
  }

  private func show(_ room: Room) {
    let scene = room.make()
    let monitor = RoomMonitor(scene, pausingAt: options.pause, watching: options.watched)
    show(scene.root)
    let strip = makeStrip()
    monitor.onChange = { [weak monitor, weak strip] in
      guard let monitor else { return }
      strip?.show(monitor.entries.last?.text ?? "", journal: monitor.text)
    }
    self.monitor = monitor
  }

  private func showSwiftUI() {
    guard let room = SwiftUIRoom.make(pausingAt: options.pause) else { return }
    show(room)
    makeStrip()
  }

  private func showFieldTest() {
    show(FieldTestController(includesFatalProbes: !options.skipsFatalProbes))
    makeStrip()
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = controller
  }

  @discardableResult
  private func makeStrip() -> StatusStrip {
    let strip = StatusStrip(over: window) { [weak self] in self?.showMenu() }
    self.strip = strip
    return strip
  }
}
