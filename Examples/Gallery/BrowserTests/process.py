"""Looking at a process from outside, as Linux shows it."""

import os
import pathlib
import time

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid):
    """The processor time that a process has taken."""
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def cpu_share(pids, seconds):
    """The part of a core that processes take for some seconds."""
    before = sum(map(cpu_seconds, pids))
    time.sleep(seconds)
    return (sum(map(cpu_seconds, pids)) - before) / seconds


def descriptors(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


def megabytes(pid):
    """The memory of a process."""
    pages = int(pathlib.Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def children(pid):
    """The processes that a process has started and that run."""
    running = (int(name) for name in os.listdir("/proc") if name.isdecimal())
    return {child for child in running if parent(child) == pid}


def parent(pid):
    """The parent of a process that runs; None if it has ended."""
    fields = stat(pid)
    return int(fields[1]) if fields and fields[0] != "Z" else None


def is_running(pid):
    return parent(pid) is not None


def stat(pid):
    """What Linux says about a process after its name; None if there is no such process."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return None


def wait_until(condition, seconds=10):
    """Waits until a condition holds; returns whether it does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return condition()
