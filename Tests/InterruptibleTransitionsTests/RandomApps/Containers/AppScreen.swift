import InterruptibleTransitions
import UIKit

/// A screen with a button from edge to edge, text to scroll below it, and a say in who may leave it.
final class AppScreen: UIViewController, AppMember, BackPolicyProviding {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  private(set) var taps = 0
  private let button = UIButton()
  private let text = UIScrollView()
  private let field = AppField()
  private let number: Int
  private let habits: [AppHabit]

  init(_ number: Int, habits: [AppHabit]) {
    (self.number, self.habits) = (number, habits)
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = has(.hidesTabBar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether the screen is one of those that do something.
  func has(_ habit: AppHabit) -> Bool {
    guard habits.contains(habit) else { return false }
    return switch habit {
    case .hidesNavigationBar: number.isMultiple(of: 2)
    case .hidesTabBar: number % 3 == 1
    case .types: !number.isMultiple(of: 2)
    case .scrollsSideways: number.isMultiple(of: 3)
    case .lists: number % 4 == 1
    case .guards: number % 3 == 2
    case .stopsSwipes: number % 5 == 3
    case .laysOut, .follows: false
    }
  }

  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy {
    app?.happened(.backPolicy)
    let policy: BackPolicy =
      has(.guards) ? (number.isMultiple(of: 2) ? .forbid : .resist) : app?.policy ?? .allow
    if policy != .allow { app?.refusalCount += 1 }
    return policy
  }

  override func loadView() {
    view =
      has(.lists)
      ? AppListView(frame: HeadlessScreen.bounds) : AppScreenView(frame: HeadlessScreen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    button.accessibilityIdentifier = "button"
    view.addSubview(text)
    view.addSubview(button)
    view.addSubview(field)
    app?.happened(.viewDidLoad)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [button, text] {
      part.frame = place(of: part)
    }
    (view as? AppListView)?.contentSize = CGSize(
      width: view.bounds.width,
      height: view.bounds.height * 2
    )
    text.contentSize = CGSize(
      width: view.bounds.width * (has(.scrollsSideways) ? 2 : 1),
      height: view.bounds.height
    )
    app?.happened(.viewDidLayoutSubviews)
  }

  // MARK: - Changes of the app

  func make(_ change: AppEvent.Change) {
    set(change, isMade: true)
  }

  func take(back change: AppEvent.Change) {
    set(change, isMade: false)
  }

  private func set(_ change: AppEvent.Change, isMade: Bool) {
    switch change {
    case .takesNoTouches: view.isUserInteractionEnabled = !isMade
    case .hidesButton: button.isHidden = isMade
    case .fadesButton: button.alpha = isMade ? 0.7 : 1
    case .doesNotBounce: text.bounces = !isMade
    }
  }

  /// Whether the screen is as the app has changed it.
  func shows(_ change: AppEvent.Change) -> Bool {
    switch change {
    case .takesNoTouches: !view.isUserInteractionEnabled
    case .hidesButton: button.isHidden
    case .fadesButton: abs(button.alpha - 0.7) < 0.001
    case .doesNotBounce: !text.bounces
    }
  }

  /// The middle of the button, in the window.
  var target: CGPoint {
    button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  /// What a look has left of itself in a part of the screen.
  var remains: String? {
    guard isViewLoaded else { return nil }
    return [button, text].first { !isAtHome($0) }.map { part in
      "\(type(of: part)) \(part.frame), due \(place(of: part)), \(part.transform) \(part.alpha) \(part.isHidden)"
    }
  }

  private func isAtHome(_ part: UIView) -> Bool {
    let layer = part.layer
    return part.transform == .identity && part.alpha == 1 && !part.isHidden && part.mask == nil
      && part.superview === view && layer.cornerRadius == 0 && layer.shadowRadius == 3
      && layer.zPosition == 0
      // The app lays out what is seen.
      && (view.window == nil || part.frame.isClose(to: place(of: part)))
  }

  private func place(of part: UIView) -> CGRect {
    let bounds = view.bounds
    return part === button
      ? CGRect(x: 0, y: bounds.midY - 22, width: bounds.width, height: 44)
      : CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  // MARK: - Callbacks

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moveMarks()
    if let navigationController, app?.shape.habits.contains(.hidesNavigationBar) == true {
      navigationController.setNavigationBarHidden(has(.hidesNavigationBar), animated: animated)
    }
    if app?.shape.habits.contains(.stopsSwipes) == true {
      navigationController?.interactivePopGestureRecognizer?.isEnabled = !has(.stopsSwipes)
    }
    app?.happened(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    app?.happened(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if has(.types) { field.becomeFirstResponder() }
    app?.happened(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    app?.happened(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    app?.happened(.viewDidDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    app?.happened(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    app?.happened(.didMove)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    app?.happened(.viewWillTransition)
  }
}

/// Something to type into.
final class AppField: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override var headlessNeedsKeyboard: Bool { true }
}
