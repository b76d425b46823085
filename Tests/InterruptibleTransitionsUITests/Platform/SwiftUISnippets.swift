#if canImport(SwiftUI)
  import Combine
  import InterruptibleTransitions
  import InterruptibleTransitionsUI
  import SwiftUI

  // Every line of Swift about SwiftUI in the guides and documentation comments; it is compiled where SwiftUI is.

  struct Recipe: Hashable, Identifiable {
    static let all: [Recipe] = []
    let id: Int
    var name: String { "\(id)" }
  }

  struct Note: Identifiable {
    let recipe: Recipe
    var id: Int { recipe.id }
  }

  struct NoteView: View {
    let note: Note

    var body: some View { Text(note.recipe.name) }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  struct CookbookView: View {
    @State private var path: [Recipe] = []
    @State private var card: Note?

    var body: some View {
      InterruptibleStack(path: $path) {
        List(Recipe.all) { recipe in
          StackLink(value: recipe) { Text(recipe.name).zoomSource(id: recipe.id) }
        }
        .navigationTitle("Recipes")
      }
      .destination(for: Recipe.self) { recipe in RecipeView(recipe: recipe, card: $card) }
      .transitionEffect(for: Recipe.self) { recipe in
        .zoom(fromSource: recipe.id, cornerRadius: 12)
      }
      .interruptiblePresentation(item: $card, effect: .cover) { note in NoteView(note: note) }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  struct RecipeView: View {
    @Environment(\.transitionFlight) private var transition
    let recipe: Recipe
    @Binding var card: Note?

    var body: some View {
      Button("Note") { card = Note(recipe: recipe) }
        .opacity(1 - transition.progress)
      Button("Not yet") { transition.flight?.reverse() }
    }
  }

  final class Model: ObservableObject {}

  struct HomeView: View {
    var body: some View { Text("Home") }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  struct TintedView: View {
    @State private var path: [AnyHashable] = []
    let model: Model

    var body: some View {
      InterruptibleStack(path: $path) { HomeView() }
        .eachScreen { screen in screen.environmentObject(model).tint(.orange) }
    }
  }

  @available(iOS 16, tvOS 16, macCatalyst 16, *)
  struct ShortView: View {
    @Environment(\.transitionFlight) private var transition
    @State private var path: [Recipe] = []
    @State private var card: Note?

    var body: some View {
      InterruptibleStack(path: $path) { HomeView() }
        .destination(for: Recipe.self) { recipe in RecipeView(recipe: recipe, card: $card) }
        .transitionEffect(.fade)
        .interruptiblePresentation(item: $card, effect: .cover) { note in NoteView(note: note) }
      Button("Back") { transition.flight?.reverse() }.opacity(transition.progress)
    }
  }
#endif
