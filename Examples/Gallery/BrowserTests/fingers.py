"""Several fingers on the phone."""

from phone import let_pass, point


class Fingers:
    """Fingers on the phone's screen, each at a point of its own."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.places = {}

    def send(self, kind, numbers):
        points = [
            {"x": x, "y": y, "id": number}
            for number in numbers
            for x, y in [point(self.page, *self.places[number])]
        ]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, number, place):
        self.places[number] = place
        self.send("touchStart", [number])

    def move(self, goals, steps=12):
        """Moves fingers together, one step for each frame of the phone."""
        starts = {number: self.places[number] for number in goals}
        for step in range(1, steps + 1):
            for number, goal in goals.items():
                (x, y), share = starts[number], step / steps
                self.places[number] = (x + (goal[0] - x) * share, y + (goal[1] - y) * share)
            self.send("touchMove", goals)
            let_pass(self.page, 1 / 60)

    def lift(self, number):
        self.send("touchEnd", [number])
