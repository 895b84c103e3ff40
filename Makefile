# Two commands matter: `make play` and `make test`. Everything stays inside the checkout.

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick mutants check bench bench-peers test-all torture golden protocol third-party lock audit wheel clean
export PYTHON MINUTES SEED COUNT UPGRADE COMPILED

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1@\2/p' Makefile | tr '@' '\t' | expand -t 21

play: ## prepare everything and open the house in the browser (ARGS=--lan, COMPILED=1 for stronger bots)
	@scripts/play.sh $(ARGS)

terminal: ## the same games in the terminal (ARGS="fairy-tale --lang fr")
	@scripts/env.sh pure
	@.venv/bin/veillee play $(ARGS)

test: ## run every test, pure and compiled (ARGS="-k name" narrows it)
	@scripts/test.sh $(ARGS)

quick: ## the tests for every day, in under three minutes
	@scripts/quick.sh $(ARGS)

mutants: ## change the rules in small ways: which changes does no test notice? (GAME=fine-sand COUNT=50 SEED=7)
	@scripts/env.sh pure
	@.venv/bin/python scripts/mutants.py $(GAME) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

check: ## style, types, imports, the web client, and that the engine compiles
	@scripts/check.sh

bench: ## measure the engine, pure and compiled (ARGS="--quick")
	@scripts/env.sh compiled
	@.venv/bin/veillee bench $(ARGS)
	@.venv-compiled/bin/veillee bench $(ARGS)

bench-peers: ## prepare the public peers for `veillee bench --peers`
	@scripts/env.sh peers
	@echo "Next: make bench ARGS=--peers"

test-all: ## run the pure tests on every Python 3.11+ found
	@scripts/test-all.sh $(ARGS)

torture: ## the laws with fresh seeds (MINUTES=10, SEED=n replays)
	@scripts/torture.sh $(ARGS)

golden: ## write the golden playthroughs and sentences anew, after raising a revision
	@scripts/env.sh pure
	@VEILLEE_WRITE_GOLDEN=1 .venv/bin/pytest -q tests/golden

protocol: ## write the web client's types and docs/schema from the server's types
	@scripts/env.sh pure
	@.venv/bin/python scripts/protocol.py

third-party: ## write down what others made (THIRD_PARTY.md)
	@scripts/env.sh pure
	@scripts/web.sh
	@.venv/bin/python scripts/third_party.py

lock: ## pin all packages with hashes (UPGRADE=1 takes newer ones)
	@scripts/env.sh pure
	@scripts/lock.sh

audit: ## look for known holes in the pinned packages
	@scripts/env.sh audit
	@for name in runtime dev audit peers node; do \
	    .venv-audit/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/$$name.txt || exit 1; \
	done

wheel: ## build a wheel into dist/, the web client inside (COMPILED=1 with the compiled engine)
	@scripts/wheel.sh

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-* .set-up.log build dist src/*.egg-info web/node_modules src/veillee/web_client
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
