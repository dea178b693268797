"""Somebody who takes a lesson at a table of the house."""

from tests.server.guests import Guest, House, Message


def begun(house: House, game: str, lesson: str) -> Message:
    wish = {"game": game, "lesson": lesson, "name": "Ann"}
    answered = house.http.post("/api/lessons", json=wish)
    assert answered.status_code == 201, answered.text
    keys: Message = answered.json()
    return keys


class Learner:
    """`lesson` is where one stands, heard once the script has nothing more to do."""

    def __init__(self, house: House, keys: Message) -> None:
        token = next(key["token"] for key in keys["seats"] if key["kind"] == "me")
        self.guest: Guest = house.socket(keys["table"])
        self.guest.say("Hello", token=token)
        self.lesson: Message = self.guest.until("Welcome")["lesson"] or self.waits()

    def waits(self) -> Message:
        while True:
            message = self.guest.hear()
            assert message["type"] != "Trouble", message
            if message.get("lesson"):
                lesson: Message = message["lesson"]
                return lesson

    def shown(self) -> Message:
        """The first of what "show me" shows."""
        self.guest.say("AskHint")
        action, *_ = self.guest.until("HintGiven")["deed"]
        move: Message = action
        return move

    def acts(self, action: Message) -> None:
        # A new tab begins to count anew, and the same click twice is one.
        self.guest.act(action, id=f"step-{self.guest.frame['step']}")
        self.lesson = self.waits()

    def tries(self, action: Message) -> Message:
        """The answer to a move that is not made."""
        click = self.guest.act(action)
        while (message := self.guest.hear()).get("id") != click:
            assert message.get("answers") != click, "the move was made"
        return message

    def goes_back(self, whole: bool = False) -> None:
        """In a puzzle."""
        self.guest.say("AskTakeback", whole=whole)
        self.lesson = self.waits()

    @property
    def says(self) -> list[str]:
        return [page["say"] for page in self.lesson["pages"]]
