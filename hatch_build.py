"""Builds the front end into the wheel, with the pinned Node and never the system's."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install serves the checkout, whose front end `make` keeps fresh.
        if version == "editable":
            return
        npm = Path(self.root, "scripts", "npm")
        for command in (["ci"], ["run", "build"]):
            subprocess.run([sys.executable, str(npm), *command], check=True)
