# Bug 14: a weight stored as (in, out) loaded into a layer that holds (out, in)
import torch

torch.manual_seed(16)
x = torch.randn(1, 3)
stored = torch.randn(3, 3)  # (in, out), as GPT-2's Conv1D stores it

wrong = torch.nn.Linear(3, 3, bias=False)
right = torch.nn.Linear(3, 3, bias=False)
print(wrong.load_state_dict({"weight": stored}, strict=True))
right.load_state_dict({"weight": stored.T})
print("wrong:", wrong(x).detach())
print("right:", right(x).detach(), "which is", x @ stored)
