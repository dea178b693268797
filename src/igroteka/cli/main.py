"""`igroteka`: the table of commands, and one clear line when something is wrong."""

import os
import sys
from collections.abc import Sequence

import click

from igroteka import __version__
from igroteka.kernel import GameError

from .arena import arena
from .balance import balance
from .bench import bench
from .bots import bots
from .failing import Failure
from .fuzz import fuzz
from .games import games
from .play import play
from .position import position
from .printing import print_
from .replay import replay
from .rules import rules
from .simulate import simulate
from .sit import sit
from .translating import texts

BAD_INPUT = 2
INTERRUPTED = 130
COMMANDS = (
    play,
    sit,
    games,
    simulate,
    arena,
    balance,
    bots,
    replay,
    position,
    rules,
    print_,
    fuzz,
    bench,
    texts,
)


class InOrder(click.Group):
    """Listed as one would want them, not by the alphabet."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


@click.group(
    cls=InOrder, commands=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="igroteka", message="%(prog)s %(version)s")
def igroteka() -> None:
    """Tabletop games, played in the browser with friends, with bots or alone."""


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """The exit code; whatever is wrong with the input is one line on stderr."""
    try:
        return int(igroteka.main([*arguments], prog_name="igroteka", standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help(), err=True)
        return BAD_INPUT
    except click.ClickException as error:
        return said(error.format_message())
    except (Failure, GameError) as error:
        return said(str(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # `igroteka games | head`: whoever read has had enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def said(text: str) -> int:
    line = " ".join(text.split())
    click.echo(f"igroteka: {line}", err=True)
    return BAD_INPUT
