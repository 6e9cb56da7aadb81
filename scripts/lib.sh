# shellcheck shell=sh
# Functions shared by scripts/benchmark, scripts/demo, scripts/lessons, scripts/site and scripts/test. Sourced from the root of the
# repository.

say() { printf '%s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# --- long commands ----------------------------------------------------------------------------

ticker=

stop_ticker() {
  [ -z "$ticker" ] || kill "$ticker" 2>/dev/null || :
  ticker=
}
trap stop_ticker EXIT
trap 'stop_ticker; exit 130' INT TERM

# The progress in a log: ninja's [3/40] or ctest's 3/40.
how_far() {
  tail -c 2000 "$1" 2>/dev/null | tr '\r' '\n' |
    sed -n -e 's/^\[\([0-9]*\/[0-9]*\)\].*/, \1/p' -e 's/^ *\([0-9]*\/[0-9]*\) Test .*/, \1/p' | tail -n 1
}

# Shows progress every second on a terminal, every ten seconds elsewhere.
tick() {
  seconds=0
  while sleep 1 >/dev/null 2>&1 && kill -0 "$$" 2>/dev/null; do
    seconds=$((seconds + 1))
    if [ -t 1 ]; then
      printf '\r%s: %s s%s ' "$1" "$seconds" "$(how_far "$2")"
    elif [ $((seconds % 10)) -eq 0 ]; then
      printf '%s: %s s%s\n' "$1" "$seconds" "$(how_far "$2")"
    fi
  done
}

# watched TITLE LOG COMMAND...: runs the command, writes its output to the log, and shows progress.
watched() {
  title=$1 log=$2
  shift 2
  mkdir -p "$(dirname "$log")"
  printf '$ %s\n' "$*" >"$log"
  tick "$title" "$log" &
  ticker=$!
  status=0
  "$@" >>"$log" 2>&1 </dev/null || status=$?
  stop_ticker
  [ ! -t 1 ] || printf '\r\033[K'
  return "$status"
}

# As many jobs as there are processors, but at least 1.5 GB of memory for each.
job_count() {
  processors=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
  by_memory=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo 2>/dev/null || :)
  by_memory=$((${by_memory:-1500000} / 1500000))
  [ "$by_memory" -ge 1 ] || by_memory=1
  if [ "$by_memory" -lt "$processors" ]; then say "$by_memory"; else say "$processors"; fi
}

# --- installation -------------------------------------------------------------------

# try COMPILER TEXT OPTION...: does this compile?
try() {
  compiler=$1 text=$2
  shift 2
  printf '%s\n' "$text" | "$compiler" -x c++ -std=c++20 "$@" - -o /dev/null >/dev/null 2>&1
}

# has PACKAGE: is the content of this Debian package installed, from whatever source?
has() {
  case $1 in
    g++) gcc=$(g++ -dumpversion 2>/dev/null) && [ "${gcc%%.*}" -ge 12 ] && try g++ 'int main() {}' ;;
    cmake)
      version=$(cmake --version 2>/dev/null | sed -n 's/^cmake version \([0-9]*\.[0-9]*\).*/\1/p')
      major=${version%%.*} minor=${version#*.}
      [ -n "$version" ] && [ $((major * 1000 + minor)) -ge 3025 ] ;;
    python3) python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null ;;
    ninja-build) ninja --version >/dev/null 2>&1 ;;
    libboost-dev) [ -e /usr/include/boost/hana/version.hpp ] || { has g++ && try g++ '#include <boost/hana/version.hpp>' -E; } ;;
    catch2) has g++ && { try g++ '#include <catch2/catch.hpp>' -E || try g++ '#include <catch2/catch_all.hpp>' -E; } ;;
    libeigen3-dev) has g++ && try g++ '#include <Eigen/Core>' -E -I /usr/include/eigen3 ;;
    g++-11) try g++-11 'int main() {}' ;;
    clang-14) try clang++-14 'int main() {}' ;;
    clang-19) try clang++-19 'int main() {}' ;;
    clangd-19) clangd-19 --version >/dev/null 2>&1 ;;
    gdb) gdb -nx -batch -ex 'python print(1)' >/dev/null 2>&1 ;;
    lldb-19) lldb-19 --no-lldbinit --batch -o 'script print(6 * 7)' 2>&1 | grep -qx 42 ;;
    libc++-19-dev) has clang-19 && try clang++-19 '#include <vector>' -stdlib=libc++ -E ;;
    libc++abi-19-dev) has clang-19 && try clang++-19 'int main() { throw 0; }' -stdlib=libc++ ;;
    libclang-rt-19-dev) has clang-19 && try clang++-19 'int main() {}' -fsanitize=address,undefined ;;
    qemu-user) qemu-x86_64 --version >/dev/null 2>&1 && qemu-aarch64 --version >/dev/null 2>&1 ;;
    debootstrap) debootstrap --version >/dev/null 2>&1 ;;
    g++-aarch64-linux-gnu) try aarch64-linux-gnu-g++ 'int main() {}' ;;
    lld-19) wasm-ld-19 --version >/dev/null 2>&1 ;;
    wasi-libc) has clang-19 && try clang++-19 '#include <wasi/api.h>' --target=wasm32-wasi -E ;;
    libc++-19-dev-wasm32) has clang-19 && try clang++-19 '#include <vector>' --target=wasm32-wasi -E ;;
    libclang-rt-19-dev-wasm32) [ -e "$(clang++-19 --target=wasm32-wasi -print-libgcc-file-name 2>/dev/null)" ] ;;
    libc++abi-19-dev-wasm32) has clang-19 && try clang++-19 'int main() {}' --target=wasm32-wasi ;;
    nodejs) node -e 'require("node:wasi")' >/dev/null 2>&1 ;;
    npm) npm --version >/dev/null 2>&1 ;;
    libdeflate-tools) libdeflate-gzip -V >/dev/null 2>&1 ;;
    doxygen) doxygen --version >/dev/null 2>&1 ;;
    chromium-headless-shell) [ -x /usr/bin/chromium-headless-shell ] ;;
    firefox-esr) [ -x /usr/bin/firefox-esr ] ;;
    *) false ;;
  esac
}

lacking() {
  list=
  for package; do
    has "$package" || list="$list $package"
  done
  say "${list# }"
}

needs() {
  say "headsup needs g++ 12 or newer, cmake 3.25 or newer, ninja and Boost's headers;" \
    "its lessons and tests need Python 3.9, its tests clang 19 with libc++, clangd and lldb, gdb, Catch2, Eigen, qemu, a" \
    "cross compiler for Arm, and for WebAssembly clang's libraries and Node.js."
}

# install PACKAGE...: installs those that are missing, or explains why not and exits with status 1.
install() {
  missing=$(lacking "$@")
  [ -n "$missing" ] || return 0
  if ! command -v apt-get >/dev/null; then
    say "This is not a Debian-like system (there is no apt-get), so nothing is installed for you." >&2
    say "Missing, by the names of their Debian packages: $missing" >&2
    die "$(needs)"
  fi

  if [ "$(id -u)" -eq 0 ]; then
    as_root="env DEBIAN_FRONTEND=noninteractive"
  elif sudo -n true 2>/dev/null; then
    as_root="sudo -n env DEBIAN_FRONTEND=noninteractive"
  else
    say "Missing: $missing" >&2
    say "You are not root and sudo is not available without a password. Please run this, then try again:" >&2
    die "  sudo apt-get update && sudo apt-get install --yes $missing"
  fi

  log=build/logs/install.log
  say "Installing $missing"
  # shellcheck disable=SC2086  # the words of $as_root and $missing are separate arguments
  watched "apt-get update" "$log" $as_root apt-get -o DPkg::Lock::Timeout=300 update ||
    say "apt-get update failed (see $log); trying with the existing package lists."
  for package in $missing; do
    apt-cache show "$package" >/dev/null 2>&1 ||
      die "This system's package sources do not offer $package. Debian 12 and newer do. $(needs)"
  done
  # shellcheck disable=SC2086
  watched "apt-get install" "$log" \
    $as_root apt-get -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends $missing || {
    tail -n 15 "$log" >&2
    die "apt-get install failed; the whole log is in $log."
  }

  missing=$(lacking "$@")
  [ -z "$missing" ] || die "Installed, but still missing or too old: $missing. $(needs)"
}

# What the page is made with, by its lock file.
install_packages_of_page() {
  [ ! web/node_modules/.package-lock.json -nt web/package-lock.json ] || return 0
  watched "Installing the page's packages" build/logs/npm.log npm ci --prefix web --no-audit --no-fund --ignore-scripts || {
    tail -n 15 build/logs/npm.log >&2
    die "npm ci failed; the whole log is in build/logs/npm.log."
  }
}

# --- another Debian -------------------------------------------------------------------

# make_debian DIR: installs Debian 13 there, unless there is one.
make_debian() {
  [ "$(id -u)" -eq 0 ] || die "Another Debian needs root: chroot, mount and debootstrap do."
  [ ! -x "$1/usr/bin/apt-get" ] || [ -e "$1/debootstrap" ] || return 0
  [ ! -e "$1" ] || [ -z "$(ls -A "$1")" ] || die "$1 is neither a complete Debian nor empty."
  install debootstrap
  watched "Installing Debian 13 in $1" build/logs/debootstrap.log debootstrap --variant=minbase trixie "$1" || {
    tail -n 15 build/logs/debootstrap.log >&2
    die "debootstrap failed; the whole log is in build/logs/debootstrap.log, and what there is of it in $1."
  }
}

# in_debian DIR FOLDER COMMAND...: runs the command in the Debian in DIR, with this checkout and the folder at their
# paths here. All is mounted in a namespace of its own, so nothing is left mounted, however the command ends.
in_debian() {
  # shellcheck disable=SC2016  # the inner shells expand them
  unshare --mount --propagation private sh -euc '
    root=$1 folder=$2
    shift 2
    for each in /proc /sys /dev; do mount --rbind "$each" "$root$each"; done
    for each in "$PWD" "$folder"; do
      mkdir -p "$root$each"
      mount --bind "$each" "$root$each"
    done
    # What this machine tells its own OpenBLAS is not meant for the one in there.
    exec env -u OPENBLAS_CORETYPE -u OPENBLAS_L2_SIZE PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
      chroot "$root" sh -c "cd \"\$0\" && exec \"\$@\"" "$PWD" "$@"
  ' in_debian "$@"
}
