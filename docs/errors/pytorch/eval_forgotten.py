# eval() forgotten: the layer still drops weights in use
import torch

torch.manual_seed(46)
layer = torch.nn.Dropout(0.5)
x = torch.ones(6)

print("wrong:", layer(x), "and the next time", layer(x))
layer.eval()
print("right:", layer(x))
