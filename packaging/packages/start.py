"""What the built program begins with."""

import sys

from arschloch_gui.__main__ import main

sys.exit(main())
