"""Runs the lines of PyTorch that the demo shows, and compares what they compute with the numbers that it shows."""

import subprocess
import sys

try:
    import torch
except ImportError:
    print("skipped: PyTorch is not installed")
    sys.exit(77)


def blocks_of(demo, section):
    """Pairs of a label and the text beside it."""
    printed = subprocess.run([demo, "--section", section, "--color", "never"], capture_output=True, text=True,
                             check=True).stdout
    blocks = []
    for line in printed.splitlines():
        label, text = line[:11].strip(), line[11:]
        if not line.startswith("  "):
            continue
        if label:
            blocks.append((label, text))
        else:
            blocks[-1] = (blocks[-1][0], blocks[-1][1] + "\n" + text)
    return blocks


def tensor_of(text):
    return eval(text, {"tensor": torch.tensor})


def compare(code, computed, shown):
    if not torch.allclose(computed, tensor_of(shown), atol=0.00006):
        sys.exit(f"{code} is {computed}, and the demo shows {shown}")


demo = sys.argv[1]
embeddings = next(text for label, text in blocks_of(demo, "3.3.1") if label == "result")
variables = {"torch": torch, "inputs": tensor_of(embeddings)}

shown = blocks_of(demo, "mistake")
program, *expressions = [text for label, text in shown if label == "PyTorch"]
wrong_and_right = [text for label, text in shown if label == "result"]
wrong, right = wrong_and_right[:len(expressions)], wrong_and_right[len(expressions):]
if len(expressions) != 2 or len(right) != 2 or program.count("dim=0") != 1:
    sys.exit(f"two wrong results are shown, and the same two right ones; here are {shown}")

for repaired, results in (program, wrong), (program.replace("dim=0", "dim=1"), right):
    exec(repaired, variables)
    for expression, result in zip(expressions, results):
        compare(expression, eval(expression, variables), result)
if torch.allclose(tensor_of(wrong[0]), torch.ones(6), atol=0.1):
    sys.exit(f"nothing is wrong with {wrong[0]}")

# How split and merge move numbers: each result follows the line of PyTorch that makes it, or stands before it.
shown = [(label, text) for label, text in blocks_of(demo, "3.6.2.numbers") if label in ("PyTorch", "result")]
labels = [label for label, text in shown]
if labels != ["result", "result", "PyTorch", "PyTorch", "result", "result", "PyTorch", "result"]:
    sys.exit(f"numbers move in another order: {labels}")
texts = [text for label, text in shown]
variables["x"], variables["queries"] = tensor_of(texts[0]), tensor_of(texts[1])
for code, result in ((texts[2], texts[1]), (texts[3], texts[4]), (texts[6], texts[7])):
    compare(code, eval(code, variables), result)
