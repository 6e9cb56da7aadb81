# Bug 21: the default axis of normalize, which in (batch, tokens, features) is the tokens
import torch
from torch.nn.functional import normalize

torch.manual_seed(26)
x = torch.randn(2, 4, 3)  # (batch, tokens, features)

wrong = normalize(x)
right = normalize(x, dim=-1)
print("lengths of the vectors, wrong:", wrong[0].norm(dim=-1))
print("lengths of the vectors, right:", right[0].norm(dim=-1))
