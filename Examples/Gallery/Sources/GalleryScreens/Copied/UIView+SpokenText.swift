import UIKit

extension UIView {
  /// The visible texts in the view, in the order of its subviews, as assistive technology reads them; nil if there is none.
  var spokenText: String? {
    let texts = visibleTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var visibleTexts: [String] {
    subviews.flatMap { view -> [String] in
      guard !view.isHidden, view.alpha > 0, !(view is UIControl) else { return [] }
      guard let label = view as? UILabel else { return view.visibleTexts }
      return [label.text].compactMap { $0 }.filter { !$0.isEmpty }
    }
  }
}
