#!/bin/sh
# For a Run Script phase that is the last one: judges the app that was built.
#
# What a build makes is seen as it is, with what scripts and packages add; it has no sources, so the
# names that code asks for are not judged. Input files, which also keep the phase from running before
# the property list is there:
#
#     $(TARGET_BUILD_DIR)/$(WRAPPER_NAME)
#     $(TARGET_BUILD_DIR)/$(INFOPLIST_PATH)
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"

if ! command -v fontscan >/dev/null; then
  echo "warning: fontscan is not installed, and the fonts of $TARGET_NAME are not judged"
  exit 0
fi

fontscan validate --quiet --format xcode -- "$TARGET_BUILD_DIR/$WRAPPER_NAME"
