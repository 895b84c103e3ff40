#!/bin/sh
# Prepares one environment of the checkout, unless it is already up to date.
#
#   env.sh pure                  .venv           everything, the package as editable sources
#   env.sh compiled              .venv-compiled  core, games and the toys through mypyc
#   env.sh peers | audit | node  .venv-peers, .venv-audit, .venv-node
#   env.sh python INTERPRETER    .venv-3.x       as pure, for another Python
#
# Exit codes: 2 nothing to run Python with, 3 no C compiler.
set -eu
cd "$(dirname "$0")/.."
. scripts/common.sh

uv=.venv/bin/uv

install() { # ENVIRONMENT REQUIREMENTS: uv, or pip where uv does not get through
    set -- "$1/bin/python" "requirements/$2.txt"
    "$uv" pip install --python "$1" --require-hashes -r "$2" >>"$log" 2>&1 || {
        say "uv could not install these; trying pip (log: $log)"
        quietly .venv/bin/python -m pip --python "$1" install --progress-bar off --require-hashes -r "$2"
    }
}

install_package() { # ENVIRONMENT ARGUMENTS...
    target=$1
    shift
    quietly "$uv" pip install --python "$target/bin/python" --no-deps --no-build-isolation --reinstall "$@"
}

fresh() { # ENVIRONMENT KEY
    [ -x "$1/bin/python" ] && "$1/bin/python" -c '' 2>/dev/null && [ "$(cat "$1/.stamp" 2>/dev/null)" = "$2" ]
}

make_pure() { # ENVIRONMENT PYTHON
    key="$PWD $2 $(hash_of requirements pyproject.toml setup.py)"
    if fresh "$1" "$key"; then return; fi
    say "preparing $1 (log: $log)"
    if [ "$1" = .venv ]; then
        quietly "$2" -m venv --clear "$1"
        use_pip_settings "$1/bin/python" -m pip
        quietly "$1/bin/python" -m pip install --disable-pip-version-check --progress-bar off \
            --require-hashes -r requirements/bootstrap.txt
    else
        quietly "$uv" venv --clear --python "$2" "$1"
    fi
    install "$1" dev
    install_package "$1" --editable .
    echo "$key" >"$1/.stamp"
}

make_tool() { # ENVIRONMENT REQUIREMENTS PYTHON
    key="$PWD $3 $(hash_of "requirements/$2.txt")"
    if fresh "$1" "$key"; then return; fi
    say "preparing $1 (log: $log)"
    quietly "$uv" venv --clear --python "$3" "$1"
    install "$1" "$2"
    echo "$key" >"$1/.stamp"
}

compiled_sources() { find src/veillee/core src/veillee/games tests/toys -name '*.py' 2>/dev/null; }

make_compiled() { # PYTHON
    env=.venv-compiled
    make_tool "$env" dev "$1"
    # shellcheck disable=SC2046 # module names have no spaces
    key=$(hash_of setup.py pyproject.toml $(compiled_sources))
    if [ "$(cat "$env/.compiled" 2>/dev/null)" != "$key" ]; then
        need_compiler "$1" || { say "$no_compiler"; return 3; }
        say "compiling core and games (some minutes; log: $log)"
        rm -rf build "$env/.compiled"
        VEILLEE_COMPILE=1 VEILLEE_COMPILE_TOYS=1 install_package "$env" .
        (cd / && "$OLDPWD/$env/bin/python" -c 'import veillee.core as c; assert c.__file__.endswith(".so")')
        echo "$key" >"$env/.compiled"
    fi
    refresh_uncompiled "$env"
}

# What is not compiled follows the checkout without a new build. The tests folder comes last on the path:
# test support is found there, the toys in their compiled form.
refresh_uncompiled() { # ENVIRONMENT
    site=$("$1/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
    for folder in src/veillee tests/toys; do
        installed="$site/$(basename "$folder")"
        if [ -d "$folder" ] && [ -d "$installed" ] && [ "$(contents "$folder")" != "$(contents "$installed")" ]; then
            find "$installed" -type f ! -name '*.so' -exec rm -f {} +
            cp -R "$folder" "$site/"
        fi
    done
    echo "$PWD/tests" >"$site/veillee-tests.pth"
}

contents() { # FOLDER
    (cd "$1" && find . -type f ! -name '*.so' ! -name '*.pyc' -exec cksum {} + | LC_ALL=C sort)
}

kind=${1:-pure}
python=$(need_python)
make_pure .venv "$python"
use_pip_settings .venv/bin/python -m pip
case $kind in
pure) ;;
compiled) make_compiled "$python" ;;
peers | audit | node) make_tool ".venv-$kind" "$kind" "$python" ;;
python) make_pure ".venv-$("$2" -c 'import sys; print("%d.%d" % sys.version_info[:2])')" "$2" ;;
*) die 2 "unknown environment: $kind" ;;
esac
