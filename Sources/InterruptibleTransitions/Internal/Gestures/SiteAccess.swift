import UIKit

/// The ways back from a site without a finger: VoiceOver's escape gesture, and keys.
///
/// They find the object that serves the site when they are used, and keep nothing alive.
@MainActor
struct SiteAccess {
  private weak var escapeView: UIView?

  /// Adds what is missing, and removes what is turned off.
  mutating func update(_ site: any GestureSite, hasKeys: Bool) {
    guard !site.backKeys.isEmpty, let host = site.host else { return }
    if let view = host.viewIfLoaded, view.answerEscape(for: host) { escapeView = view }
    for key in site.backKeys {
      hasKeys ? host.addBackKey(key) : host.removeBackKey(key)
    }
  }

  /// Removes all.
  mutating func remove(from site: any GestureSite) {
    escapeView?.stopAnsweringEscape()
    escapeView = nil
    for key in site.backKeys {
      site.host?.removeBackKey(key)
    }
  }
}

extension UIViewController {
  /// Adds a key that goes back, unless the key has a command already.
  fileprivate func addBackKey(_ key: BackKey) {
    let isTaken = keyCommands?.contains { command in
      command.input == key.input && command.modifierFlags == key.modifierFlags
    }
    if isTaken != true { addKeyCommand(.goingBack(key, from: self)) }
  }

  fileprivate func removeBackKey(_ key: BackKey) {
    for command in keyCommands ?? [] where command.goesBack(key) {
      removeKeyCommand(command)
    }
  }
}

extension SiteGestures {
  /// Follows the app's choice of gestures.
  func settingsDidChange() {
    guard let owner else { return }
    pan?.followScrolls(owner.gestures.isScrollEnabled)
    if owner.expectsPinches { followPinches() }
    access.update(site, hasKeys: owner.gestures.isBackKeyEnabled)
  }

  /// Whether a pan that is about to begin may do so where the pointer is, if a scroll drives it.
  func takesScroll(of pan: UIPanGestureRecognizer, in view: UIView) -> Bool {
    guard pan.isDrivenByScroll else { return true }
    let content = content(underPointerOf: pan, in: view)
    scrollDidBegin(on: content)
    return site.takesTouches(on: content.view)
  }

  /// What is under the finger of a pan, or under the pointer: a scroll touches nothing down, and what is there is
  /// learned when the first question comes.
  func touch(of pan: UIPanGestureRecognizer) -> Touch? {
    if touch == nil, pan.isDrivenByScroll, let view = site.view {
      scrollDidBegin(on: content(underPointerOf: pan, in: view))
    }
    return touch
  }

  private func content(
    underPointerOf pan: UIPanGestureRecognizer,
    in view: UIView
  ) -> TouchedContent {
    TouchedContent(view.hitTest(pan.location(in: view), with: nil), in: view)
  }
}
