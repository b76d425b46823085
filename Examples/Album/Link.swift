public import Foundation

/// A place in the app: a tab, the pages on its stack, and the panel over both.
public struct Link: Hashable, Sendable {
  /// A tab of the app.
  public enum Tab: String, CaseIterable, Sendable {
    case photos, journal
  }

  /// A screen that is presented over the tabs.
  public enum Panel: String, CaseIterable, Sendable {
    case card, drawer
  }

  /// The tab.
  public var tab: Tab
  /// The titles of the pages above the tab's first one.
  public var pages: [String]
  /// What is over the tabs, if anything.
  public var panel: Panel?

  /// Creates a link.
  public init(_ tab: Tab, _ pages: [String] = [], panel: Panel? = nil) {
    (self.tab, self.pages, self.panel) = (tab, pages, panel)
  }

  /// Reads a link such as `album://photos/Lisbon/Tram?panel=card`.
  public init?(_ url: URL) {
    guard url.scheme == "album", let tab = url.host.flatMap(Tab.init) else { return nil }
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    let panel = query?.first { $0.name == "panel" }?.value
    self.init(tab, url.pathComponents.filter { $0 != "/" }, panel: panel.flatMap(Panel.init))
  }

  /// A link to the same pages, with a panel over them.
  func with(_ panel: Panel) -> Link { Link(tab, pages, panel: panel) }
}
