import UIKit

extension Zone {
  /// From the surface down.
  static let all = [
    Zone(
      depth: 0,
      name: "The sunlight zone",
      water: [0xC8EEF2, 0x7FD0E4, 0x2E97C4].map(UIColor.init(hex:)),
      glow: UIColor(hex: 0x0A5A86),
      ink: UIColor(hex: 0x06344F),
      creatures: [
        Creature(name: "Sardine", note: "Some four thousand, turning", shape: .fish),
        Creature(name: "Moon jelly", note: "In no hurry", shape: .jelly),
        Creature(name: "Barracuda", note: "Kept its distance", shape: .eel),
        Creature(name: "Mackerel", note: "A bright line, then gone", shape: .fish),
        Creature(name: "Sunfish", note: "Asleep on its side", shape: .fish),
        Creature(name: "Blue sea star", note: "On the mooring rope", shape: .star),
        Creature(name: "Sea nettle", note: "Admired from afar", shape: .jelly),
      ]
    ),
    Zone(
      depth: 200,
      name: "The twilight zone",
      water: [0x1F6A96, 0x154B7C, 0x0A2F5A].map(UIColor.init(hex:)),
      glow: UIColor(hex: 0xBDF3FF),
      ink: .white,
      creatures: [
        Creature(name: "Lanternfish", note: "Lights along the belly", shape: .fish),
        Creature(name: "Crystal jelly", note: "You see the rim, or nothing", shape: .jelly),
        Creature(name: "Snipe eel", note: "A ribbon with a beak", shape: .eel),
        Creature(name: "Hatchetfish", note: "Thin as a coin", shape: .fish),
        Creature(name: "Strawberry squid", note: "One eye up, one down", shape: .jelly),
        Creature(name: "Bristlemouth", note: "The most common fish there is", shape: .fish),
        Creature(name: "Ribbonfish", note: "Standing upright", shape: .eel),
      ]
    ),
    Zone(
      depth: 1000,
      name: "The midnight zone",
      water: [0x14406F, 0x0B244B, 0x06112C].map(UIColor.init(hex:)),
      glow: UIColor(hex: 0x7DF0FF),
      ink: .white,
      creatures: [
        Creature(name: "Anglerfish", note: "Brought its own lamp", shape: .angler),
        Creature(name: "Gulper eel", note: "Mostly mouth", shape: .eel),
        Creature(name: "Vampire squid", note: "Turned inside out", shape: .jelly),
        Creature(name: "Fangtooth", note: "Smaller than it looks", shape: .fish),
        Creature(name: "Black dragonfish", note: "A red light of its own", shape: .angler),
        Creature(name: "Comb jelly", note: "Eight rows of rainbow", shape: .jelly),
        Creature(name: "Swallower", note: "Had eaten already", shape: .fish),
      ]
    ),
    Zone(
      depth: 4000,
      name: "The abyss",
      water: [0x101F45, 0x081029, 0x030514].map(UIColor.init(hex:)),
      glow: UIColor(hex: 0x9DFFB8),
      ink: .white,
      creatures: [
        Creature(name: "Tripod fish", note: "Stands and waits", shape: .fish),
        Creature(name: "Dumbo octopus", note: "Flew by, ears first", shape: .jelly),
        Creature(name: "Brittle star", note: "One of very many", shape: .star),
        Creature(name: "Cusk eel", note: "Long, pale, polite", shape: .eel),
        Creature(name: "Glass star", note: "Seven arms, one missing", shape: .star),
        Creature(name: "Abyssal angler", note: "Followed us for an hour", shape: .angler),
        Creature(name: "Ghost jelly", note: "Wider than the boat", shape: .jelly),
      ]
    ),
    Zone(
      depth: 6000,
      name: "The trenches",
      water: [0x1D1440, 0x0F0A26, 0x050310].map(UIColor.init(hex:)),
      glow: UIColor(hex: 0xFF9FD2),
      ink: .white,
      creatures: [
        Creature(name: "Snailfish", note: "The deepest of the fish", shape: .eel),
        Creature(name: "Hadal star", note: "Has the place to itself", shape: .star),
        Creature(name: "Pale jelly", note: "No name yet", shape: .jelly),
        Creature(name: "Slow fish", note: "Did not move all day", shape: .fish),
        Creature(name: "Little lamp", note: "Off when we looked", shape: .angler),
        Creature(name: "Basket star", note: "Open for dinner", shape: .star),
        Creature(name: "Thread eel", note: "Was it one, or two?", shape: .eel),
      ]
    ),
  ]
}
