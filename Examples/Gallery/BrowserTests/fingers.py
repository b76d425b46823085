"""Several fingers on the phone's screen, with real touches."""

from phone import let_pass, scale, screen, see


class Fingers:
    """Fingers on the phone's screen, each at a point of its own."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.places = {}

    def send(self, kind, numbers):
        left, top, size = screen(self.page)
        points = [
            {"x": left + x * size, "y": top + y * size, "id": number}
            for number in numbers
            for x, y in [self.places[number]]
        ]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, *places):
        for number, place in enumerate(places):
            self.places[number] = place
            self.send("touchStart", [number])

    def play(self, phase, places):
        """Does at once what some fingers do in a phase of a trace's input."""
        if phase == "ended":
            return self.lift(*places)
        self.places.update(places)
        if phase == "moved":
            self.send("touchMove", self.places)
        else:
            for number in places:
                self.send("touchStart", [number])

    def move(self, *goals, steps=20):
        """Moves the fingers together, one step for each frame of the phone, and holds them there."""
        self._move(dict(enumerate(goals)), steps)
        let_pass(self.page, 0.3)

    def flick(self, number, goal, steps=4):
        """Moves one of the fingers, and lifts it at once."""
        self._move({number: goal}, steps)
        self.lift(number)

    def lift(self, *numbers):
        """Lifts some of the fingers, or all."""
        for number in numbers or list(self.places):
            self.send("touchEnd", [number])
            del self.places[number]

    def _move(self, goals, steps):
        starts = dict(self.places)
        for step in range(1, steps + 1):
            for number, goal in goals.items():
                (x, y), share = starts[number], step / steps
                self.places[number] = (x + (goal[0] - x) * share, y + (goal[1] - y) * share)
            self.send("touchMove", self.places)
            let_pass(self.page, 1 / 60)


def drawn(page, view):
    """The frame of a view as it is drawn, in points of the phone's screen; of a view that is turned, the box around it."""
    element = page.locator(f"[data-view='{view}']").last
    see(page, element, state="attached")
    box, screen, size = element.bounding_box(), page.locator("#screen").bounding_box(), scale(page)
    return {
        "x": (box["x"] - screen["x"]) / size,
        "y": (box["y"] - screen["y"]) / size,
        "width": box["width"] / size,
        "height": box["height"] / size,
    }
