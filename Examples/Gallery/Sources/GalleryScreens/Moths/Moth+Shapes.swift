import UIKit

extension Moth {
  /// The wings, and the body between them.
  var shapes: [Shape] {
    wings + [
      .line([98, 66, 84, 40, 66, 34], width: 3, dress.body).doubled,
      .smooth(
        [100, 58, 110, 72, 111, 96, 106, 138, 100, 152, 94, 138, 89, 96, 90, 72],
        dress.body
      ),
      .line([91, 110, 100, 114, 109, 110], width: 3, dress.lower),
      .line([93, 124, 100, 128, 107, 124], width: 3, dress.lower),
    ]
  }

  private var wings: [Shape] {
    switch family {
    case .emperors: emperor
    case .hawks: hawk
    case .moons: moon
    case .tigers: tiger
    }
  }

  /// Broad wings with four eyes.
  private var emperor: [Shape] {
    [
      .smooth([94, 100, 60, 104, 26, 126, 30, 164, 62, 178, 92, 146], dress.lower).doubled,
      .smooth([94, 74, 58, 46, 12, 36, 8, 58, 24, 106, 62, 118, 94, 108], dress.wing).doubled,
      .smooth([16, 44, 40, 52, 52, 110, 30, 108, 14, 70], dress.lower).doubled,
      .oval(56, 80, 15, 15, dress.lower).doubled,
      .oval(56, 80, 11, 11, dress.mark).doubled,
      .oval(56, 80, 4.5, 4.5, dress.wing).doubled,
      .oval(56, 144, 12, 12, dress.wing).doubled,
      .oval(56, 144, 8, 8, dress.mark).doubled,
      .oval(56, 144, 3, 3, dress.lower).doubled,
    ]
  }

  /// Slender wings, swept back.
  private var hawk: [Shape] {
    [
      .smooth([94, 98, 66, 116, 46, 148, 66, 154, 92, 130], dress.lower).doubled,
      .smooth([94, 74, 52, 74, 8, 104, 2, 120, 30, 124, 70, 116, 94, 108], dress.wing).doubled,
      .line([84, 86, 48, 88, 16, 110], width: 5, dress.mark).doubled,
      .line([84, 98, 56, 102, 28, 117], width: 3, dress.lower).doubled,
      .oval(60, 138, 7, 7, dress.mark).doubled,
    ]
  }

  /// Wings that end in tails.
  private var moon: [Shape] {
    [
      .smooth([94, 98, 58, 106, 44, 132, 56, 158, 50, 194, 62, 198, 74, 162, 94, 136], dress.lower)
        .doubled,
      .smooth([94, 72, 64, 46, 16, 32, 12, 50, 34, 88, 60, 114, 94, 110], dress.wing).doubled,
      .line([92, 72, 60, 44, 16, 34], width: 5, dress.body).doubled,
      .oval(54, 78, 9, 9, dress.mark).doubled,
      .oval(54, 78, 4, 4, dress.lower).doubled,
      .oval(66, 132, 7, 7, dress.mark).doubled,
    ]
  }

  /// Round wings with stripes and spots.
  private var tiger: [Shape] {
    [
      .smooth([94, 98, 62, 96, 38, 116, 40, 152, 66, 166, 92, 142], dress.lower).doubled,
      .smooth([94, 72, 66, 50, 26, 50, 12, 76, 24, 108, 60, 120, 94, 110], dress.wing).doubled,
      .line([80, 66, 70, 90, 80, 112], width: 7, dress.mark).doubled,
      .line([58, 56, 46, 84, 58, 116], width: 7, dress.mark).doubled,
      .line([34, 56, 24, 80, 34, 106], width: 6, dress.mark).doubled,
      .oval(54, 126, 7, 6, dress.mark).doubled,
      .oval(62, 146, 6, 6, dress.mark).doubled,
      .oval(78, 130, 5, 6, dress.mark).doubled,
    ]
  }
}
