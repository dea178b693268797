"""Studies on a Ray cluster. Ray comes with `make study` and is not needed by CI."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games import SHELF
from igroteka.kernel import encode
from igroteka.study import Crew, Here, balance, on_ray, simulate, tournament

from .test_simulate import untimed

clusters = pytest.importorskip("ray.cluster_utils", reason="Ray comes with `make study`")

ROADS = SHELF["roads"]


class Nodes:
    """A cluster of two nodes on this machine, as two machines would make one."""

    def __init__(self, cluster: Any) -> None:
        self.cluster, self.second = cluster, cluster.add_node(num_cpus=1)

    def lose_one(self) -> None:
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    head = {"num_cpus": 1, "include_dashboard": False}
    cluster = clusters.Cluster(initialize_head=True, head_node_args=head)
    nodes = Nodes(cluster)
    cluster.wait_for_nodes()
    yield nodes
    cluster.shutdown()


@pytest.fixture(scope="module")
def crew(nodes: Nodes) -> Iterator[Crew]:
    with on_ray(nodes.cluster.address) as crew:
        yield crew


@pytest.mark.parametrize(
    ("game", "bots"),
    [("roads", "greedy"), ("clockwork", "random"), ("prison", "random"), ("urfin", "greedy")],
)
def test_a_simulation_is_the_same_to_the_byte(crew: Crew, game: str, bots: str) -> None:
    here, there = (
        untimed(simulate(SHELF[game], 7, [bots], seed="far", crew=who)) for who in (Here(), crew)
    )
    assert encode(here) == encode(there)


def test_an_arena_is_the_same_to_the_byte(crew: Crew) -> None:
    bots = ["random", "greedy", "search:easy"]
    here, there = (
        tournament(ROADS, bots, 12, seed="far", options={"cards": "12"}, crew=who)
        for who in (Here(), crew)
    )
    assert encode(here) == encode(there)


def test_a_balance_page_is_the_same_to_the_byte(crew: Crew, tmp_path: Path) -> None:
    for name, who in (("here", Here()), ("there", crew)):
        balance(ROADS, tmp_path / name, 6, only=("heap",), crew=who, books=tmp_path / name / "b")
    here, there = (
        {path.relative_to(tmp_path / name): path.read_bytes() for path in files}
        for name in ("here", "there")
        for files in [sorted((tmp_path / name).rglob("*.[jm]*"))]
    )
    assert len(here) == 3
    assert here == there


def test_whoever_stops_a_study_gets_what_was_played(crew: Crew) -> None:
    def stop(done: int, _total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    stopped = simulate(ROADS, 400, ["greedy"], seed="stop", progress=stop, crew=crew)
    assert untimed(stopped) == untimed(simulate(ROADS, 5, ["greedy"], seed="stop"))


def test_a_fault_in_a_game_is_told_as_it_is(crew: Crew) -> None:
    from igroteka.study.ledger import tasks

    todo = [
        replace(task, bots=("random", "nobody"))
        for task in tasks(ROADS, {}, [("random", "random")], 1, "fault")
    ]
    with pytest.raises(ValueError, match="nobody"):
        list(crew.lines(todo))


def test_a_node_is_lost_and_its_games_are_played_again(nodes: Nodes, crew: Crew) -> None:
    def lose(done: int, _total: int) -> None:
        if done == 8:
            nodes.lose_one()

    whole: dict[str, Any] = {"bots": ["search:easy"], "seed": "lost", "options": {"cards": "12"}}
    there = simulate(ROADS, 24, **whole, progress=lose, crew=crew)
    assert encode(untimed(there)) == encode(untimed(simulate(ROADS, 24, **whole)))
    assert len(crew.told().split(", ")) == 2, crew.told()
