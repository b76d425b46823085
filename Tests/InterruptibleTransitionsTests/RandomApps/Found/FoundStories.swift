/// The stories that once went wrong, by kind; see ``AppStory`` for how they are written.
extension FoundStory {
  static let all = [
    calls, surroundings, offScreen, together, chains, contexts, nested, loading, twice, sizes,
    columns, bars, containers, cards, behind, looks, sharedParts,
  ].flatMap(list)

  /// Calls, in one turn or one after the other.
  private static let calls = """
    A pop and a presentation in one turn, while a push runs
      stack(screen); cards overFullScreen; level surroundings:
      push new 0; frames 12; plain pop; plain present new 0 = 3 transitions, stack1(screen3) + screen5
    A push, a presentation and a pop in one turn
      stack(screen); cards overFullScreen; level surroundings:
      plain push new 0; plain present new 0; plain pop = 3 transitions, stack1(screen3) + screen5
    Pops in two stacks beside two presentations
      split(stack(screen, screen), stack(screen, screen)); cards overFullScreen, overFullScreen:
      present spare 0; popToRoot of 1; present spare 1; pop
      = 4 transitions, split1(columns(stack1(screen3), stack2(screen7))) + screen9 + screen10
    Calls for a card, two tabs and the stacks in them, in one turn
      tabs(stack(screen), stack(screen)); cards stack(screen) overFullScreen, overFullScreen:
      present spare 0; select 1; push spare 0 onto 1; present spare 1; push spare 0; select 0
      = 3 transitions, tabs1(stack1(screen3)) + stack3(screen9, screen7) + screen10
    A pop to the root and another tab in one turn, and later a push
      tabs(stack(screen, screen), screen); level surroundings:
      plain popToRoot; plain select 1; frames 60; push spare 0; frames 60 = 1 transition, tabs1(screen5)
    An effect with a clip view
      stack(screen); effects ownContainer:
      push spare 0 = 1 transition, stack1(screen3, screen1)
    Calls for a custom container and the stack inside it
      box(stack(screen), screen):
      push spare 0; show spare 1; popToRoot = 1 transition, box1(screen4)
    A tap reverses the dismissal of a card with another object's card above it
      screen; cards overFullScreen, overFullScreen~cover:
      present spare 0; frames 90; present spare 1; frames 90; dismiss 1; frames 6; touch 1 began 0.5 0.3; touch 1 ended 0.5 0.3
      = 3 transitions, screen1 + screen3
    Another tab is selected while the custom container in the first one changes
      tabs(box(screen, screen)~1, screen); effects slide, slide:
      show spare 1; frames 6; select 1 = 2 transitions, tabs1(screen3)
    A child shown without animation under a finger, in a container whose screens don't go back
      box(screen, screen, screen); level surroundings; right to left:
      policy forbid; show spare 2 at once; touch 1 began 0.99 0.408; touch 1 moved 0.769 0.421 = 2 transitions, box1(screen3)
    """

  /// Fingers, callbacks, and changes around the app.
  private static let surroundings = """
    A card's viewDidLoad pushes below
      stack(screen); cards overFullScreen; level callbacks:
      in viewDidLoad: plain push spare 0; plain present new 0; frames 60 = 2 transitions, stack1(screen3, screen5) + screen4
    A card's viewWillAppear pushes below
      stack(screen); cards overFullScreen; level callbacks:
      in viewWillAppear: push spare 0; present new 0; frames 60 = 2 transitions, stack1(screen3, screen1) + screen4
    An effect selects another tab while a finger pops
      tabs(stack(screen, screen), screen); level callbacks:
      in effectPrepare: plain select 1; touch 1 began 0.01 0.5; frames 1; touch 1 moved 0.2 0.5; frames 1; touch 1 moved 0.4 0.5;
      frames 3; touch 1 ended 0.4 0.5 = 2 transitions, tabs1(screen5)
    A finger begins a pop, and another tab is selected at once
      tabs(stack(screen, screen), screen)~none; level surroundings:
      touch 1 began 0.01 0.5; frames 1; touch 1 moved 0.2 0.5; plain select 1; frames 3; touch 1 ended 0.2 0.5
      = 0 transitions, tabs1(screen5)
    A push from presentationControllerWillDismiss
      stack(screen); cards overFullScreen; effects cover; level callbacks:
      present spare 0; frames 100; in presentationWillDismiss: plain push spare 0; touch 1 began 0.5 0.2; frames 1; touch 1 moved
      0.5 0.3; frames 1; touch 1 moved 0.5 0.31; frames 20; touch 1 cancelled 0.5 0.31
      = 3 transitions, stack1(screen3, screen1) + screen4
    A push while a finger pulls at a screen that resists
      stack(screen, screen); level callbacks:
      policy resist; touch 1 began 0.01 0.5; frames 1; touch 1 moved 0.3 0.5; frames 1; touch 1 moved 0.5 0.5; push spare 0; frames
      4; touch 1 ended 0.5 0.5; pop = 1 transition, stack1(screen3, screen4)
    Animations alongside, asked for in didMove(toParent:)
      stack(screen); level callbacks:
      in didMove: alongside; push spare 0; frames 90 = 1 transition, stack1(screen3, screen1)
    Animations alongside, asked for in a coordinator's completion
      stack(screen); level callbacks:
      push spare 0; coordinate; in coordinatorCompletion: alongside; frames 90 = 1 transition, stack1(screen3, screen1)
    The root is replaced and put back during a presentation
      screen; cards overFullScreen; effects shrinkingCover; level surroundings:
      present spare 0; frames 18; replaceRoot; restoreRoot = 1 transition, screen1
    A presentation without animation above a paused push
      stack(screen); cards fullScreen; level surroundings:
      push spare 0; frames 6; pause; plain present new 0 at once = 1 transition, stack1(screen3, screen1) + screen4
    The screen is rotated while another tab comes
      tabs(screen, screen, screen); level surroundings:
      select 2; frames 6; rotate = 1 transition, tabs1(screen3)
    Another tab is selected at once in the animations alongside a dismissal that is taken back
      tabs(screen, screen); cards overFullScreen; effects shrinkingCover; level callbacks:
      present spare 0; frames 50; in alongsideAnimations: select 1 in 1 at once; touch 1 began 0.518 0.29; touch 1 moved 0.503
      0.438; frames 1; alongside = 2 transitions, tabs1(screen2) + screen3
    """

  /// Containers that change while they are off the screen, or on their way off it or back.
  private static let offScreen = """
    The system's pop is still held when a card takes its stack off the screen
      stack(screen, screen)~cover; cards currentContext; configuration +stackChangesAtTheEnd:
      touch 1 began 0.063 0.404; touch 1 moved 0.821 0.428; popTo 2 in 2 at once; present new 1 from 4
      = 1 transition, stack1(screen3) + screen5
    The system's pop is still held when another tab is selected
      tabs(stack(screen, screen), screen):
      setting popDisabled; touch 1 began 0.01 0.567; touch 1 moved 0.035 0.564; push spare 1 at once; frames 1; select 1 at once
      = 0 transitions, tabs1(screen5)
    A child is replaced while its container comes back from under a card, and another tab is selected
      tabs(screen, box(screen, screen, screen)); cards fullScreen:
      select 1 at once; present spare 0 from 5; frames 1; dismiss 2; show spare 2 at once; select 2 at once
      = 2 transitions, tabs1(screen1)
    A child is replaced while a finger's change of tabs goes back
      tabs(screen, box(screen, screen, screen), screen); level surroundings:
      rotate; replaceRoot; restoreRoot; touch 1 began 0.471 0.93; touch 1 ended 0.487 1.128; touch 1 began 0.87 0.93; frames 1;
      touch 1 moved 0.951 0.936; touch 1 moved 1.114 0.949; frames 1; touch 1 moved 1.124 1.772; touch 1 ended 1.124 1.772; show
      spare 2 in 3 = 1 transition, tabs1(box1(screen4))
    A push over a container in flight is reversed, and reversed again when the container is at rest
      stack(screen); guests screen, screen, box(screen, screen); level callbacks:
      push new 2 at once; frames 1; touch 2 began 0.843 0.164; frames 1; touch 2 moved 0.125 0.179; touch 2 ended 0.125 0.179;
      alongside of 2; push new 3; frames 1; in callCompletion: reverse of 2; touch 1 began 0.01 0.707; touch 1 ended 0.04 0.95;
      frames 10 = 2 transitions, stack1(screen3, box1, screen6)
    The window is hidden while a tap takes a dismissal back
      screen; cards overFullScreen; effects shrinkingCover; level surroundings:
      present spare 1; frames 88; dismiss 0; frames 1; touch 1 began 0.01 0.529; touch 1 ended 0.01 0.529; hideWindow
      = 2 transitions, screen1
    A stack is set twice while a presentation that takes it off the screen is taken back
      stack(screen); guests box(screen), screen; cards overFullScreen, overFullScreen, currentContext; level surroundings:
      push new 1 at once; push spare 2 at once; push new 0 at once; push new 3 onto 4 at once; setting popDisabled of 1; touch 1
      began 0.01 0.226; frames 1; touch 1 moved 0.146 0.235; set member 3, spare 2, new 3 of 2 at once; present member 1 from 14 at
      once; touch 1 ended 0.417 0.254; plain present spare 2; frames 1; cancel of 1; set new 3, member 2, spare 1; show new 3 in 2
      = 3 transitions, stack1(screen10, screen1, screen2)
    The first of two children side by side selects another tab as it leaves
      screen; cards overFullScreen, tabs(screen, split(screen, screen)) overFullScreen; level callbacks:
      present spare 1 from 12 at once; present new 3 at once; dismiss 0 at once; select 1 in 1 at once; in viewWillDisappear:
      select 0; dismiss 0; frames 1 = 1 transition, screen1
    """

  /// Transitions of several objects, one inside the other or one beside the other.
  private static let together = """
    A card comes and goes at once over a container in flight that another object serves
      box(screen, screen)~fade; cards currentContext:
      show spare 1; present spare 0 from 10; dismiss 0 at once = 2 transitions, box1(screen2)
    A push over a container in flight that another object serves is taken back at once
      stack(screen); guests box(screen, screen)~fade, screen, screen:
      push new 3 at once; frames 1; touch 1 began 0.528 0.93; touch 1 moved 0.442 0.938; frames 1; touch 1 moved 0.356 0.945; touch
      1 ended 0.356 0.945; push new 1; pop at once = 2 transitions, stack1(screen3, box1(screen5))
    A tab with a container in flight is selected again at once
      tabs(box(screen)~1, screen); effects slide, slide; right to left:
      touch 1 began 0.487 0.93; show new 3; touch 1 ended 0.487 0.93; select 0 at once = 2 transitions, tabs1(box1(screen3))
    A pan over a container in flight that another object serves goes nowhere
      screen; cards overFullScreen, overFullScreen, tabs(box(screen)~shrinkingCover, screen) overFullScreen; configuration
      +descendantPanWins; level callbacks:
      present spare 2 from 1 at once; show new 0 in 2; touch 1 began 0.99 0.201; touch 1 moved 0.779 0.198
      = 1 transition, screen1 + tabs1(box1(screen4))
    A container inside another one ends while the outer one goes back
      box(box(screen), screen); cards currentContext; configuration +commitsLate,+descendantPanWins; level callbacks:
      show new 2 in 3; frames 41; touch 1 began 0.783 0.742; touch 1 moved 0.626 0.748; touch 1 ended 0.313 0.759; touch 2 began
      0.564 0.93; frames 1; touch 2 moved 0.609 0.923; touch 2 ended 0.7 0.909; frames 1; present new 0 at once
      = 2 transitions, box1(box2(screen1)) + screen4
    A card in the context of a screen that is on its way off in a container, both taken back
      box(screen, stack(screen)~slide); cards overFullScreen, box(screen)~cover overCurrentContext:
      show spare 1 at once; show spare 2; present spare 1 from 13; frames 1; reverse of 3; touch 1 began 0.51 0.884; touch 1 ended
      0.51 0.884 = 3 transitions, box1(stack1(screen4))
    A card in the context of a screen that is on its way off in a container, dismissed after that
      box(screen, screen, stack(screen)); cards overCurrentContext:
      show spare 2 at once; show spare 0 in 3; push spare 0 at once; present member 0 from 14; frames 1; show spare 2 at once;
      dismiss 2 at once = 3 transitions, box1(stack1(screen5, screen3))
    A card over a card that another object's finger pulls at
      screen; cards overFullScreen~cover, overFullScreen, overFullScreen; level callbacks:
      policy resist; present member 3; frames 79; touch 1 began 0.99 0.206; touch 1 moved 0.988 0.292; touch 1 moved 0.971 0.895;
      present spare 1; frames 1; dismiss 0 = 2 transitions, screen1 + screen2
    The window is hidden while a finger pulls at a card, which then comes again
      screen; cards overFullScreen; effects cover; level surroundings; 60 Hz:
      present spare 2 from 15; policy resist; frames 14; frames 17; touch 1 began 0.778 0.365; touch 1 moved 0.782 0.65; touch 1
      moved 0.785 0.935; hideWindow; showWindow; present spare 2 from 13 at once = 1 transition, screen1 + screen2
    A container takes a tab bar controller away while that selects another tab
      box(tabs(screen, screen, screen)); level callbacks:
      in viewDidLoad: plain show new 2 in 2; select 2 = 2 transitions, box1(screen4)
    A container takes a stack away while the card in its context is dismissed
      box(screen, screen, stack(screen)); cards overFullScreen, overFullScreen, currentContext~none; level callbacks:
      show spare 2 at once; push new 3 onto 3 at once; present spare 2 from 12 at once; show new 3; dismiss 2
      = 2 transitions, box1(screen8)
    """

  /// Chains of cards, cards in contexts, and rotations while something is in flight.
  private static let chains = """
    A card in a tab's context comes back with the tab when what it presented has gone with the tabs
      box(tabs(stack(screen, screen), split(screen, screen)))~none; cards fullScreen, currentContext; level surroundings:
      present new 1 from 14 at once; present spare 0 at once; select 1 at once; show new 0 in 1 at once; show spare 0 at once
      = 0 transitions, box1(tabs1(hidden stack1(screen3, screen4) + screen7, split1(screen5, screen6)))
    A dismissal of a card with two cards above it is taken back
      screen; cards fullScreen, overFullScreen, overFullScreen:
      present new 3 from 7 at once; present spare 0 at once; present new 1 at once; dismiss 2; frames 1; touch 1 began 0.768 0.586;
      touch 1 ended 0.871 0.937 = 1 transition, screen1 + screen4
    A dismissal of a card with a card above it is taken back by a pan
      screen; cards overFullScreen, overFullScreen, currentContext; level callbacks; right to left:
      present spare 2 at once; present spare 1; present new 2 at once; frames 1; dismiss 0 at once; dismiss 1; touch 1 began 0.709
      0.93; frames 1; touch 1 moved 1.305 0.935; touch 1 ended 1.305 0.935 = 2 transitions, screen1 + screen3
    A card is dismissed twice with a card above it, and a pop inside it
      screen; cards overFullScreen, overFullScreen, stack(screen, screen) overFullScreen:
      present spare 2 from 4; frames 1; pop; present member 3; dismiss 1 at once; dismiss 2 at once = 3 transitions, screen1
    A container shows another child while the card over the old one is dismissed
      box(screen); guests stack(screen, screen), screen, screen; cards overFullScreen, overFullScreen, currentContext; level
      surroundings:
      show new 3 at once; present new 2 from 9 at once; show spare 2; dismiss 0 at once = 2 transitions, box1(screen1)
    The screen is rotated while the presentation over a sheet goes back
      screen; cards card, overFullScreen, overFullScreen; level surroundings:
      present new 3 from 11 at once; present spare 1; frames 1; touch 1 began 0.01 0.284; touch 1 ended 0.01 0.284; rotate
      = 2 transitions, screen1 + screen2
    The screen is rotated while a push begins over a container in flight
      stack(screen); guests screen, box(screen); level surroundings:
      set new 1, new 3, spare 2 at once; popToRoot at once; frames 1; show new 2; push spare 0 onto 3; rotate
      = 2 transitions, stack1(box1, screen1)
    A container inside one whose effect clips ends while that goes on
      box(screen, box(screen)); effects ownContainer; configuration +descendantPanWins; level callbacks:
      show spare 1 in 4 at once; show new 1 in 1; frames 25; touch 2 began 0.49 0.122; touch 2 moved 0.821 0.117; frames 1; touch 2
      moved 0.987 0.114; touch 2 ended 0.987 0.114 = 3 transitions, box1(box2(screen2))
    A container in flight comes as a tab, with an effect that clips
      tabs(screen, screen, box(screen)); effects ownContainer:
      select 2 in 4; show new 1 = 2 transitions, tabs1(box1(screen4))
    Another tab is selected before a dismissal starts that ends at once
      tabs(screen, screen)~none; cards overFullScreen; level callbacks:
      present new 2 at once; dismiss 0; select 1 at once; dismiss 2 at once = 1 transition, tabs1(screen2)
    A tap on the way back in a bar while a push begins
      stack(screen):
      set spare 1, new 2, new 0 at once; push new 0; touch 1 began 0.118 0.108; touch 1 ended 0.118 0.108
      = 2 transitions, stack1(screen2, screen4, screen5)
    A card goes together with the full screen below it, is called back, and that comes over it
      screen; cards fullScreen, overFullScreen; effects combinedZoom:
      present new 0 at once; present spare 0 at once; present new 1; frames 1; dismiss 2; frames 14; touch 1 began 0.782 0.688;
      touch 1 ended 0.918 0.684; present spare 0 from 15 = 2 transitions, screen1
    """

  /// Cards in the context of a child, and what becomes of the view that they stand for.
  private static let contexts = """
    A tab that leaves under a covering card is selected again after the card is gone
      tabs(screen, stack(tabs(screen, screen, screen)))~zoom; cards overCurrentContext; effects shrinkingCover; 60 Hz:
      select 1 at once; present spare 0 from 7; select 2; present new 3 at once; frames 32; dismiss 1 at once; select 1 in 4 at
      once = 2 transitions, tabs1(stack1(tabs2(screen4)))
    A screen is presented over everything while a full-screen card of a card in a part of that is dismissed
      split(screen, stack(screen)); cards fullScreen, currentContext, fullScreen~1; effects slide, slide:
      setting spring 1.2; present spare 1 from 3 at once; present spare 2 at once; present member 3 from 1; dismiss 0
      = 2 transitions, split1(screen1, stack1(screen4) + screen5) + screen7
    A card in the context of a part of the screen leaves the part beside it alone
      split(screen, split(split(screen, screen), box(screen))); cards overCurrentContext:
      present spare 0 from 8 = 1 transition, split1(screen1, split2(split3(screen2, screen3), box1(screen4) + screen5))
    A part of the screen is turned while a card is presented in its context
      split(stack(screen, screen), stack(screen)); cards overCurrentContext; level surroundings:
      push spare 2 at once; rotate; push spare 1 at once; present spare 0 from 15; frames 1; rotate
      = 1 transition, split1(columns(stack1(screen3, screen4, screen1, screen2) + screen8, stack2(screen7)))
    The child that a card covers is shown again, and the screen is turned
      box(stack(screen)); cards currentContext; level surroundings; 60 Hz:
      present new 0 from 10; show spare 0; frames 37; rotate; frames 1; rotate = 1 transition, box1(stack1(screen3) + screen4)
    A child is replaced while all the cards above it are dismissed
      box(box(screen), screen); cards overFullScreen, overFullScreen, currentContext; effects cover; level callbacks; 60 Hz:
      present spare 2 from 3 at once; in presentationWillDismiss: dismiss 1; present member 3; frames 50; show spare 1; touch 1
      began 0.99 0.699; touch 1 moved 0.998 1.131 = 4 transitions, box1(screen2)
    A card covers a tab that is leaving, and is dismissed as the next tab comes to rest
      tabs(stack(screen), screen, screen); cards overFullScreen, currentContext; effects shrinkingCover; level surroundings:
      touch 1 began 0.378 0.93; touch 1 ended 0.378 0.93; present member 1 from 2 at once; plain select 0 at once; dismiss 2
      = 3 transitions, tabs1(stack1(screen3))
    A card covers a tab that is leaving, and both are taken back
      tabs(stack(screen), screen, screen); cards overFullScreen, currentContext; effects shrinkingCover:
      touch 1 began 0.378 0.93; touch 1 ended 0.378 0.93; present member 1 from 2; frames 1; select 0 at once; dismiss 2 at once
      = 2 transitions, tabs1(stack1(screen3))
    The root is replaced below a full screen over a card in a context
      split(screen, stack(screen, screen)); cards overFullScreen, fullScreen~none, currentContext; level surroundings:
      present spare 2 from 5 at once; present member 1 at once; replaceRoot
      = 0 transitions, split1(screen1, stack1(screen4, screen5) + screen6)
    The root is replaced while a card in a context is dismissed with the one above it
      split(stack(screen), screen); cards overFullScreen, overFullScreen, box(screen) currentContext; level surroundings:
      present spare 2 from 2 at once; present spare 0 from 7 at once; dismiss 1; frames 1; replaceRoot
      = 1 transition, split1(stack1(screen3), screen4)
    A child is replaced in a card that leaves with the tab in whose context it is
      tabs(tabs(screen), stack(screen, screen)); cards box(screen) overCurrentContext:
      select 1 at once; present spare 0 from 5 at once; select 0; show new 1 at once
      = 2 transitions, tabs1(tabs2(screen1), hidden stack1(screen4, screen5) + box1(screen7))
    A card is taken back in a context that leaves with the child around it
      stack(screen); guests screen, screen, box(stack(screen), screen); cards overFullScreen, overFullScreen, currentContext; level
      surroundings:
      set new 2, spare 0, new 2 at once; popToRoot at once; push new 2 onto 1 at once; frames 1; present member 2 from 7; show
      spare 1; dismiss 0 at once = 2 transitions, stack1(box1(screen7))
    A card comes and goes in the context of a tab that leaves
      tabs(tabs(stack(screen, screen)), screen); cards overFullScreen, currentContext:
      select 1; present new 1 from 5 at once; dismiss 2 at once = 1 transition, tabs1(screen5)
    A child is shown in a container that is turned back and forth, and covered
      tabs(screen, box(screen, screen)); cards overFullScreen, overFullScreen, fullScreen:
      show spare 1 at once; touch 1 began 0.897 0.93; touch 1 ended 0.897 0.93; frames 1; touch 1 began 0.01 0.561; touch 1 ended
      0.01 0.561; touch 1 began 0.99 0.743; show spare 2 in 3 at once; touch 1 ended 0.238 0.169; present new 2 from 6
      = 4 transitions, tabs1(box1(screen2)) + screen4
    A card with a card in its context is presented again
      box(screen); guests box(screen); cards overFullScreen, tabs(screen, screen) currentContext:
      show new 0 in 1 at once; present spare 1 from 7 at once; present spare 0 from 13 at once; dismiss 0 at once; present new 1 at
      once; show new 3 at once; present spare 1 from 9 at once = 2 transitions, box1(box3(screen8))
    A container changes its child while it comes instead of its context
      tabs(screen, screen, screen); cards overFullScreen, box(screen, screen) currentContext~fade; 60 Hz:
      present member 1; frames 1; present new 1 from 10; dismiss 0; frames 30; show spare 1 in 4 at once
      = 3 transitions, tabs1(screen1) + box2(screen7)
    A presentation that has moved a child ends while the child moves by itself
      box(stack(screen, screen)); cards overCurrentContext:
      present spare 0 from 4; touch 1 began 0.01 0.253; frames 1; show new 3; popTo 2 in 4; frames 1; touch 1 moved 1.444 0.239;
      touch 1 ended 1.444 0.239; dismiss 0 at once = 2 transitions, box1(stack1(screen3))
    A card that has covered a screen in its context goes while the screen gives way to another
      stack(screen); guests box(screen); cards currentContext, overFullScreen, overFullScreen:
      push new 0 at once; push new 0; present spare 0 from 3; frames 1; pop; present spare 2; push spare 2 onto 2; dismiss 1;
      popToRoot = 6 transitions, stack1(screen3)
    A card is called back from behind which another card lies that a child has presented
      tabs(stack(screen), screen); cards fullScreen, overFullScreen, currentContext:
      present spare 2 from 3 at once; present new 3 at once; select 1 at once; present new 0 from 3; frames 1; touch 1 began 0.01
      0.24; touch 1 ended 0.01 0.24 = 1 transition, tabs1(hidden stack1(screen3) + screen5 + screen6, screen4)
    A card in a context is dismissed below a card that covers everything, and that with it
      split(screen, stack(screen)); cards fullScreen, currentContext; level callbacks:
      present new 1 from 4 at once; present spare 1 at once; present new 0 from 2; dismiss 1; frames 1; dismiss 1
      = 2 transitions, split1(screen1, stack1(screen4))
    A child that a card covers gives way to another while a finger changes what is in the card
      screen; cards box(stack(screen), screen) currentContext, overFullScreen, overFullScreen; effects shrinkingCover:
      present new 0 from 4 at once; present new 2 at once; dismiss 0 at once; present new 3 from 13 at once; push new 0; touch 1
      began 0.99 0.836; touch 1 moved 0.999 0.815; show spare 1 = 2 transitions, screen1 + box1(screen5)
    A card comes in the context of a child that is on its way out, and goes once the child is back
      box(stack(screen)); cards overFullScreen, overFullScreen, currentContext:
      show new 0 in 1; touch 1 began 0.73 0.93; set spare 0, new 0 at once; present new 2 from 9 at once; touch 1 ended 1.57 0.939;
      frames 200; dismiss 0 at once = 1 transition, box1(stack1(screen1, screen5))
    A card comes in the context of a child that is on its way out, and goes as the effect cleans up
      box(stack(screen)); cards overFullScreen, overFullScreen, currentContext; level callbacks:
      show new 0 in 1; in effectCleanUp: dismiss 0; touch 1 began 0.73 0.93; set spare 0, new 0 at once; present new 2 from 9 at
      once; touch 1 ended 1.57 0.939 = 1 transition, box1(stack1(screen1, screen5) + screen6)
    A card in a context has taken the place of one over the whole screen when the context leaves
      tabs(stack(screen), screen); guests tabs(screen, screen); cards overFullScreen, currentContext, currentContext; level
      callbacks:
      push new 2 at once; present spare 2 from 6 at once; present spare 0 from 7 at once; present new 1 at once; dismiss 1;
      reverse; select 1 at once = 1 transition, tabs1(hidden stack1(screen3, tabs2(screen5)) + screen7 + screen9, screen4)
    """

  /// Changes that begin or end while another one does.
  private static let nested = """
    A tab is selected while its stack is told of a pop, and the selection is canceled
      tabs(screen, stack(screen, screen)); level callbacks; 60 Hz:
      in didMove: plain select 1; popTo 0 in 2; frames 28; cancel of 1 = 1 transition, tabs1(stack1(screen4))
    The app replaces a child while it makes the change that a finger asks for
      screen; cards box(screen, screen) overFullScreen; level callbacks; right to left:
      present new 0 at once; in willMove: show new 2 in 3; touch 1 began 0.01 0.343; frames 1; touch 1 moved 0.228 0.363; touch 1
      ended 0.228 0.363 = 2 transitions, screen1 + box1(screen4)
    A replacement is taken back inside a screen that is just leaving
      box(stack(screen)); guests box(screen), screen, screen; level callbacks:
      set new 3 of 4 at once; frames 1; in effectCleanUp: cancel of 1; show new 3 in 3; show new 2 at once
      = 2 transitions, box1(screen6)
    A card below is laid out while all the cards above it are dismissed
      screen; cards overCurrentContext, card, overFullScreen; right to left:
      present new 1 at once; present new 3 at once; present new 2; present new 0 at once; frames 1; dismiss 0 at once; touch 1
      began 0.899 0.58; touch 1 moved 0.799 0.577; present spare 1 at once; dismiss 1 at once = 5 transitions, screen1 + screen2
    A stack is popped away under the finger that pushes onto it
      stack(screen); guests split(stack(screen, screen)~shrinkingCover, stack(screen)), screen, screen; cards overFullScreen,
      overCurrentContext:
      set new 3, new 2 at once; popToRoot at once; frames 1; set spare 2, new 0, member 1 at once; present member 1 from 7; touch 1
      began 0.198 0.187; touch 1 moved 0.17 -0.235; pop; frames 22; frames 39
      = 2 transitions, stack1(screen1, split2(columns(stack4(screen14, screen15), stack5(screen18))))
    A push ends, a finger's push inside what leaves ends with it, and UIKit is asked for another
      stack(tabs(stack(screen))); level callbacks; right to left:
      in callCompletion: plain push spare 1 onto 2; touch 1 began 0.966 0.545; touch 1 moved 1.133 0.553; frames 1; alongside of 1;
      in viewWillAppear: set spare 0; push new 2; frames 32 = 4 transitions, stack2(screen1)
    Another tab is selected outside while one inside loads its view
      tabs(screen, screen, tabs(screen, stack(screen), tabs(screen)~none)); level callbacks:
      select 2 in 4 at once; select 2 at once; in viewDidLoad: select 1; touch 1 began 0.01 0.733; touch 1 moved 0.19 0.726
      = 2 transitions, tabs1(screen2)
    UIKit is asked to dismiss a card that has just been dismissed
      screen; cards box(screen, screen, screen) currentContext; level callbacks:
      present new 0 from 15 at once; dismiss 0; show spare 2; in phaseChange: plain dismiss 0; frames 1; present spare 0 from 5 at
      once = 2 transitions, screen1
    A child is replaced inside an animation alongside a card that goes back
      box(screen); cards overFullScreen; configuration +reversedAdditionsRunForward; level callbacks:
      present spare 0; show new 3 in 1 at once; in coordinatorAlongside: plain show spare 0; frames 1; back escapeGesture;
      coordinate = 3 transitions, box1(screen1)
    UIKit covers a screen that a finger pulls at
      screen; cards fullScreen~none, overFullScreen, overFullScreen; level surroundings; 60 Hz:
      present spare 1 from 13; frames 55; policy resist; touch 1 began 0.01 0.718; touch 1 moved 0.242 0.729; touch 1 moved 0.629
      0.748; present member 3 at once; dismiss 0 at once = 1 transition, screen1 + screen2
    A finger that is down in a floating bar lifts when a card is on its way
      tabs(screen, screen); cards overFullScreen; configuration +barOutsideBounds:
      select 1; present new 2; touch 1 began 0.73 0.93; frames 1; touch 1 ended 0.73 0.93 = 2 transitions, tabs1(screen2) + screen3
    The tab that is coming is tapped in a floating bar, and its stack pushes
      tabs(stack(screen), screen); configuration +barOutsideBounds; right to left:
      select 1 at once; select 2; touch 1 began 0.708 0.93; touch 1 ended 0.713 0.936; push spare 2
      = 3 transitions, tabs1(stack1(screen3))
    """

  /// Screens that change what is shown while they are loaded or laid out, or while a change is being prepared.
  private static let loading = """
    A screen that is pushed off the screen pushes another one as it loads
      stack(screen); level callbacks:
      in viewDidLoad: push new 1; push new 1 at once; replaceRoot; restoreRoot = 0 transitions, stack1(screen3, screen4, screen5)
    The root of a stack in a tab pushes as it loads
      tabs(screen, stack(screen)); level callbacks:
      in viewDidLoad: push spare 0; select 1 at once = 0 transitions, tabs1(stack1(screen4, screen2))
    The first of tabs inside tabs selects another one as it loads
      tabs(tabs(screen, screen, tabs(screen, screen))); level callbacks:
      in viewDidLoad: plain select 1 in 2; select 2 in 1 at once = 0 transitions, tabs1(tabs2(tabs3(screen4)))
    The first tab of a card selects another one as it loads
      screen; cards overFullScreen, tabs(screen, screen) overFullScreen; level callbacks:
      present new 1; in viewDidLoad: select 1 in 1; frames 1 = 1 transition, screen1 + tabs1(screen3)
    The top of a stack in a card is popped as it loads
      screen; cards stack(screen, screen) overFullScreen; level callbacks:
      in viewDidLoad: pop from 1 at once; present spare 0; frames 1 = 1 transition, screen1 + stack1(screen4)
    A stack below a full screen is set as its top loads
      stack(screen, screen); cards overFullScreen, fullScreen; level callbacks:
      present spare 1 at once; in viewDidLoad: plain set new 0, spare 2, spare 0 at once; pop at once; dismiss 0 at once
      = 0 transitions, stack1(screen6, screen1)
    A stack below a card in its context goes to its root as its top loads
      stack(screen); cards overFullScreen, currentContext; level callbacks:
      push new 3; present member 1; push new 0 onto 2; frames 33; in viewDidLoad: plain popToRoot at once; dismiss 1 at once
      = 2 transitions, stack1(screen3)
    The root presents as its window is hidden
      screen; cards overFullScreen; level callbacks:
      in viewWillDisappear: plain present new 0 from 5 at once; hideWindow = 0 transitions, screen1
    The layout before a push pushes the same screen
      stack(screen, screen); level callbacks:
      in viewDidLayoutSubviews: plain push spare 0; pop at once; push spare 0 = 1 transition, stack1(screen3, screen1)
    A child is shown while a pan is given the change to the same child
      box(screen, screen); level callbacks:
      in changeProvider: show spare 1; touch 1 began 0.343 0.143; touch 1 moved 0.314 0.145 = 1 transition, box1(screen2)
    """

  /// What is turned or taken twice before it comes to rest.
  private static let twice = """
    A container changes its child while it returns in a change of tabs that is reversed
      tabs(stack(screen), stack(screen), box(screen)); cards overCurrentContext:
      select 2 at once; present new 2 from 7 at once; touch 1 began 0.642 0.93; touch 1 ended 0.642 0.93; frames 10; dismiss 2;
      select 2 in 2; present spare 0 from 1; show new 3 in 2 = 4 transitions, tabs1(box1(screen10)) + screen9
    Another transition turns a button that a push moves, and turns it back
      tabs(stack(screen)~none, screen); cards overFullScreen, split(stack(screen), stack(screen)) sampleCard~1; effects slide,
      ownContainer; level callbacks; right to left:
      setting effect sprungStages; select 1; in presentationWillBegin: push new 3 onto 3; inside noAnimation: present spare 1 from
      5; touch 1 began 0.99 0.654; touch 1 moved 0.695 0.644; dismiss 2 = 4 transitions, tabs1(screen4)
    A child is replaced below a dismissal that is taken back, and goes on after all
      box(screen); cards overFullScreen, currentContext; right to left:
      present spare 1; frames 64; dismiss 0; frames 1; touch 1 began 0.01 0.832; touch 1 moved 0.248 0.821; touch 1 ended 0.248
      0.821; show new 2 at once; reverse = 3 transitions, box1(screen3)
    A tab leaves with a card in its context that is on its way, and is selected again
      tabs(box(screen), screen); cards overCurrentContext; configuration
      +coordinatorComesWithStart,+containerSettlesLate,+barOutsideBounds; level callbacks:
      touch 1 began 0.136 0.93; present spare 2 from 8; select 1; touch 1 ended 0.111 0.869
      = 3 transitions, tabs1(box1(screen1) + screen3)
    Two fingers tap a bar that asks nobody, during a transition
      tabs(screen, screen); configuration +barOutsideBounds; right to left:
      select 1 in 2 at once; select 0; touch 1 began 0.743 0.93; touch 1 ended 0.743 0.93; touch 2 began 0.701 0.93; touch 2 ended
      0.701 0.93; touch 1 began 0.01 0.633; touch 1 ended 0.01 0.633 = 2 transitions, tabs1(screen1)
    The app shows another child while it makes a change for the escape gesture
      tabs(screen, box(screen, screen, screen)); level callbacks:
      in changeProvider: plain show spare 0; show spare 2 in 3 at once; select 1 at once; back escapeGesture; select 2 at once
      = 3 transitions, tabs1(screen1)
    """

  /// Other sizes, and what bars cover.
  private static let sizes = """
    A screen on its side is lower than what half a card leaves free: nothing in the card gets a height below 0
      screen; cards box(screen) sampleCard; level surroundings:
      present new 0 at once; rotate = 1 transition, screen1 + box1(screen2)
    A card gets its frame from its presentation controller while a card above it has turned it aside
      stack(screen); cards overFullScreen~1, overFullScreen, sampleCard; effects sprung, slide; level callbacks:
      present new 3 from 2; present new 2 from 5 at once; dismiss 2 at once; frames 1; present spare 2 at once; rotate
      = 2 transitions, stack1(screen3) + screen5
    A card gets its frame while a card above it has turned it aside, and comes back from behind that
      stack(screen); cards overFullScreen~1, overFullScreen, sampleCard; effects sprung, slide; level callbacks:
      present new 3 from 2; present new 2 from 5 at once; dismiss 2 at once; frames 1; present spare 2 at once; rotate; frames 60;
      dismiss 0 = 3 transitions, stack1(screen3)
    A card in the context of half a card answers touches once the screen has been turned on its side
      screen; cards sampleCard, currentContext; level surroundings:
      present spare 0 at once; present new 1 at once; present new 2 at once; rotate; dismiss 0 at once
      = 3 transitions, screen1 + screen2 + screen3
    The window grows in the turn in which a finger throws a dismissal to its end
      screen; cards overFullScreen; level surroundings; caught at once:
      present spare 2 at once; dismiss 1; frames 10; touch 1 began 0.01 0.575; touch 1 ended 0.638 0.547; resize wide at once
      = 1 transition, screen1
    Bars come to stand at a side in the turn in which a finger throws a tab to its end
      tabs(screen, screen); configuration +containerSettlesLate; level surroundings; right to left; caught at once:
      touch 1 began 0.01 0.315; touch 1 moved 0.26 0.316; touch 1 ended 0.26 0.316; touch 1 began 0.01 0.462; touch 1 ended 0.816
      0.45; bars right = 1 transition, tabs1(screen2)
    A window on its side is so low that a stack's bar lies over the middle of its screen
      stack(screen); guests split(screen, stack(screen)):
      resize slim at once; rotate; push new 0 at once = 0 transitions, stack1(screen3, split1(screen4, stack2(screen7)))
    A card that resists is pulled, and has the safe area of its place again
      screen; cards overFullScreen; effects shrinkingCover; configuration +reversalLeavesSafeAreaStale:
      policy resist; present spare 2; frames 64; touch 1 began 0.249 0.318; touch 1 moved 0.25 0.351; touch 1 moved 0.251 0.384
      = 1 transition, screen1 + screen2
    A card is dismissed at once after a call has hurried it, and the screen behind has its safe area
      screen; cards overFullScreen; effects card; configuration +reversalLeavesSafeAreaStale:
      present new 2; frames 1; present member 1; dismiss 1 at once = 2 transitions, screen1
    A window is resized twice while a card leaves that has moved the screen behind it aside
      screen; cards overFullScreen; level surroundings:
      rotate; present spare 0 from 2; frames 68; dismiss 1; resize phone at once; frames 1; resize unfolded at once
      = 2 transitions, screen1
    """

  /// Columns whose screens move from one stack to the other.
  private static let columns = """
    Columns collapse while they come with a tab, and a card covers them
      tabs(screen, split(stack(screen), stack(screen))); cards overFullScreen, overFullScreen, fullScreen; level surroundings:
      select 1; present spare 2; collapse on; frames 1
      = 2 transitions, tabs1(split1(columns(stack1(screen4, stack2(screen7))))) + screen8
    Columns collapse while a finger brings them, and stand side by side again
      tabs(screen, split(stack(screen), stack(screen))); level surroundings; right to left:
      touch 1 began 0.01 0.699; touch 1 moved 0.39 0.691; collapse on; touch 1 ended 0.77 0.682; frames 58
      = 1 transition, tabs1(split1(columns(stack1(screen4, stack2(screen7)))))
    Columns collapse while a card uncovers them
      split(stack(screen), stack(screen)); cards fullScreen; level surroundings:
      present new 3 at once; dismiss 0; frames 1; collapse on; frames 53
      = 1 transition, split1(columns(stack1(screen3, stack2(screen6))))
    Columns collapse while a card covers the second one in its context, and expand again
      split(stack(screen), split(stack(screen, screen), stack(screen, screen))); guests screen, screen, tabs(screen, screen); cards
      overFullScreen, overFullScreen, currentContext; level surroundings:
      push new 2 onto 3 at once; push spare 0 at once; present spare 2 from 14 at once; collapse on
      = 0 transitions, split1(stack1(screen3, tabs1, screen1), split2(columns(stack2(screen6, screen7, stack3(screen10, screen11) +
      screen14))))
    Columns collapse in the turn in which the first one is asked to push
      split(stack(screen), stack(screen)); level surroundings:
      push new 0; collapse on = 1 transition, split1(columns(stack1(screen3, screen7, stack2(screen6))))
    Screens that want a bar and that want none are set in a column on the other one's stack
      split(stack(screen, screen), stack(screen, screen)); cards overFullScreen; habits hidesNavigationBar; level callbacks:
      present spare 2 at once; push new 2 at once; collapse on; push spare 1 at once; dismiss 0 at once; pop at once; set new 2,
      new 0, new 1 of 1 at once
      = 0 transitions, split1(columns(stack1(screen3, screen4, screen10, stack2(screen11, screen12, screen13))))
    A column gets another share while a card comes in its context, and while it goes
      split(stack(screen), screen); cards overCurrentContext; level surroundings:
      present new 0 from 3; frames 1; divide 9; replaceRoot; restoreRoot; touch 1 began 0.01 0.256; frames 1; touch 1 moved 0.094
      0.259; frames 1 = 2 transitions, split1(stack1(screen3) + screen5, screen4)
    Columns stand side by side again while a card comes in the context of the first one
      split(stack(screen), stack(screen)); cards currentContext; level surroundings:
      resize unfolded at once; collapse on; present new 0 from 2; frames 1; collapse off
      = 1 transition, split1(columns(stack1(screen3), stack2(screen6))) + screen7
    Columns stand side by side again in a tab while a card comes in the context of the first one
      tabs(split(stack(screen), stack(screen))); cards currentContext; level surroundings:
      resize unfolded at once; collapse on; present new 0 from 5; frames 1
      = 1 transition, tabs1(split1(columns(stack1(screen3, stack2(screen6)) + screen7)))
    A card stands in the context of the second column while the window gets two sizes at once
      split(stack(screen), stack(screen)); cards currentContext; level callbacks:
      present spare 0 from 5 at once; resize wide; resize slim
      = 0 transitions, split1(columns(stack1(screen3), stack2(screen6) + screen7))
    The layout at the start of a change takes its container off the screen and returns it
      split(stack(screen), stack(box(screen, screen)~sprungMatches)); level callbacks:
      show spare 1 at once; collapse on; resize unfolded at once; collapse off; show spare 0 at once
      = 2 transitions, split1(columns(stack1(screen3), stack2(box1(screen6))))
    """

  /// Bars that UIKit leaves wrong.
  private static let bars = """
    A dead tab bar comes back, and goes at once without an animation
      tabs(stack(screen)); habits hidesTabBar; configuration +popLeavesTabBarDead:
      push spare 0; frames 90; set spare 1; push spare 0 at once = 2 transitions, tabs1(stack1(screen2, screen1))
    Two screens are pushed, one wants no tab bar, and a card in the stack's context covers both at once
      tabs(stack(screen)); cards currentContext; habits hidesTabBar:
      push new 3 at once; push new 1 at once; present member 1 from 15 at once
      = 0 transitions, tabs1(stack1(screen3, screen4, screen5) + screen6)
    A stack gets another screen while it comes with its tab, and brings the tab bar back
      tabs(screen, stack(screen)); habits hidesTabBar; configuration +popLeavesTabBarDead; level surroundings:
      select 1 in 4; set new 0 = 2 transitions, tabs1(stack1(screen5))
    A set in inner tabs is called back in its turn, below a screen without a tab bar
      tabs(tabs(stack(screen), stack(screen, screen)), tabs(stack(screen), screen, screen)); cards overFullScreen; habits
      hidesTabBar; configuration +stackChangesAtTheEnd,+cancelLosesTabBar,+cancelledSetKeepsStack:
      push new 3 at once; push new 2 onto 3 at once; push new 2 onto 3 at once; select 1; push spare 1 at once; present new 1 from
      4 at once; set new 1, new 2, member 1; pop at once = 2 transitions, tabs1(tabs3(stack3(screen10))) + screen16
    """

  /// Custom containers that come or go while their children change, or in a callback of the change.
  private static let containers = """
    A child is replaced at once as its container comes, before that is in the window
      split(box(screen, screen, screen), stack(screen, screen)); level callbacks:
      in willShow: show spare 2 at once; popToRoot of 4 at once; hideWindow; showWindow
      = 1 transition, split1(box1(screen3), stack1(screen6))
    A child is replaced at once while its container is presented
      screen; cards box(screen) currentContext; level surroundings:
      present spare 0; frames 1; show new 0 at once = 2 transitions, screen1 + box1(screen3)
    A finger replaces a child in the turn in which the root is restored
      box(box(box(screen, screen), screen)); level surroundings; right to left:
      replaceRoot; restoreRoot; touch 1 began 0.01 0.251; touch 1 moved 0.718 0.265; touch 1 ended 0.718 0.265; show spare 1 in 1
      = 2 transitions, box1(box2(screen3))
    A child is shown, and what it shows selects another tab
      tabs(screen, screen, box(screen, stack(screen)~none)); level callbacks:
      select 2 at once; in didShow: plain select 1; show spare 1 at once = 2 transitions, tabs1(screen2)
    A child has appeared, and selects another tab
      tabs(screen, box(screen, screen, screen)); level callbacks:
      select 1 at once; in changeProvider: show spare 2; touch 1 began 0.347 0.573; touch 1 moved 0.227 0.57; in viewDidAppear:
      select 0; frames 74 = 3 transitions, tabs1(screen1)
    A child is replaced as a tap selects its container, in a card that is dismissed
      screen; cards tabs(box(screen), screen) overFullScreen; level callbacks; 60 Hz:
      present spare 0 from 10 at once; in didSelect: plain show new 1; rotate; frames 33; touch 1 began 0.749 0.93; touch 1 ended
      0.761 0.771; frames 12; touch 1 began 0.377 0.93; touch 1 ended 0.371 1.058; frames 13; dismiss 0 = 3 transitions, screen1
    A child is replaced in a tab that goes and comes again, in a card that is dismissed
      screen; cards tabs(box(screen, screen, screen), screen) overFullScreen; level callbacks:
      present spare 0 at once; select 1 in 2; show spare 2 in 1; frames 10; select 0; frames 41; dismiss 1 = 3 transitions, screen1
    The app replaces a child, and what that shows selects another tab
      tabs(box(screen, screen)~none, screen, screen); guests screen, screen, stack(screen); level callbacks:
      in willShow: alongside of 1; in alongsideAnimations: plain select 2; in viewDidLayoutSubviews: show new 2; show spare 1 at
      once; frames 1 = 1 transition, tabs1(screen4)
    A screen that comes back with its tab gives the place of the tabs to another one
      box(tabs(stack(screen), screen)); level callbacks:
      in viewDidAppear: plain show new 3; select 1; select 0 in 4 at once; push spare 1 onto 3 at once
      = 1 transition, box1(tabs1(stack1(screen3, screen2)))
    A screen is taken away and shown again in the turn in which a card comes over its context
      box(screen, screen, stack(screen)); cards overCurrentContext; effects combinedZoom:
      show spare 2 at once; present new 0 from 7; show spare 0 at once; show spare 2 at once
      = 4 transitions, box1(stack1(screen5) + screen6)
    A container makes the change of a pan itself while it is asked whether the pan may leave
      box(screen, screen, screen); effects ownContainer; level callbacks:
      show spare 2 at once; in backPolicy: plain show spare 1; touch 1 began 0.01 0.273; touch 1 moved 0.098 0.283
      = 2 transitions, box1(screen2)
    """

  /// Cards in contexts that come and go, and over containers that change.
  private static let cards = """
    A card comes into a context that is leaving, and goes with it as it appears
      box(tabs(box(screen))); cards split(screen, screen) overCurrentContext; level callbacks:
      present spare 0 from 3; in viewDidAppear: plain show new 0 at once; show new 0 in 4; frames 1 = 2 transitions, box1(screen4)
    A card is presented once more, with a card in its context from the last time
      stack(screen); guests box(box(screen)); cards overCurrentContext, overFullScreen, overFullScreen; level callbacks:
      set new 0 at once; frames 1; present spare 0 from 13 at once; present new 3 at once; in viewWillTransition: present spare 0
      from 4; set spare 0, spare 2, spare 2 at once; frames 1; rotate = 1 transition, stack1(screen1) + screen5 + screen6
    A card is presented once more, and what has covered it since the last time is dismissed
      screen; guests screen, screen, tabs(screen, screen); cards currentContext, tabs(stack(screen, screen)) overCurrentContext;
      level callbacks:
      present new 1 from 12; push spare 0 at once; frames 1; push new 2 at once; present spare 1 from 9 at once; present spare 0 at
      once; back escapeKey; frames 54; present spare 1 at once; dismiss 0 at once
      = 2 transitions, screen1 + tabs1(stack1(screen4, screen5, screen2, tabs2(screen6)))
    A card comes into a context that is leaving, and is taken back at once
      box(screen, screen, stack(screen)); cards currentContext, overFullScreen, overFullScreen:
      show spare 2 at once; push new 3 at once; show new 3; present new 3 from 14; dismiss 0 at once = 3 transitions, box1(screen7)
    A child is replaced under two transitions, and the one that takes its container away goes back
      stack(box(screen), screen); cards currentContext:
      popToRoot; present spare 0; touch 2 began 0.01 0.656; frames 1; touch 2 moved 0.053 0.663; frames 1; dismiss 0; show new 3;
      frames 10 = 3 transitions, stack1(box1(screen6))
    A child is replaced at once under two transitions, and both go back
      screen; cards tabs(box(screen, screen, screen), screen) currentContext; right to left:
      present spare 0 at once; select 1 at once; touch 2 began 0.99 0.117; touch 2 moved 0.257 0.095; present member 1; frames 1;
      back bracketKey; show spare 2 at once = 3 transitions, screen1 + tabs1(screen5)
    A child that has gone takes the card back that covers its container
      box(screen); cards currentContext; configuration +reversesAppearanceAtOnce; level callbacks:
      in viewDidDisappear: dismiss 0; show new 3; present member 0; frames 63 = 3 transitions, box1(screen2)
    A card is dismissed while the screen below it leaves, which then comes back
      box(stack(screen), screen); cards overCurrentContext:
      present new 0 from 7; show spare 1; frames 66; dismiss 0 at once; show spare 2 at once = 2 transitions, box1(stack1(screen3))
    A sheet under two cards, of which one is dismissed on another side, has its new height
      screen; cards overFullScreen, card; level surroundings:
      present spare 1 at once; present spare 0; present new 1 at once; frames 1; rotate; dismiss 0 at once; present member 1;
      dismiss 1 at once = 6 transitions, screen1 + screen2
    A card that a tap keeps is dismissed at once as the screen below begins to go again
      screen; cards fullScreen, overFullScreen, overFullScreen; level callbacks:
      present member 3 from 7 at once; dismiss 0; frames 1; in viewWillDisappear: plain dismiss 0 at once; touch 2 began 0.51
      0.567; touch 2 ended 0.51 0.567; frames 78 = 1 transition, screen1
    A card that a finger keeps is dismissed at once as the screen below is gone again
      screen; cards overFullScreen, fullScreen; level callbacks; right to left:
      present spare 1 from 12 at once; touch 1 began 0.139 0.171; touch 1 moved 0.103 0.171; in viewDidDisappear: plain dismiss 0
      at once; touch 1 ended 0.045 -0.326; frames 77 = 1 transition, screen1
    """

  /// What lies behind cards, and comes to light again.
  private static let behind = """
    A tab with a card in its context that is on its way is selected again at once
      tabs(box(screen), screen); cards overCurrentContext; effects shrinkingCover:
      present spare 0 from 3; frames 1; touch 1 began 0.502 0.93; touch 1 ended 0.695 0.907; select 0 at once
      = 2 transitions, tabs1(box1(screen1) + screen3)
    A full screen over a sheet is dismissed with the card in its context
      screen; cards fullScreen, overCurrentContext, card:
      present new 2 from 11 at once; present spare 0 at once; frames 1; present spare 1 at once; dismiss 1 at once
      = 1 transition, screen1 + screen2
    A child is replaced in a card in a context that leaves and comes back in one turn
      tabs(stack(screen), screen); cards box(screen) currentContext, overCurrentContext:
      present new 1 from 12 at once; present spare 0 at once; show new 1; select 1; select 2 at once
      = 2 transitions, tabs1(stack1(screen3) + screen5 + box1(screen7))
    A push behind a full screen ends with its presentation, and asks for the dismissal
      split(stack(screen), screen); cards fullScreen; level callbacks:
      push spare 0 onto 4; frames 1; in effectCleanUp: plain dismiss 0 at once; present new 0 from 8 at once
      = 1 transition, split1(stack1(screen3, screen1), screen4) + screen5
    A child is replaced at once as the screen appears that is pushed over its container
      stack(screen); guests box(screen); cards tabs(screen) overFullScreen, overFullScreen, box(screen) overFullScreen;
      configuration +stackChangesAtTheEnd; level callbacks:
      present spare 0 from 2 at once; present member 2 at once; present spare 2 from 7 at once; dismiss 0 at once; push new 0;
      present member 2 at once; plain set new 2, spare 1, new 3 at once; pop at once; dismiss 0 at once; pop; push spare 1; frames
      1; in viewWillAppear: show new 0 in 3 at once; frames 30
      = 2 transitions, stack1(box5, box6, box7, screen2) + tabs1(screen4) + box1(screen5)
    A card in a card's context is dismissed while what both are in is pulled away, and stays
      tabs(stack(screen), screen); cards currentContext, split(stack(screen, screen), screen) overFullScreen, overFullScreen;
      effects zoom; level callbacks:
      push new 1 at once; present spare 1 from 10; push new 1 onto 3 at once; frames 1; in viewWillDisappear: plain present new 3
      from 11; push spare 1 at once; frames 67; present new 3 from 12 at once; dismiss 0; present new 0; touch 1 began 0.212 0.458;
      touch 1 moved 0.239 0.928
      = 4 transitions, tabs1(stack1(screen3, screen5, screen2)) + split1(stack2(screen8, screen9, screen11) + screen12, screen10)
    """

  /// Looks that change parts of a screen.
  private static let looks = """
    A screen comes whose button moves, fades and changes, and goes behind a card at once
      stack(screen); cards overFullScreen; effects mixedStages:
      push spare 2; present member 3 from 5 = 2 transitions, stack1(screen3, screen1) + screen4
    A button turns over into a card and into another screen at once
      stack(screen); cards overFullScreen; effects cardFlip:
      present spare 1 from 4; push new 3 onto 4 = 2 transitions, stack1(screen3, screen5) + screen4
    A screen lays a card out that stands edge-on
      screen; cards overFullScreen; effects cardFlip; level surroundings:
      rotate; present spare 1; frames 1 = 1 transition, screen1 + screen2
    A screen lays a card out that stands edge-on, in another size
      screen; cards overFullScreen; effects cardFlip; level surroundings:
      present new 2; frames 1; rotate = 1 transition, screen1 + screen2
    A list whose button a look moves gets another place in the tab bar controller, and scrolls by that
      tabs(tabs(stack(screen)), stack(tabs(screen, screen, screen)))~movedMatches; habits lists; level callbacks:
      rotate; push new 3 onto 1 at once; frames 50; touch 1 began 0.49 0.74; touch 1 moved 0.214 0.739; touch 1 ended -0.338 0.738
      = 1 transition, tabs1(stack2(tabs3, screen9))
    A card comes out of a button of a list, below which another card comes and goes
      stack(screen, screen); cards stack(box(screen)) overFullScreen~movedMatches, overFullScreen; habits lists:
      present spare 1; frames 1; present new 1 from 8 at once; back escapeKey; present spare 0 from 1
      = 3 transitions, stack1(screen3, screen4) + stack2(box1(screen9))
    A card that has moved a button of the stack below goes while a push moves that
      stack(screen); cards overFullScreen, overFullScreen, sampleCard; effects sprungStages; level surroundings:
      present spare 2 at once; push spare 1; dismiss 0 at once = 3 transitions, stack1(screen3, screen2)
    Two cards that have faded a button of the stack below go while a push fades that
      stack(screen); cards overFullScreen; effects mixedStages:
      present new 1 from 10; present member 0 at once; push spare 1 onto 3; frames 1; dismiss 0 at once; dismiss 0
      = 3 transitions, stack1(screen3, screen2)
    An app closes a screen inside a tab to touches while a finger is on that
      tabs(screen, tabs(screen)):
      touch 1 began 0.805 0.93; touch 1 ended 0.805 0.93; touch 1 began 0.995 0.148; touch 1 moved 0.828 0.15; change
      takesNoTouches = 1 transition, tabs1(tabs2(screen2))
    An app fades a button that a spring moves
      screen; cards overFullScreen~mixedStages; level callbacks:
      present spare 0 from 12; frames 1; change fadesButton of 3 = 1 transition, screen1 + screen2
    A card of an effect that turns a button goes while the stack in it gets another top screen
      screen; cards overFullScreen, overFullScreen, stack(screen) overFullScreen; effects ownContainer; level surroundings:
      present spare 2 at once; present new 2 at once; dismiss 0 at once; push spare 0; dismiss 1 = 2 transitions, screen1
    A push and a card fade a button at once, and the card is canceled, comes again, and goes
      stack(screen); cards overFullScreen; effects mixedStages:
      push new 3; present spare 0; cancel of 2; frames 1; present new 0; dismiss 0 at once
      = 3 transitions, stack1(screen3, screen4)
    An app fades a button that a standing card keeps transparent
      screen; cards overFullScreen; effects cascade:
      change fadesButton of 2; present spare 1 from 2 = 1 transition, screen1 + screen2
    """

  /// Looks that change the same parts of a screen at once.
  private static let sharedParts = """
    An app fades a button that a card fades, and the card goes while a push fades it too
      stack(screen); cards overFullScreen; effects cascade:
      present spare 1 from 13; frames 1; change fadesButton; push spare 2 onto 4; dismiss 0
      = 2 transitions, stack1(screen3, screen1)
    An app fades a button during a pop, and a card that fades it too comes at once
      stack(screen); cards overFullScreen; effects cascade; level surroundings; right to left:
      touch 1 began 0.49 0.326; frames 1; touch 1 moved 0.727 0.299; touch 1 ended 0.727 0.299; frames 26; popToRoot; frames 1;
      change fadesButton; present spare 2 at once; back bracketKey = 3 transitions, stack1(screen3)
    An app fades a button that a card fades, and a pop that moves the button starts
      stack(screen); cards overFullScreen; effects placedStages:
      push spare 2 at once; present spare 1; frames 1; change fadesButton of 2; pop; frames 1; dismiss 2 at once
      = 2 transitions, stack1(screen3)
    Tabs come and a card goes, and both fade a button
      box(screen); guests screen, screen, tabs(screen, screen); cards overFullScreen; effects placedStages; level surroundings; 60
      Hz:
      show new 2 at once; resize small at once; touch 1 began 0.51 0.865; touch 1 ended 0.51 0.865; touch 1 began 0.59 0.327;
      present spare 2 at once; frames 10; dismiss 0; touch 1 ended -0.281 0.345; frames 23; rotate
      = 3 transitions, box1(tabs1(screen2))
    Cards in two columns turn one button over, and one of them goes
      split(stack(screen), screen); cards overFullScreen, split(screen, box(screen)) currentContext; effects cardFlip; level
      callbacks:
      set spare 1, spare 1 at once; present spare 1 from 4 at once; present spare 2 from 11; push spare 2 at once; present member 2
      from 11 at once; dismiss 0
      = 2 transitions, split1(stack1(screen2, screen1) + split2(screen5, box1(screen6)), screen4) + screen7
    A tab is dragged aside while cards come over it and go, and all fade a button
      stack(screen); guests tabs(screen, screen), screen, screen; cards overFullScreen; effects cascade; level callbacks; right to
      left:
      present new 0 at once; push new 3 at once; frames 1; select 1; frames 1; touch 1 began 0.51 0.879; touch 1 moved 0.179 0.874;
      present spare 0 from 1 at once; dismiss 1 at once = 2 transitions, stack1(screen3, tabs1(screen6))
    An app's animation alongside a dragged card sends it back, and its button with it
      screen; cards overFullScreen; effects sprungStages; level callbacks:
      in coordinatorAlongside: dismiss 0; present spare 0; frames 1; touch 1 began 0.01 0.276; touch 1 moved 0.038 0.284; touch 1
      moved 0.043 0.286; frames 1; touch 1 moved -0.508 0.303; coordinate = 1 transition, screen1
    A card goes together with the screen below it, is called back, and that comes over it
      screen; cards overFullScreen, overFullScreen, tabs(screen, screen) overFullScreen; effects combinedZoom; level surroundings:
      present spare 2 at once; present spare 0 from 14; dismiss 1; present spare 0 from 15 at once; present spare 2
      = 3 transitions, screen1 + screen4 + tabs1(screen2)
    A card that springs back past its end by its center isn't laid out by an app
      screen; cards overFullScreen; effects pageStages:
      present new 0 from 11; frames 13; touch 1 began 0.067 0.594; touch 1 moved -0.276 0.605 = 1 transition, screen1 + screen2
    A zoom comes over a half card in the turn in which that comes, after rotations
      screen; cards overFullScreen, overFullScreen~1, sampleCard; effects slide, combinedZoom; level surroundings:
      rotate; rotate; rotate; present spare 2 at once; present member 1; frames 1 = 2 transitions, screen1 + screen2 + screen3
    The root is replaced while a dismissal with reduced motion goes back
      screen; cards custom; effects sprungStages; level surroundings:
      present member 1 from 11 at once; reduceMotion on; dismiss 0; cancel of 2; scrub -0.161 of 1; frames 1; replaceRoot
      = 2 transitions, screen1
    """
}
