# Bug 16: LayerNorm over tokens and features, which leaks the future
import torch
from torch.nn.functional import layer_norm

torch.manual_seed(19)
x = torch.randn(3, 4)  # (tokens, features)
changed = x.clone()
changed[2] += 10 * torch.randn(4)  # only the last token changes

wrong = layer_norm(x, (3, 4)), layer_norm(changed, (3, 4))
right = layer_norm(x, (4,)), layer_norm(changed, (4,))
print("first token, wrong:", wrong[0][0], "and with another future", wrong[1][0])
print("first token, right:", right[0][0], "and with another future", right[1][0])
