public import UIKit

/// A screen that runs the field test, and shows its report.
public final class FieldTestController: UIViewController {
  private let store: any FieldReportStore
  private let probes: [any Probe]
  private let list = UIScrollView()
  /// A label for each part of the report, because one for all of it would be too tall to be drawn.
  private var labels: [UILabel] = []
  private var rows: [ReadingRow] = []
  private lazy var runButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Run") { [weak self] _ in
      Task { await self?.run() }
    }
  )
  private lazy var shareButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Share") { [weak self] _ in self?.share() }
  )
  private var isRunning = false

  /// Creates a screen that keeps its report in the app's user defaults.
  ///
  /// - Parameter includesFatalProbes: Whether the last probes are run, during which UIKit may raise an
  ///   exception. After the app's next launch the test goes on when the screen appears.
  public convenience init(includesFatalProbes: Bool = true) {
    self.init(store: DefaultsReportStore(), includesFatalProbes: includesFatalProbes)
  }

  package init(store: any FieldReportStore, includesFatalProbes: Bool) {
    self.store = store
    let harmless = FieldTest.automaticProbes + FieldTest.guidedProbes
    probes = includesFatalProbes ? harmless + FieldTest.fatalProbes : harmless
    super.init(nibName: nil, bundle: nil)
    title = "Field test"
  }

  /// Returns nil: the screen isn't archived.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Adds the buttons and the report.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    runButton.accessibilityIdentifier = "fieldTest.run"
    shareButton.accessibilityIdentifier = "fieldTest.share"
    for part in [list, runButton, shareButton] {
      view.addSubview(part)
    }
    show(store.report)
  }

  /// Places the buttons above the report.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let width = view.bounds.width - insets.left - insets.right
    let foot = insets.top + 44
    runButton.frame = CGRect(x: insets.left, y: insets.top, width: width / 2, height: 44)
    shareButton.frame = runButton.frame.offsetBy(dx: width / 2, dy: 0)
    list.frame = CGRect(
      x: insets.left,
      y: foot,
      width: width,
      height: max(view.bounds.height - foot, 0)
    )
    placeReport()
  }

  /// Goes on with a test that ended the app.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard store.report?.running != nil else { return }
    Task { await run() }
  }

  /// Runs the field test in a window of its own.
  package func run() async {
    guard !isRunning, let window = view.window else { return }
    isRunning = true
    let stage = ProbeStage(window: .front(of: window, frame: window.bounds))
    let foot = CGRect(
      x: 0,
      y: window.bounds.height - 110,
      width: window.bounds.width,
      height: 110
    )
    // The stage is shown first, so that the banner is in front of it.
    await stage.clear()
    let guide = BannerGuide(in: .front(of: window, frame: foot))
    stage.guide = guide
    let test = FieldTest(probes, store: store)
    test.onChange = { [weak self] report in
      guide.show("\(report.results.count) probes are done")
      self?.show(report)
    }
    show(await test.run(on: stage))
    guide.close()
    stage.window.isHidden = true
    window.makeKeyAndVisible()
    isRunning = false
  }

  private func show(_ report: FieldReport?) {
    shareButton.isEnabled = report != nil
    for part in rows + labels {
      part.removeFromSuperview()
    }
    rows = report?.results.filter { !$0.field.isEmpty }.map(ReadingRow.init) ?? []
    labels = (report?.parts ?? [Self.introduction]).map(makeLabel)
    for part in rows + labels {
      list.addSubview(part)
    }
    placeReport()
  }

  private static let introduction = """
    Tap Run, and watch for a minute and a half. Then do what the foot of the screen asks for. UIKit may end the \
    app near the end: open this screen again, and the test goes on.
    """

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 11)
    label.textColor = .black
    label.accessibilityIdentifier = "fieldTest.report"
    return label
  }

  private func placeReport() {
    let width = max(list.bounds.width - 24, 0)
    var top: CGFloat = 8
    for row in rows {
      row.frame = CGRect(x: 12, y: top, width: width, height: ReadingRow.height)
      top += ReadingRow.height
    }
    for label in labels {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: 12, y: top + 12, width: width, height: height)
      top += 12 + height
    }
    list.contentSize = CGSize(width: list.bounds.width, height: top + 16)
  }

  private func share() {
    guard let text = store.report?.text else { return }
    offer(text, from: shareButton)
  }
}
