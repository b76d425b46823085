import UIKit

/// A screen with a button from edge to edge, which counts its taps.
class ButtonScreen: Screen {
  private(set) var taps = 0
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    let bounds = view.bounds
    button.frame = CGRect(x: 0, y: bounds.midY - 22, width: bounds.width, height: 44)
    button.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }

  /// The middle of the button, in the window.
  var target: CGPoint {
    button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  /// What is wrong with the order in which the screen has heard of its coming and going; nil where nothing is.
  ///
  /// A "will" may be followed by the opposite "will", a "did" comes only after its own "will".
  var disorder: String? {
    var last = "didDisappear"
    for call in calls {
      let isLegal =
        switch call {
        case "willAppear": last.hasSuffix("Disappear")
        case "willDisappear": last.hasSuffix("dAppear") || last == "willAppear"
        case "didAppear": last == "willAppear"
        default: last == "willDisappear"
        }
      guard isLegal else { return "\(call) after \(last)" }
      last = call
    }
    return nil
  }
}
