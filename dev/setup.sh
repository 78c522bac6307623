#!/usr/bin/env bash
# Installs the Debian packages that are missing; says nothing when none is.
# dev/setup.sh          what the build and the tests need
# dev/setup.sh --full   and what CI, fuzzing and benchmarks need
set -euo pipefail

packages=(g++ cmake ninja-build tao-pegtl-dev libicu-dev libcli11-dev libarchive-dev
  zlib1g-dev libbz2-dev liblzma-dev libzstd-dev catch2 python3 git zstd)
case ${1-} in
  '') ;;
  --full) packages+=(clang clang-format clang-tidy libclang-rt-dev pgn-extract parallel) ;;
  *) echo "usage: dev/setup.sh [--full]" >&2; exit 2 ;;
esac

if ! command -v apt-get >/dev/null; then
  echo "dev/setup.sh knows Debian's packages only; zapis needs: ${packages[*]}" >&2
  exit 0
fi

missing=()
for package in "${packages[@]}"; do
  # shellcheck disable=SC2016  # ${...} is for dpkg-query
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || status=
  [[ $status == installed* ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "As root: apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 apt-get -qq -o Dpkg::Use-Pty=0 "$@" >>"$log" 2>&1
}
install() {
  apt install -y --no-install-recommends "${missing[@]}"
}

echo "Installing ${missing[*]}" >&2
if apt-cache show "${missing[@]}" >/dev/null 2>&1 && install; then
  exit 0
fi
# No package lists yet, or old ones. Some other source may be out of reach: what counts is the installation.
apt update || true
if ! install; then
  cat "$log" >&2
  exit 1
fi
