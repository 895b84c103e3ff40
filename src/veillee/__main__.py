"""`python -m veillee` is `veillee`."""

import sys

from veillee.commands import main

sys.exit(main())
