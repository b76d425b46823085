import UIKit

/// What a page shows: its title, and the pages that it leads to.
struct Page {
  let link: Link
  let children: [Page]

  var title: String { link.pages.last ?? link.tab.rawValue.capitalized }

  var color: UIColor {
    let sum = title.unicodeScalars.reduce(0) { $0 + $1.value }
    return UIColor(hue: CGFloat(sum * 7 % 60) / 60, saturation: 0.5, brightness: 0.8, alpha: 1)
  }

  /// The first page of a tab.
  static func first(of tab: Link.Tab) -> Page {
    switch tab {
    case .photos:
      Page(
        tab,
        [
          "Lisbon": ["Tram", "Roofs", "River", "Market"],
          "Alps": ["Hut", "Ridge", "Lake"],
          "Garden": ["Roses", "Pond"],
          "Night": ["Stars", "Bridge"],
        ]
      )
    case .journal:
      Page(
        tab,
        [
          "Monday": ["Breakfast", "Ferry"],
          "Tuesday": ["Museum", "Rain"],
          "Wednesday": ["Train", "Letters", "Sleep"],
        ]
      )
    }
  }

  /// The pages that a link puts on the stack of its tab, as far as there are any.
  static func stack(for link: Link) -> [Page] {
    link.pages.reduce(into: [first(of: link.tab)]) { stack, title in
      stack += (stack.last?.children ?? []).filter { $0.title == title }
    }
  }
}

extension Page {
  private init(_ tab: Link.Tab, _ contents: KeyValuePairs<String, [String]>) {
    link = Link(tab)
    children = contents.map { title, titles in
      let leaves = titles.map { Page(link: Link(tab, [title, $0]), children: []) }
      return Page(link: Link(tab, [title]), children: leaves)
    }
  }
}
