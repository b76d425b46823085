import UIKit

/// The card of a hut: its photograph, and beside or below it what there is to know.
final class HutCard: RoomView {
  let arrow = UIButton(configuration: .plain())
  private let photograph: HutPicture
  private let name = UILabel("", size: 27, weight: .bold, lines: 1, color: HutsColors.ink)
  private let walk = UILabel("", size: 16, color: HutsColors.faintInk)
  private let note = UILabel("", size: 17, color: HutsColors.ink)
  private let profile = ProfileView()

  init(_ hut: Hut) {
    photograph = HutPicture(hut)
    super.init(frame: .zero)
    accessibilityIdentifier = "hut"
    backgroundColor = HutsColors.paper
    arrow.tintColor = HutsColors.path
    layer.cornerRadius = 22
    // As in flight.
    layer.castShadow(opacity: 0.24, radius: 27, offset: CGSize(width: 0, height: 6))
    name.accessibilityTraits = .header
    arrow.accessibilityLabel = "Next hut"
    arrow.configuration?.image = UIImage(systemName: "chevron.forward")
    for (part, identifier) in [
      (photograph, "hut.photograph"), (name, "hut.name"), (walk, "hut.walk"),
      (profile, "hut.profile"),
      (note, "hut.note"), (arrow, "hut.next"),
    ] as [(UIView, String)] {
      part.accessibilityIdentifier = identifier
      addSubview(part)
    }
    show(hut)
  }

  func show(_ hut: Hut) {
    photograph.show(hut)
    name.text = hut.name
    let thousands = hut.meters / 1000
    let rest = "\(hut.meters % 1000 + 1000)".dropFirst()
    walk.text = "\(thousands),\(rest) m · \(hut.walk)"
    note.text = hut.note
    profile.show(hut)
    setNeedsLayout()
  }

  // MARK: - Layout

  /// The part that looks like the photograph on the map.
  var photographFrame: CGRect { fromLeading(CGRect(x: 0, y: 0, width: side, height: side)) }

  private var isWide: Bool { bounds.width > bounds.height * 1.2 }
  private var side: CGFloat { isWide ? bounds.height : bounds.width }

  private static let textHeight: CGFloat = 232

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if size.width > size.height {
      let side = min(size.height, 330)
      return CGSize(width: min(size.width, side + 330), height: side)
    }
    let side = min(size.width, size.height - Self.textHeight, 380)
    return CGSize(width: side, height: side + Self.textHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photograph.frame = photographFrame
    let margin: CGFloat = 20
    let x = isWide ? side + 6 : margin
    let width = bounds.width - margin - x
    var y = isWide ? margin + 2 : side + 4
    layOut(arrow, CGRect(x: bounds.width - margin - 34, y: y - 5, width: 44, height: 44))
    layOut(name, CGRect(x: x, y: y, width: width - 44, height: 34))
    y += 37
    layOut(walk, CGRect(x: x, y: y, width: width, height: 20))
    y += 34
    layOut(profile, CGRect(x: x, y: y, width: width, height: ProfileView.height))
    y += ProfileView.height + 14
    let room = CGSize(width: width, height: bounds.height - y - 12)
    layOut(
      note,
      CGRect(x: x, y: y, width: width, height: min(note.sizeThatFits(room).height, room.height))
    )
  }
}
