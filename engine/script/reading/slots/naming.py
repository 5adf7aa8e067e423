"""Card names as they are printed: in the plural, and in brackets where they could be taken for something else."""

from engine.script.writing import Writer
from engine.words.vocabulary import plural, singular


def many_of(name: str) -> str:
    """A card name in the plural where that can be read back, else as it is."""
    last = name.split(" ")[-1]
    if not last.isalpha() or singular(last) != last or not last[:1].isupper():
        return name
    return name[: -len(last)] + plural(last)


def name_written(writer: Writer, name: str) -> str:
    """A name, in brackets where it could be taken for something else."""
    return f"[[{name}]]" if writer.doubtful(name) else name
