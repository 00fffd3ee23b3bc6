"""A hostile external player; the name of its file selects its behaviour.

`program` makes an executable file of it. It imports nothing of ours, as external programs do not.
"""

import json
import os
import subprocess
import sys
import time

SILENT = 600
"""Seconds, longer than any test waits."""


def lines():
    """Yield the lines the game writes."""
    for line in sys.stdin:
        yield json.loads(line)


def say(*texts):
    """Write lines."""
    for text in texts:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()


def each_decision(answer):
    """Answer every decision by a function of the line."""
    for line in lines():
        if "decide" in line:
            say(answer(line))


def chooses():
    each_decision(lambda line: json.dumps({"choose": 0}))


def last():
    each_decision(lambda line: json.dumps(line["legal"][-1]))


def no_json():
    each_decision(lambda line: "seven of hearts, please")


def no_object():
    each_decision(lambda line: "[1, 2]")


def out_of_range():
    each_decision(lambda line: json.dumps({"choose": len(line["legal"])}))


def negative():
    each_decision(lambda line: '{"choose": -1}')


def yes():
    each_decision(lambda line: '{"choose": true}')


def no_action():
    each_decision(lambda line: '{"fly": ["7D"]}')


def two_verbs():
    each_decision(lambda line: '{"pass": true, "play": ["7D"]}')


def no_card():
    each_decision(lambda line: '{"play": ["7D", "17X"]}')


def not_held():
    each_decision(lambda line: json.dumps({"play": ["7D"] * 9}))


def too_deep():
    each_decision(lambda line: "[" * 100 + "]" * 100)


def abyss():
    each_decision(lambda line: "[" * 200_000 + "]" * 200_000)


def not_a_number():
    each_decision(lambda line: '{"choose": NaN}')


def no_text():
    for line in lines():
        if "decide" in line:
            os.write(1, b"\xff\xfe\x00\n")


def endless_line():
    while True:
        os.write(1, b"a" * 65536)


def flood():
    while True:
        os.write(1, b"nonsense\n" * 1000)


def unasked():
    """Answer each question twice, so that the second answer is taken for the next question."""
    each_decision(lambda line: '{"choose": 0}\n"and another thing"')


def deaf():
    """Answer without ever reading."""
    for _ in range(100_000):
        say('{"choose": 0}')
        time.sleep(0.001)


def dies_at_once():
    sys.exit(3)


def dies_in_the_middle():
    for number, line in enumerate(lines()):
        if number == 4:
            os.abort()
        if "decide" in line:
            say('{"choose": 0}')


def hangs():
    time.sleep(SILENT)


def closes_output():
    os.close(1)
    time.sleep(SILENT)


def writes_after_over():
    for line in lines():
        if "decide" in line:
            say('{"choose": 0}')
        if "over" in line:
            say(*["and another thing"] * 1000)


def talks():
    sys.stderr.write("\x1b[31mI am thinking …\n")
    sys.stderr.flush()
    each_decision(lambda line: '{"choose": 0}')


def shouts():
    """Write excessive output to standard error."""
    for _ in range(10_000):
        sys.stderr.write("x" * 1000 + "\n")
    each_decision(lambda line: '{"choose": 0}')


def has_children():
    """Leave processes behind, one in a session of its own; report their ids."""
    sleep = [sys.executable, "-c", f"import time; time.sleep({SILENT})"]
    children = [subprocess.Popen(sleep), subprocess.Popen(sleep, start_new_session=True)]
    path = os.environ["ARSCHLOCH_TEST_PIDS"]
    with open(path + ".new", "w") as file:
        file.write(" ".join(str(pid) for pid in (os.getpid(), *(c.pid for c in children))))
    os.replace(path + ".new", path)
    time.sleep(SILENT)


def program(folder, kind):
    """Return the path of a program of this kind."""
    path = folder / (f"{kind}.py" if sys.platform == "win32" else kind)
    with open(__file__, encoding="utf-8") as own:
        path.write_text(f"#!{sys.executable}\n{own.read()}", "utf-8", newline="\n")
    path.chmod(0o755)
    if sys.platform == "win32":  # it starts no scripts of other languages
        script = path
        path = folder / f"{kind}.bat"
        path.write_text(f'@"{sys.executable}" -X utf8 "%~dp0{script.name}"\n', "oem", newline="\n")
    return str(path)


if __name__ == "__main__":
    globals()[os.path.basename(sys.argv[0]).removesuffix(".py")]()
