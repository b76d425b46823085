import UIKit

#if canImport(SwiftUI)
  import InterruptibleTransitions
  import InterruptibleTransitionsUI
  import SwiftUI

  /// A stack of SwiftUI's screens, whose path and its changes are counted at the foot of the screen.
  @available(iOS 16, macCatalyst 16, *)
  private struct RecipesView: View {
    let pause: CGFloat?
    @State private var path: [AnyHashable] = []
    @State private var changeCount = 0
    @State private var card: RecipeCard?

    var body: some View {
      InterruptibleStack(path: $path) { list }
        .destination(for: Int.self) { RecipeView(number: $0, pause: pause, card: $card) }
        .destination(for: String.self) { Text($0).navigationTitle($0) }
        .transitionEffect(for: String.self) { .zoom(fromSource: $0, cornerRadius: 12) }
        .interruptiblePresentation(item: $card) { CardView(card: $0) }
        .onChange(of: path) { _ in changeCount += 1 }
        .overlay(alignment: .bottomLeading) {
          Text("path \(path.count), changes \(changeCount)").font(.caption).padding(24)
            .accessibilityIdentifier("swiftui.path")
        }
    }

    @MainActor private var list: some View {
      List {
        ForEach(0..<3) { number in
          StackLink(value: number) { Text("Recipe \(number)") }
            .accessibilityIdentifier("swiftui.recipe.\(number)")
        }
        Button("Two at once") { path = [0, 1] }.accessibilityIdentifier("swiftui.two")
        StackLink(value: "Picture") { Text("Picture").padding().zoomSource(id: "Picture") }
          .accessibilityIdentifier("swiftui.picture")
      }
      .navigationTitle("Recipes")
    }
  }

  @available(iOS 16, macCatalyst 16, *)
  private struct RecipeView: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.transitionFlight) private var transition
    @State private var hasPaused = false
    let number: Int
    let pause: CGFloat?
    @Binding var card: RecipeCard?

    var body: some View {
      VStack(spacing: 24) {
        Text("Recipe \(number)").font(.largeTitle).accessibilityIdentifier("swiftui.page")
        Button("Back") { dismiss() }.accessibilityIdentifier("swiftui.dismiss")
        Button("Card") { card = RecipeCard(id: number) }.accessibilityIdentifier("swiftui.card")
        Text("\(Int(transition.progress * 100)) %")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.yellow)
      .navigationTitle("Recipe \(number)")
      .toolbar { Button("Edit") {} }
      .onChange(of: transition.progress) { progress in
        guard let pause, !hasPaused, progress >= pause else { return }
        hasPaused = true
        transition.flight?.pause()
      }
    }
  }

  private struct RecipeCard: Identifiable {
    let id: Int
  }

  @available(iOS 16, macCatalyst 16, *)
  private struct CardView: View {
    @Environment(\.dismiss) private var dismiss
    let card: RecipeCard

    var body: some View {
      Button("Done with \(card.id)") { dismiss() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.mint)
        .accessibilityIdentifier("swiftui.done")
    }
  }
#endif

/// SwiftUI's screens in a stack that is bound to a path.
@MainActor
enum SwiftUIRoom {
  /// Makes the room; nil where there is no SwiftUI, or an older one than that of iOS 16.
  static func make(pausingAt pause: CGFloat?) -> UIViewController? {
    #if canImport(SwiftUI)
      guard #available(iOS 16, macCatalyst 16, *) else { return nil }
      return UIHostingController(rootView: RecipesView(pause: pause))
    #else
      return nil
    #endif
  }
}
