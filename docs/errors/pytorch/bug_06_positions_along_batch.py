# Bug 6: positional encodings added along the batch, not along the tokens
import torch

x = torch.zeros(2, 4, 1)  # (batch, tokens, features)
positions = torch.arange(100.0).view(100, 1, 1)  # (positions, 1, features)

wrong = x + positions[: x.size(0)]
right = x + positions[: x.size(1)].transpose(0, 1)
print("positions in the second example, wrong:", wrong[1].flatten())
print("positions in the second example, right:", right[1].flatten())
