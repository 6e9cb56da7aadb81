# Bug 13: a square weight used without transposing it
import torch

torch.manual_seed(15)
x = torch.randn(2, 3)
linear = torch.nn.Linear(3, 3)  # its weight is (out, in)

wrong = x @ linear.weight + linear.bias
right = x @ linear.weight.T + linear.bias
print("wrong:", wrong[0].detach())
print("right:", right[0].detach())
print("linear(x) is", "wrong" if torch.allclose(linear(x), wrong) else "right")
