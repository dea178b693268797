"""The march and the shots once more, written plainly: things and soldiers that remember."""

from msgspec import Struct

from igroteka.games.urfin.state import Built

Ways = dict[int, tuple[int, ...]]


class Thing(Struct, eq=False):
    """A tower or a wall on the field, the same only with itself."""

    cell: int
    base: int = -1
    roof: int = -1
    axis: str = ""
    wall: int = -1

    @property
    def is_wall(self) -> bool:
        return self.wall >= 0


class Man(Struct, eq=False):
    """`head` is what he ran it against, if that still stands before him."""

    road: int
    place: int
    head: Thing | None = None


class World:
    def __init__(self, ways: Ways, width: int, adult: bool, slow: bool) -> None:
        self.ways, self.width, self.adult, self.slow = ways, width, adult, slow
        self.things: dict[int, Thing] = {}
        self.men: list[Man] = []
        self.lost = False

    def put(self, built: Built) -> None:
        there = Thing(built.cell, built.base, built.roof, built.axis, built.wall)
        self.things[built.cell] = there

    def march(self, steps: dict[int, int]) -> None:
        for man in sorted(self.men, key=lambda man: man.road):
            if not self.lost:
                self.move(man, steps[man.road])
        if not self.lost:
            self.men = [man for man in self.men if not self.hit(man)]

    def move(self, man: Man, steps: int) -> None:
        way = self.ways[man.road]
        front = self.things.get(way[man.place + 1])
        if front is not None and (front.is_wall or not self.adult):
            had_bumped = man.head is front
            del self.things[front.cell]
            if self.slow or not had_bumped:
                man.head = None
                return
        man.head = None
        while steps and not self.lost:
            front = self.things.get(way[man.place + 1])
            if front is not None and (front.is_wall or not self.adult):
                man.head = front
                return
            if front is not None:
                del self.things[front.cell]
            man.place, steps = man.place + 1, steps - 1
            self.lost = man.place == len(way) - 1

    def hit(self, man: Man) -> bool:
        cell = self.ways[man.road][man.place]
        return any(self.reaches(thing, cell) for thing in self.things.values())

    def reaches(self, tower: Thing, cell: int) -> bool:
        if tower.is_wall:
            return False
        dx = abs(tower.cell % self.width - cell % self.width)
        dy = abs(tower.cell // self.width - cell // self.width)
        near = max(dx, dy) == 1 if tower.base // 3 == 0 else dx + dy == 1
        straight, corner = (dx, dy) in ((0, 2), (2, 0)), (dx, dy) == (2, 2)
        kind = tower.roof // 3
        if kind == 4:
            return near or (dx, dy) == ((0, 2) if tower.axis == "ns" else (2, 0))
        return near or straight or (corner and kind == 3)
