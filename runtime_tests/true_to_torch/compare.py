"""Whether refused programs, read by place, print what PyTorch printed: N of N. Run as compare.py PROGRAM...

Each PROGRAM, compiled with HEADSUP_AS_PYTORCH, prints a line `== NAME` and what the program docs/errors/pytorch/NAME.py
makes by its mistake, whose output is stored beside it as PyTorch printed it. Where PyTorch stops, that are its words.
After `== right NAME`, it is what the program makes without it: by place, there is no such mistake.
Programs without a reading are listed below, each with its reason.
"""

import pathlib
import re
import subprocess
import sys

programs = pathlib.Path(__file__).resolve().parents[2] / "docs/errors/pytorch"

no_reading = {
    "bug_27_typo_in_einsum": "einsum reads letters, which are names; by place, it is a right product",
    "arguments_exchanged": "sizes by position are numbers, of which one is as good as another",
    "attention_left_unprepared": "it is about preparing layers",
    "axes_without_end": "it is about PyTorch's own limit",
    "double_from_numpy": "PyTorch stops because of a type of numbers, in words that depend on its kernel",
    "empty_axis": "headsup has no axis without elements",
    "eval_forgotten": "whether a layer drops is a state of PyTorch's layers",
    "flattened_with_a_neighbour": "flatten takes numbers of axes, not types",
    "mask_of_whole_numbers": "the brackets of Python choose by what is in them",
    "member_left_behind": "it is about the parameters of a layer",
    "memory_of_somebody_else": "it is about memory",
    "minus_one_finds_a_size": "no axis is of size -1",
    "rotary_layout_unknown": "complex numbers",
    "size_left_to_minus_one": "no axis is of size -1",
    "sizes_by_position": "sizes by position are numbers, of which one is as good as another",
    "tensor_of_words": "PyTorch stops because of a type of numbers",
    "text_without_words": "headsup has no axis without elements",
    "triangle_of_other_axes": "tril<tokens, keys> names the axes, so headsup does what was meant",
    "unsqueezed_twice": "where a new axis goes is a name",
    "width_rounded_down": "sizes in whole numbers are C++'s own",
}


def text(of):
    """Without what a tensor and a list of the same whole numbers differ in, when they are printed."""
    return re.sub(r"\s+", " ", re.sub(r"tensor\((.*?)(?:, dtype=torch\.int32)?\)", r"\1", of, flags=re.DOTALL)).strip()


def numbers(of):
    return [float(each) for each in re.findall(r"-?(?:\d+\.?\d*(?:e[-+]\d+)?|inf|nan)", of)]


def agree(made, torch):
    """Printed alike, or for lists and sizes of Python, the same numbers in a row."""
    if text(made) in text(torch):
        return True
    if "tensor(" in torch or "Error" in made:
        return False
    ours, theirs = numbers(made), numbers(torch)
    return any(theirs[at : at + len(ours)] == ours for at in range(len(theirs)))


def main():
    compared, wrong = {}, []
    for program in sys.argv[1:]:
        ran = subprocess.run([program], capture_output=True, text=True)
        sentences = len(re.findall(r"^HU\d{3} ", ran.stderr, re.MULTILINE))
        parts = re.split(r"^== (right )?(\w+)\n", ran.stdout, flags=re.MULTILINE)[1:]
        for right, name, made in zip(parts[::3], parts[1::3], parts[2::3]):
            torch = (programs / f"{name}.txt").read_text()
            agrees = agree(made, torch.split("right:")[1] if right else torch)
            if not right:
                compared[name] = compared.get(name, True) and agrees
            if not agrees:
                wrong.append(f"{name}: made {text(made)}")
        if ran.returncode != 0:
            wrong.append(f"{program} ends with {ran.returncode}: {ran.stderr[-300:]}")
        if sentences < len(set(parts[1::3])):
            wrong.append(f"{program}: {sentences} refused calls in {len(set(parts[1::3]))} programs; one was accepted")
    for name in sorted(path.stem for path in programs.glob("*.py")):
        if (name in compared) == (name in no_reading):
            wrong.append(f"{name}: it must be read, or have a reason why not")
    print("\n".join(wrong + [f"no reading of {name}: {why}" for name, why in sorted(no_reading.items())]))
    for title, are_bugs in ("silent bugs", True), ("other programs", False):
        chosen = [name for name in compared if name.startswith("bug_") == are_bugs]
        print(f"{sum(compared[name] for name in chosen)} of {len(chosen)} {title} give PyTorch's digits or words")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
