"""`igroteka`: the table of commands, and one clear line when something is wrong."""

import os
import sys
from collections.abc import Sequence

import click

from igroteka import __version__

from .commands import InOrder
from .failing import Failure

BAD_INPUT = 2
INTERRUPTED = 130


@click.group(cls=InOrder, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="igroteka", message="%(prog)s %(version)s")
def igroteka() -> None:
    """Tabletop games, played in the browser with friends, with bots or alone."""


def main() -> None:
    # Matrices here are small: threads that share one cost more than they bring.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
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
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # `igroteka games | head`: whoever read has had enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if not is_meant_for_people(error):
            raise
        return said(str(error))


def is_meant_for_people(error: Exception) -> bool:
    """The kernel is asked only now: without a fault nobody waits for it."""
    from igroteka.kernel import GameError

    return isinstance(error, Failure | GameError)


def said(text: str) -> int:
    line = " ".join(text.split())
    click.echo(f"igroteka: {line}", err=True)
    return BAD_INPUT
