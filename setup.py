"""Lists the packages, and compiles the engine where that is asked for.

VEILLEE_COMPILE=1        core and games go through mypyc
VEILLEE_COMPILE_TOYS=1   so do the test games of tests/toys, installed as the package `toys`
"""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, find_namespace_packages, setup
from setuptools.command.build_ext import build_ext

TOYS = Path("tests/toys")
#: Types that others read at run time: compiled classes do not keep what their annotations say.
SHAPES = Path("src/veillee/core/schema")
#: The sources of boards go into the web client, which is there once it was built.
LEFT_OUT = ["*.board", "*.board.*"]
CLIENT = "veillee.web_client"


def packages_in(folder: Path) -> list[str]:
    """Name every folder below `folder`: those that hold only data, such as cards, count too."""
    return find_namespace_packages(str(folder), exclude=["*__pycache__*", *LEFT_OUT])


class BuildOnAllCores(build_ext):
    """Compiles the C files of an extension side by side; the stock command takes them one after the other."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda source: compile_files([source], **settings), sources)
                return [name for names in compiled for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


packages = packages_in(Path("src"))
package_dir = {"": "src"}
compiled: list[Path] = []
extensions: list[Extension] = []

if os.environ.get("VEILLEE_COMPILE") == "1":
    compiled = [Path("src/veillee/core"), Path("src/veillee/games")]
    if os.environ.get("VEILLEE_COMPILE_TOYS") == "1" and TOYS.is_dir():
        compiled.append(TOYS)
        packages += ["toys", *(f"toys.{name}" for name in packages_in(TOYS))]
        package_dir["toys"] = str(TOYS)

if compiled:
    from mypyc.build import mypycify

    found = {path for folder in compiled for path in folder.rglob("*.py")}
    sources = sorted(str(path) for path in found if SHAPES not in path.parents)
    # A C file for each module: one for all takes the compiler several times as long.
    extensions = mypycify(sources, opt_level="2", multi_file=True)

setup(
    packages=packages,
    package_dir=package_dir,
    package_data={
        "": ["*.toml", "*.md", "*.ftl", "*.tcss", "*.npz"],
        "veillee": ["py.typed"],
        **{name: ["*"] for name in packages if f"{name}.".startswith(f"{CLIENT}.")},
    },
    ext_modules=extensions,
    cmdclass={"build_ext": BuildOnAllCores},
)
