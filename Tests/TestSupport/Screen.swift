import UIKit

/// A screen with a button from edge to edge, which notes what UIKit tells it, and can do something then.
class Screen: UIViewController {
  private(set) var calls: [String] = []
  private(set) var taps = 0
  var onLoad: @MainActor () -> Void = {}
  var onWillAppear: @MainActor () -> Void = {}
  var onLayout: @MainActor () -> Void = {}
  var onDidMove: @MainActor () -> Void = {}
  private let button = UIButton()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func forget() {
    calls = []
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

  /// Whether the last that the screen has heard fits what is seen of it.
  var isBalanced: Bool {
    let isShown = viewIfLoaded?.window != nil
    return disorder == nil
      && calls.last ?? "didDisappear" == (isShown ? "didAppear" : "didDisappear")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let bounds = view.bounds
    button.frame = CGRect(x: 0, y: bounds.midY - 22, width: bounds.width, height: 44)
    button.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    if #available(iOS 14, tvOS 14, *) {
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }
    view.addSubview(button)
    onLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
    onWillAppear()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onDidMove()
  }
}
