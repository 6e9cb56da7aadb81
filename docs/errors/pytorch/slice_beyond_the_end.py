# a slice beyond the end is shortened
import torch

x = torch.arange(6)

window = x[:8]
print("asked for 8, got", window.numel())
