/// The playback state: the record, the track, and whether it is playing.
@MainActor
final class Deck {
  private(set) var album = Album.all[0]
  private(set) var index = 1
  private(set) var isPlaying = true

  /// Called after every change.
  var onChange: (@MainActor () -> Void)?

  var track: Album.Track { album.tracks[index] }

  func play(_ index: Int, of album: Album) {
    self.album = album
    self.index = index
    isPlaying = true
    onChange?()
  }

  /// Skips a number of tracks; after the last comes the first.
  func skip(by count: Int) {
    let all = album.tracks.count
    index = (index + count + all) % all
    onChange?()
  }

  func toggle() {
    isPlaying.toggle()
    onChange?()
  }

  func isOn(_ index: Int, of album: Album) -> Bool {
    self.album.picture == album.picture && self.index == index
  }
}
