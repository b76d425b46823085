import UIKit

extension UIViewController {
  /// Offers a text to the user's other apps.
  func offer(_ text: String, from source: UIView) {
    #if os(Linux)
      print(text)
    #else
      let activities = UIActivityViewController(activityItems: [text], applicationActivities: nil)
      activities.popoverPresentationController?.sourceView = source
      activities.popoverPresentationController?.sourceRect = source.bounds
      present(activities, animated: true)
    #endif
  }
}
