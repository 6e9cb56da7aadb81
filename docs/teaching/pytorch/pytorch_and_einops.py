# every line of ../pytorch_and_einops.md, in PyTorch and in einops: its shape and its numbers
import json, math, pathlib, re
import torch
from torch import nn
import torch.nn.functional as F

if not hasattr(F, "scaled_dot_product_attention"):  # PyTorch 1.13 has it with an underscore, and returns the weights too
    F.scaled_dot_product_attention = lambda *inputs: F._scaled_dot_product_attention(*inputs)[0]


# einops, as far as the page uses it

def words_of(side):
    """Axes of one side of a pattern; those in parentheses together: 't (h d)' is [['t'], ['h', 'd']]."""
    return [(each[1:-1] if each[0] == "(" else each).split() for each in re.findall(r"\([^)]*\)|\w+", side)]


def in_single_axes(x, groups, sizes):
    """x with each group split into its axes; sizes learns how long they are."""
    shape = []
    for group, size in zip(groups, x.shape, strict=True):
        unknown = [name for name in group if name not in sizes and name != "1"]
        known = math.prod(sizes.get(name, 1) for name in group)
        assert len(unknown) <= 1 and size % known == 0 and (unknown or size == known)
        for name in unknown:
            sizes[name] = size // known
        shape += [sizes.get(name, 1) for name in group]
    return x.reshape(shape), [name for group in groups for name in group]


def rearrange(x, pattern, how=None, **sizes):
    left, right = (words_of(side) for side in pattern.split("->"))
    x, names = in_single_axes(x, left, sizes)
    x = x.reshape([size for name, size in zip(names, x.shape) if name != "1"])
    names = [name for name in names if name != "1"]
    wanted = [name for group in right for name in group if name != "1"]
    gone = [place for place, name in enumerate(names) if name not in wanted]
    if gone:
        x = {"sum": torch.sum, "mean": torch.mean, "max": torch.amax}[how](x, dim=gone)
        names = [name for name in names if name in wanted]
    for name in wanted:  # a new axis repeats
        if name not in names:
            x, names = x.expand(sizes[name], *x.shape), [name] + names
    x = x.permute([names.index(name) for name in wanted])
    return x.reshape([math.prod(sizes.get(name, 1) for name in group) for group in right])


def reduce(x, pattern, how):
    return rearrange(x, pattern, how)


repeat = rearrange


def einsum(x, y, pattern):
    return torch.einsum(pattern.replace(" ", ""), x, y)


try:
    from einops import einsum, rearrange, reduce, repeat
except ImportError:
    pass


# The page

def code_in(cell):
    match = re.fullmatch(r"`(.+)`", cell.strip())
    return match[1] if match else None


def result_of(code, names):
    *before, last = code.split("; ")
    exec("; ".join(before), names)
    result = eval(last, names)
    return (result if torch.is_tensor(result) else torch.tensor(result)).detach()


page = (pathlib.Path(__file__).resolve().parent.parent / "pytorch_and_einops.md").read_text()
names = dict(globals())
exec(re.search(r"```python\n(.+?)```", page, re.DOTALL)[1], names)
for line in page.splitlines():
    cells = line.strip("|").split("|")
    if len(cells) != 3 or not code_in(cells[0]):
        continue
    pytorch, einops = code_in(cells[0]), code_in(cells[1])
    result = result_of(pytorch, names)
    if einops and (result_of(einops, names).shape != result.shape or
                   not torch.allclose(result_of(einops, names), result, rtol=1e-6)):
        raise ValueError(f"{einops} is not {pytorch}")
    numbers = [f"{number:.9g}" for number in result.double().flatten().tolist()]
    print(json.dumps({"pytorch": pytorch, "shape": list(result.shape), "numbers": " ".join(numbers)}))
