# shellcheck shell=sh
# Sourced by the other scripts, which run from the root of the checkout.

say() { printf '%s\n' "== $*" >&2; }

# What other programs say while they prepare something goes here; only `say` speaks to people.
log=.set-up.log

quietly() { # COMMAND...: its words go to the log; if it fails, the last of them are shown
    printf '%s\n' "$ $*" >>"$log"
    "$@" >>"$log" 2>&1 || {
        status=$?
        say "this failed: $* (all of it: $log)"
        tail -n 20 "$log" >&2
        if tail -n 60 "$log" | grep -qiE 'certificate|self.signed|unknown ?issuer'; then
            say "if your network has a certificate authority of its own, name its file: SSL_CERT_FILE=FILE make play"
        fi
        return "$status"
    }
}

die() { # CODE MESSAGE
    code=$1
    shift
    printf '%s\n' "veillee: $*" >&2
    exit "$code"
}

# Debian's packages, where we may install them; fails where we may not.
apt_install() {
    command -v apt-get >/dev/null || return 1
    as_root=
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || return 1
        as_root=sudo
    fi
    say "installing with apt-get: $* (log: $log)"
    quietly $as_root apt-get update -q && quietly $as_root apt-get install -y -q --no-install-recommends "$@"
}

# One short line for the contents of files and folders, whatever their times.
hash_of() {
    find "$@" -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' -exec cksum {} + |
        LC_ALL=C sort | cksum
}

usable_python() { # COMMAND: a working Python 3.11+ that can make environments
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3}; do
        if usable_python "$candidate"; then
            "$candidate" -c 'import os, sys; print(os.path.realpath(sys.executable))'
            return
        fi
    done
    return 1
}

need_python() { # prints the path of the interpreter, installing one if it must
    find_python && return
    if [ -z "${PYTHON:-}" ] && apt_install python3 python3-venv ca-certificates; then
        find_python && return
    fi
    die 2 "needs Python 3.11 or newer with venv; on Debian type: sudo apt-get install python3 python3-venv ca-certificates"
}

can_compile() { # PYTHON: is there a C compiler, and are there headers for this interpreter?
    command -v "${CC:-cc}" >/dev/null &&
        "$1" -c 'import os, sysconfig as s; os.stat(os.path.join(s.get_path("include"), "Python.h"))' 2>/dev/null
}

need_compiler() { # PYTHON
    can_compile "$1" || { apt_install gcc libc6-dev python3-dev && can_compile "$1"; }
}

find_chromium() {
    for candidate in "${VEILLEE_CHROMIUM:-chromium}" chromium chromium-browser google-chrome; do
        command -v "$candidate" && return
    done
    return 1
}

need_chromium() { # prints its path, installing it if it must
    find_chromium || { apt_install chromium && find_chromium; }
}

find_postgres() { # prints the folder of its programs
    for candidate in "${VEILLEE_POSTGRES:-}" "$(dirname "$(command -v initdb || echo /initdb)")" \
        $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -Vr); do
        if [ -x "$candidate/initdb" ] && [ -x "$candidate/postgres" ]; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

need_postgres() { # prints the folder of its programs, installing them if it must
    find_postgres || { apt_install postgresql && find_postgres; }
}

find_redis() { # prints its path
    command -v "${VEILLEE_REDIS:-redis-server}"
}

need_redis() { # prints its path, installing it if it must
    find_redis || { apt_install redis-server && find_redis; }
}

find_nginx() { # prints its path; Debian keeps it where only root looks
    for candidate in "${VEILLEE_NGINX:-nginx}" /usr/sbin/nginx; do
        command -v "$candidate" && return
    done
    return 1
}

need_nginx() { # prints its path, installing it if it must
    find_nginx || { apt_install nginx-light && find_nginx; }
}

hand_on() { # VARIABLE VALUE: unless it is already set
    if [ -n "$2" ] && eval "[ -z \"\${$1:-}\" ]"; then export "$1=$2"; fi
}

# The system may know a certificate authority of one's own, but uv, npm and older versions of pip bring their own list.
use_system_certificates() {
    for bundle in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/ca-bundle.pem /etc/ssl/cert.pem; do
        if [ -s "$bundle" ]; then
            hand_on SSL_CERT_FILE "$bundle"
            break
        fi
    done
    hand_on NODE_EXTRA_CA_CERTS "${SSL_CERT_FILE:-}"
}

# pip knows the mirrors and certificates of this machine; tell uv.
use_pip_settings() { # PIP...
    settings=$("$@" config list 2>/dev/null | sed 's/\\n/ /g')
    pip_setting() { # env before install before global, as pip ranks them
        for section in :env: install global; do
            printf '%s\n' "$settings" | sed -n "s/^$section\.$1='\(.*\)'\$/\1/p"
        done | head -n 1
    }
    hand_on UV_DEFAULT_INDEX "$(pip_setting index-url)"
    hand_on UV_INDEX "$(pip_setting extra-index-url)"
    hand_on UV_FIND_LINKS "$(pip_setting find-links | tr -s ' ' ',')"
    hand_on UV_INSECURE_HOST "$(pip_setting trusted-host)"
    hand_on SSL_CERT_FILE "$(pip_setting cert)"
    use_system_certificates
    hand_on PIP_CERT "${SSL_CERT_FILE:-}"
    hand_on ALL_PROXY "$(pip_setting proxy)"
    # pip takes the best file of all its sources; the hashes make that safe.
    hand_on UV_INDEX_STRATEGY unsafe-best-match
    hand_on UV_PYTHON_DOWNLOADS never
}

# The end of a run that had to leave something out: exit code 3, or 1 where nothing may be missing.
not_run() { # WHAT
    say "not run: $*"
    if [ "${CI:-}" = true ]; then exit 1; fi
    exit 3
}

# shellcheck disable=SC2034 # for those who source this
no_chromium="browser tests: no Chromium (Debian: chromium)"
# shellcheck disable=SC2034
no_postgres="PostgreSQL tests: no PostgreSQL (Debian: postgresql)"
# shellcheck disable=SC2034
no_redis="Redis tests: no Redis (Debian: redis-server)"
# shellcheck disable=SC2034
no_nginx="nginx tests: no nginx (Debian: nginx-light)"
# shellcheck disable=SC2034
no_compiler="compiled build: no C compiler or no Python headers (Debian: gcc libc6-dev python3-dev)"
