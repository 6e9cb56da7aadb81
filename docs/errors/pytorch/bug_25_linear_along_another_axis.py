# Bug 25: a linear layer applied along another axis of equal size
import torch

torch.manual_seed(32)
linear = torch.nn.Linear(4, 4, bias=False)  # made for the features
x = torch.randn(4, 4)  # (features, tokens), as it comes from a convolution

wrong = linear(x)  # mixes tokens
right = linear(x.T).T  # mixes features
print("first token, wrong:", wrong[:, 0].detach())
print("first token, right:", right[:, 0].detach())
