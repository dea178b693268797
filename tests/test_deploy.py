"""What lies in `deploy/` is in line with the house: its commands, addresses and ports."""

import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from click import Context
from tests.chaos.houses import haproxy
from tests.conftest import left_out

from igroteka.cli.main import igroteka

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
BALANCER = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
PROGRAM = "/opt/igroteka/.venv/bin/igroteka"
# What /etc/igroteka.conf or .env would say.
SAID = {
    "NAME": "games.example.org",
    "PORT": "8000",
    "METRICS": "9105",
    "DB": "postgresql://igroteka@10.0.0.20/igroteka",
    "PROXY": "10.0.0.10",
    "HOST": "10.0.0.11",
}


def filled_in(text: str) -> str:
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda name: SAID[name[1]], text).replace("%i", "8000")


def units() -> list[tuple[str, list[str]]]:
    """Every line of a unit that runs the house, as words."""
    found = []
    for path in sorted(DEPLOY.glob("*.service")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(f"ExecStart={PROGRAM} "):
                words = shlex.split(filled_in(line.removeprefix(f"ExecStart={PROGRAM} ")))
                found.append((path.name, words))
    return found


def ours() -> dict[str, Any]:
    return {name: each for name, each in COMPOSE["services"].items() if "command" in each}


def houses() -> dict[str, Any]:
    return {name: each for name, each in ours().items() if each["command"][0] == "play"}


def containers() -> list[tuple[str, list[str]]]:
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    own = re.findall(r'"([^"]+)"', docker.rpartition("CMD ")[2])
    return [
        ("Dockerfile", own),
        *((name, list(map(filled_in, house["command"]))) for name, house in ours().items()),
    ]


COMMANDS = [*units(), *containers()]


@pytest.mark.parametrize(("where", "words"), COMMANDS, ids=[where for where, _ in COMMANDS])
def test_every_command_is_one_of_the_house(where: str, words: list[str]) -> None:
    """Read as the program would read it, options and values; nothing is run."""
    name, *rest = words
    command = igroteka.get_command(Context(igroteka), name)
    assert command is not None, where
    read = command.make_context(name, rest)
    assert read.params.get("host") != "localhost"
    assert read.params["form"] == "json"


def test_every_place_runs_the_house() -> None:
    places = {where for where, _ in COMMANDS}
    units = {"igroteka.service", "igroteka@.service", "igroteka-work@.service"}
    assert places == {*units, "Dockerfile", "one", "two", "thinker-one", "thinker-two"}


def test_the_balancer_knows_every_house_of_the_compose_file_and_no_other() -> None:
    addresses = {
        f"{house['networks']['club']['ipv4_address']}:{port_of(house['command'])}"
        for house in houses().values()
    }
    assert set(re.findall(r"^    server \w+ (\S+)$", BALANCER, re.MULTILINE)) == addresses


def test_houses_believe_the_balancer_and_find_the_database() -> None:
    services = COMPOSE["services"]
    front, db = (services[name]["networks"]["club"]["ipv4_address"] for name in ("front", "db"))
    assert all(f"--proxy={front}" in house["command"] for house in houses().values())
    for house in ours().values():
        assert any(
            f"@{db}/{services['db']['environment']['POSTGRES_DB']}" in word
            for word in house["command"]
        )


def test_no_secret_stands_in_an_address_or_a_file() -> None:
    for path in filter(Path.is_file, DEPLOY.iterdir()):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"postgresql://[^/@\s]*:[^/@\s]*@", text), path
        assert not re.search(r"PASSWORD: (?!\$\{)", text), path


def test_volumes_and_networks_are_declared_and_files_are_there() -> None:
    for service in COMPOSE["services"].values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            made_by_hand = source == "./certs"
            assert source in COMPOSE["volumes"] or made_by_hand or (DEPLOY / source).exists()
        if "build" in service:
            assert (DEPLOY.parent / service["build"]["dockerfile"]).exists()


def test_the_image_is_made_of_locks_that_are_there() -> None:
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    locks = set(re.findall(r"requirements/(\w+\.txt)", docker))
    assert locks == {"build.txt", "core.txt", "nodes.txt", "physics.txt", "print.txt", "push.txt"}
    assert all((DEPLOY.parent / "requirements" / lock).exists() for lock in locks)


def test_the_balancer_reads_its_file(tmp_path: Path) -> None:
    """With a certificate made for this test."""
    program = haproxy() or left_out("no HAProxy here: scripts/haproxy says how one is found")
    certs = tmp_path / "certs"
    certs.mkdir()
    (certs / "games.pem").write_bytes(a_certificate())
    config = tmp_path / "haproxy.cfg"
    config.write_text(BALANCER.replace("/etc/haproxy/certs", str(certs)), encoding="utf-8")
    done = subprocess.run([program, "-c", "-f", config], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "[WARNING]" not in done.stderr


def a_certificate() -> bytes:
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "games.example.org")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return made.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
        serialization.Encoding.PEM, *form
    )


def port_of(command: list[str]) -> str:
    return next(word.partition("=")[2] for word in command if word.startswith("--port="))
