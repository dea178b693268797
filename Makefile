# From a fresh clone to a running table. Needs git, make and Python 3.11+; the rest is fetched here.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play install test study lock clean

LOCKS := requirements
STAMPS := .venv/stamps
FRONT := src/igroteka/server/static/index.html
# Directories too: a file taken away changes nothing else.
WEB_SOURCES := $(shell find web/src web/scripts web/public -not -name '*.test.ts' 2>/dev/null) \
	$(shell find src/igroteka -name '*.ftl' -o -name '*.toml') \
	web/index.html web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1\t\2/' | expand -t 14

play: $(STAMPS)/play $(FRONT) ## everything needed, then the server and the address to open
	@.venv/bin/igroteka play $(ARGS)

install: $(STAMPS)/dev $(FRONT) ## what playing and testing need

test: install ## everything: Python, TypeScript, browser
	scripts/check
	scripts/test

study: $(STAMPS)/study $(FRONT) ## the research extras, and the peers to compare with

lock: $(STAMPS)/env ## rewrite the lock files
	scripts/lock

clean: ## take away all that was made here
	rm -rf .venv .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
	rm -rf web/node_modules web/src/fonts src/igroteka/server/static src/igroteka/press/fonts src/igroteka/press/sprites

$(STAMPS)/env: $(LOCKS)/build.txt
	scripts/env
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/play: $(STAMPS)/env pyproject.toml $(LOCKS)/core.txt $(LOCKS)/physics.txt $(LOCKS)/print.txt $(LOCKS)/push.txt $(LOCKS)/nodes.txt
	scripts/install core physics print push nodes
	@touch $@

$(STAMPS)/dev: $(STAMPS)/play $(LOCKS)/dev.txt $(LOCKS)/study.txt
	scripts/install dev study
	@touch $@

$(STAMPS)/study: $(STAMPS)/dev $(LOCKS)/peers.txt $(LOCKS)/cluster.txt
	scripts/install peers cluster
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json $(STAMPS)/env
	.venv/bin/python scripts/npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(FRONT): web/node_modules/.package-lock.json $(WEB_SOURCES)
	.venv/bin/python scripts/npm run --silent build -- --logLevel warn
	@touch $@
