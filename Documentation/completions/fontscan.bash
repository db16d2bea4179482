# Completion of fontscan for bash. Made by 'make documents' from the declarations of the options.

_fontscan() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
  local verb="${COMP_WORDS[1]}"
  COMPREPLY=()
  # bash takes '=' for a word of its own.
  if [ "$current" = "=" ]; then
    current=""
  elif [ "$previous" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
    previous="${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "list show validate legibility scale explain generate help --help --version" -- "$current"))
    return
  fi
  case "$verb $previous" in
    "list --family" | "list --covers" | "list --language" | "list --jobs")
      :
      return ;;
    "list --weight")
      COMPREPLY=($(compgen -W "ultraLight thin light regular medium semibold bold heavy black" -- "$current"))
      return ;;
    "list --style")
      COMPREPLY=($(compgen -W "italic upright" -- "$current"))
      return ;;
    "list --files-from" | "list --output" | "list --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "list --format" | "list --reporter")
      COMPREPLY=($(compgen -W "text json ndjson csv markdown" -- "$current"))
      return ;;
    "list --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
    "show --fonts" | "show --output" | "show --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "show --position" | "show --jobs")
      :
      return ;;
    "show --format" | "show --reporter")
      COMPREPLY=($(compgen -W "text json" -- "$current"))
      return ;;
    "show --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
    "validate --config" | "validate --baseline" | "validate --write-baseline" | "validate --fonts" | "validate --styles" | "validate --output" | "validate --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "validate --only" | "validate --disable" | "validate --enable")
      COMPREPLY=($(compgen -W "declared file names weights legibility metrics scaling layout suppressions declared/file-missing declared/case-mismatch declared/wrong-path declared/not-in-target declared/not-in-checkout declared/undeclared declared/duplicate declared/malformed-entry declared/ignored-setting declared/ignored-bundle declared/mac-path declared/family-missing file/not-a-font file/damaged file/unsupported-format file/static-and-variable file/same-content file/restricted-embedding file/system-copy file/unused names/unknown names/full-name names/family-name names/private names/not-checkable names/missing names/illegal names/collision names/system-collision names/family-split names/style-missing names/records-disagree names/instance weights/missing weights/italic-missing weights/mismatch weights/out-of-range weights/same weights/default-disagrees weights/italic-angle legibility/bold-missing legibility/bits-missing legibility/not-bolder legibility/coverage legibility/metrics legibility/not-handled legibility/not-restored metrics/tight metrics/disagree metrics/descender-sign metrics/off-centre metrics/clipped scaling/fixed-size scaling/does-not-adjust scaling/double-scaled scaling/wrong-curve scaling/no-text-style scaling/capped scaling/interface-builder-adjusts scaling/hand-made-table layout/line-limit layout/shrinks layout/fixed-height layout/no-scroll layout/large-content-missing suppressions/unused" -- "$current"))
      return ;;
    "validate --fail-on")
      COMPREPLY=($(compgen -W "error warning note never" -- "$current"))
      return ;;
    "validate --target" | "validate --jobs")
      :
      return ;;
    "validate --format" | "validate --reporter")
      COMPREPLY=($(compgen -W "text json ndjson csv markdown xcode github sarif junit gitlab" -- "$current"))
      return ;;
    "validate --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
    "legibility --fonts" | "legibility --config" | "legibility --output" | "legibility --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "legibility --map" | "legibility --jobs")
      :
      return ;;
    "legibility --format" | "legibility --reporter")
      COMPREPLY=($(compgen -W "text json ndjson csv markdown xcode github sarif junit gitlab" -- "$current"))
      return ;;
    "legibility --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
    "scale --style")
      COMPREPLY=($(compgen -W "largeTitle title1 title2 title3 headline body callout subheadline footnote caption1 caption2 extraLargeTitle extraLargeTitle2" -- "$current"))
      return ;;
    "scale --category")
      COMPREPLY=($(compgen -W "xSmall small medium large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5" -- "$current"))
      return ;;
    "scale --size" | "scale --max-size" | "scale --min-size" | "scale --jobs")
      :
      return ;;
    "scale --table")
      COMPREPLY=($(compgen -W "ios ios-hig ios10 macos" -- "$current"))
      return ;;
    "scale --display-scale")
      COMPREPLY=($(compgen -W "1 2 3" -- "$current"))
      return ;;
    "scale --styles" | "scale --fonts" | "scale --output" | "scale --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "scale --format" | "scale --reporter")
      COMPREPLY=($(compgen -W "text json ndjson csv markdown" -- "$current"))
      return ;;
    "scale --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
    "explain --format" | "explain --reporter")
      COMPREPLY=($(compgen -W "text json" -- "$current"))
      return ;;
    "explain --output" | "explain --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "explain --jobs")
      :
      return ;;
    "explain --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
    "generate --with")
      COMPREPLY=($(compgen -W "dynamic-type ios10 bold-text large-content styles register tests" -- "$current"))
      return ;;
    "generate --platform")
      COMPREPLY=($(compgen -W "uikit swiftui appkit" -- "$current"))
      return ;;
    "generate --access")
      COMPREPLY=($(compgen -W "public internal package" -- "$current"))
      return ;;
    "generate --swift")
      COMPREPLY=($(compgen -W "5 6" -- "$current"))
      return ;;
    "generate --styles" | "generate --fonts" | "generate --config" | "generate --plist" | "generate --output" | "generate --report")
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    "generate --format" | "generate --reporter")
      COMPREPLY=($(compgen -W "text" -- "$current"))
      return ;;
    "generate --jobs")
      :
      return ;;
    "generate --color")
      COMPREPLY=($(compgen -W "auto always never" -- "$current"))
      return ;;
  esac
  case "$verb" in
    list)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--families --names --family --weight --style --variable --monospaced --covers --language --files-from -0 --null --format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac ;;
    show)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--fonts --position --format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac ;;
    validate)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--config --only --disable --enable --fail-on --strict --baseline --write-baseline --target --fonts --styles --summary --format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac ;;
    legibility)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--fonts --config --map --format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac ;;
    scale)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--style --category --size --max-size --min-size --bold --table --display-scale --styles --fonts --format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac ;;
    explain)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -W "declared file names weights legibility metrics scaling layout suppressions declared/file-missing declared/case-mismatch declared/wrong-path declared/not-in-target declared/not-in-checkout declared/undeclared declared/duplicate declared/malformed-entry declared/ignored-setting declared/ignored-bundle declared/mac-path declared/family-missing file/not-a-font file/damaged file/unsupported-format file/static-and-variable file/same-content file/restricted-embedding file/system-copy file/unused names/unknown names/full-name names/family-name names/private names/not-checkable names/missing names/illegal names/collision names/system-collision names/family-split names/style-missing names/records-disagree names/instance weights/missing weights/italic-missing weights/mismatch weights/out-of-range weights/same weights/default-disagrees weights/italic-angle legibility/bold-missing legibility/bits-missing legibility/not-bolder legibility/coverage legibility/metrics legibility/not-handled legibility/not-restored metrics/tight metrics/disagree metrics/descender-sign metrics/off-centre metrics/clipped scaling/fixed-size scaling/does-not-adjust scaling/double-scaled scaling/wrong-curve scaling/no-text-style scaling/capped scaling/interface-builder-adjusts scaling/hand-made-table layout/line-limit layout/shrinks layout/fixed-height layout/no-scroll layout/large-content-missing suppressions/unused" -- "$current")) ;;
      esac ;;
    generate)
      case "$current" in
        -*) COMPREPLY=($(compgen -W "--with --platform --access --swift --styles --fonts --config --check --force --plist --write --format --reporter --output --report --jobs -q --quiet -v --verbose --color --no-progress -h --help --version" -- "$current")) ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac ;;
    help) COMPREPLY=($(compgen -W "list show validate legibility scale explain generate help" -- "$current")) ;;
  esac
}

complete -o filenames -F _fontscan fontscan
