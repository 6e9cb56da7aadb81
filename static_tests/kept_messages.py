"""What g++ said of the cases in static_tests/must_not_compile when their own tests ran, for tests that read the messages."""

import pathlib


class KeptMessages:
    """Asked of a folder in which static_tests/refused.cmake keeps it, or of None."""

    def __init__(self, folder, include):
        self.folder = folder and pathlib.Path(folder)
        headers = (path for path in pathlib.Path(include).rglob("*") if path.suffix in (".hpp", ".inl"))
        self.newest = max((path.stat().st_mtime for path in headers), default=0)

    def of(self, case):
        """The output for the case of that path; None if it is not known, or older than the case or a header."""
        if self.folder is None:
            return None
        kept = self.folder / f"{case.stem}.txt"
        if not kept.exists() or kept.stat().st_mtime <= max(self.newest, case.stat().st_mtime):
            return None
        return kept.read_text(encoding="utf-8", errors="replace")
