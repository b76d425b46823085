import UIKit

/// What is listened to, for both players.
@MainActor
final class Listening {
  private(set) var index = 0
  private(set) var isPlaying = true
  /// Called when something else is listened to, for the list and for the full player.
  var onChange: (list: () -> Void, player: () -> Void) = ({}, {})

  var sound: Sound { Sound.all[index] }

  func choose(_ index: Int) {
    (self.index, isPlaying) = (index, true)
    tell()
  }

  func goOn(by step: Int) {
    choose((index + step + Sound.all.count) % Sound.all.count)
  }

  func toggle() {
    isPlaying.toggle()
    tell()
  }

  func show(on button: GlyphButton) {
    button.show(isPlaying ? "pause.fill" : "play.fill")
    button.accessibilityLabel = isPlaying ? "Pause" : "Play"
  }

  private func tell() {
    onChange.list()
    onChange.player()
  }
}
