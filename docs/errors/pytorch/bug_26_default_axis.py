# Bug 26: normalize has a default axis, which on (batch, tokens, features) is that of the tokens
import torch
from torch.nn.functional import normalize

torch.manual_seed(26)
x = torch.randn(2, 4, 3)  # (batch, tokens, features)

wrong = normalize(x)
right = normalize(x, dim=-1)
print("lengths of the vectors, wrong:", wrong[0].norm(dim=-1))
print("lengths of the vectors, right:", right[0].norm(dim=-1))
