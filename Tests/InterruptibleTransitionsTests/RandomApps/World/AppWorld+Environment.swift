import InterruptibleTransitions
import UIKit

/// What happens around the app, and who serves it.
extension AppWorld {
  func perform(_ change: AppEvent.Environment) {
    switch change {
    case .rotate:
      let isUpright = HeadlessScreen.interfaceOrientation == .portrait
      HeadlessScreen.rotate(to: isUpright ? .landscapeRight : .portrait)
    case .resize(let size, let animated):
      HeadlessScreen.resize(to: size.size, animated: animated)
    case .divide(let tenths):
      for split in splits { split.share = CGFloat(tenths) / 10 }
    case .collapse(let isCollapsed):
      for split in splits { split.collapse(isCollapsed) }
    case .bars(let side):
      let width: CGFloat = side == .none ? 0 : 60
      HeadlessScreen.safeAreaInsets = UIEdgeInsets(
        top: side == .none ? 59 : 20,
        left: side == .left ? width : 0,
        bottom: 34,
        right: side == .right ? width : 0
      )
      HeadlessScreen.barPlacement =
        switch side {
        case .none: .aboveAndBelow
        case .left: .left
        case .right: .right
        }
    case .resignActive: HeadlessApplication.resignActive()
    case .enterBackground: HeadlessApplication.enterBackground()
    case .becomeActive: HeadlessApplication.becomeActive()
    case .hideWindow: window.isHidden = true
    case .showWindow: window.isHidden = false
    case .replaceRoot: window.rootViewController = otherRoot
    case .restoreRoot: window.rootViewController = rootController
    case .reduceMotion(let isOn):
      HeadlessAccessibility.isReduceMotionEnabled = isOn
      if isOn { hasReducedMotion = true }
    }
  }

  private var splits: [AppSplit] { residents.compactMap { $0.controller as? AppSplit } }

  func serve(_ stack: any AppStack) {
    let transition = stack.server?.transition
    if shape.isInstalled, let transition {
      if stack.delegate == nil { stack.delegate = desk }
      transition.install(on: stack)
    } else {
      stack.delegate = transition ?? desk
    }
  }

  func serve(_ tabs: any AppTabs) {
    let transition = tabs.server?.transition
    if shape.isInstalled, let transition {
      if tabs.delegate == nil { tabs.delegate = desk }
      transition.install(on: tabs)
    } else {
      tabs.delegate = transition ?? desk
    }
  }

  /// Takes the delegates of everything that can be reached away, or gives them back.
  func serveAll(_ isServed: Bool) {
    self.isServed = isServed
    if isServed, isUninstalled { addPans() }
    for member in residents.compactMap({ $0.controller as? any AppMember }) {
      let (stack, tabs) = (member as? any AppStack, member as? any AppTabs)
      if isServed {
        stack.map(serve)
        tabs.map(serve)
      } else {
        stack?.delegate = nil
        tabs?.delegate = nil
      }
      guard let card = member.card else { continue }
      member.transitioningDelegate = isServed ? card.server?.transition : nil
    }
  }

  /// Uninstalls every object, until all are served again.
  func uninstallAll() {
    isServed = false
    isUninstalled = true
    for server in livingTransitions {
      server.transition.uninstall()
    }
  }

  private func addPans() {
    isUninstalled = false
    addPanToPresent()
    for box in members.compactMap({ $0.object as? AppBox }) {
      addPan(to: box)
    }
  }

  /// Installs another object for a moment, and then the container's own again.
  func install(_ server: Int, on number: Int) {
    guard let transition = livingTransitions.wrapped(server)?.transition else { return }
    let members = residents.map(\.controller).filter { $0 is any AppStack || $0 is any AppTabs }
    guard let member = members.wrapped(number) else { return }
    narrate("install on \(member.name), and back")
    if let stack = member as? any AppStack {
      transition.install(on: stack)
      serve(stack)
    } else if let tabs = member as? any AppTabs {
      transition.install(on: tabs)
      serve(tabs)
    }
  }

  // MARK: - The end

  /// Takes all fingers away, puts back what was taken, and lets everything come to rest.
  func end() {
    armed = []
    perform(.environment(.becomeActive))
    perform(.environment(.restoreRoot))
    perform(.environment(.showWindow))
    // A bar at a side may lie over the middle of a narrow screen, and a column may have no width.
    perform(.environment(.divide(5)))
    perform(.environment(.bars(.none)))
    HeadlessTouch.cancelAll()
    perform(.serve(true))
    rest()
    // The keyboard may lie over the middle of a low screen.
    window.endEditing(true)
    rest()
    takeChangesBack()
  }

  /// Says which changes of the app are undone, and takes all of them back.
  private func takeChangesBack() {
    for (screen, change) in changed {
      // Behind a standing card a part stays as the effect has left it.
      guard let screen = screen.object, !mayBeLeftByEffect(screen) else { continue }
      if !screen.shows(change) {
        earlyComplaints.append(AppComplaint(.change, "\(change) of \(screen.name) is undone"))
      }
    }
    for (screen, change) in changed { screen.object?.take(back: change) }
    changed = []
  }

  /// Lets time pass until nothing moves any more, or nothing new happens in what does.
  func rest() {
    var calmFrames = 0
    var busyFrames = 0
    // Queued transitions of UIKit's own take their time, one after the other.
    for _ in 0..<100_000 {
      if calmFrames >= 12 || busyFrames >= 1200 { break }
      for server in livingTransitions {
        server.resumePaused()
      }
      let callCount = HeadlessLog.entries.count
      perform(.frames(1))
      let isCalm = isAtRest
      calmFrames = isCalm ? calmFrames + 1 : 0
      busyFrames = isCalm || HeadlessLog.entries.count > callCount ? 0 : busyFrames + 1
    }
  }

  var isAtRest: Bool { livingTransitions.allSatisfy(\.isIdle) && HeadlessClock.isQuiet }
}
