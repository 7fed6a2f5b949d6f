#!/bin/sh
# Makes sure there is a Chromium for the page tests: the system's, installed from the distribution if missing.
set -e
command -v chromium >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1; then
    sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    $sudo apt-get update -qq
    $sudo apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
fi
command -v chromium >/dev/null 2>&1 || { echo "the page tests need a chromium command: please install one" >&2; exit 1; }
