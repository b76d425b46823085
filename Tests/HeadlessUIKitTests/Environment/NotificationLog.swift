import Foundation
import Synchronization
import UIKit

/// Notes the notifications that are posted, in order, until it goes away.
@MainActor
final class NotificationLog {
  /// What the last keyboard notification said.
  struct KeyboardChange: Sendable {
    let begin: CGRect?
    let end: CGRect?
    let duration: TimeInterval?
  }

  private let entries = Entries()
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [NSNotification.Name]) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [entries] in entries.note($0)
        }
      )
    }
  }

  isolated deinit {
    for token in tokens {
      NotificationCenter.default.removeObserver(token)
    }
  }

  var names: [String] { entries.names.withLock { $0 } }
  var keyboard: KeyboardChange? { entries.keyboard.withLock { $0 } }

  func forget() {
    entries.names.withLock { $0 = [] }
  }
}

/// What is noted, on whatever thread it is posted.
private final class Entries: Sendable {
  let names = Mutex<[String]>([])
  let keyboard = Mutex<NotificationLog.KeyboardChange?>(nil)

  func note(_ notification: Notification) {
    let name = notification.name.rawValue
    let info = notification.userInfo ?? [:]
    let change = NotificationLog.KeyboardChange(
      begin: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
    )
    names.withLock { $0.append(name) }
    keyboard.withLock { $0 = change }
  }
}
