# Every command that a developer needs; `make` alone lists them.
#
# Works with the make of macOS (3.81) as well as with Debian's.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift

# macOS has the Swift library in the system; elsewhere the binary carries its own, and the C++
# library that this one needs, which the linker takes from a folder without a shared one. It looks for
# no library beside itself.
static := .build/static
release_flags := $(if $(filter Darwin,$(shell uname -s)),,\
  --static-swift-stdlib --disable-local-rpath -Xlinker "-L$(CURDIR)/$(static)")
binary := .build/release/fontscan
sources := $(shell find Package.swift Sources -type f)
swift_files := Package.swift Sources Plugins Tests Fuzz Documentation

.DEFAULT_GOAL := help
.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##@ Everyday

.PHONY: setup
setup: ## install the C libraries that are missing (apt-get or brew)
	@Scripts/setup

.PHONY: run
run: release ## set up, build for release and run on the sample apps
	@Scripts/samples

.PHONY: build
build: setup ## build everything for debugging, tests too
	$(SWIFT) build --build-tests

.PHONY: test
test: setup ## set up and run all tests
	$(SWIFT) test --disable-xctest --parallel

.PHONY: release
release: setup ## build for release, the Swift library linked statically
	@mkdir -p $(static) && ln -sf "$$(cc -print-file-name=libstdc++.a)" $(static)/libstdc++.a
	$(SWIFT) build -c release --product fontscan $(release_flags)

# Below Documentation, and below PREFIX.
pages := fontscan.1:share/man/man1/fontscan.1 \
  completions/fontscan.bash:share/bash-completion/completions/fontscan \
  completions/_fontscan:share/zsh/site-functions/_fontscan \
  completions/fontscan.fish:share/fish/vendor_completions.d/fontscan.fish

# Builds only when a source is newer, so that `make release && sudo make install` builds as you and
# not as root.
$(binary): $(sources)
	@$(MAKE) release
	@touch $(binary)

.PHONY: install
install: $(binary) ## install the release build below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(binary) "$(DESTDIR)$(PREFIX)/bin/fontscan"
	@for place in $(pages); do \
	  echo "install $${place#*:}"; \
	  install -d "$(DESTDIR)$(PREFIX)/$$(dirname "$${place#*:}")" && \
	  install -m 644 "Documentation/$${place%%:*}" "$(DESTDIR)$(PREFIX)/$${place#*:}" || exit 1; \
	done

.PHONY: uninstall
uninstall: ## remove what install put below PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/fontscan"
	@for place in $(pages); do \
	  echo "rm $${place#*:}"; rm -f "$(DESTDIR)$(PREFIX)/$${place#*:}" || exit 1; \
	done

.PHONY: deb
deb: $(binary) ## make a Debian package of the release build, in .build/deb
	@MAKE="$(MAKE)" Scripts/deb

.PHONY: clean
clean: ## remove everything that was built; the corpus stays
	rm -rf .build

##@ Checks

# The sanitizer runs every test, so that the tests are built and run once; the documentation takes
# the modules of that build.
.PHONY: check
check: ## everything that CI runs
	@MAKE="$(MAKE)" DOCS_BUILD="$(sanitizing)" \
	  Scripts/check lint sanitize docs fixtures-check readme-check package-check plugin-check fuzz

.PHONY: lint
lint: ## check the format of the Swift files and the rules of the project
	$(SWIFT) format lint --strict --parallel --recursive $(swift_files)
	Scripts/lint

.PHONY: format
format: ## format the Swift files in place
	$(SWIFT) format --in-place --parallel --recursive $(swift_files)

sanitizing := --sanitize=address --scratch-path .build/sanitize

.PHONY: sanitize
sanitize: setup ## run the tests under the address sanitizer, leaks included
	LSAN_OPTIONS="suppressions=$(CURDIR)/Scripts/leak-exceptions.txt:print_suppressions=0" \
	  $(SWIFT) test --disable-xctest --parallel $(sanitizing)

.PHONY: docs
docs: setup ## build the documentation of the libraries, warnings as errors
	@SWIFT="$(SWIFT)" Scripts/documentation

# RUNS sets how many inputs each entry gets and makes them others in each run; ENTRY names some.
.PHONY: fuzz
fuzz: setup ## give every reader inputs that nobody vouches for (RUNS=1000000 ENTRY=cmap)
	@if command -v python3 >/dev/null; then Scripts/fuzz $(if $(RUNS),--runs $(RUNS) --random) $(ENTRY); \
	else echo "fuzz: skipped, there is no python3"; fi

.PHONY: readme-check
readme-check: release ## run the examples of the README and the articles, compare their output
	@if command -v python3 >/dev/null; then \
	Scripts/readme-check README.md Sources/*/*.docc/*.md; \
	else echo "readme-check: skipped, there is no python3"; fi

.PHONY: plugin-check
plugin-check: ## run the SwiftPM plug-in with a stand-in for the tool
	@SWIFT="$(SWIFT)" Scripts/plugin-check

.PHONY: package-check
package-check: $(binary) ## install, run and remove the release build and its Debian package
	@MAKE="$(MAKE)" Scripts/package-check

.PHONY: fixtures-check
fixtures-check: ## check that the fixture fonts are what their sources make
	@if command -v python3 >/dev/null; then Scripts/make-fixtures --check; \
	else echo "fixtures-check: skipped, there is no python3"; fi

##@ Made files

.PHONY: fixtures
fixtures: ## make the fixture fonts anew from their sources
	Scripts/make-fixtures

.PHONY: documents
documents: setup ## write the manual page, the completions and the pages of the rules anew
	rm -rf Documentation/rules
	$(SWIFT) run fontscan-documents
	Scripts/compare --page > Documentation/differences.md
	git status --short Documentation

.PHONY: record
record: setup ## write the golden files anew from the output of today
	-FONTSCAN_RECORD=1 $(SWIFT) test --disable-xctest --parallel
	git diff --stat

.PHONY: corpus
corpus: ## download and unpack Debian's font packages into .corpus
	@Scripts/corpus

.PHONY: corpus-facts
corpus-facts: corpus ## ask fontTools about every font of the corpus, for the tests
	@if [ -f .corpus/font-facts.ndjson ] && [ .corpus/font-facts.ndjson -nt .corpus/.stamp ] && \
	  [ -z "$$(find Scripts/font-facts Scripts/fixturekit -newer .corpus/font-facts.ndjson -name '*.py')" ]; \
	then echo "corpus-facts: .corpus/font-facts.ndjson is up to date"; \
	else Scripts/font-facts .corpus > .corpus/font-facts.part && \
	  mv .corpus/font-facts.part .corpus/font-facts.ndjson; fi

.PHONY: bench
bench: corpus release ## time fontscan beside its peers (CONTEST=hostile)
	@Benchmarks/bench $(CONTEST)

.PHONY: compare
compare: corpus release ## hold every face of the corpus against FreeType, fontconfig and fontTools
	@Scripts/compare --fontscan $(binary)
