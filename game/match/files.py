"""Writing files so that nothing is ever half there."""

import contextlib
import os
import secrets
from pathlib import Path


def write_whole(path: Path, data: bytes, sync: bool = True, backup: Path | None = None) -> None:
    """Put ``data`` in the place of a file, or leave everything as it was.

    Writes a temporary file beside it, has it synced to the disk, and renames it. With
    ``backup``, what stood at ``path`` is kept there. Raises ``OSError``; the old file
    and the old backup are untouched then.
    """
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with open(beside, "xb") as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if backup is not None and path.exists():
            _keep(path, backup)
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    if sync:
        sync_folder(path.parent)


def _keep(path: Path, backup: Path) -> None:
    """Make ``backup`` another name of the file, so that at every moment ``path`` is there."""
    beside = backup.with_name(f"{backup.name}.{secrets.token_hex(4)}.tmp")
    try:
        try:
            os.link(path, beside)
        except OSError:
            # No hard links on this file system.
            beside.write_bytes(path.read_bytes())
        os.replace(beside, backup)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def sync_folder(folder: Path) -> None:
    """Have a rename reach the disk, where the system can sync a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
