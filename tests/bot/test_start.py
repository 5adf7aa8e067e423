"""What importing the package does to the process: it looks for garbage seldom, and not at all at the end."""

import subprocess
import sys


def test_a_process_that_ends_looks_for_no_garbage_first() -> None:
    program = "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count())); import bot"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) > 1000
