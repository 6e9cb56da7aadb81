import torch

for heads in (1, 2, 4):
    layer = torch.nn.MultiheadAttention(8, heads)
    print(heads, "heads:", sum(parameter.numel() for parameter in layer.parameters()), "parameters")
