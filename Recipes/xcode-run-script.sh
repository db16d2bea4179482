#!/bin/sh
# For a Run Script phase: judges the target that is built, before anything is copied.
#
# Put the phase before "Compile Sources", with fontscan.xcfilelist as its Input File List, and clear
# "Based on dependency analysis" or name an output file. Paste this, or call it by its path:
#
#     "$SRCROOT/Scripts/fontscan.sh"
#
# Findings show at their lines: in a phase fontscan writes what Xcode reads, and takes the project
# and the target from Xcode's variables. An error fails the build, a warning does not.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"

if ! command -v fontscan >/dev/null; then
  echo "warning: fontscan is not installed, and the fonts of $TARGET_NAME are not judged"
  exit 0
fi

fontscan validate --quiet
