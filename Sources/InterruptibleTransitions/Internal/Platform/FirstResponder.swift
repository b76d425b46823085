import UIKit

extension UIResponder {
  /// The first responder, if UIKit can determine it.
  ///
  /// An action without a target goes to the first responder, so that no view has to be asked. It's assumed that a
  /// control that isn't in a window sends it there, too.
  static var current: UIResponder? {
    #if canImport(ObjectiveC)
      let inquiry = Inquiry()
      inquiry.sendAction(#selector(interruptibleTransitionsAnswer(_:)), to: nil, for: nil)
      return inquiry.answer
    #else
      headlessFirstResponder
    #endif
  }

  /// The first responder, if it's a view in a controller's screen.
  static func current(in controller: UIViewController?) -> UIView? {
    guard let screen = controller?.viewIfLoaded, let view = current as? UIView,
      view.isDescendant(of: screen)
    else { return nil }
    return view
  }

  #if canImport(ObjectiveC)
    @objc fileprivate func interruptibleTransitionsAnswer(_ control: UIControl) {
      let inquiry = control as? Inquiry
      if inquiry !== self { inquiry?.answer = self }
    }
  #endif
}

#if canImport(ObjectiveC)
  private final class Inquiry: UIControl {
    weak var answer: UIResponder?
  }
#endif
